# SPDX-License-Identifier: GPL-3.0-or-later
"""The rooms of core and the console program are built where there is no Qt just as they are built here.

    without_qt.py ROOT BUILD SCRATCH    BUILD holds what is built with Qt, SCRATCH is a folder for trying

Everything but the graphical program is configured with Qt hidden. Where each source is compiled by the same command as
here, compiling it again would show nothing new; the program that came of it must not use Qt.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOMS = ("core", "app/reasons", "app/console")
KEPT = re.compile(r"^(CMAKE_BUILD_TYPE|CMAKE_CXX_COMPILER|CMAKE_CXX_FLAGS\w*|CMAKE_COMPILE_WARNING_AS_ERROR|"
                  r"CMAKE_UNITY_BUILD\w*):\w+=.*", re.MULTILINE)


def commands(root, build):
    """By the sources of the rooms, how each is compiled, as if in no particular folder."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    return {source: entry["command"].replace(str(build), "BUILD")
            for entry in entries for source in joined(root, Path(entry["file"]))
            if any(source.is_relative_to(root / room) for room in ROOMS)}


def joined(root, source):
    """The sources that are compiled as one."""
    if not source.name.startswith("unity_"):
        return [source]
    text = source.read_text(encoding="utf-8")
    return [Path(file) for file in re.findall(rf'#include "({re.escape(str(root))}/[^"]+)"', text)]


def main():
    root, build, scratch = (Path(path).resolve() for path in sys.argv[1:])
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8")
    same = [f"-D{match[0]}" for match in KEPT.finditer(cache)]
    subprocess.run(["cmake", "-S", root, "-B", scratch, "-G", "Ninja", *same, "-DRIGHTCORNER_APP=OFF",
                    "-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON"], check=True)
    here, there = commands(root, build), commands(root, scratch)
    different = [file for file in sorted(here.keys() | there.keys()) if here.get(file) != there.get(file)]
    if different or len(here) < 50:
        sys.exit("Not compiled alike with Qt and without it:\n" + "\n".join(map(str, different)))
    program = build / "app" / "console" / "rightcorner-cli"
    if "Qt" in subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout:
        sys.exit("The console program uses Qt.")


if __name__ == "__main__":
    main()
