# SPDX-License-Identifier: GPL-3.0-or-later
"""Practises on a full disk, from the start and later: attempts are saved as soon as there is space.

    full_disk_test.py PROGRAM

The disk is a small one in memory that only the program sees. If the system does not allow that, the test is skipped.
With SCREENSHOTS=directory it saves screenshots there.

Fault 31.
"""

import errno
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from desktop import Desktop
from skipping import skip
from waiting import expect, wait_until
from window import Window

OWN_DISKS = ["unshare", "--map-current-user", "--keep-caps", "--mount"]
# The file `filler` fills the disk completely.
START = 'mount -t tmpfs -o size=1m,mode=777 disk "$1" && { cat /dev/zero >"$1/filler" 2>/dev/null; exec "$2" --data "$1"; }'
SAVED = "This exercise will come up again in "
NOT_SAVED = "Your result cannot be saved at the moment."


class Scenario:
    """Gives up exercises while the disk is full, then frees space."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        folder = desktop.home / "disk"
        folder.mkdir()
        self.window = Window(desktop, OWN_DISKS[0], *OWN_DISKS[1:], "sh", "-c", START, "sh", str(folder), program)
        self.folder = Path(f"/proc/{self.window.pid}/root/{folder}")

    def run(self):
        self.window.press("Practise")
        self.window.wait_for_exercise()
        wait_until("The coach", self.window.coach, "Your practice data cannot be saved.")
        self.desktop.screenshot("30-full-at-the-start")
        self.window.press("Give up")
        self.wait_until_shown(NOT_SAVED)
        self.free_space()
        self.wait_until_shown(SAVED)
        expect("The number of saved attempts", self.attempts(), 1)

        self.fill()
        for _ in range(2):
            self.window.press("Next exercise")
            self.window.wait_for_exercise()
            self.window.press("Give up")
            self.wait_until_shown(NOT_SAVED)
        self.desktop.screenshot("31-full-later")
        expect("The number of saved attempts", self.attempts(), 1)
        self.free_space()
        self.wait_until_shown(SAVED)
        expect("The number of saved attempts", self.attempts(), 3)
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def wait_until_shown(self, sentence):
        wait_until("The text of the exercise", self.window.exercise, lambda text: sentence in text)

    def fill(self):
        with open(self.folder / "filler", "wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(512))
            except OSError as error:
                expect("The error of the last write", error.errno, errno.ENOSPC)

    def free_space(self):
        (self.folder / "filler").unlink()

    def attempts(self):
        """Counts the attempts in a copy of the database and its write-ahead log."""
        with tempfile.TemporaryDirectory() as copy:
            for name in ("practice.db", "practice.db-wal"):
                shutil.copy(self.folder / name, copy)
            with closing(sqlite3.connect(Path(copy, "practice.db"))) as database:
                return database.execute("SELECT count(*) FROM attempt").fetchone()[0]


def main():
    can_mount = subprocess.run([*OWN_DISKS, "mount", "-t", "tmpfs", "disk", "/mnt"], check=False,
                                    capture_output=True).returncode == 0
    if not can_mount:
        skip("This system does not allow users to mount a file system.")
    with Desktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
