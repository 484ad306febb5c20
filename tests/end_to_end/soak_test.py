# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates a day of use in some ten minutes, and checks that memory and open handles do not grow.

    soak_test.py PROGRAM [HOURS]

A simulated hour uses everything once: new positions, whole games, hints, courses, practice, statistics, marks, files,
and a third of the 36 endings, which are set up and replayed. The first hours are a warm-up: each ending is solved once, the
list of earlier games fills up, and practice learns its exercises. The medians of the two halves of the other hours are
compared, because the memory that the allocator retains differs from hour to hour. Finally the program must be idle.
"""

import os
import pathlib
import re
import statistics
import sys
import time

from desktop import Desktop
from idle_test import SETTLE_TIME, ticks
from waiting import PAUSE, Failure, expect, wait_until, wait_until_at_rest
from window import Window, click, xdotool

DEFAULT_HOURS = 24
WARM_UP = 6  # hours
PARTS = 3  # of the endings, one in each hour
MAX_SECONDS_PER_HOUR = 300  # seconds, on a busy machine
MAX_GROWTH = 0.01
IDLE_TIME = 10  # seconds
VERDICT = re.compile(r"White mates|Black mates|Draw|Stalemate|Checkmate")

# The squares of the pieces of White and of Black, kings first: no king is in check, and White is to move.
FIRST_SIDE = ("c3", "a2", "b2")
SECOND_SIDE = ("h6", "g7")
PIECES = "QRBNP"
NAMES = dict(zip("K" + PIECES, ("king", "queen", "rook", "bishop", "knight", "pawn")))

MATE_IN_EIGHT = "8/7k/5B2/4N2K/8/8/8/8 b - - 0 1"
PROMOTING = "8/4P3/8/8/8/3K4/8/k7 w - - 0 1"
GAMES = """[White "Anna"]
[Black "Boris"]

1. e4 e5 2. Nf3 Nc6 1/2-1/2

[White "Clara"]
[Black "Dmitri"]
[SetUp "1"]
[FEN "7k/8/5K2/4N3/4B3/8/6p1/8 w - - 0 1"]

