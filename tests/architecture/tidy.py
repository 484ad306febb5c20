# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source in core/ and app/ passes some checks of clang-tidy as .clang-tidy sets them.

    tidy.py ROOT BUILD CHECKS    BUILD holds compile_commands.json; CHECKS such as readability-identifier-naming

What is compiled as one is read as one. It is looked at again only when it was compiled anew since, or the rules
changed.
"""

import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "end_to_end"))

from skipping import skip  # noqa: E402, after the path

# Of warnings the compiler tells.
CLANG_TIDY = ["clang-tidy", "--quiet", "--extra-arg=-w"]
ROOMS = ("core", "app")


def sources(root, build):
    """What is compiled of the rooms, each with its object file and the options it is compiled with."""
    for command in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(command["file"])
        is_joined = file.name.startswith("unity_") and any(file.is_relative_to(build / room) for room in ROOMS)
        if is_joined or any(file.is_relative_to(root / room) for room in ROOMS):
            words = shlex.split(command["command"])
            output = words.index("-o")
            options = [word for word in words[1:output] if word != "-Werror"]
            yield file, Path(command["directory"], words[output + 1]), options


def is_checked(mark, output, rules):
    return (mark.exists() and output.exists() and
            mark.stat().st_mtime > max(path.stat().st_mtime for path in (output, *rules)))


def complaints(checks, source, options, build):
    """The complaints about a source and what it includes, except for generated files, which are in the build."""
    result = subprocess.run([*CLANG_TIDY, f"--checks=-*,{checks}", source, "--", *options], cwd=build,
                            capture_output=True, text=True)
    return [line for line in result.stdout.splitlines()
            if ": error: " in line and not Path(build, line.split(":")[0]).resolve().is_relative_to(build)]


def main():
    root, build = (Path(path).resolve() for path in sys.argv[1:3])
    checks = sys.argv[3]
    marks = build / "tidy" / re.sub(r"[^a-z,-]", "", checks)
    if not shutil.which("clang-tidy"):
        skip("Names are checked with clang-tidy, which is not installed.")
    rules = sorted([root / ".clang-tidy", *(root / "core").rglob(".clang-tidy"), *(root / "app").rglob(".clang-tidy")])
    wrong = set()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        looks = []
        for source, output, options in sources(root, build):
            mark = marks / output.relative_to(build)
            if not is_checked(mark, output, rules):
                looks.append((mark, pool.submit(complaints, checks, source, options, build)))
        for mark, looked in looks:
            wrong.update(looked.result())
            if not looked.result():
                mark.parent.mkdir(parents=True, exist_ok=True)
                mark.touch()
    if wrong:
        sys.exit("This is not as .clang-tidy says:\n" + "\n".join(sorted(wrong)))


if __name__ == "__main__":
    main()
