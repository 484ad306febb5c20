# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at a quarter's practice, has it read out, exports it, forgets everything and gets it back.

    statistics_test.py PROGRAM FILL_PRACTICE

With SCREENSHOTS=directory it leaves pictures of the important moments there.
"""

import csv
import sqlite3
import subprocess
import sys
from pathlib import Path

from desktop import Desktop
from waiting import expect, wait_until
from window import Window, xdotool

DAYS = "90"
ENDING = "KBNK"
OF_ENDING = f"FROM attempt WHERE ending = '{ENDING}'"


class Story:
    """Somebody who wants to see how he gets on, and to take it along."""

    def __init__(self, desktop, program, fill):
        self.desktop = desktop
        self.folder = Path(desktop.home, "practice")
        self.folder.mkdir()
        subprocess.run([fill, self.folder / "practice.db", DAYS], check=True)
        self.window = Window(desktop, program, "--data", str(self.folder))

    def tell(self):
        self.look()
        self.filter()
        self.have_it_read_out()
        self.export()
        self.back_up_forget_and_restore()
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def look(self):
        self.window.key("ctrl+i")
        wait_until("The open dialog", self.window.dialog, "Statistics")
        self.says(f"{self.ask('SELECT sum(succeeded) FROM attempt')} of "
                  f"{self.ask('SELECT count(*) FROM attempt')} attempts")
        self.desktop.screenshot("20-statistics")

    def filter(self):
        self.window.press_in_dialog("All endings")
        xdotool("type", "--delay", 5, "Bishop and")
        self.window.key("Return")
        self.says(f"{self.ask('SELECT sum(succeeded) ' + OF_ENDING)} of "
                  f"{self.ask('SELECT count(*) ' + OF_ENDING)} attempts")
        self.desktop.screenshot("21-one-ending")

    def have_it_read_out(self):
        self.window.press_in_dialog("Show as tables")
        rows = self.window.find_in_dialog("Success rate by week", "table").rows()
        self.desktop.screenshot("22-tables")
        expect("The successes read out", sum(int(row[1]) for row in rows),
               self.ask("SELECT sum(succeeded) " + OF_ENDING))
        expect("The failures read out", sum(int(row[2]) for row in rows),
               self.ask("SELECT sum(NOT succeeded) " + OF_ENDING))
        self.window.key("Escape")
        wait_until("The open dialog", self.window.dialog, None)

    def export(self):
        table = self.desktop.home / "attempts.csv"
        self.choose("e")
        self.window.answer("Export practice data", table)
        self.is_told("The attempts have been saved as “attempts.csv”.")
        with open(table, encoding="utf-8", newline="") as file:
            attempts = list(csv.DictReader(file))
        expect("The attempts exported", len(attempts), self.ask("SELECT count(*) FROM attempt"))
        expect("Their successes", sum(attempt["succeeded"] == "1" for attempt in attempts),
               self.ask("SELECT sum(succeeded) FROM attempt"))

    def back_up_forget_and_restore(self):
        backup = self.desktop.home / "backup.db"
        before = self.everything()
        self.choose("b")
        self.window.answer("Back up practice data", backup)
        self.is_told("The backup has been saved as “backup.db”.")
        self.choose("t")
        self.says("Erase all practice data?")
        self.desktop.screenshot("23-forget")
        self.window.press_in_dialog("Erase")
        self.is_told("All practice data has been erased.")
        expect("The attempts that are left", self.ask("SELECT count(*) FROM attempt"), 0)
        self.choose("r")
        self.window.answer("Restore practice data", backup)
        self.is_told("Your practice data has been restored from “backup.db”.")
        expect("What is there again", self.everything(), before)

    # Small steps

    def choose(self, letter):
        """Chooses from the menu of practice, by keys."""
        self.window.key("alt+t", "a", letter)

    def says(self, sentence):
        wait_until("What the dialog says", self.window.dialog_says, lambda said: sentence in said)

    def is_told(self, sentence):
        wait_until("The coach", self.window.coach, sentence)

    def everything(self):
        return [self.ask(f"SELECT count(*) FROM {table}") for table in ("attempt", "move", "memory", "week_sum")]

    def ask(self, question):
        with sqlite3.connect(self.folder / "practice.db") as database:
            return database.execute(question).fetchone()[0]


def main():
    with Desktop() as desktop:
        Story(desktop, *sys.argv[1:]).tell()


if __name__ == "__main__":
    main()
