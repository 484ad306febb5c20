# SPDX-License-Identifier: GPL-3.0-or-later
"""Practises by mouse and is killed as soon as the program says that an attempt is kept: it is.

    practice_test.py PROGRAM [KILLS]

With SCREENSHOTS=directory it leaves pictures of the important moments there.

Fault 29.
"""

import sqlite3
import sys
import tempfile
from pathlib import Path

from desktop import Desktop
from waiting import expect, wait_until
from window import Window

USUAL_KILLS = 5
KEPT = "It will come up again in "


class Story:
    """One user who gives up again and again, and whose program is killed each time."""

    def __init__(self, desktop, program, folder):
        self.desktop = desktop
        self.program = program
        self.folder = Path(folder, "a new folder")

    def tell(self, kills):
        for number in range(1, kills + 1):
            window = Window(self.desktop, self.program, "--data", str(self.folder))
            self.give_up(window, number)
            window.kill()
            expect(f"The attempts after kill {number}", self.ask("SELECT count(*) FROM attempt"), number)
        window = Window(self.desktop, self.program, "--data", str(self.folder))
        window.press("Practise")
        window.wait_for_exercise()
        expect("The exit code after Ctrl+Q", window.quit(), 0)
        expect("Whether the file is sound", self.ask("PRAGMA integrity_check"), "ok")
        expect("The exercises that are remembered",
               self.ask("SELECT count(*) FROM memory"), self.ask("SELECT count(DISTINCT exercise) FROM attempt"))

    def give_up(self, window, number):
        window.press("Practise")
        window.wait_for_exercise()
        self.desktop.screenshot(f"practice-{number}")
        window.press("Give up")
        wait_until("What is said of the attempt", window.exercise, lambda said: KEPT in said)

    def ask(self, question):
        with sqlite3.connect(self.folder / "practice.db") as database:
            return database.execute(question).fetchone()[0]


def main():
    with Desktop() as desktop, tempfile.TemporaryDirectory() as folder:
        Story(desktop, sys.argv[1], folder).tell(int(sys.argv[2]) if len(sys.argv) > 2 else USUAL_KILLS)


if __name__ == "__main__":
    main()
