# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the desktop integration of an installed program: file managers recognise and open PGN and FEN files.

    file_manager_test.py BUILD
"""

import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "end_to_end"))

from desktop import Desktop  # noqa: E402, after the path
from skipping import missing, skip  # noqa: E402
from waiting import expect, wait_until  # noqa: E402
from window import xdotool  # noqa: E402

PACKAGES = {"update-mime-database": "shared-mime-info", "update-desktop-database": "desktop-file-utils",
            "gio": "libglib2.0-bin"}


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def active_window():
    """Returns the title of the active window, or an empty string."""
    return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True).stdout.strip()


def install(build, prefix):
    """Installs the program for this desktop."""
    output("cmake", "--install", build, "--prefix", prefix)
    output("update-mime-database", prefix / "share/mime")
    output("update-desktop-database", prefix / "share/applications")
    os.environ["PATH"] = f"{prefix}/bin:{os.environ['PATH']}"
    os.environ["XDG_DATA_DIRS"] = f"{prefix}/share:/usr/share"


def open_file(desktop, name, kind, text):
    """Opens a new file in the way of a double click."""
    file = desktop.home / name
    file.write_text(text, encoding="utf-8")
    info = output("gio", "info", "--attributes=standard::content-type", str(file))
    expect(f"The type of {name}", info.split()[-1], kind)
    output("gio", "mime", kind, "rightcorner.desktop")
    desktop.start(["gio", "open", str(file)])


def main():
    if sentence := missing(PACKAGES):
        skip(sentence)
    with Desktop() as desktop:
        install(pathlib.Path(sys.argv[1]).resolve(), desktop.home / "usr")
        saved = pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner/round.pgn")
        settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "rightcorner/settings.ini")
        open_file(desktop, "a mate.fen", "application/x-chess-fen", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\n")
        wait_until("The active window", active_window, "Right Corner")
        # The running program opens this file too.
        open_file(desktop, "a game.pgn", "application/vnd.chess-pgn", "1. e4 e5 2. Nf3 *\n")
        wait_until("The saved game", lambda: saved.read_text(encoding="utf-8") if saved.exists() else "",
                   lambda game: "Nf3" in game)
        xdotool("key", "ctrl+q")
        wait_until("The recent files", lambda: settings.read_text(encoding="utf-8"),
                   lambda text: "a%20game.pgn" in text and "a%20mate.fen" in text)


if __name__ == "__main__":
    main()
