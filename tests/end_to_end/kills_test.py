# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program at any time, and checks that every move, edit or saved attempt that was visible is restored.

    kills_test.py PROGRAM [KILLS]

Of ten kills, six occur while a piece moves in a game, three while one is moved on the set-up board or removed from it,
and one while an exercise is given up. Half of each kind occur when the first pixel changes, or when the sentence that
the attempt is saved appears; the others occur at a random time around that. Pixels are read from the memory of the X
server, where they change first.

After each kill the program must start in the same place, report no problems, and leave no temporary files or files set
aside.

Faults 29 and 74.
"""

import mmap
import os
import random
import re
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from desktop import Desktop
from waiting import TIMEOUT, Failure, expect, wait_until, wait_until_at_rest
from window import Window, drag_over, xdotool

DEFAULT_KILLS = 20
ORDER = "play edit play play edit practise play edit play play".split()
SECONDS_PER_KILL = 17  # seconds that a kill and the next start may take on a busy machine
MAX_WAIT = 0.1  # seconds from the last click to a kill at a random time
DRAWING_TIME = 0.1  # seconds in which the X server processes all drawing requests

FROM, TO = "e3", "f5"
REMOVED = {"d6": "black king", "d3": "white bishop", "d2": "white king"}
START = REMOVED | {FROM: "white knight"}  # the board of the first start
MOVED = REMOVED | {TO: "white knight"}
SQUARE = 40  # pixels around the centre of a square, well inside it

SAVED = "This exercise will come up again in "
SAVED_WIDTH = 80  # pixels, less than the width of those words

FOLDERS = ("config_home", "data_home", "state_home", "cache_home")
FILE_OF_WINDOW_MANAGER = "cache_home/openbox/openbox.log"
DATA = "data_home/rightcorner/"
REPLACED_FILES = {"config_home/rightcorner/settings.ini",
                 DATA + "round.pgn", DATA + "round.copy.pgn", DATA + "rounds.pgn", DATA + "rounds.copy.pgn"}
FILES = REPLACED_FILES | {DATA + "lock", DATA + "practice.db"}
# Additional files while the program runs or after a kill. A draft is an unfinished file, which the next write of the
# same file replaces.
FILES_IN_USE = {DATA + "starts", DATA + "practice.db-wal", DATA + "practice.db-shm"}
DRAFTS = {name + ".new" for name in REPLACED_FILES}

PROBLEM = re.compile("⚠|be read|failed to start|newer version|cannot be saved")


class Screen:
    """The pixels of the screen, which the X server keeps in a file."""

    def __init__(self, desktop):
        with open(desktop.pixels, "rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._bytes[:100])
        self._first = header[0] + 12 * header[19]
        self._height = header[5]
        self._line = header[12]

    def part(self, left, top, width, height):
        """Returns a rectangle of the screen as a list of rows."""
        starts = (self._first + row * self._line + 4 * left for row in range(top, top + height))
        return [self._bytes[start:start + 4 * width] for start in starts]

    def around(self, point):
        left, top = (coordinate - SQUARE // 2 for coordinate in point)
        return self.part(left, top, SQUARE, SQUARE)

    def shows(self, picture, left):
        """Returns True if a picture is visible at a horizontal position and any height."""
        rows = self.part(left, 0, len(picture[0]) // 4, self._height)
        return any(rows[top:top + len(picture)] == picture for top in range(self._height - len(picture) + 1))


class Kind:
    """A kind of input, with statistics of its kills."""

    in_set_up = False

    def __init__(self, desktop, screen):
        self.desktop = desktop
        self.screen = screen
        self.kills = self.seen = self.saved = 0

    def __str__(self):
        return f"{self.name}: {self.kills} kills, seen {self.seen} times, saved {self.saved} times"

    def count_kill(self, was_seen, is_saved):
        self.kills += 1
        self.seen += was_seen
        self.saved += is_saved

    def watch(self, point):
        """Stores the picture of a square before the input."""
        self._point = point
        self._before = wait_until_at_rest("the board", lambda: self.screen.around(point))

    def is_seen(self):
        return self.screen.around(self._point) != self._before


class Play(Kind):
    """The knight moves in a game."""

    name = "play"

    def prepare(self, window):
        """Performs the input except for its last action. Returns the arguments of xdotool for that."""
        self.watch(select_knight(window))
        return "click", 1

    def is_saved(self, window):
        """Returns True if the restart restored the result of the last action."""
        return which("The board", *map(without_reply, (window.board(), START, MOVED)))

    def go_back(self, window, is_saved):
        """Returns to the start of the game."""
        if is_saved:
            window.key("ctrl+z")


class Edit(Kind):
    """The knight is moved on the set-up board, or removed from it."""

    name = "edit"
    in_set_up = True

    def prepare(self, window):
        window.key("ctrl+e")
        wait_until("The set-up board is open", lambda: is_set_up(sentences_of(window)), True)
        removes = self.kills // 2 % 2 == 1
        self._edited = REMOVED if removes else MOVED
        if removes:
            self.watch(self.hold_beside_the_board(window))
            return "mouseup", 1
        self.watch(select_knight(window))
        return "click", 1

    def hold_beside_the_board(self, window):
        origin = window.square(FROM)
        standing = self.screen.around(origin)
        drag_over(origin, window.place("Where you stand"))
        # Beside the board, the headline is that of the position without the knight, which is drawn as lifted.
        wait_until("The headline", window.headline, "Draw")
        wait_until("The knight is lifted", lambda: self.screen.around(origin) != standing, True)
        return origin

    def is_saved(self, window):
        return which("The set-up board", window.board(), START, self._edited)

    def go_back(self, window, is_saved):
        def is_still_open():
            # While an ending is being solved, the key only cancels that.
            window.key("Escape")
            return is_set_up(sentences_of(window))

        wait_until("The set-up board is open", is_still_open, False)


class Practise(Kind):
    """An exercise is given up, and the sentence that the attempt is saved appears."""

    name = "practise"

    def __init__(self, *others):
        super().__init__(*others)
        self.attempts = 0

    def learn_sentence(self, window):
        """Gives up an exercise to get a picture of the sentence."""
        self.begin(window)
        window.press("Give up")
        sentence = wait_until("The sentence about the attempt", lambda: saved_sentence(sentences_of(window)), bool)
        left, top, _, height = wait_until_at_rest("the sentence", lambda: window.find(sentence, "label").extents)
        self._left = left
        self._sentence = wait_until_at_rest("the picture of the sentence",
                                            lambda: self.screen.part(left, top, SAVED_WIDTH, height))

    def prepare(self, window):
        give_up = self.begin(window)
        xdotool("mousemove", *wait_until_at_rest("the button", lambda: give_up.center))
        expect("The sentence is visible before the attempt is saved", self.is_seen(), False)
        return "click", 1

    def begin(self, window):
        """Starts an exercise. Returns the button that gives it up."""
        window.key("ctrl+j")
        give_up = window.find("Give up")
        wait_until("“Give up” is enabled", lambda: give_up.can_press, True)
        check_no_problems(sentences_of(window))
        return give_up

    def is_seen(self):
        return self.screen.shows(self._sentence, self._left)

    def is_saved(self, window):
        expect("The game from before the exercise", window.board(), START)
        is_saved = which("The number of attempts on the disk", self.count(), self.attempts, self.attempts + 1)
        self.attempts += is_saved
        return is_saved

    def count(self):
        """Checks the database and counts its attempts, in a copy of the file and its write-ahead log, to leave both
        unchanged for the program."""
        with tempfile.TemporaryDirectory() as copy:
            for file in Path(self.desktop.home, DATA).glob("practice.db*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, copy)
            with closing(sqlite3.connect(Path(copy, "practice.db"))) as database:
                integrity, attempts, sum_of_days, exercises, remembered = (
                    database.execute(sql).fetchone()[0] for sql in (
                        "PRAGMA integrity_check", "SELECT count(*) FROM attempt",
                        "SELECT total(attempts) FROM day_sum", "SELECT count(DISTINCT exercise) FROM attempt",
                        "SELECT count(*) FROM memory"))
        expect("The integrity of the database", integrity, "ok")
        expect("The sum of the attempts of all days", sum_of_days, attempts)
        expect("The number of exercises in memory", remembered, exercises)
        return attempts

    def go_back(self, window, is_saved):
        """Does nothing: the game from before the exercise is back."""


class Attack:
    """Kills the program of one home repeatedly."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program
        screen = Screen(desktop)
        self.practise = Practise(desktop, screen)
        self.kinds = {kind.name: kind for kind in (Play(desktop, screen), Edit(desktop, screen), self.practise)}
        self.chance = random.Random(2026)

    def run(self, kills):
        window = self.open()
        self.practise.learn_sentence(window)
        window.kill()
        window, _ = self.start_again(self.practise, was_seen=True)
        try:
            for number in range(kills):
                kind = self.kinds[ORDER[number % len(ORDER)]]
                was_seen = self.kill_in(kind, window)
                window, is_saved = self.start_again(kind, was_seen)
                kind.count_kill(was_seen, is_saved)
        finally:
            # Prints the statistics even if a long run is interrupted.
            print(*self.kinds.values(), sep="\n", flush=True)
        self.finish(window)
        if any(kind.seen < kind.kills // 2 for kind in self.kinds.values()):
            raise Failure("Most kills came before the input had a visible effect")

    def open(self, in_set_up=False):
        window = Window(self.desktop, self.program)
        self.check_files()
        sentences = sentences_of(window)
        check_no_problems(sentences)
        expect("The set-up board is open", is_set_up(sentences), in_set_up)
        return window

    def start_again(self, kind, was_seen):
        """Starts the killed program and returns to the start of the game. Returns the window and True if the input was
        saved."""
        self.check_files()
        window = self.open(kind.in_set_up)
        is_saved = kind.is_saved(window)
        if was_seen and not is_saved:
            raise Failure(f"{kind}: the result that was visible at the last kill was not restored")
        kind.go_back(window, is_saved)
        wait_until("The board of the game", window.board, START)
        return window, is_saved

    def kill_in(self, kind, window):
        """Kills the program during an input. Returns True if its result was visible."""
        at_first_pixel = kind.kills % 2 == 0
        last = kind.prepare(window)
        acting = subprocess.Popen(["xdotool", *map(str, last)])
        ends = time.monotonic() + (TIMEOUT if at_first_pixel else self.chance.uniform(0, MAX_WAIT))
        while time.monotonic() < ends and not (at_first_pixel and kind.is_seen()):
            pass
        os.kill(window.pid, signal.SIGSTOP)
        if not kind.is_seen():
            # The X server still processes requests that the stopped program has sent.
            time.sleep(DRAWING_TIME)
        was_seen = kind.is_seen()
        window.kill()
        acting.wait(timeout=60)
        return was_seen

    def finish(self, window):
        """Opens practice once more and exits normally."""
        self.practise.begin(window)
        expect("The exit code at the end", window.end(signal.SIGTERM), 0)
        expect("The attempts at the end", self.practise.count(), self.practise.attempts)
        expect("The files at the end", sorted(self.files()), sorted(FILES))

    def check_files(self):
        """Fails if there are unexpected files, such as files set aside under another name."""
        expect("The unexpected files", sorted(self.files() - FILES - FILES_IN_USE - DRAFTS), [])

    def files(self):
        home = self.desktop.home
        found = {str(path.relative_to(home)) for folder in FOLDERS for path in (home / folder).rglob("*")
                 if not path.is_dir()}
        return found - {FILE_OF_WINDOW_MANAGER}


def select_knight(window):
    """Clicks the knight and moves the mouse to its target square. Returns the position of the knight on the screen."""
    origin = window.square(FROM)
    xdotool("mousemove", *origin, "click", 1, "mousemove", *window.square(TO))
    return origin


def without_reply(board):
    """Returns the pieces without the black king, which may have replied."""
    return {square: piece for square, piece in board.items() if piece != "black king"}


def which(what, value, before, after):
    """Returns True if a value is `after`, False if it is `before`, and fails otherwise."""
    if value not in (before, after):
        raise Failure(f"{what}: should be {before!r} or {after!r}, but is {value!r}")
    return value == after


def sentences_of(window):
    """Returns the sentences in the window, except on cards without messages."""
    return window.sentences(apart_from=("Where you stand", "The game record"))


def is_set_up(sentences):
    return "Position as text (FEN)" in sentences


def check_no_problems(sentences):
    expect("The reported problems", [sentence for sentence in sentences if PROBLEM.search(sentence)], [])


def saved_sentence(sentences):
    """Returns the sentence that an attempt is saved, or None."""
    return next((sentence for sentence in sentences if sentence.startswith(SAVED)), None)


def main():
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT_KILLS
    with Desktop(int(SECONDS_PER_KILL * max(kills, DEFAULT_KILLS))) as desktop:
        Attack(desktop, sys.argv[1]).run(kills)


if __name__ == "__main__":
    main()
