# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that english.py finds private terms, marker words and question words in every kind of text.

    english_test.py
"""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import english

# Short enough for a single marker word to exceed the limits.
PLAIN = "The rook cuts the king off and the pawn advances to promotion. " * 20


class English(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def violations_in(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()):
            return "\n".join(english.violations(self.root))

    def test_plain_english_passes(self):
        self.assertEqual(self.violations_in("README.md", PLAIN), "")
        self.assertEqual(self.violations_in("app/text/words.cpp", f'auto text = Words::tr("{PLAIN}");\n'), "")
        self.assertEqual(self.violations_in("resources/courses/rook.en.pgn", "{ " + PLAIN + " } *\n"), "")

    def test_private_terms_are_found(self):
        for path, text in (("README.md", "It plays by rule of thumb."),
                           ("app/packaging/rightcorner.man", "the verdict of a position"),
                           ("app/text/words.cpp", 'tr("All re"\n   "plies");'),
                           ("app/text/words.cpp", 'QT_TRANSLATE_NOOP("Words", "At the edge")'),
                           ("app/console/words.cpp", 'say("The rest is left out.");'),
                           ("resources/courses/rook.en.pgn", '[ChapterName "Mind stalemate"]')):
            with self.subTest(path=path, text=text):
                self.setUp()
                self.assertIn(path + " (1)", self.violations_in(path, text))

    def test_words_that_contain_a_term_pass(self):
        self.assertEqual(self.violations_in("README.md", PLAIN + "curved, workout, `verdict`"), "")

    def test_claims_in_courses_are_ignored(self):
        text = "{ " + PLAIN + "[%assert what nothing] } *"
        self.assertEqual(self.violations_in("resources/courses/kbn.en.pgn", text), "")

    def test_marker_words_are_counted(self):
        self.assertIn("README.md (2)", self.violations_in("README.md", PLAIN + "It says nothing. Somebody told him."))
        self.assertIn("console", self.violations_in("app/console/words.cpp", f'say("{PLAIN} Nobody and nothing.");'))

    def test_doc_comments_that_begin_with_question_words_are_counted(self):
        code = "/// Whether it is so.\n/// What else?\nbool a();\n\n" * 2 + "/// The side to move.\nint b();\n"
        self.assertIn("66.7%", self.violations_in("core/chess/a.h", code))

    def test_names_of_tests_are_split_into_words(self):
        self.assertEqual(english.test_names("TEST(Suite, DropsWhatIsUnknown)\nTEST_F(Other, AKingIsNone)\n"),
                         ["Drops What Is Unknown", "A King Is None"])


if __name__ == "__main__":
    unittest.main()
