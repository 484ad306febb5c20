# SPDX-License-Identifier: GPL-3.0-or-later
"""Every name in core/ and app/ is written as .clang-tidy says, by clang-tidy's readability-identifier-naming.

    names.py ROOT BUILD    BUILD holds compile_commands.json

A source is looked at again only when it was compiled anew since, or the rules changed.
"""

import concurrent.futures
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

CHECKS = "--checks=-*,readability-identifier-naming"


def sources(root, build):
    """The sources of the rooms, each with its object file."""
    for command in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(command["file"])
        if any(file.is_relative_to(root / room) for room in ("core", "app")):
            words = shlex.split(command["command"])
            yield file, Path(command["directory"], words[words.index("-o") + 1])


def is_checked(mark, output, rules):
    return (mark.exists() and output.exists() and
            mark.stat().st_mtime > max(path.stat().st_mtime for path in (output, *rules)))


def complaints(file, build, mark):
    """What is wrong with the names of a source and of what it includes; marks it as checked if nothing is.

    What clang-tidy cannot parse is no matter of names: the compiler has read it.
    """
    result = subprocess.run(["clang-tidy", "-p", build, CHECKS, "--quiet", file], capture_output=True, text=True)
    wrong = [line for line in result.stdout.splitlines() if "[readability-identifier-naming" in line]
    if not wrong:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    return wrong


def main():
    root, build = (Path(path).resolve() for path in sys.argv[1:])
    if not shutil.which("clang-tidy"):
        sys.exit("clang-tidy is missing.")
    rules = sorted([root / ".clang-tidy", *(root / "core").rglob(".clang-tidy"), *(root / "app").rglob(".clang-tidy")])
    wrong = set()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        checks = []
        for file, output in sources(root, build):
            mark = build / "names" / file.relative_to(root)
            if not is_checked(mark, output, rules):
                checks.append(pool.submit(complaints, file, build, mark))
        for check in checks:
            wrong.update(check.result())
    if wrong:
        sys.exit("These names are not as .clang-tidy says:\n" + "\n".join(sorted(wrong)))


if __name__ == "__main__":
    main()
