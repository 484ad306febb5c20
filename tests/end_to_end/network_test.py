# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that the program opens no network connections, only those to its desktop.

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
    """Returns the inode numbers of all sockets of a process."""
    numbers = set()
    for descriptor in pathlib.Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = os.readlink(descriptor)
        except FileNotFoundError:
            continue  # closed in the meantime
        if found := re.fullmatch(r"socket:\[(\d+)\]", target):
            numbers.add(found[1])
    return numbers


def network_sockets(pid):
    """Returns the lines of the network tables of the system that belong to a process."""
    own = sockets(pid)
    if not own:
        raise Failure("The process has no sockets, not even that of its screen")
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
        window.hint_until_move()
        check(window, "In the game")
        window.press("Line")
        window.find("Leave the replay")
        check(window, "In the replay")


if __name__ == "__main__":
    main()
