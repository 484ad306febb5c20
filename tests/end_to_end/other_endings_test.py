# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts another piece on the board, promotes a pawn and has the rest finished, all by mouse and keyboard.

    other_endings_test.py PROGRAM

With SCREENSHOTS=directory it leaves pictures of the important moments there.
"""

import sys
import time

from desktop import Desktop
from waiting import expect, wait_until
from window import Window, click, drag, drag_over, let_go, xdotool

PROMOTING = "8/4P3/8/8/8/3K4/8/k7 w - - 0 1"


class Story:
    """One user's way from bishop and knight to other endings."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.window = Window(desktop, program)

    def tell(self):
        self.put_a_rook_for_the_knight()
        self.promote()
        self.have_it_finished()
        self.go_on_with_an_exercise()

    def put_a_rook_for_the_knight(self):
        self.headline_becomes("White mates in 27")
        self.window.press("Set up")
        drag_over(self.window.place("white rook"), self.window.square("e3"))
        wait_until("The headline during the drag", self.window.headline,
                   lambda headline: headline.startswith("White mates in ") and headline != "White mates in 27")
        let_go()
        wait_until("Who stands on e3", lambda: self.window.board().get("e3"), "white rook")
        self.window.press("Play")
        wait_until("The coach", self.window.coach, lambda sentence: sentence.startswith("King and rook are enough"))
        self.desktop.screenshot("8-rook-and-bishop")

    def promote(self):
        self.window.press("Set up")
        field = self.window.find("Position as text (FEN)", "text")
        click(field.center)
        xdotool("key", "ctrl+a")
        xdotool("type", "--delay", 5, PROMOTING)
        wait_until("The board", self.window.board, {"e7": "white pawn", "d3": "white king", "a1": "black king"})
        self.window.press("Play")
        wait_until("Whether the headline tells a mate", self.window.headline, lambda text: text.startswith("White mates in "))
        drag(self.window.square("e7"), self.window.square("e8"))
        time.sleep(0.5)  # the choice of a piece opens on the board when the pawn is let go
        self.window.key("q")
        wait_until("Who stands on e8", lambda: self.window.board().get("e8"), "white queen")

    def have_it_finished(self):
        wait_until("Whose move", self.window.turn, "White to move")
        self.window.press("Finish it for me")
        self.headline_becomes("Checkmate")
        wait_until("The coach", self.window.coach, "Checkmate.")
        reason = self.window.labels("The coach")[1]
        expect("Whether the coach tells who played", reason.endswith("Help used: the rest played by the program."), True)
        self.desktop.screenshot("9-finished")

    def go_on_with_an_exercise(self):
        """What the program played in the last game has nothing to do with the exercise."""
        self.window.press("Practise")
        self.window.wait_for_exercise()
        expect("The moves of the exercise", self.window.moves(), [])
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def headline_becomes(self, headline):
        wait_until("The headline", self.window.headline, headline)


def main():
    with Desktop() as desktop:
        Story(desktop, sys.argv[1]).tell()


if __name__ == "__main__":
    main()
