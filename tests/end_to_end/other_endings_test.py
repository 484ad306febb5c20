# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes a piece, promotes a pawn and has the program finish the game, by mouse and keyboard.

    other_endings_test.py PROGRAM

With SCREENSHOTS=directory it saves screenshots there.
"""

import sys
import time

from desktop import Desktop
from waiting import expect, wait_until
from window import Window, click, drag, drag_over, release_button, xdotool

PROMOTING = "8/4P3/8/8/8/3K4/8/k7 w - - 0 1"


class Scenario:
    """Plays other endings than bishop and knight."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.window = Window(desktop, program)

    def run(self):
        self.replace_knight_by_rook()
        self.promote()
        self.let_program_finish()
        self.start_exercise()

    def replace_knight_by_rook(self):
        self.headline_becomes("White mates in 27")
        self.window.press("Set up")
        drag_over(self.window.place("white rook"), self.window.square("e3"))
        wait_until("The headline during the drag", self.window.headline,
                   lambda headline: headline.startswith("White mates in ") and headline != "White mates in 27")
        release_button()
        wait_until("The piece on e3", lambda: self.window.board().get("e3"), "white rook")
        self.window.press("Play")
        wait_until("The coach", self.window.coach, lambda sentence: sentence.startswith("Leave him less room"))
        self.desktop.screenshot("8-rook-and-bishop")

    def promote(self):
        self.window.press("Set up")
        field = self.window.find("Position as text (FEN)", "text")
        click(field.center)
        xdotool("key", "ctrl+a")
        xdotool("type", "--delay", 5, PROMOTING)
        wait_until("The board", self.window.board, {"e7": "white pawn", "d3": "white king", "a1": "black king"})
        self.window.press("Play")
        wait_until("The headline", self.window.headline, lambda text: text.startswith("White mates in "))
        drag(self.window.square("e7"), self.window.square("e8"))
        time.sleep(0.5)  # the choice of a piece opens when the pawn is dropped
        self.window.key("q")
        wait_until("The piece on e8", lambda: self.window.board().get("e8"), "white queen")

    def let_program_finish(self):
        wait_until("The side to move", self.window.turn, "White to move")
        self.window.press("Finish it for me")
        self.headline_becomes("Checkmate")
        wait_until("The coach", self.window.coach, "Checkmate: White wins.")
        reason = self.window.labels("The coach")[1]
        expect("The coach mentions the help", reason.endswith("Help used: the rest played by the program."), True)
        self.desktop.screenshot("9-finished")

    def start_exercise(self):
        """Moves of the last game must not appear in the exercise."""
        self.window.press("Practise")
        self.window.wait_for_exercise()
        expect("The moves of the exercise", self.window.moves(), [])
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def headline_becomes(self, headline):
        wait_until("The headline", self.window.headline, headline)


def main():
    with Desktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
