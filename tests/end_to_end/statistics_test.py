# SPDX-License-Identifier: GPL-3.0-or-later
"""Views the statistics of three months of practice as charts and tables, exports, erases and restores the data.

    statistics_test.py PROGRAM FILL_PRACTICE

With SCREENSHOTS=directory it saves screenshots there.
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


class Scenario:
    """Views and moves practice data."""

    def __init__(self, desktop, program, fill):
        self.desktop = desktop
        self.folder = Path(desktop.home, "practice")
        self.folder.mkdir()
        subprocess.run([fill, self.folder / "practice.db", DAYS], check=True)
        self.window = Window(desktop, program, "--data", str(self.folder))

    def run(self):
        self.look()
        self.filter()
        self.read_tables()
        self.export()
        self.back_up_erase_and_restore()
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def look(self):
        self.window.key("ctrl+i")
        wait_until("The open dialog", self.window.dialog, "Statistics")
        self.dialog_becomes(f"{self.query('SELECT sum(succeeded) FROM attempt')} of "
                  f"{self.query('SELECT count(*) FROM attempt')} attempts")
        self.desktop.screenshot("20-statistics")

    def filter(self):
        self.window.press_in_dialog("All endings")
        xdotool("type", "--delay", 5, "Bishop and")
        self.window.key("Return")
        self.dialog_becomes(f"{self.query('SELECT sum(succeeded) ' + OF_ENDING)} of "
                  f"{self.query('SELECT count(*) ' + OF_ENDING)} attempts")
        self.desktop.screenshot("21-one-ending")

    def read_tables(self):
        self.window.press_in_dialog("Show as tables")
        rows = self.window.find_in_dialog("Success rate by week", "table").rows()
        self.desktop.screenshot("22-tables")
        expect("The sum of successes in the table", sum(int(row[1]) for row in rows),
               self.query("SELECT sum(succeeded) " + OF_ENDING))
        expect("The sum of failures in the table", sum(int(row[2]) for row in rows),
               self.query("SELECT sum(NOT succeeded) " + OF_ENDING))
        self.window.key("Escape")
        wait_until("The open dialog", self.window.dialog, None)

    def export(self):
        table = self.desktop.home / "attempts.csv"
        self.choose("e")
        self.window.answer("Export practice data", table)
        self.coach_becomes("The attempts have been saved as “attempts.csv”.")
        with open(table, encoding="utf-8", newline="") as file:
            attempts = list(csv.DictReader(file))
        expect("The number of exported attempts", len(attempts), self.query("SELECT count(*) FROM attempt"))
        expect("The number of exported successes", sum(attempt["succeeded"] == "1" for attempt in attempts),
               self.query("SELECT sum(succeeded) FROM attempt"))

    def back_up_erase_and_restore(self):
        backup = self.desktop.home / "backup.db"
        before = self.counts()
        self.choose("b")
        self.window.answer("Back up practice data", backup)
        self.coach_becomes("The backup has been saved as “backup.db”.")
        self.choose("a")
        self.dialog_becomes("Erase all practice data?")
        self.desktop.screenshot("23-erase")
        self.window.press_in_dialog("Erase")
        self.coach_becomes("All practice data has been erased.")
        expect("The number of attempts after erasing", self.query("SELECT count(*) FROM attempt"), 0)
        self.choose("r")
        self.window.answer("Restore practice data", backup)
        self.coach_becomes("Your practice data has been restored from “backup.db”.")
        expect("The restored data", self.counts(), before)

    # Helpers

    def choose(self, letter):
        """Chooses an entry of the practice menu by keyboard."""
        self.window.key("alt+t", "a", letter)

    def dialog_becomes(self, sentence):
        wait_until("The text of the dialog", self.window.dialog_says, lambda text: sentence in text)

    def coach_becomes(self, sentence):
        wait_until("The coach", self.window.coach, sentence)

    def counts(self):
        return [self.query(f"SELECT count(*) FROM {table}") for table in ("attempt", "move", "memory", "week_sum")]

    def query(self, sql):
        with sqlite3.connect(self.folder / "practice.db") as database:
            return database.execute(sql).fetchone()[0]


def main():
    with Desktop() as desktop:
        Scenario(desktop, *sys.argv[1:]).run()


if __name__ == "__main__":
    main()
