# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests all ways in which the program can end, and that the next start continues: signals, crashes, a second start, no
screen, a lost screen.

    ends_test.py PROGRAM

Faults 43, 44, 51, 56, 63, 75, 82, 83 and 85.
"""

import contextlib
import fcntl
import os
import pathlib
import signal
import subprocess
import sys

from desktop import Desktop
from waiting import Failure, expect, wait_until
from window import LongStart, Window

MATE_IN_3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"
START = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"
MATE_IN_5 = "k7/8/2K5/1B1N4/8/8/8/8 w - - 0 1"
SIZE = "1000x700"
# Long enough to be read in the background at the next start.
LONG_GAME = f'[SetUp "1"]\n[FEN "{START}"]\n\n' + "Kd1 Kd7 Kd2 Kd6 " * 10000 + "1-0\n"


class Scenario:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program

    def run(self):
        self.without_a_screen()
        self.by_signals()
        self.second_start()
        self.while_games_are_read()
        self.first_start_reads_its_input()
        self.crashes_at_the_start()
        self.screen_goes_away()

    def open(self):
        return Window(self.desktop, self.program)

    def without_a_screen(self):
        for lost, named in (({}, "WAYLAND_DISPLAY"), ({"DISPLAY": ":4095"}, "WAYLAND_DISPLAY"),
                            ({"WAYLAND_DISPLAY": "wayland-4095"}, "WAYLAND_DISPLAY"),
                            ({"QT_QPA_PLATFORM": "nowhere"}, '"nowhere"')):
            variables = {name: value for name, value in os.environ.items()
                         if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
            ended = subprocess.run([self.program], env=variables | lost, capture_output=True, timeout=60,
                                   check=False, text=True)
            expect("The exit code without a screen", ended.returncode, 1)
            expect("The message without a screen is one sentence", one_sentence(ended.stderr), True)
            expect("The message names the reason", named in ended.stderr, True)
            version = subprocess.run([self.program, "--version"], env=variables | lost, timeout=60, check=False,
                                     stdout=subprocess.DEVNULL)
            expect("The exit code of --version without a screen", version.returncode, 0)

    def by_signals(self):
        window = self.open()
        wait_until("The headline", window.headline, "White mates in 27")
        resize(SIZE)
        wait_until("The size of the window", size, SIZE)
        play_something(window)
        before = window.board()
        expect("The exit code after SIGTERM", window.end(signal.SIGTERM), 0)
        window = self.open()
        wait_until("The board after SIGTERM", window.board, before)
        wait_until("The size of the window after a restart", size, SIZE)
        expect("The exit code after SIGINT", window.end(signal.SIGINT), 0)

    def second_start(self):
        window = self.open()
        minimize()
        self.start_again(MATE_IN_3)
        wait_until("The window is active again", window.is_active, True)
        field = window.find("Position as text (FEN)", "text")
        wait_until("The position in the first window", lambda: field.text, MATE_IN_3)
        self.start_again("-", stdin=self.file("input", MATE_IN_5 + "\n"))
        wait_until("The position from standard input", lambda: field.text, MATE_IN_5)
        # From another folder than that of the first start.
        self.file("mate.fen", MATE_IN_3)
        self.start_again("mate.fen", cwd=self.desktop.home)
        wait_until("The position of the file", lambda: field.text, MATE_IN_3)
        self.file("a game.pgn", "1. e4 e5 2. Nf3 *\n")
        self.start_again("a game.pgn", cwd=self.desktop.home)
        wait_until("The moves of the file", window.moves, ["Nf3"])
        # If the first window does not answer, a second one opens, which saves nothing.
        os.kill(window.pid, signal.SIGSTOP)
        other = self.open()
        other.find("⚠ Right Corner is already running. This window saves neither games nor settings.")
        expect("The exit code of the second window", other.end(signal.SIGTERM), 0)
        os.kill(window.pid, signal.SIGCONT)
        expect("The exit code of the first window", window.end(signal.SIGTERM), 0)

    def while_games_are_read(self):
        path = pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner", "round.pgn")
        window = Window(self.desktop, self.program, str(self.path("long.pgn", LONG_GAME)))
        wait_until("The game on the disk", lambda: path.stat().st_size > len(LONG_GAME), True)
        expect("The exit code with a long game", window.end(signal.SIGTERM), 0)
        kept = path.read_bytes()
        with unresponsive(path):
            start = LongStart(self.desktop, self.program)
            start.wait_for_dialog("Your games are being read.")
            start.kill()
        expect("The game after a kill while it was read", path.read_bytes(), kept)
        with unresponsive(path):
            start = LongStart(self.desktop, self.program)
            start.wait_for_dialog("Your games are being read.")
            self.start_again(MATE_IN_3)
        start.wait_for_window()
        field = start.find("Position as text (FEN)", "text")
        wait_until("The position handed over while the games were read", lambda: field.text, MATE_IN_3)
        expect("The exit code after a long start", start.end(signal.SIGTERM), 0)
        kept = path.read_bytes()
        expect("Whether the long game is behind that position", len(kept) > len(LONG_GAME), True)
        with unresponsive(path):
            start = LongStart(self.desktop, self.program)
            start.press_in_dialog("Cancel")
            start.wait_for_window()
        wait_until("The coach", start.coach, "Your games were not read because you cancelled that.")
        expect("The game that was not read", kept in [aside.read_bytes() for aside in
                                                      path.parent.glob("round.pgn.corrupt-*")], True)
        expect("The exit code after cancelling", start.end(signal.SIGTERM), 0)

    def start_again(self, *arguments, **options):
        """Starts the program a second time. It passes its arguments and input to the first."""
        second = self.desktop.start([self.program, *arguments], **options)
        expect("The exit code of the second start", second.wait(timeout=60), 0)

    def file(self, name, text):
        return open(self.path(name, text), encoding="utf-8")

    def path(self, name, text):
        path = self.desktop.home / name
        path.write_text(text, encoding="utf-8")
        return path

    def first_start_reads_its_input(self):
        window = Window(self.desktop, self.program, "-", stdin=self.file("games", "1. d4 Nf6 2. c4 *\n"))
        wait_until("The moves from standard input", window.moves, ["Nf6"])
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def crashes_at_the_start(self):
        starts = pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner", "starts")
        for number in (1, 2):
            process = self.desktop.start([self.program])
            wait_until("The starts in a row", lambda: starts.exists() and starts.stat().st_size, number)
            process.send_signal(signal.SIGSEGV)
            process.wait(timeout=30)
        window = self.open()
        wait_until("The headline of the third start", window.headline, "White mates in 27")
        wait_until("The coach", window.coach, lambda sentence: sentence.startswith("Right Corner failed to start"))
        window.key("F1")
        wait_until("The list of failed starts exists", starts.exists, False)
        window.key("Escape")
        expect("The exit code of the third start", window.end(signal.SIGTERM), 0)

    def screen_goes_away(self):
        window = self.open()
        play_something(window)
        kept = pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner", "round.pgn").read_bytes()
        self.desktop.screen.kill()
        expect("The exit code without the screen", window.wait(), 1)
        expect("The saved game", pathlib.Path(os.environ["XDG_DATA_HOME"], "rightcorner", "round.pgn").read_bytes(),
               kept)


@contextlib.contextmanager
def unresponsive(path):
    """Has a file block whoever opens it, for 45 seconds at most: a lease on it must be released first."""
    before = signal.signal(signal.SIGIO, signal.SIG_IGN)
    with open(path, "r+b") as file:
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
        yield
    signal.signal(signal.SIGIO, before)


def play_something(window):
    window.key("n")
    window.key("f")
    window.key("5")
    window.key("Return")
    wait_until("The game has at least two moves", lambda: len(window.moves()) >= 2, True)


def one_sentence(output):
    if output.count("\n") != 1 or not output.endswith(".\n"):
        raise Failure(f"The output is not one sentence:\n{output}")
    return True


def resize(wanted):
    subprocess.run(["xdotool", "getactivewindow", "windowsize", "--sync", *wanted.split("x")], check=True, timeout=60)


def minimize():
    subprocess.run(["xdotool", "getactivewindow", "windowminimize", "--sync"], check=True, timeout=60)


def size():
    output = subprocess.run(["xdotool", "getactivewindow", "getwindowgeometry", "--shell"], check=True, timeout=60,
                            capture_output=True, text=True).stdout
    facts = dict(line.split("=") for line in output.split())
    return f"{facts['WIDTH']}x{facts['HEIGHT']}"


def main():
    with Desktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