1. Bxg2 (1. Kg6 g1=Q+) Kh7 2. Be4+ Kg8 *
"""


def fen_of(first, second):
    """Returns a position of an ending, given by the pieces of both sides without their kings."""
    men = dict(zip(FIRST_SIDE, "K" + first)) | dict(zip(SECOND_SIDE, "k" + second.lower()))
    rows = []
    for rank in "87654321":
        row = "".join(men.get(file + rank, "1") for file in "abcdefgh")
        rows.append(re.sub("1+", lambda empty: str(len(empty[0])), row))
    return "/".join(rows) + " w - - 0 1"


def board_of(fen):
    """Returns the pieces of a position by square, in the words of the window."""
    board = {}
    for rank, row in zip("87654321", fen.split()[0].split("/")):
        files = iter("abcdefgh")
        for sign in row:
            if sign.isdigit():
                for _ in range(int(sign)):
                    next(files)
            else:
                board[next(files) + rank] = ("white " if sign.isupper() else "black ") + NAMES[sign.upper()]
    return board


def all_endings():
    """Returns a position of each ending of up to four pieces."""
    pairs = [a + b for i, a in enumerate(PIECES) for b in PIECES[i:]]
    sides = [("", ""), *((piece, "") for piece in PIECES), *((pair, "") for pair in pairs), *pairs]
    return [fen_of(*side) for side in sides]


class Usage:
    """The resources that a process uses at a moment."""

    def __init__(self, pid):
        folder = pathlib.Path(f"/proc/{pid}")
        status = (folder / "status").read_text(encoding="utf-8")
        self.memory = int(re.search(r"RssAnon:\s*(\d+)", status)[1])
        self.threads = int(re.search(r"Threads:\s*(\d+)", status)[1])
        self.handles = len(os.listdir(folder / "fd"))

    def __str__(self):
        return f"{self.memory:,} KiB, {self.handles} handles, {self.threads} threads"


class Day:
    """Uses all features repeatedly."""

    def __init__(self, desktop, program):
        self.games = desktop.home / "games.pgn"
        self.window = Window(desktop, program)
        self.uses = []
        wait_until("The headline", self.window.headline, "White mates in 27")

    def spend(self, hours):
        for hour in range(1, hours + 1):
            begun = time.monotonic()
            for job in (self.deal, self.play_by_the_method, self.play_by_hints, self.read_a_course, self.practise,
                        self.look_at_statistics, self.look_at_marks, self.open_and_save):
                job()
            self.set_up_endings(all_endings()[hour % PARTS::PARTS])
            self.set_up(PROMOTING)
            time.sleep(SETTLE_TIME)
            self.uses.append(Usage(self.window.pid))
            print(f"hour {hour}: {time.monotonic() - begun:.0f} s, {self.uses[-1]}", flush=True)

    # An hour

    def deal(self):
        for _ in range(5):
            before = self.window.board()
            self.window.key("ctrl+n")
            wait_until("Another position is on the board", lambda: self.window.board() != before, True)

    def play_by_the_method(self):
        """Mates with bishop and knight, requesting all moves of the method by key."""
        self.set_up(MATE_IN_EIGHT)
        wait_until("The side to move", self.window.turn, "White to move")
        self.window.key("ctrl+t")
        self.play_by_method_to_the_end()
        self.window.key("ctrl+t")
        self.walk(15)
        self.window.key("ctrl+z", "ctrl+z")

    def play_by_hints(self):
        self.set_up(MATE_IN_EIGHT)
        letter, target = self.window.hint_until_move()
        xdotool("type", "--delay", 5, letter + target)
        self.window.key("Return")
        wait_until("The side to move", self.window.turn, "White to move")
        self.window.key("ctrl+l")
        self.window.find("One move forward")
        self.walk(10)
        self.window.key("Escape", "ctrl+z")
        self.set_up(PROMOTING)
        xdotool("type", "--delay", 5, "e8=Q")
        self.window.key("Return")
        wait_until("The side to move", self.window.turn, "White to move")
        self.window.press("Finish it for me")
        wait_until("The headline", self.window.headline, "Checkmate")
        self.window.key("alt+2", "alt+3", "alt+4", "alt+1")

    def read_a_course(self):
        self.window.key("alt+t", "c", "Return")
        wait_until("The course is open", lambda: self.is_there("The course"), True)
        for _ in range(12):
            self.window.key("alt+Next")
            time.sleep(PAUSE)
        self.window.key("Escape")
        wait_until("The course is open", lambda: self.is_there("The course"), False)

    def practise(self):
        for _ in range(3):
            self.window.key("ctrl+j")
            self.window.press("Give up")
            wait_until("The text of the exercise", self.window.exercise,
                       lambda text: "This exercise will come up again in " in text)
        self.window.key("Escape")

    def look_at_statistics(self):
        self.window.key("ctrl+i")
        wait_until("The open dialog", self.window.dialog, "Statistics")
        self.window.press_in_dialog("Show as tables")
        self.window.key("Escape")
        wait_until("The open dialog", self.window.dialog, None)

    def look_at_marks(self):
        keys = ["ctrl+f", "F2", "shift+F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"]
        for key in keys + keys:
            self.window.key(key)
            time.sleep(PAUSE)

    def open_and_save(self):
        self.games.write_text(GAMES, encoding="utf-8")
        self.window.key("ctrl+o")
        self.window.answer("Open a game", self.games)
        wait_until("The open dialog", self.window.dialog, self.games.name)
        xdotool("type", "--delay", 5, "Clara")
        self.window.key("Return")
        wait_until("The open dialog", self.window.dialog, None)
        wait_until("The piece on e4", lambda: self.window.board().get("e4"), "white bishop")
        self.window.key("alt+k", "alt+End", "ctrl+s")
        wait_until("The coach", self.window.coach, lambda said: said.endswith(f"saved as “{self.games.name}”."))

    def set_up_endings(self, positions):
        for fen in positions:
            self.set_up(fen, then="Analyse")
            self.window.key("ctrl+l", "Right", "Right", "End", "Escape")

    # Helpers

    def set_up(self, fen, then="Play"):
        """Types a position into the set-up board and continues from there."""
        self.window.key("ctrl+e")
        click(wait_until_at_rest("the text", lambda: self.window.find("Position as text (FEN)", "text").center))
        self.window.key("ctrl+a")
        xdotool("type", "--delay", 3, fen)
        self.window.key("Return")
        wait_until("The board", self.window.board, board_of(fen))
        wait_until("The headline", self.window.headline, lambda said: said and VERDICT.match(said))
        self.window.press(then)
        wait_until("The set-up board is closed", lambda: self.is_there("Hint"), True)

    def play_by_method_to_the_end(self):
        """Requests moves of the method until the king is mated; none is played before the method is ready."""

        def is_mated():
            if self.window.headline() == "Checkmate":
                return True
            if self.is_whites_turn():
                self.window.key("ctrl+shift+t")
            return False

        wait_until("The method has mated", is_mated, True)

    def is_whites_turn(self):
        return self.window.turn() == "White to move"

    def walk(self, steps):
        """Goes back to the start of the move list, and forward again."""
        for key in ["alt+Home"] + steps * ["alt+Right"]:
            self.window.key(key)

    def is_there(self, name):
        return bool(self.window.everything_named(name))

    # Checks

    def judge(self):
        """Fails if memory, handles or threads grew after the warm-up, or if the idle program uses processor time."""
        warm = self.uses[WARM_UP:]
        half = len(warm) // 2
        for what, growth in (("memory", MAX_GROWTH), ("handles", 0), ("threads", 0)):
            first, second = (statistics.median_low(getattr(use, what) for use in part)
                             for part in (warm[:half], warm[-half:]))
            print(f"{what}: {first:,} in the first half, {second:,} in the second")
            if second > first * (1 + growth):
                raise Failure(f"The {what} grew from {first:,} to {second:,}")
        time.sleep(SETTLE_TIME)
        before = ticks(self.window.pid)
        time.sleep(IDLE_TIME)
        expect(f"The ticks used in {IDLE_TIME} s of idleness", ticks(self.window.pid) - before, 0)
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)


def main():
    hours = int(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT_HOURS
    with Desktop(hours * MAX_SECONDS_PER_HOUR) as desktop:
        day = Day(desktop, sys.argv[1])
        day.spend(hours)
        if hours > WARM_UP + 1:
            day.judge()


if __name__ == "__main__":
    main()
