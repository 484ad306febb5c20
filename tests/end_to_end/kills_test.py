# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever has seen a move on the board finds it there again, whenever the program is killed.

    kills_test.py PROGRAM [KILLS]

Half of the kills come with the first pixel that changes, the others at any time around it. The pixels are read in
the memory of the screen's server, where they change first.

Faults 29 and 74.
"""

import mmap
import os
import random
import signal
import struct
import subprocess
import sys
import time

from desktop import Desktop
from waiting import PATIENCE, Failure, expect, wait_until, wait_until_at_rest
from window import Window, click, xdotool

USUAL_KILLS = 100
FROM, TO, PIECE = "e3", "f5", "white knight"  # on the board of the first start
SQUARE = 40  # pixels around the middle of a square, well inside it
LONGEST_WAIT = 0.1  # seconds from the click to a kill at any time
DRAWING = 0.1  # seconds in which the server has drawn what it was told


class Screen:
    """The pixels of the screen, as its server keeps them in a file."""

    def __init__(self, desktop):
        with open(desktop.pixels, "rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._bytes[:100])
        self._first = header[0] + 12 * header[19]
        self._line = header[12]

    def around(self, point):
        x, y = (coordinate - SQUARE // 2 for coordinate in point)
        starts = (self._first + row * self._line + 4 * x for row in range(y, y + SQUARE))
        return b"".join(self._bytes[start:start + 4 * SQUARE] for start in starts)


class Attack:
    """One game whose program is killed again and again, each time while the same move is made."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program
        self.screen = Screen(desktop)
        self.chance = random.Random(2026)
        self.was_seen = False
        self.seen = self.kept = 0

    def run(self, kills):
        for number in range(1, kills + 1):
            window = self.open(number)
            self.kill_in_the_move(window, at_first_pixel=number % 2 == 1)
            self.seen += self.was_seen
        expect("The exit code at the end", self.open(kills + 1).end(signal.SIGTERM), 0)
        print(f"{kills} kills: the move was seen {self.seen} times and kept {self.kept} times")
        if self.seen < kills // 2:
            raise Failure("Most of the kills came before there was anything to see")

    def open(self, number):
        """The window with the knight where he starts, after a look at what was kept."""
        window = Window(self.desktop, self.program)
        is_kept = window.board().get(TO) == PIECE
        if self.was_seen and not is_kept:
            raise Failure(f"After kill {number - 1} the move that was seen is not there again")
        self.kept += is_kept
        if is_kept:
            window.key("ctrl+z")
        wait_until(f"Who stands on {FROM}", lambda: window.board().get(FROM), PIECE)
        return window

    def kill_in_the_move(self, window, at_first_pixel):
        origin, target = window.square(FROM), window.square(TO)
        click(origin)
        xdotool("mousemove", *target)
        before = wait_until_at_rest("the board", lambda: self.screen.around(origin))

        def has_changed():
            return self.screen.around(origin) != before

        clicking = subprocess.Popen(["xdotool", "click", "1"])
        ends = time.monotonic() + (PATIENCE if at_first_pixel else self.chance.uniform(0, LONGEST_WAIT))
        while time.monotonic() < ends and not (at_first_pixel and has_changed()):
            pass
        os.kill(window.pid, signal.SIGSTOP)
        # What the program has sent to the screen is drawn though it stands still.
        time.sleep(DRAWING)
        self.was_seen = has_changed()
        window.kill()
        clicking.wait(timeout=60)


def main():
    with Desktop() as desktop:
        Attack(desktop, sys.argv[1]).run(int(sys.argv[2]) if len(sys.argv) > 2 else USUAL_KILLS)


if __name__ == "__main__":
    main()
