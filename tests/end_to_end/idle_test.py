# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever looks at the window and does nothing costs no processor time.

    idle_test.py PROGRAM
"""

import pathlib
import sys
import time

from desktop import Desktop
from waiting import Failure, wait_until
from window import Window

SETTLING = 2  # seconds
WATCHING = 3  # seconds
MOST_TICKS = 1  # hundredths of a second


def ticks(pid):
    """The processor time that a process has used, in ticks of the system's clock."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    user, system = fields[11:13]
    return int(user) + int(system)


def watch(window, moment):
    time.sleep(SETTLING)
    before = ticks(window.pid)
    time.sleep(WATCHING)
    used = ticks(window.pid) - before
    print(f"{moment}: {used} ticks in {WATCHING} s")
    if used > MOST_TICKS:
        raise Failure(f"{moment}: {used} ticks were used in {WATCHING} s of idleness")


def main():
    with Desktop() as desktop:
        window = Window(desktop, sys.argv[1])
        wait_until("The headline", window.headline, "White mates in 27")
        watch(window, "At the first window")
        window.climb_to_moves()
        watch(window, "With a hint shown")
        window.press("Set up")
        window.find("white king")
        watch(window, "Setting up")


if __name__ == "__main__":
    main()
