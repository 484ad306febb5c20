# SPDX-License-Identifier: GPL-3.0-or-later
"""Practises on a disk that is full, at the start and later on: all is kept as soon as there is room.

    full_disk_test.py PROGRAM

The disk is a small one in memory that only the program sees; where the system allows no such thing, the test is
skipped. With SCREENSHOTS=directory it leaves pictures of the important moments there.

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
# What a file that fills the disk leaves no room for: anything.
START = 'mount -t tmpfs -o size=1m,mode=777 disk "$1" && { cat /dev/zero >"$1/filler" 2>/dev/null; exec "$2" --data "$1"; }'
KEPT = "It will come up again in "
NOT_KEPT = "It cannot be saved at the moment."


class Story:
    """One user who gives up again and again, and who has to make room first."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        folder = desktop.home / "disk"
        folder.mkdir()
        self.window = Window(desktop, OWN_DISKS[0], *OWN_DISKS[1:], "sh", "-c", START, "sh", str(folder), program)
        self.folder = Path(f"/proc/{self.window.pid}/root/{folder}")

    def tell(self):
        self.window.press("Practise")
        self.window.wait_for_exercise()
        wait_until("The coach", self.window.coach, "Your practice data cannot be saved.")
        self.desktop.screenshot("30-full-at-the-start")
        self.window.press("Give up")
        self.wait_until_said(NOT_KEPT)
        self.make_room()
        self.wait_until_said(KEPT)
        expect("The attempts that are kept", self.attempts(), 1)

        self.fill()
        for _ in range(2):
            self.window.press("Next exercise")
            self.window.wait_for_exercise()
            self.window.press("Give up")
            self.wait_until_said(NOT_KEPT)
        self.desktop.screenshot("31-full-later")
        expect("The attempts that are kept", self.attempts(), 1)
        self.make_room()
        self.wait_until_said(KEPT)
        expect("The attempts that are kept", self.attempts(), 3)
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def wait_until_said(self, sentence):
        wait_until("What is said of the exercise", self.window.exercise, lambda said: sentence in said)

    def fill(self):
        with open(self.folder / "filler", "wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(512))
            except OSError as error:
                expect("Why no more can be written", error.errno, errno.ENOSPC)

    def make_room(self):
        (self.folder / "filler").unlink()

    def attempts(self):
        """Counts the attempts in a copy of the file and of what is written beside it."""
        with tempfile.TemporaryDirectory() as copy:
            for name in ("practice.db", "practice.db-wal"):
                shutil.copy(self.folder / name, copy)
            with closing(sqlite3.connect(Path(copy, "practice.db"))) as database:
                return database.execute("SELECT count(*) FROM attempt").fetchone()[0]


def main():
    may_have_disks = subprocess.run([*OWN_DISKS, "mount", "-t", "tmpfs", "disk", "/mnt"], check=False,
                                    capture_output=True).returncode == 0
    if not may_have_disks:
        skip("This system lets no user mount a disk.")
    with Desktop() as desktop:
        Story(desktop, sys.argv[1]).tell()


if __name__ == "__main__":
    main()
