# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever has seen a move, an edit, or that an attempt is kept, finds it there again, whenever the program is killed.

    kills_test.py PROGRAM [KILLS]

Of ten kills six come while a piece is moved in a game, three while one is moved on the set-up board or taken off it,
and one while an exercise is given up. Half of each kind come with the first pixel that changes, or with the sentence
that the attempt is kept; the others at any time around it. The pixels are read in the memory of the screen's server,
where they change first.

After each kill the program starts where it was and tells of no trouble, and no file is set aside or left about.

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

USUAL_KILLS = 20
ORDER = "play edit play play edit practise play edit play play".split()
SLOWEST = 17  # seconds that a kill and the next start may take on a busy machine
LONGEST_WAIT = 0.1  # seconds from the last click to a kill at any time
DRAWING = 0.1  # seconds in which the server has drawn what it was told

FROM, TO = "e3", "f5"
REMOVED = {"d6": "black king", "d3": "white bishop", "d2": "white king"}
START = REMOVED | {FROM: "white knight"}  # the board of the first start
MOVED = REMOVED | {TO: "white knight"}
SQUARE = 40  # pixels around the middle of a square, well inside it

KEPT = "It will come up again in "
KEPT_WIDTH = 80  # pixels, less than those words have

FOLDERS = ("config_home", "data_home", "state_home", "cache_home")
FILE_OF_WINDOW_MANAGER = "cache_home/openbox/openbox.log"
DATA = "data_home/rightcorner/"
WRITTEN_WHOLE = {"config_home/rightcorner/settings.ini",
                 DATA + "round.pgn", DATA + "round.copy.pgn", DATA + "rounds.pgn", DATA + "rounds.copy.pgn"}
FILES = WRITTEN_WHOLE | {DATA + "lock", DATA + "practice.db"}
# What may be there beside them while the program runs or when it was killed. A draft is one that was not finished; who
# writes the same file next takes it up.
FILES_IN_USE = {DATA + "starts", DATA + "practice.db-wal", DATA + "practice.db-shm"}
DRAFTS = {name + ".new" for name in WRITTEN_WHOLE}

TROUBLE = re.compile("⚠|be read|failed to start|newer version|cannot be saved")


