# SPDX-License-Identifier: GPL-3.0-or-later
"""Skips tests that need programs that are not installed."""

import shutil
import sys

SKIPPED = 77  # the exit code of skipped tests for ctest


def skip(reason):
    """Prints the reason, a sentence, and exits as skipped."""
    print(reason)
    sys.exit(SKIPPED)


def missing(packages):
    """Returns a sentence that lists missing programs, or None. `packages` has the Debian package of each program."""
    lacking = sorted(program for program in packages if shutil.which(program) is None)
    needed = " ".join(sorted({packages[program] for program in lacking}))
    return f"{', '.join(lacking)} not found: install {needed}." if lacking else None
