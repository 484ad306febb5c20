# SPDX-License-Identifier: GPL-3.0-or-later
"""The program talks to the desktop it stands on and to nobody else.

    network_test.py PROGRAM

Fault 26.
"""

import os
import pathlib
import re
import sys

from desktop import Desktop
from waiting import Failure, wait_until
from window import Window

NETWORK_TABLES = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")
INODE_COLUMN = 9


def sockets(pid):
    """The numbers of all sockets that a process holds."""
    numbers = set()
    for descriptor in pathlib.Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = os.readlink(descriptor)
        except FileNotFoundError:
            continue  # closed meanwhile
        if found := re.fullmatch(r"socket:\[(\d+)\]", target):
            numbers.add(found[1])
    return numbers


def network_sockets(pid):
    """The lines of the system's tables that belong to a socket of a process."""
    own = sockets(pid)
    if not own:
        raise Failure("No socket was found, not even the one to the screen")
    lines = []
    for table in NETWORK_TABLES:
        path = pathlib.Path(f"/proc/{pid}/net/{table}")
        rows = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
        lines += [f"{table}: {row}" for row in rows if row.split()[INODE_COLUMN] in own]
    return lines


def check(window, moment):
    lines = network_sockets(window.pid)
    if lines:
        raise Failure(f"{moment} there are network sockets:\n" + "\n".join(lines))


def main():
    with Desktop() as desktop:
        window = Window(desktop, sys.argv[1])
        check(window, "At the start")
        wait_until("The headline", window.headline, "White mates in 27")
        check(window, "At the first window")
        first = window.board()
        window.press("New position")
        wait_until("The board", window.board, lambda board: board != first)
        window.climb_to_moves()
        check(window, "In the game")
        window.press("Line")
        window.find("Leave the replay")
        check(window, "In the replay")


if __name__ == "__main__":
    main()
