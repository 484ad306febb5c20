# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that all C++ sources are formatted with clang-format.

    format.py ROOT

Requires one version of clang-format, because other versions format some sources differently.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "end_to_end"))

from skipping import skip  # noqa: E402, after the path

VERSION = 14


def version_of(program):
    output = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    return int(re.search(r"version (\d+)", output)[1])


def formatter():
    """Returns the name of the program of the required version: the versioned name in Debian, or the usual one."""
    for name in (f"clang-format-{VERSION}", "clang-format"):
        if shutil.which(name) and version_of(name) == VERSION:
            return name
    return skip(f"The format is checked with clang-format {VERSION} only, which is not installed.")


def main():
    root = Path(sys.argv[1])
    program = formatter()
    files = sorted(file for folder in ("core", "app", "tests") for file in (root / folder).rglob("*")
                   if file.suffix in (".h", ".cpp"))
    result = subprocess.run([program, "--dry-run", "--Werror", *files], capture_output=True, text=True)
    unformatted = sorted({line.split(":")[0] for line in result.stderr.splitlines()
                          if "-Wclang-format-violations" in line})
    if unformatted:
        sys.exit(f"Some sources are not formatted. Run {program} -i on:\n  " + "\n  ".join(unformatted))
    if result.returncode != 0:
        sys.exit(result.stderr)


if __name__ == "__main__":
    main()
