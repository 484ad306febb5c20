# SPDX-License-Identifier: GPL-3.0-or-later
"""A Wayland desktop for the program under test: a headless sway compositor with a virtual input device.

Sway refuses to run as root, so it runs as another user if the tests run as root.
"""

import array
import json
import os
import socket
import struct
import subprocess
import tempfile
import time

from desktop import Desktop
from waiting import Failure, wait_until
from window import DRAG_STEPS, Window

PACKAGES = {"sway": "sway", "swaymsg": "sway", "grim": "grim", "wl-copy": "wl-clipboard", "dbus-daemon": "dbus"}
NOBODY = 65534
OUTPUT = "HEADLESS-1"
WIDTH, HEIGHT = 1600, 1200
CONFIGURATION = f"""
xwayland disable
default_border none
focus_follows_mouse no
focus_on_window_activation focus
output * resolution {WIDTH}x{HEIGHT} background #808080 solid_color
"""

LEFT_BUTTON = 0x110
KEY_ROWS = (("1234567890", 2), ("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44))
KEYS = {key: first + place for row, first in KEY_ROWS for place, key in enumerate(row)}
KEYS |= {"Escape": 1, "Return": 28, "F1": 59}
MODIFIERS = {"shift": (42, 1), "ctrl": (29, 4)}
KEYMAP = b"""xkb_keymap {
    xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" };
    xkb_compat { include "complete" };
    xkb_symbols { include "pc+us" };
};\0"""


class WaylandDesktop(Desktop):
    """A context manager that starts the desktop, like Desktop for X11."""

    packages = PACKAGES

    def _start_screen(self):
        runtime = self.home / "sway"
        runtime.mkdir(mode=0o700)
        configuration = self.home / "sway.conf"
        configuration.write_text(CONFIGURATION, encoding="utf-8")
        command = ["sway", "--config", str(configuration)]
        if os.getuid() == 0:
            # The user of sway needs access to its folder.
            self.home.chmod(0o711)
            os.chown(runtime, NOBODY, NOBODY)
            user = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--pdeathsig=KILL"]
            command = ["setpriv", *user, *command]
        environment = {"PATH": os.environ["PATH"], "XDG_RUNTIME_DIR": str(runtime), "WLR_BACKENDS": "headless",
                       "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
        self.screen = self.start(command, env=environment)
        for variable, pattern in (("WAYLAND_DISPLAY", "wayland-?"), ("SWAYSOCK", "sway-ipc.*")):
            found = wait_until(f"The socket {pattern}", lambda name=pattern: list(runtime.glob(name)), bool)
            os.environ[variable] = str(found[0])
        # The program must choose the Wayland plugin by itself.
        del os.environ["QT_QPA_PLATFORM"]

    def _start_window_manager(self):
        wait_until("The size of the screen", self.size, (WIDTH, HEIGHT))
        self.input = InputDevice(os.environ["WAYLAND_DISPLAY"], self.size)

    def screenshot(self, name):
        """Saves a screenshot in the directory $SCREENSHOTS, if that is set."""
        if self.screenshots:
            os.makedirs(self.screenshots, exist_ok=True)
            subprocess.run(["grim", f"{self.screenshots}/{name}.png"], check=False, timeout=60)

    def color(self, x, y):
        """Returns the red, green and blue values of a pixel of the screen."""
        shot = subprocess.run(["grim", "-t", "ppm", "-g", f"{x},{y} 1x1", "-"], check=True, timeout=60,
                              capture_output=True).stdout
        return tuple(shot[-3:])

    def size(self):
        """Returns the width and height of the screen in logical pixels."""
        output = next((each for each in sway("-t", "get_outputs") if each["name"] == OUTPUT), None)
        return output and (output["rect"]["width"], output["rect"]["height"])

    def set_scale(self, scale):
        sway("output", OUTPUT, "scale", str(scale))
        wait_until("The scale of the screen", lambda: sway("-t", "get_outputs")[0]["scale"], scale)

    def windows(self):
        """Returns the properties of each window, as reported by sway."""
        return list(leaves(sway("-t", "get_tree")))

    def window_of(self, pid):
        return next((window for window in self.windows() if window["pid"] == pid), None)

    def activation_token(self):
        """Returns an activation token, which allows a program that the user started to activate its window."""
        return self.input.activation_token()


def sway(*words):
    """Sends a command to sway and returns its reply."""
    reply = subprocess.run(["swaymsg", "--raw", *words], check=True, timeout=60, capture_output=True, text=True).stdout
    return json.loads(reply)


def leaves(node):
    if "pid" in node:
        yield node
    for child in node["nodes"] + node["floating_nodes"]:
        yield from leaves(child)


class WaylandWindow(Window):
    """The window of the program, controlled by the virtual input device."""

    def __init__(self, desktop, program, *arguments, **options):
        self._input = desktop.input
        super().__init__(desktop, program, *arguments, **options)

    def extents(self):
        """Returns the left, top, width and height on the screen."""
        return self._frame.extents

    def click(self, point):
        self._input.click(point)

    def drag(self, start, end):
        self._input.drag_over(start, end)
        self._input.press(False)

    def key(self, *keys):
        for key in keys:
            self._input.key(key)


class InputDevice:
    """A virtual mouse and keyboard. It implements the Wayland protocol itself, because the available tools remove their
    devices after each event."""

    DISPLAY = 1
    REGISTRY = 2

    def __init__(self, path, size_of_screen):
        self._size_of_screen = size_of_screen
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(60)
        self._socket.connect(path)
        self._received = b""
        self._newest = self.REGISTRY
        self._globals = {}
        self._send(self.DISPLAY, 1, uint(self.REGISTRY))  # get_registry
        self._wait()
        self._seat = self._bind("wl_seat", 1)
        self._pointer = self._make(self._bind("zwlr_virtual_pointer_manager_v1", 1), uint(self._seat))
        self._keyboard = self._make(self._bind("zwp_virtual_keyboard_manager_v1", 1), uint(self._seat))
        self._activation = self._bind("xdg_activation_v1", 1)
        self._send_keymap()

    # Input

    def move(self, point):
        width, height = self._size_of_screen()
        self._send(self._pointer, 1, moment() + uint(*point, width, height))
        self._send(self._pointer, 4)  # frame
        self._wait()

    def press(self, is_down):
        self._send(self._pointer, 2, moment() + uint(LEFT_BUTTON, is_down))
        self._send(self._pointer, 4)
        self._wait()

    def click(self, point):
        self.move(point)
        self.press(True)
        self.press(False)

    def drag_over(self, start, end):
        """Drags from a point to another without releasing the button."""
        self.move(start)
        self.press(True)
        for step in range(1, DRAG_STEPS + 1):
            self.move([round(a + (b - a) * step / DRAG_STEPS) for a, b in zip(start, end)])

    def key(self, words):
        """Presses and releases a key with modifiers, such as ctrl+q."""
        *modifiers, key = words.split("+")
        held = [MODIFIERS[modifier] for modifier in modifiers]
        for code, _ in held:
            self._send_key(code, True)
        self._send_modifiers(sum(mask for _, mask in held))
        self._send_key(KEYS[key], True)
        self._send_key(KEYS[key], False)
        self._send_modifiers(0)
        for code, _ in held:
            self._send_key(code, False)
        self._wait()

    def activation_token(self):
        token = self._new()
        self._send(self._activation, 1, uint(token))  # get_activation_token
        self._send(token, 3)  # commit
        return text_of(self._wait_for(token, 0))

    # Requests

    def _send_keymap(self):
        with tempfile.TemporaryFile() as file:
            file.write(KEYMAP)
            file.flush()
            message = header(self._keyboard, 0, 8) + uint(1, len(KEYMAP))
            descriptors = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file.fileno()]))]
            self._socket.sendmsg([message], descriptors)
            self._wait()

    def _send_key(self, code, is_down):
        self._send(self._keyboard, 1, moment() + uint(code, is_down))

    def _send_modifiers(self, mask):
        self._send(self._keyboard, 2, uint(mask, 0, 0, 0))

    def _bind(self, interface, version):
        if interface not in self._globals:
            raise Failure(f"The compositor does not offer {interface}")
        bound = self._new()
        arguments = uint(self._globals[interface]) + text(interface) + uint(version, bound)
        self._send(self.REGISTRY, 0, arguments)
        return bound

    def _make(self, manager, arguments):
        """Creates an object with the first request of a manager."""
        made = self._new()
        self._send(manager, 0, arguments + uint(made))
        return made

    def _new(self):
        self._newest += 1
        return self._newest

    def _send(self, target, request, arguments=b""):
        self._socket.sendall(header(target, request, len(arguments)) + arguments)

    # Events

    def _wait(self):
        """Waits until the compositor has processed all requests."""
        done = self._new()
        self._send(self.DISPLAY, 0, uint(done))  # sync
        self._wait_for(done, 0)

    def _wait_for(self, source, event):
        """Waits for an event of an object and returns its arguments."""
        while True:
            sender, kind, arguments = self._next()
            if (sender, kind) == (self.DISPLAY, 0):
                raise Failure(f"The compositor reported an error: {text_of(arguments[8:])}")
            if (sender, kind) == (self.REGISTRY, 0):
                self._globals[text_of(arguments[4:])] = struct.unpack_from("=I", arguments)[0]
            if (sender, kind) == (source, event):
                return arguments

    def _next(self):
        source, word = struct.unpack("=II", self._receive(8))
        return source, word & 0xFFFF, self._receive((word >> 16) - 8)

    def _receive(self, count):
        while len(self._received) < count:
            more = self._socket.recv(4096)
            if not more:
                raise Failure("The compositor has ended")
            self._received += more
        wanted, self._received = self._received[:count], self._received[count:]
        return wanted


def header(target, request, length):
    return struct.pack("=II", target, (8 + length) << 16 | request)


def uint(*numbers):
    return struct.pack(f"={len(numbers)}I", *numbers)


def text(words):
    characters = words.encode() + b"\0"
    return uint(len(characters)) + characters + b"\0" * (-len(characters) % 4)


def text_of(arguments):
    length = struct.unpack_from("=I", arguments)[0]
    return arguments[4:4 + length - 1].decode()


def moment():
    return uint(int(time.monotonic() * 1000) & 0xFFFFFFFF)
