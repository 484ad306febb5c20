# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns by mouse, by keyboard, or by the actions of a screen reader: starts the course, where wrong answers are
explained, and goes on to practice, where the failed question comes up again.

    learning_test.py PROGRAM mouse|keyboard|screen-reader

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


class Mouse:
    """Uses the window by clicks."""

    def press(self, window, name):
        window.press(name)

    def select(self, window, square):
        click(window.square(square))

    def play(self, window, _, start, end):
        for square in (start, end):
            click(window.square(square))

    def choose(self, window, rows, number):
        table = window.find("Chapters and pages", "table")
        click(next(cell for cell in table.children() if cell.name == number).center)


class Keyboard(Mouse):
    """Uses the window by keys."""

    KEYS = {"Learn": "ctrl+k", "Next move": "alt+Next", "Next page": "alt+Next", "Contents": "ctrl+b",
            "Try again": "alt+Next", "Give up": "ctrl+shift+u", "Next exercise": "ctrl+j", "Practise": "ctrl+j"}

    def press(self, window, name):
        window.key(self.KEYS[name])

    def select(self, window, square):
        window.key(*square, "Return")

    def play(self, window, move, start, end):
        window.key(*move, "Return")

    def choose(self, window, rows, number):
        numbers = [row[NUMBER] for row in rows]
        window.key(*["Down"] * (numbers.index(number) - numbers.index("1.2")), "Return")


class ScreenReader(Keyboard):
    """Uses the buttons and the board by their accessible actions, and the list by keys."""

    def press(self, window, name):
        wait_until(f"“{name}” is enabled", lambda: window.can_press(name), True)
        window.find(name).press()

    def select(self, window, square):
        window.press_square(square)

    def play(self, window, move, start, end):
        for square in (start, end):
            window.press_square(square)


class Scenario:
    """Answers questions of the course from the first start, and practises them on another day."""

    def __init__(self, desktop, hand, program, folder):
        self.desktop = desktop
        self.hand = hand
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
        self.press("Learn")
        self.page_becomes("(1 of 6)")
        expect("The number of cards with first steps", len(self.window.everything_named("First steps")), 0)

    def read_first_page(self):
        self.press("Next move")
        wait_until("The headline", self.window.headline, "Checkmate")
        self.press("Next page")
        self.page_becomes("(2 of 6)")

    def select_squares(self):
        """The bishop stands on a light square, so a1 is a wrong corner."""
        for square in ("a1", "h1"):
            self.hand.select(self.window, square)
        self.page_becomes("a1 is wrong. One square still to find.")
        self.hand.select(self.window, "a8")
        self.page_becomes("Correct: these are the squares.")

    def go_to_question(self):
        self.press("Contents")
        wait_until("The results in the contents", lambda: self.window.labels("Contents"),
                   lambda text: "Questions solved: 1 of" in str(text))
        expect("The result of the question", self.result(), "")
        self.hand.choose(self.window, self.rows(), QUESTION)
        self.page_becomes("It is your move.")

    def lose_the_knight(self):
        self.hand.play(self.window, "Nb7", "a5", "b7")
        self.page_becomes("Find a better move.")
        wait_until("The coach", self.window.coach_labels,
                   ["Nb7 throws the win away.", "The king captures the knight on b7. Best reply: Kxb7."])
        expect("The moves", self.window.moves(), ["Nb7"])
        self.desktop.screenshot("71-refuted")

    def take_back(self):
        self.press("Try again")
        self.page_becomes("It is your move.")
        expect("The piece on a5", self.window.board().get("a5"), "white knight")

    def find_the_move(self):
        self.hand.play(self.window, "bd7", "b5", "d7")
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
        self.window.key("ctrl+j")
        self.exercise_becomes("This one is new.")
        expect("Both questions are due", "Practice · 2 due" in self.window.exercise(), True)
        self.press("Give up")
        self.go_on_to("Select 2 squares on the board, or type them.")
        for square in ("h1", "a8"):
            self.hand.select(self.window, square)
        self.exercise_becomes("Correct: these are the squares.")
        self.go_on_to("It is your move.")
        named = re.search(r"Bishop and knight: 1\. .*\(6 of 6\)", self.window.exercise())
        expect("The exercise names its page", bool(named), True)
        expect("The piece on a5", self.window.board().get("a5"), "white knight")
        self.desktop.screenshot("74-due")
        self.hand.play(self.window, "Bd7", "b5", "d7")
        self.exercise_becomes("Right.")
        self.exercise_becomes("Practice · 3 done · ")
        self.exercise_becomes(SAVED)
        self.desktop.screenshot("75-done")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    # Helpers

    def press(self, name):
        self.hand.press(self.window, name)

    def go_on_to(self, sentence):
        self.exercise_becomes(SAVED)
        self.press("Next exercise")
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
    hand = {"mouse": Mouse, "keyboard": Keyboard, "screen-reader": ScreenReader}[sys.argv[2]]()
    with Desktop() as desktop, tempfile.TemporaryDirectory() as folder:
        Scenario(desktop, hand, sys.argv[1], folder).run()


if __name__ == "__main__":
    main()
