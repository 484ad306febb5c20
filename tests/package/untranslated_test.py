# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that untranslated.py finds texts whose translations are missing or unfinished.

    untranslated_test.py ROOT LUPDATE
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LUPDATE = sys.argv.pop()
SCRIPT = Path(sys.argv.pop()) / "app/packaging/untranslated.py"

SOURCE = """#include <QObject>
struct Words { Q_DECLARE_TR_FUNCTIONS(Words) };
QString title() { return Words::tr("Best move"); }
QString moves(int n) { return Words::tr("%n move(s)", nullptr, n); }
"""
TITLE = '<message><source>Best move</source><translation{}>Bester Zug</translation></message>'
MOVES = ('<message numerus="yes"><source>%n move(s)</source><translation>'
         "<numerusform>%n Zug</numerusform><numerusform>%n Züge</numerusform></translation></message>")


class Untranslated(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "words.cpp").write_text(SOURCE, encoding="utf-8")

    def found(self, language, *messages):
        """Returns the lines that the script prints for a translation file with some messages."""
        file = self.root / f"words_{language}.ts"
        file.write_text(f'<!DOCTYPE TS><TS version="2.1" language="{language}"><context><name>Words</name>'
                        f'{"".join(messages)}</context></TS>', encoding="utf-8")
        before = file.read_bytes()
        ran = subprocess.run([sys.executable, "-B", SCRIPT, LUPDATE, self.root, file], capture_output=True,
                             text=True, check=False)
        self.assertEqual(file.read_bytes(), before)
        self.assertEqual(ran.returncode, 1 if ran.stderr else 0)
        return [line.strip() for line in ran.stderr.splitlines()[1:]]

    def test_complete_translations_pass(self):
        self.assertEqual(self.found("de", TITLE.format(""), MOVES), [])

    def test_missing_texts_are_found(self):
        self.assertEqual(self.found("de", MOVES), ["words_de.ts: Best move"])

    def test_unfinished_texts_are_found(self):
        self.assertEqual(self.found("de", TITLE.format(' type="unfinished"'), MOVES), ["words_de.ts: Best move"])

    def test_english_needs_plurals_only(self):
        self.assertEqual(self.found("en", MOVES), [])
        self.assertEqual(self.found("en"), ["words_en.ts: %n move(s)"])


if __name__ == "__main__":
    unittest.main()
