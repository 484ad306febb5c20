# SPDX-License-Identifier: GPL-3.0-or-later
"""english.py finds private terms, marker words and question words in every kind of text.

    english_test.py
"""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import english

# Long enough for one word too many not to hide in it, short enough for it to count.
PLAIN = "The rook cuts the king off and the pawn advances to promotion. " * 20


class English(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def faults_of(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()):
            return "\n".join(english.faults(self.root))

    def test_plain_english_passes(self):
        self.assertEqual(self.faults_of("README.md", PLAIN), "")
        self.assertEqual(self.faults_of("app/text/words.cpp", f'auto text = Words::tr("{PLAIN}");\n'), "")
        self.assertEqual(self.faults_of("resources/courses/rook.en.pgn", "{ " + PLAIN + " } *\n"), "")

    def test_private_terms_are_found(self):
        for path, text in (("README.md", "It plays by rule of thumb."),
                           ("app/packaging/rightcorner.man", "the verdict of a position"),
                           ("app/text/words.cpp", 'tr("All re"\n   "plies");'),
                           ("app/text/words.cpp", 'QT_TRANSLATE_NOOP("Words", "At the edge")'),
                           ("app/console/words.cpp", 'say("The rest is left out.");'),
                           ("resources/courses/rook.en.pgn", '[ChapterName "Mind stalemate"]')):
            with self.subTest(path=path, text=text):
                self.setUp()
                self.assertIn(path + " (1)", self.faults_of(path, text))

    def test_words_that_only_contain_a_term_are_not(self):
        self.assertEqual(self.faults_of("README.md", PLAIN + "curved, workout, `verdict`"), "")

    def test_claims_of_courses_are_not_text(self):
        self.assertEqual(self.faults_of("resources/courses/kbn.en.pgn", "{ " + PLAIN + "[%assert what nothing] } *"), "")

    def test_marker_words_are_counted(self):
        self.assertIn("README.md (2)", self.faults_of("README.md", PLAIN + "It says nothing. Somebody told him."))
        self.assertIn("console", self.faults_of("app/console/words.cpp", f'say("{PLAIN} Nobody and nothing.");'))

    def test_question_words_open_no_doc_comments(self):
        code = "/// Whether it is so.\n/// What else?\nbool a();\n\n" * 2 + "/// The side to move.\nint b();\n"
        self.assertIn("66.7%", self.faults_of("core/chess/a.h", code))

    def test_names_of_tests_are_words(self):
        self.assertEqual(english.test_names("TEST(Suite, DropsWhatIsUnknown)\nTEST_F(Other, AKingIsNone)\n"),
                         ["Drops What Is Unknown", "A King Is None"])


if __name__ == "__main__":
    unittest.main()
