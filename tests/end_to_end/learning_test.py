# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns by mouse and keyboard: starts the course, where wrong answers are explained, and goes on to practice, where
the failed question comes up again.

    learning_test.py PROGRAM

With SCREENSHOTS=directory it saves screenshots there.
"""

import re
import sys
import tempfile

from days import let_days_pass
from desktop import Desktop
from waiting import expect, wait_until
from window import Window, click

QUESTION = "1.6"
SAVED = "This exercise will come up again in "
NUMBER, _, RESULT = range(3)  # the columns of the contents


class Scenario:
    """Answers questions of the course from the first start, and practises them on another day."""

    def __init__(self, desktop, program, folder):
        self.desktop = desktop
        self.program = program
        self.folder = folder
        self.window = self.start()

    def run(self):
        self.begin()
        self.read_first_page()
        self.select_squares()
        self.go_to_question()
        self.lose_the_knight()
        self.take_back()
        self.find_the_move()
        self.see_results()
        self.come_back()
        self.practise()

    def start(self):
        return Window(self.desktop, self.program, "--data", self.folder)

    def begin(self):
        wait_until("The number of cards with first steps", lambda: len(self.window.everything_named("First steps")), 1)
        expect("The coach", self.window.coach(), None)
        self.desktop.screenshot("70-first-steps")
        self.window.press("Learn")
        self.page_becomes("(1 of 6)")
        expect("The number of cards with first steps", len(self.window.everything_named("First steps")), 0)

    def read_first_page(self):
        self.window.key("alt+Next")
        wait_until("The headline", self.window.headline, "Checkmate")
        self.window.press("Next page")
        self.page_becomes("(2 of 6)")

    def select_squares(self):
        """The bishop stands on a light square, so a1 is a wrong corner."""
        for square in ("a1", "h1"):
            click(self.window.square(square))
        self.page_becomes("a1 is wrong. One square still to find.")
        click(self.window.square("a8"))
        self.page_becomes("Correct: these are the squares.")

    def go_to_question(self):
        self.window.press("Contents")
        wait_until("The results in the contents", lambda: self.window.labels("Contents"),
                   lambda text: "Questions solved: 1 of" in str(text))
        expect("The result of the question", self.result(), "")
        rows = [row[NUMBER] for row in self.rows()]
        self.window.key(*["Down"] * (rows.index(QUESTION) - rows.index("1.2")), "Return")
        self.page_becomes("It is your move.")

    def lose_the_knight(self):
        for square in ("a5", "b7"):
            click(self.window.square(square))
        self.page_becomes("Find a better move.")
        wait_until("The coach", self.window.coach_labels,
                   ["Nb7 throws the win away.", "The king captures the knight on b7. Best reply: Kxb7."])
        expect("The moves", self.window.moves(), ["Nb7"])
        self.desktop.screenshot("71-refuted")

    def take_back(self):
        self.window.press("Take back")
        self.page_becomes("It is your move.")
        expect("The piece on a5", self.window.board().get("a5"), "white knight")

    def find_the_move(self):
        self.window.key("b", "d", "7", "Return")
        self.page_becomes("Right. Solved at the second try.")
        wait_until("The reply", lambda: self.window.board().get("b8"), "black king")
        self.desktop.screenshot("72-answered")

    def see_results(self):
        self.window.key("ctrl+b")
        wait_until("The results in the contents", lambda: self.window.labels("Contents"),
                   lambda text: "Questions solved: 2 of" in str(text))
        wait_until("The result of the question", self.result, "✓ Second try")
        self.desktop.screenshot("73-contents")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def come_back(self):
        """The course continues at the same page with its results, without first steps."""
        self.window = self.start()
        self.page_becomes("(6 of 6)")
        expect("The number of cards with first steps", len(self.window.everything_named("First steps")), 0)
        self.window.key("ctrl+b")
        wait_until("The result of the question", self.result, "✓ Second try")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def practise(self):
        """The failed questions are due, and scheduled some days later after a correct answer. Every third exercise is
        new."""
        let_days_pass(self.folder, 1)
        self.window = self.start()
        self.page_becomes("(6 of 6)")
        self.window.key("ctrl+p")
        self.exercise_becomes("This one is new.")
        expect("Both questions are due", "Practice · 2 due" in self.window.exercise(), True)
        self.window.press("Give up")
        self.go_on_to("Select 2 squares on the board, or type them.")
        for square in ("h1", "a8"):
            click(self.window.square(square))
        self.exercise_becomes("Correct: these are the squares.")
        self.go_on_to("It is your move.")
        named = re.search(r"Bishop and knight: 1\. .*\(6 of 6\)", self.window.exercise())
        expect("The exercise names its page", bool(named), True)
        expect("The piece on a5", self.window.board().get("a5"), "white knight")
        self.desktop.screenshot("74-due")
        for square in ("b5", "d7"):
            click(self.window.square(square))
        self.exercise_becomes("Right.")
        self.exercise_becomes("Practice · 3 done · ")
        self.exercise_becomes(SAVED)
        self.desktop.screenshot("75-done")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    # Helpers

    def go_on_to(self, sentence):
        self.exercise_becomes(SAVED)
        self.window.press("Next exercise")
        self.exercise_becomes(sentence)

    def exercise_becomes(self, sentence):
        wait_until("The exercise", self.window.exercise, lambda text: sentence in text)

    def page_becomes(self, sentence):
        wait_until("The page", lambda: " ".join(self.window.labels("The course")), lambda text: sentence in text)

    def rows(self):
        return self.window.find("Chapters and pages", "table").rows()

    def result(self):
        return next(row[RESULT] for row in self.rows() if row[NUMBER] == QUESTION)


def main():
    with Desktop() as desktop, tempfile.TemporaryDirectory() as folder:
        Scenario(desktop, sys.argv[1], folder).run()


if __name__ == "__main__":
    main()
