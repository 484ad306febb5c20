# SPDX-License-Identifier: GPL-3.0-or-later
"""format.py asks clang-format 14 only, and is skipped with one sentence where that is not installed.

    format_test.py
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent / "format.py"
SKIPPED = 77
VIOLATION = "core/chess/move.h:1:1: error: code should be clang-formatted [-Wclang-format-violations]"


class Format(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.programs = Path(folder.name)

    def install(self, name, version, complaint=""):
        """Installs a program that states a version, and complains about all sources."""
        program = self.programs / name
        program.write_text("#!/bin/sh\n"
                           f"[ \"$1\" = --version ] && echo '{version}' && exit\n"
                           f"[ -z '{complaint}' ] || {{ echo '{complaint}' >&2; exit 1; }}\n", encoding="utf-8")
        program.chmod(0o755)

    def check(self):
        return subprocess.run([sys.executable, "-B", SCRIPT, SCRIPT.parent.parent.parent], check=False,
                              capture_output=True, text=True, env=os.environ | {"PATH": str(self.programs)})

    def expect_skipped(self):
        result = self.check()
        self.assertEqual(result.returncode, SKIPPED, result.stderr)
        self.assertRegex(result.stdout, r"\A[A-Z][^.\n]*clang-format 14[^.\n]*\.\n\Z")
        self.assertEqual(result.stderr, "")

    def test_without_the_program_it_is_skipped(self):
        self.expect_skipped()

    def test_other_versions_are_not_asked(self):
        for version in ("clang-format version 13.0.1", "Ubuntu clang-format version 18.1.3 (1ubuntu1)",
                        "clang-format version 140.0.0"):
            with self.subTest(version):
                self.install("clang-format", version, VIOLATION)
                self.expect_skipped()

    def test_the_version_is_found_under_either_name(self):
        self.install("clang-format", "Debian clang-format version 14.0.6")
        self.assertEqual(self.check().returncode, 0)
        self.install("clang-format", "clang-format version 18.1.3", VIOLATION)
        self.install("clang-format-14", "Debian clang-format version 14.0.6")
        self.assertEqual(self.check().returncode, 0)

    def test_unformatted_sources_fail(self):
        self.install("clang-format-14", "Debian clang-format version 14.0.6", VIOLATION)
        result = self.check()
        self.assertEqual(result.returncode, 1)
        self.assertIn("core/chess/move.h", result.stderr)


if __name__ == "__main__":
    unittest.main()