class Screen:
    """The pixels of the screen, as its server keeps them in a file."""

    def __init__(self, desktop):
        with open(desktop.pixels, "rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._bytes[:100])
        self._first = header[0] + 12 * header[19]
        self._height = header[5]
        self._line = header[12]

    def part(self, left, top, width, height):
        """A part of the screen, row by row."""
        starts = (self._first + row * self._line + 4 * left for row in range(top, top + height))
        return [self._bytes[start:start + 4 * width] for start in starts]

    def around(self, point):
        left, top = (coordinate - SQUARE // 2 for coordinate in point)
        return self.part(left, top, SQUARE, SQUARE)

    def shows(self, picture, left):
        """Whether a picture can be seen, however high."""
        rows = self.part(left, 0, len(picture[0]) // 4, self._height)
        return any(rows[top:top + len(picture)] == picture for top in range(self._height - len(picture) + 1))


class Kind:
    """One kind of input, and what came of its kills."""

    in_set_up = False

    def __init__(self, desktop, screen):
        self.desktop = desktop
        self.screen = screen
        self.kills = self.seen = self.kept = 0

    def __str__(self):
        return f"{self.name}: {self.kills} kills, seen {self.seen} times, kept {self.kept} times"

    def note(self, was_seen, is_kept):
        self.kills += 1
        self.seen += was_seen
        self.kept += is_kept

    def rest_at(self, point):
        """Notes how a square looks before anything is to be seen."""
        self._point = point
        self._before = wait_until_at_rest("the board", lambda: self.screen.around(point))

    def is_seen(self):
        return self.screen.around(self._point) != self._before


class Play(Kind):
    """The knight moves in a game."""

    name = "play"

    def prepare(self, window):
        """Does all but the last of the input, which xdotool is to do: its words."""
        self.rest_at(select_knight(window))
        return "click", 1

    def is_kept(self, window):
        """Whether it is there again with the last of the input."""
        return which("The board", *map(without_reply, (window.board(), START, MOVED)))

    def go_back(self, window, is_kept):
        """Goes on to the game as it began."""
        if is_kept:
            window.key("ctrl+z")


class Edit(Kind):
    """The knight is moved on the set-up board, or taken off it."""

    name = "edit"
    in_set_up = True

    def prepare(self, window):
        window.key("ctrl+e")
        wait_until("Whether the set-up board is there", lambda: is_set_up(sentences_of(window)), True)
        removes = self.kills // 2 % 2 == 1
        self._edited = REMOVED if removes else MOVED
        if removes:
            self.rest_at(self.hold_beside_the_board(window))
            return "mouseup", 1
        self.rest_at(select_knight(window))
        return "click", 1

    def hold_beside_the_board(self, window):
        origin = window.square(FROM)
        standing = self.screen.around(origin)
        drag_over(origin, window.place("Where you stand"))
        # There, what he leaves behind is judged already; on his square he is drawn as lifted.
        wait_until("The headline", window.headline, "Draw")
        wait_until("Whether the knight is lifted", lambda: self.screen.around(origin) != standing, True)
        return origin

    def is_kept(self, window):
        return which("The set-up board", window.board(), START, self._edited)

    def go_back(self, window, is_kept):
        def is_there_still():
            # As long as an ending is being solved, the key only cancels that.
            window.key("Escape")
            return is_set_up(sentences_of(window))

        wait_until("Whether the set-up board is there", is_there_still, False)


class Practise(Kind):
    """An exercise is given up; what is looked for is the sentence that the attempt is kept."""

    name = "practise"

    def __init__(self, *others):
        super().__init__(*others)
        self.attempts = 0

    def learn_sentence(self, window):
        """Gives an exercise up to see how the sentence looks."""
        self.begin(window)
        window.press("Give up")
        sentence = wait_until("What is said of the attempt", lambda: kept_in(sentences_of(window)), lambda said: said)
        left, top, _, height = wait_until_at_rest("the sentence", lambda: window.find(sentence, "label").extents)
        self._left = left
        self._sentence = wait_until_at_rest("how it looks", lambda: self.screen.part(left, top, KEPT_WIDTH, height))

    def prepare(self, window):
        give_up = self.begin(window)
        xdotool("mousemove", *wait_until_at_rest("the button", lambda: give_up.center))
        expect("Whether it is said before it is true", self.is_seen(), False)
        return "click", 1

    def begin(self, window):
        """Has an exercise dealt; the button that gives it up."""
        window.key("ctrl+p")
        give_up = window.find("Give up")
        wait_until("Whether the exercise can be given up", lambda: give_up.can_press, True)
        look_for_trouble(sentences_of(window))
        self._board = window.board()
        return give_up

    def is_seen(self):
        return self.screen.shows(self._sentence, self._left)

    def is_kept(self, window):
        expect("The exercise", window.board(), self._board)
        is_kept = which("The attempts on the disk", self.count(), self.attempts, self.attempts + 1)
        self.attempts += is_kept
        return is_kept

    def count(self):
        """Counts the attempts in a file that must be sound: in a copy of it and of what is written beside it, for the
        program is to find both as it left them."""
        with tempfile.TemporaryDirectory() as copy:
            for file in Path(self.desktop.home, DATA).glob("practice.db*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, copy)
            with closing(sqlite3.connect(Path(copy, "practice.db"))) as database:
                sound, attempts, summed, exercises, remembered = (
                    database.execute(question).fetchone()[0] for question in (
                        "PRAGMA integrity_check", "SELECT count(*) FROM attempt",
                        "SELECT total(attempts) FROM day_sum", "SELECT count(DISTINCT exercise) FROM attempt",
                        "SELECT count(*) FROM memory"))
        expect("Whether the file of practice is sound", sound, "ok")
        expect("The sum of the attempts of all days", summed, attempts)
        expect("The exercises that are remembered", remembered, exercises)
        return attempts

    def go_back(self, window, is_kept):
        window.key("ctrl+alt+z")


class Attack:
    """One home whose program is killed again and again."""

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
                window, is_kept = self.start_again(kind, was_seen)
                kind.note(was_seen, is_kept)
        finally:
            # A run of hours that is broken off tells what it did.
            print(*self.kinds.values(), sep="\n", flush=True)
        self.leave(window)
        if any(kind.seen < kind.kills // 2 for kind in self.kinds.values()):
            raise Failure("Most of the kills came before there was anything to see")

    def open(self, in_set_up=False):
        window = Window(self.desktop, self.program)
        self.look_at_files()
        sentences = sentences_of(window)
        look_for_trouble(sentences)
        expect("Whether the set-up board is there", is_set_up(sentences), in_set_up)
        return window

    def start_again(self, kind, was_seen):
        """Starts the killed program and goes back to the game; the window, and whether what was done is kept."""
        self.look_at_files()
        window = self.open(kind.in_set_up)
        is_kept = kind.is_kept(window)
        if was_seen and not is_kept:
            raise Failure(f"{kind}: what was seen at the last kill is not there again")
        kind.go_back(window, is_kept)
        wait_until("The board of the game", window.board, START)
        return window, is_kept

    def kill_in(self, kind, window):
        """Kills the program while something is done; whether that could be seen."""
        at_first_pixel = kind.kills % 2 == 0
        last = kind.prepare(window)
        acting = subprocess.Popen(["xdotool", *map(str, last)])
        ends = time.monotonic() + (TIMEOUT if at_first_pixel else self.chance.uniform(0, LONGEST_WAIT))
        while time.monotonic() < ends and not (at_first_pixel and kind.is_seen()):
            pass
        os.kill(window.pid, signal.SIGSTOP)
        if not kind.is_seen():
            # What the program has sent to the screen is drawn though it stands still.
            time.sleep(DRAWING)
        was_seen = kind.is_seen()
        window.kill()
        acting.wait(timeout=60)
        return was_seen

    def leave(self, window):
        """Has practice opened once more, and ends in good order."""
        self.practise.begin(window)
        expect("The exit code at the end", window.end(signal.SIGTERM), 0)
        expect("The attempts at the end", self.practise.count(), self.practise.attempts)
        expect("The files at the end", sorted(self.files()), sorted(FILES))

    def look_at_files(self):
        """Nothing lies about, nor was set aside, for that gives a file another name."""
        expect("The files that should not be there", sorted(self.files() - FILES - FILES_IN_USE - DRAFTS), [])

    def files(self):
        home = self.desktop.home
        found = {str(path.relative_to(home)) for folder in FOLDERS for path in (home / folder).rglob("*")
                 if not path.is_dir()}
        return found - {FILE_OF_WINDOW_MANAGER}


def select_knight(window):
    """Clicks the knight and brings the mouse to where he goes; where he stands on the screen."""
    origin = window.square(FROM)
    xdotool("mousemove", *origin, "click", 1, "mousemove", *window.square(TO))
    return origin


def without_reply(board):
    """The pieces but the one that may have replied to the knight."""
    return {square: piece for square, piece in board.items() if piece != "black king"}


def which(what, value, before, after):
    """Whether a value is the one afterwards; if not, it must be the one before."""
    if value not in (before, after):
        raise Failure(f"{what}: should be {before!r} or {after!r}, but is {value!r}")
    return value == after


def sentences_of(window):
    """What the window says where it may tell of troubles, or of setting up."""
    return window.sentences(apart_from=("Where you stand", "The game record"))


def is_set_up(sentences):
    return "Position as text (FEN)" in sentences


def look_for_trouble(sentences):
    expect("The troubles that are told", [said for said in sentences if TROUBLE.search(said)], [])


def kept_in(sentences):
    """What is said of an attempt that is kept, or None."""
    return next((said for said in sentences if said.startswith(KEPT)), None)


def main():
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else USUAL_KILLS
    with Desktop(int(SLOWEST * max(kills, USUAL_KILLS))) as desktop:
        Attack(desktop, sys.argv[1]).run(kills)


if __name__ == "__main__":
    main()
