# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that an idle window uses no processor time.

    idle_test.py PROGRAM
"""

import pathlib
import sys
import time

from desktop import Desktop
from waiting import Failure, wait_until
from window import Window

IDLE_TIME = 3  # seconds
MAX_TICKS = 1  # hundredths of a second
ATTEMPTS = 5  # on a busy machine the work before takes its time


def ticks(pid):
    """Returns the processor time that a process has used, in clock ticks."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    user, system = fields[11:13]
    return int(user) + int(system)


def watch(window, moment):
    for _ in range(ATTEMPTS):
        before = ticks(window.pid)
        time.sleep(IDLE_TIME)
        used = ticks(window.pid) - before
        print(f"{moment}: {used} ticks in {IDLE_TIME} s")
        if used <= MAX_TICKS:
            return
    raise Failure(f"{moment}: {used} ticks were used while the window was idle for {IDLE_TIME} s")


def main():
    with Desktop() as desktop:
        window = Window(desktop, sys.argv[1])
        wait_until("The headline", window.headline, "White mates in 27")
        watch(window, "At the first window")
        window.hint_until_move()
        watch(window, "With a hint shown")
        window.press("Set up")
        window.find("white king")
        watch(window, "Setting up")


if __name__ == "__main__":
    main()
