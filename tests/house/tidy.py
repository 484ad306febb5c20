# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source in core/ and app/ passes some checks of clang-tidy as .clang-tidy sets them.

    tidy.py ROOT BUILD CHECKS    BUILD holds compile_commands.json; CHECKS such as readability-identifier-naming,bugprone-*

A source is looked at again only when it was compiled anew since, or the rules changed. Those of a room are read
together, as one source, since most of the time goes into what they include; where that leads to an error in one of
them, as when two have a name alike, it is read again alone.
"""

import collections
import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

# What clang-tidy cannot parse of a source alone is no matter of the checks: the compiler has read it.
CLANG_TIDY = ["clang-tidy", "--quiet", "--extra-arg=-ferror-limit=0", "--extra-arg=-w"]
MOST_TOGETHER = 12


def sources(root, build):
    """The sources of the rooms, each with its object file and the options it is compiled with."""
    for command in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(command["file"])
        if any(file.is_relative_to(root / room) for room in ("core", "app")):
            words = shlex.split(command["command"])
            output = words.index("-o")
            yield file, Path(command["directory"], words[output + 1]), list(read_options(words[1:output]))


def read_options(words):
    """Those that tell how a source is read: neither the compiler's name, nor what it has read ahead or warns of."""
    for before, word in zip(["", *words], words):
        is_of_the_compiler = word in ("-Werror", "-Winvalid-pch", "-include") or before == "-include"
        if not is_of_the_compiler and not word.startswith("/usr/bin/"):
            yield word


def is_checked(mark, output, rules):
    return (mark.exists() and output.exists() and
            mark.stat().st_mtime > max(path.stat().st_mtime for path in (output, *rules)))


def look(checks, source, options, build):
    """What clang-tidy says of a source and of what it includes."""
    result = subprocess.run([*CLANG_TIDY, f"--checks=-*,{checks}", source, "--", *options], cwd=build,
                            capture_output=True, text=True)
    return [line for line in result.stdout.splitlines() if ": error: " in line]


def complaints(checks, files, options, build, batch):
    """What is wrong with some sources and with what they include."""
    batch.parent.mkdir(parents=True, exist_ok=True)
    batch.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
    said = look(checks, batch, options, build)
    for file in files:
        if any(line.startswith(f"{file}:") and "[clang-diagnostic" in line for line in said):
            said = [line for line in said if not line.startswith(f"{file}:")] + look(checks, file, options, build)
    return [line for line in said if "[clang-diagnostic" not in line]


def main():
    root, build = (Path(path).resolve() for path in sys.argv[1:3])
    checks = sys.argv[3]
    marks = build / "tidy" / re.sub(r"[^a-z,-]", "", checks)
    if not shutil.which("clang-tidy"):
        sys.exit("clang-tidy is missing.")
    rules = sorted([root / ".clang-tidy", *(root / "core").rglob(".clang-tidy"), *(root / "app").rglob(".clang-tidy")])
    rooms = collections.defaultdict(list)
    for file, output, options in sources(root, build):
        mark = marks / file.relative_to(root)
        if not is_checked(mark, output, rules):
            rooms[file.parent, tuple(options)].append((file, mark))
    wrong = set()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        looks = []
        for (_, options), marked in rooms.items():
            for first in range(0, len(marked), MOST_TOGETHER):
                some = marked[first:first + MOST_TOGETHER]
                batch = marks / f"together-{len(looks)}.cpp"
                looks.append((some, pool.submit(complaints, checks, [file for file, _ in some], options, build, batch)))
        for some, looked in looks:
            wrong.update(looked.result())
            for _, mark in some if not looked.result() else []:
                mark.parent.mkdir(parents=True, exist_ok=True)
                mark.touch()
    if wrong:
        sys.exit("This is not as .clang-tidy says:\n" + "\n".join(sorted(wrong)))


if __name__ == "__main__":
    main()
