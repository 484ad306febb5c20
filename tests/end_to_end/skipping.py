# SPDX-License-Identifier: GPL-3.0-or-later
"""Skipping a test that needs what is not installed here."""

import shutil
import sys

SKIPPED = 77  # the exit code that ctest takes for a skipped test


def skip(reason):
    """Ends the test as skipped; the reason is a sentence."""
    print(reason)
    sys.exit(SKIPPED)


def missing(packages):
    """The sentence about programs that are not installed, if any; `packages` names Debian's package of each."""
    lacking = sorted(program for program in packages if shutil.which(program) is None)
    needed = " ".join(sorted({packages[program] for program in lacking}))
    return f"{', '.join(lacking)} not found: install {needed}." if lacking else None
