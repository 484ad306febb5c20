# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the program in unusual environments: no home, no fonts, no buses, other locales, a removed program file; and
that it reports files that it cannot read.

    surroundings_test.py PROGRAM

With SCREENSHOTS=directory it saves screenshots there.

Faults 33, 34, 35, 39, 55, 57, 58, 64, 65, 76 and 78.
"""

import itertools
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

from desktop import Desktop
from waiting import Failure, expect, wait_until, wait_until_at_rest
from window import Window

LOCALES = ("de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8", "th_TH.UTF-8", "xx_nonsense", "C", "")


class Scenario:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program
        self.config = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "rightcorner")
        self.numbers = itertools.count(1)
        self.data = pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner")

    def run(self):
        self.unreadable_files()
        self.later_version()
        self.nowhere_to_write()
        self.without_a_program_file()
        self.bare()
        self.locales()

    # Reports

    def unreadable_files(self):
        """Faults 35 and 78"""
        self.put(self.config / "settings.ini", b"\x7fELF\0\0\0\0" * 100)
        self.put(self.data / "round.pgn", b"")
        window = self.open()
        wait_until("The coach", window.coach, "Neither your settings nor your games could be read completely.")
        expect("The number of files set aside", [self.count(self.config, "settings.ini.corrupt-*"),
                                        self.count(self.data, "round.pgn.corrupt-*")], [1, 1])
        self.desktop.screenshot("40-unreadable")
        self.play(window)
        expect("The exit code", window.end(signal.SIGTERM), 0)
        window = self.open()
        wait_until("The headline", window.headline, lambda said: said is not None)
        expect("The coach repeats the message", "could be read" in str(window.coach()), False)
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def later_version(self):
        """Faults 39 and 76"""
        path = self.data / "round.pgn"
        text = path.read_bytes().replace(b'[RightCorner "1 ', b'[RightCorner "2 clock=blitz ')
        self.put(path, text)
        (self.data / "round.copy.pgn").unlink(missing_ok=True)
        for aside in self.data.glob("*.corrupt-*"):
            aside.unlink()
        window = self.open()
        wait_until("The coach", window.coach,
                   "Your last game was saved by a newer version of Right Corner; a new game has been started.")
        expect("The files set aside", [aside.read_bytes() for aside in self.data.glob("*.corrupt-*")], [text])
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def nowhere_to_write(self):
        """Faults 33 and 34: even root cannot write, because the home is below a device."""
        with changed(HOME="/dev/null/home", XDG_CONFIG_HOME=None, XDG_DATA_HOME=None):
            window = self.open()
            wait_until("The text of the window", lambda: everything(window), lambda said: "cannot be saved" in said)
            self.play(window)
            self.desktop.screenshot("41-nowhere-to-write")
            expect("The exit code", window.end(signal.SIGTERM), 0)

    # Missing parts of the environment

    def without_a_program_file(self):
        """Fault 65: the file of a running program is replaced and then removed, as by an upgrade."""
        copy = self.desktop.home / "copy" / "rightcorner"
        copy.parent.mkdir()
        shutil.copy2(self.program, copy)
        window = Window(self.desktop, str(copy))
        wait_until("The headline", window.headline, lambda said: said is not None)
        copy.unlink()
        copy.write_bytes(b"another version")
        self.play(window)
        copy.unlink()
        window.press("Line")
        window.find("Leave the replay")
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def bare(self):
        """Faults 34, 55 and 64: no buses, no fonts, no folder of its own, no home."""
        fonts = self.desktop.home / "fonts.conf"
        fonts.write_text('<?xml version="1.0"?><fontconfig><dir>/nowhere</dir></fontconfig>', encoding="utf-8")
        lacking = [dict(DBUS_SESSION_BUS_ADDRESS=None, QT_LINUX_ACCESSIBILITY_ALWAYS_ON=None),
                   dict(DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere"),
                   dict(FONTCONFIG_FILE=str(fonts)),
                   dict(XDG_RUNTIME_DIR=None, XDG_CACHE_HOME=None, XDG_STATE_HOME=None),
                   dict(PATH="/nowhere"),
                   dict(QT_QUICK_BACKEND="none", LIBGL_ALWAYS_SOFTWARE="1")]
        for variables in lacking:
            with changed(**variables):
                self.play_unseen()
        # Without HOME: saved data must not depend on it.
        with changed(HOME=None):
            self.play_unseen()

    def locales(self):
        """Faults 57 and 58: files are the same in every locale, and the language is the system's."""
        self.put(self.config / "settings.ini", b"[window]\nlanguage=\n")
        files = {}
        for locale in LOCALES:
            with changed(LC_ALL=locale):
                files[locale] = self.play_unseen()
        usual = files["C"]
        for locale, kept in files.items():
            expect(f"The game saved in the locale “{locale}”", kept, usual)

    # Helpers

    def open(self):
        return Window(self.desktop, self.program)

    def put(self, path, content):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def count(self, folder, pattern):
        return len(list(folder.glob(pattern)))

    def play(self, window):
        window.press("New position")
        wait_until("“Hint” is enabled", lambda: window.can_press("Hint"), True)
        before = window.board()
        piece, square = window.hint_until_move()
        window.find("Board")
        window.key(*f"{piece.lower() if piece != 'B' else 'shift+b'} {square[0]} {square[1]}".split(), "Return")
        wait_until("The board", window.board, lambda board: board != before)

    def play_unseen(self):
        """Plays one move by keyboard without AT-SPI. Returns the saved game up to that move, without times."""
        shutil.rmtree(self.data, ignore_errors=True)
        process = self.desktop.start([self.program, "--data", str(self.data)])
        tools = dict(os.environ, PATH=KEPT_PATH)
        try:
            wait_until("The process of the active window", lambda: active_process(tools), process.pid)
            path = self.data / "round.pgn"

            tries = itertools.count()

            def is_kept_when_typed():
                # The window may be visible before it accepts keys.
                clear = ["Escape"] if next(tries) > 0 else []
                xdo("key", *clear, "e", "3", "f", "5", "Return", environment=tools)
                time.sleep(ANSWER_TIME)
                return path.exists() and b"Nf5" in path.read_bytes()

            wait_until("The move is saved", is_kept_when_typed, True)
            kept = wait_until_at_rest("what is kept", path.read_bytes)
            self.desktop.screenshot(f"42-bare-{next(self.numbers)}")
        except Failure:
            self.desktop.screenshot("42-bare-failure")
            raise
        finally:
            process.send_signal(signal.SIGTERM)
            code = process.wait(timeout=60)
        expect("The exit code", code, 0)
        before_reply = kept[:kept.index(b"Nf5") + len(b"Nf5+")]
        return b"\n".join(line for line in before_reply.splitlines() if b"Begun" not in line)


ANSWER_TIME = 1  # seconds
KEPT_PATH = os.environ["PATH"]


def everything(window):
    return " ".join(element.name for element in window.find("Board").shown()) + " ".join(
        element.name for element in window._frame.shown() if element.role == "label")


def active_process(environment):
    """Returns the process of the active window, or None."""
    said = subprocess.run(["xdotool", "getactivewindow", "getwindowpid"], env=environment, check=False, timeout=60,
                          capture_output=True, text=True).stdout
    return int(said) if said.strip().isdigit() else None


def xdo(*words, environment):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=60, env=environment, stdout=subprocess.DEVNULL)


class changed:
    """A context manager that changes environment variables; None removes a variable."""

    def __init__(self, **variables):
        self.variables = variables
        self.before = {}

    def __enter__(self):
        self.before = {name: os.environ.get(name) for name in self.variables}
        assign(self.variables)

    def __exit__(self, *_):
        assign(self.before)


def assign(variables):
    for name, value in variables.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def main():
    with Desktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
