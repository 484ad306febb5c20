# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the program on a Wayland desktop: three scales, clipboard, drag and drop, a second start, dark style, and the
end of the compositor.

    wayland_test.py PROGRAM

With SCREENSHOTS=directory it saves screenshots there.
"""

import os
import pathlib
import signal
import subprocess
import sys
import time

import gi

from skipping import skip

try:
    gi.require_version("Gio", "2.0")
    gi.require_version("Gtk", "3.0")  # for other_program.py
except ValueError:
    skip("The Python bindings to GTK are missing: install gir1.2-gtk-3.0.")
from gi.repository import Gio, GLib  # noqa: E402, after the version

from waiting import expect, wait_until, wait_until_at_rest  # noqa: E402
from wayland import HEIGHT, WIDTH, WaylandDesktop, WaylandWindow, sway  # noqa: E402

MATE_IN_3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"
MATE_IN_5 = "k7/8/2K5/1B1N4/8/8/8/8 w - - 0 1"
SCALES = (1, 1.5, 2)
OTHER_PROGRAM = pathlib.Path(__file__).parent / "other_program.py"
PORTAL = """<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PORTAL_NAME = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
APPEARANCE = ("org.freedesktop.appearance", "color-scheme")
DARK, LIGHT = 1, 2


class Scenario:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program

    def run(self):
        for scale in SCALES:
            self.plays_at(scale)
        self.desktop.set_scale(1)
        self.exchanges_text()
        self.takes_dropped_files()
        self.second_start()
        self.follows_the_desktops_style()
        self.compositor_ends()

    def open(self, *arguments):
        return WaylandWindow(self.desktop, self.program, *arguments)

    def plays_at(self, scale):
        self.desktop.set_scale(scale)
        window = self.open("--data", str(self.desktop.home / f"data-{scale}"))
        wait_until("The place of the window", window.extents, (0, 0, int(WIDTH / scale), int(HEIGHT / scale)))
        play_knight(window)
        window.press("Take back")
        wait_until("The knight's square after the move was taken back", lambda: window.board().get("e3"), "white knight")
        self.desktop.screenshot(f"60-scale-{scale}")
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def exchanges_text(self):
        window = self.open(MATE_IN_3)
        wait_until("The headline", window.headline, "White mates in 3")
        window.key("ctrl+c")
        wait_until("The clipboard after copying", lambda: clipboard("wl-paste", "--no-newline"), MATE_IN_3)
        self.desktop.start(["wl-copy", MATE_IN_5])
        wait_until("The clipboard before pasting", lambda: clipboard("wl-paste", "--no-newline"), MATE_IN_5)
        window.key("ctrl+v")
        wait_until("The headline after pasting", window.headline, "White mates in 5")
        expect("The exit code", window.quit(), 0)

    def takes_dropped_files(self):
        window = self.open()
        wait_until("The headline", window.headline, lambda said: said is not None)
        with OtherProgram(self.desktop, MATE_IN_3) as other:
            other.drag_over(window.square("d4"))
            wait_until("The headline after dropping", window.headline, "White mates in 3")
            self.desktop.screenshot("61-dropped")
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def second_start(self):
        window = self.open()
        field = None
        with OtherProgram(self.desktop, "") as other:
            token = other.launch_token()
            wait_until("The active window", self.active_process, other.pid)
            self.start_again(MATE_IN_3, XDG_ACTIVATION_TOKEN=token)
            wait_until("The active window after the second start", self.active_process, window.pid)
            wait_until("The window is active", window.is_active, True)
            field = window.find("Position as text (FEN)", "text")
            wait_until("The position in the first window", lambda: field.text, MATE_IN_3)
            other.activate()
            sway("focus_on_window_activation", "urgent")
            self.start_again(MATE_IN_5, XDG_ACTIVATION_TOKEN=other.launch_token())
            wait_until("The position in the first window", lambda: field.text, MATE_IN_5)
            wait_until("The window requests attention", lambda: self.desktop.window_of(window.pid)["urgent"], True)
            sway("focus_on_window_activation", "focus")
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def start_again(self, *arguments, **variables):
        second = self.desktop.start([self.program, *arguments], env=os.environ | variables)
        expect("The exit code of the second start", second.wait(timeout=60), 0)

    def active_process(self):
        return next((window["pid"] for window in self.desktop.windows() if window["focused"]), None)

    def follows_the_desktops_style(self):
        portal = Portal(DARK)
        window = self.open()

        def is_dark():
            portal.answer()
            return max(self.desktop.color(2, HEIGHT // 2)) < 128

        wait_until("The window is dark", is_dark, True)
        self.desktop.screenshot("62-dark")
        portal.set(LIGHT)
        wait_until("The window is dark after the change to light", is_dark, False)
        portal.set(DARK)
        wait_until("The window is dark after the change to dark", is_dark, True)
        expect("The exit code", window.end(signal.SIGTERM), 0)

    def compositor_ends(self):
        errors = self.desktop.home / "errors"
        data = self.desktop.home / "data"
        with open(errors, "wb") as file:
            window = WaylandWindow(self.desktop, self.program, "--data", str(data), stderr=file)
        play_knight(window)
        kept = data / "round.pgn"
        before = wait_until("The saved game", kept.read_bytes, lambda game: b"Nf5+" in game)
        self.desktop.screen.kill()
        expect("The exit code without the compositor", window.wait(), 1)
        expect("The error message", errors.read_text(encoding="utf-8"),
               "rightcorner: lost the connection to the display. Any game in progress has been saved.\n")
        expect("The saved game afterwards", kept.read_bytes(), before)


class OtherProgram:
    """A window of another program beside that of Right Corner."""

    def __init__(self, desktop, text):
        self.desktop = desktop
        self.file = desktop.home / "other.fen"
        self.file.write_text(text, encoding="utf-8")
        self.said = desktop.home / "other.said"

    def __enter__(self):
        # The AT-SPI client of this test hangs if a second program sends accessibility events.
        variables = {"GDK_BACKEND": "wayland", "NO_AT_BRIDGE": "1"}
        with open(self.said, "wb") as said:
            self.process = self.desktop.start(["/usr/bin/python3", "-B", str(OTHER_PROGRAM), str(self.file)],
                                              stdout=said, env=os.environ | variables)
        wait_until("The window of the other program", self._window, lambda window: window is not None)
        wait_until("The windows side by side", lambda: [each["rect"]["width"] for each in self.desktop.windows()],
                   [WIDTH // 2] * 2)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=30)
        wait_until("The window of the other program", self._window, None)

    @property
    def pid(self):
        return self.process.pid

    def _window(self):
        return self.desktop.window_of(self.pid)

    def _center(self):
        rect = self._window()["rect"]
        return rect["x"] + rect["width"] // 2, rect["y"] + rect["height"] // 2

    def _lines(self, word):
        return [line for line in self.said.read_text(encoding="utf-8").splitlines() if line.startswith(word)]

    def activate(self):
        sway(f"[pid={self.pid}]", "focus")

    def drag_over(self, point):
        """Drags the file to a point and drops it once the drag is accepted."""
        self.desktop.input.drag_over(self._center(), point)
        wait_until("The accepted drags", lambda: self._lines("accepted"), bool)
        self.desktop.input.press(False)

    def launch_token(self):
        """Clicks the window until it prints an activation token: a click while the layout changes is lost."""
        before = len(self._lines("token"))

        def tokens():
            self.desktop.input.click(wait_until_at_rest("The centre of the window", self._center))
            time.sleep(0.5)
            return self._lines("token")[before:]

        return wait_until("The token", tokens, bool)[0].split()[1]


class Portal:
    """A settings portal that reports the colour scheme of the desktop."""

    def __init__(self, scheme):
        self._scheme = scheme
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(PORTAL).interfaces[0]
        self._bus.register_object(PORTAL_PATH, interface, self._answer, None, None)
        Gio.bus_own_name_on_connection(self._bus, PORTAL_NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def answer(self):
        """Answers all pending requests."""
        while GLib.MainContext.default().iteration(False):
            pass

    def set(self, scheme):
        self._scheme = scheme
        changed = GLib.Variant("(ssv)", (*APPEARANCE, GLib.Variant("u", scheme)))
        self._bus.emit_signal(None, PORTAL_PATH, "org.freedesktop.portal.Settings", "SettingChanged", changed)

    def _answer(self, _bus, _sender, _path, _interface, _method, arguments, call):
        if arguments.unpack() == APPEARANCE:
            scheme = GLib.Variant("v", GLib.Variant("u", self._scheme))
            call.return_value(GLib.Variant("(v)", (scheme,)))
        else:
            call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "There is no such setting")


def play_knight(window):
    """Drags the knight in a new game and waits for the reply."""
    window.drag(window.square("e3"), window.square("f5"))
    wait_until("The moves", window.moves, lambda moves: len(moves) == 2 and moves[0].startswith("Nf5+"))


def clipboard(*command):
    return subprocess.run(command, check=False, timeout=60, capture_output=True, text=True).stdout


def main():
    with WaylandDesktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
