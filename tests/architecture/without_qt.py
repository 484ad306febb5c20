# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that core and the console program build the same way without Qt.

    without_qt.py ROOT BUILD SCRATCH    BUILD is a build with Qt, SCRATCH is a folder for one without

Configures everything except the graphical program with Qt hidden. If the compiler commands are the same as in BUILD,
the sources compile without Qt, and need not be compiled again. The console program must not be linked with Qt.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

FOLDERS = ("core", "app/reasons", "app/console")
SAME_OPTIONS = re.compile(r"^(CMAKE_BUILD_TYPE|CMAKE_CXX_COMPILER|CMAKE_CXX_FLAGS\w*|CMAKE_COMPILE_WARNING_AS_ERROR|"
                  r"CMAKE_UNITY_BUILD\w*):\w+=.*", re.MULTILINE)


def commands(root, build):
    """Returns the compiler command of each source, with a placeholder for the build folder."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    return {source: entry["command"].replace(str(build), "BUILD")
            for entry in entries for source in sources_in(root, Path(entry["file"]))
            if any(source.is_relative_to(root / folder) for folder in FOLDERS)}


def sources_in(root, source):
    """Returns the sources that a unity source includes, or the source itself."""
    if not source.name.startswith("unity_"):
        return [source]
    text = source.read_text(encoding="utf-8")
    return [Path(file) for file in re.findall(rf'#include "({re.escape(str(root))}/[^"]+)"', text)]


def main():
    root, build, scratch = (Path(path).resolve() for path in sys.argv[1:])
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8")
    options = [f"-D{match[0]}" for match in SAME_OPTIONS.finditer(cache)]
    subprocess.run(["cmake", "-S", root, "-B", scratch, "-G", "Ninja", *options, "-DRIGHTCORNER_APP=OFF",
                    "-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON"], check=True)
    with_qt, without_qt = commands(root, build), commands(root, scratch)
    different = [file for file in sorted({*with_qt, *without_qt}) if with_qt.get(file) != without_qt.get(file)]
    if len(with_qt) < 50:
        sys.exit(f"{build} compiles only {len(with_qt)} sources of core and the console program.")
    if different:
        sys.exit("The compiler commands with and without Qt differ for:\n" + "\n".join(map(str, different)))
    program = build / "app" / "console" / "rightcorner-cli"
    if not program.exists():
        sys.exit(f"{program} does not exist: build it first.")
    if "Qt" in subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout:
        sys.exit("The console program is linked with Qt: remove the dependency from its CMakeLists.txt.")


if __name__ == "__main__":
    main()
