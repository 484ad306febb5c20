# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs some checks of clang-tidy on all sources in core/ and app/, with the options in .clang-tidy.

    tidy.py ROOT BUILD CHECKS    BUILD has compile_commands.json; CHECKS such as readability-function-size

The sources of a unity build are checked together. They are checked again only after they were recompiled or the rules
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

# The compiler reports warnings already.
CLANG_TIDY = ["clang-tidy", "--quiet", "--extra-arg=-w"]
FOLDERS = ("core", "app")


def sources(root, build):
    """Yields each compiled source, or unity source, with its object file and its compiler options."""
    for command in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(command["file"])
        is_unity = file.name.startswith("unity_") and any(file.is_relative_to(build / folder) for folder in FOLDERS)
        if is_unity or any(file.is_relative_to(root / folder) for folder in FOLDERS):
            # clang cannot read headers that gcc precompiled.
            words = shlex.split(re.sub(r" -include \S+/cmake_pch\.hxx", "", command["command"]))
            output = words.index("-o")
            options = [word for word in words[1:output] if word != "-Werror"]
            yield file, Path(command["directory"], words[output + 1]), options


def is_up_to_date(mark, output, rules):
    return (mark.exists() and output.exists() and
            mark.stat().st_mtime > max(path.stat().st_mtime for path in (output, *rules)))


def errors_in(checks, source, options, build):
    """Returns the errors in a source and in the headers it includes, except for generated files in the build folder."""
    result = subprocess.run([*CLANG_TIDY, f"--checks=-*,{checks}", source, "--", *options], cwd=build,
                            capture_output=True, text=True)
    return [line for line in result.stdout.splitlines()
            if ": error: " in line and not Path(build, line.split(":")[0]).resolve().is_relative_to(build)]


def main():
    root, build = (Path(path).resolve() for path in sys.argv[1:3])
    checks = sys.argv[3]
    marks = build / "tidy" / re.sub(r"[^a-z,-]", "", checks)
    if not shutil.which("clang-tidy"):
        skip("Names and the size of functions are checked with clang-tidy, which is not installed.")
    rules = sorted([root / ".clang-tidy", *(root / "core").rglob(".clang-tidy"), *(root / "app").rglob(".clang-tidy")])
    errors = set()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        runs = []
        for source, output, options in sources(root, build):
            mark = marks / output.relative_to(build)
            if not is_up_to_date(mark, output, rules):
                runs.append((mark, pool.submit(errors_in, checks, source, options, build)))
        for mark, run in runs:
            errors.update(run.result())
            if not run.result():
                mark.parent.mkdir(parents=True, exist_ok=True)
                mark.touch()
    if errors:
        sys.exit("clang-tidy found violations of .clang-tidy. Correct them:\n" + "\n".join(sorted(errors)))


if __name__ == "__main__":
    main()
