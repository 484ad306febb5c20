# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a PGN file, has a game judged, plays on in it, saves it and opens the saved file.

    games_test.py PROGRAM CONSOLE_PROGRAM

With SCREENSHOTS=directory it saves screenshots there.
"""

import re
import subprocess
import sys

from desktop import Desktop
from waiting import Failure, expect, wait_until, wait_until_at_rest
from window import Window, xdotool

# The second game comes down to bishop and knight when the pawn is taken.
GAMES = """[Event "Club evening"]
[White "Anna"]
[Black "Boris"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 1/2-1/2

[Event "Club evening"]
[White "Clara"]
[Black "Dmitri"]
[Result "*"]
[SetUp "1"]
[FEN "7k/8/5K2/4N3/4B3/8/6p1/8 w - - 0 1"]

1. Bxg2 {Now it begins.} (1. Kg6 g1=Q+ {too late}) Kh7 2. Be4+ Kg8 $2 {[%strange 1,2]} *
"""
MOVES = ["Bxg2", "Kh7", "Be4+", "Kg8"]
MATE = re.compile(r"\[%eval #(-?\d+)\]")


class Scenario:
    """Analyses a game of a PGN file."""

    def __init__(self, desktop, program, console):
        self.desktop = desktop
        self.program = program
        self.console = console
        self.games = desktop.home / "evening.pgn"
        self.games.write_text(GAMES, encoding="utf-8")
        self.played = []
        self.saved = desktop.home / "judged.pgn"
        self.window = Window(desktop, program)

    def run(self):
        self.open()
        self.choose_a_game()
        self.see_it_judged()
        self.play_on()
        self.save()
        self.compare_with_the_console()
        self.open_again()

    def open(self):
        self.window.key("ctrl+o")
        self.window.answer("Open a game", self.games)

    def choose_a_game(self):
        self.dialog_becomes(self.games.name)
        self.desktop.screenshot("10-games")
        xdotool("type", "--delay", 5, "Clara")
        self.window.key("Return")
        self.dialog_becomes(None)
        wait_until("The moves", self.moves, MOVES)

    def see_it_judged(self):
        self.window.key("alt+k")  # to the first known ending
        wait_until("The piece on g2", lambda: self.window.board().get("g2"), "white bishop")
        wait_until("The headline", self.window.headline, lambda text: "ates in " in text or "ate in " in text)
        wait_until("The text of the game record", lambda: " ".join(self.window.labels("The game record")),
                   lambda text: "Now it begins." in text)
        self.desktop.screenshot("11-a-known-ending")

    def play_on(self):
        self.window.key("alt+End")
        wait_until("The piece on g8", lambda: self.window.board().get("g8"), "black king")
        xdotool("type", "--delay", 5, "Kg6")
        self.window.key("Return")
        self.played = wait_until("The moves", self.moves, lambda moves: len(moves) == len(MOVES) + 2)
        expect("The moves before the reply", self.played[:-1], [*MOVES, "Kg6"])

    def save(self):
        self.window.key("alt+f", "d")  # with mate distances and costs
        self.window.key("ctrl+shift+s")
        self.window.answer("Save the game", self.saved)
        wait_until("The coach", self.window.coach, lambda sentence: sentence.endswith("saved as “judged.pgn”."))

    def compare_with_the_console(self):
        saved = self.saved.read_text(encoding="utf-8")
        for part in ('[White "Clara"]', "Now it begins.", "too late", "$2", "[%strange 1,2]", self.played[-1]):
            expect(f"“{part}” is saved", part in saved, True)
        judged = subprocess.run([self.console, "judge", self.games], capture_output=True, text=True, check=True)
        second_game = judged.stdout.partition('[White "Clara"]')[2]
        distances = MATE.findall(second_game)
        if len(distances) != len(MOVES):
            raise Failure(f"The console judged {distances} in:\n{judged.stdout}")
        expect("The distances saved", MATE.findall(saved)[:len(MOVES)], distances)

    def open_again(self):
        before = wait_until_at_rest("the record", self.window.record)
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)
        self.window = Window(self.desktop, self.program, self.saved)
        wait_until("The moves", self.moves, self.played)
        self.window.key("alt+End")
        wait_until("The piece on g6", lambda: self.window.board().get("g6"), "white king")
        wait_until("The game record contains all moves again", self.window.record,
                   lambda after: set(before) <= set(after))
        self.desktop.screenshot("12-opened-again")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    # Helpers

    def moves(self):
        """Returns the moves in the move list, without ! and ?."""
        return [name.rstrip("!?") for name in self.window.moves()]

    def dialog_becomes(self, title):
        wait_until("The open dialog", self.window.dialog, title)


def main():
    with Desktop() as desktop:
        Scenario(desktop, *sys.argv[1:]).run()


if __name__ == "__main__":
    main()
