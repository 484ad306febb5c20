# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source is as clang-format leaves it.

    format.py ROOT
"""

import shutil
import subprocess
import sys
from pathlib import Path


def main():
    root = Path(sys.argv[1])
    if not shutil.which("clang-format"):
        sys.exit("clang-format is missing.")
    files = sorted(file for folder in ("core", "app", "tests") for file in (root / folder).rglob("*")
                   if file.suffix in (".h", ".cpp"))
    result = subprocess.run(["clang-format", "--dry-run", "--Werror", *files], capture_output=True, text=True)
    unformatted = sorted({line.split(":")[0] for line in result.stderr.splitlines() if "-Wclang-format-violations" in line})
    if unformatted:
        sys.exit("Run clang-format -i on:\n  " + "\n  ".join(unformatted))
    if result.returncode != 0:
        sys.exit(result.stderr)


if __name__ == "__main__":
    main()
