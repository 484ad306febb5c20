# SPDX-License-Identifier: GPL-3.0-or-later
"""Practises by mouse and kills the program as soon as it shows that an attempt is saved, which must then be true.

    practice_test.py PROGRAM [KILLS]

With SCREENSHOTS=directory it saves screenshots there.

Fault 29.
"""

import sqlite3
import sys
import tempfile
from pathlib import Path

from desktop import Desktop
from waiting import expect, wait_until
from window import Window

DEFAULT_KILLS = 5
SAVED = "This exercise will come up again in "


class Scenario:
    """Gives up an exercise and kills the program, several times."""

    def __init__(self, desktop, program, folder):
        self.desktop = desktop
        self.program = program
        self.folder = Path(folder, "a new folder")

    def run(self, kills):
        for number in range(1, kills + 1):
            window = Window(self.desktop, self.program, "--data", str(self.folder))
            self.give_up(window, number)
            window.kill()
            expect(f"The attempts after kill {number}", self.query("SELECT count(*) FROM attempt"), number)
        window = Window(self.desktop, self.program, "--data", str(self.folder))
        window.press("Practise")
        window.wait_for_exercise()
        expect("The exit code after Ctrl+Q", window.quit(), 0)
        expect("The integrity of the database", self.query("PRAGMA integrity_check"), "ok")
        expect("The number of exercises in memory",
               self.query("SELECT count(*) FROM memory"), self.query("SELECT count(DISTINCT exercise) FROM attempt"))

    def give_up(self, window, number):
        window.press("Practise")
        window.wait_for_exercise()
        self.desktop.screenshot(f"practice-{number}")
        window.press("Give up")
        wait_until("The text of the exercise", window.exercise, lambda text: SAVED in text)

    def query(self, sql):
        with sqlite3.connect(self.folder / "practice.db") as database:
            return database.execute(sql).fetchone()[0]


def main():
    with Desktop() as desktop, tempfile.TemporaryDirectory() as folder:
        Scenario(desktop, sys.argv[1], folder).run(int(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT_KILLS)


if __name__ == "__main__":
    main()
