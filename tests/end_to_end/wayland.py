# SPDX-License-Identifier: GPL-3.0-or-later
"""A Wayland desktop for the program under test: the compositor sway without a screen, and an input device of its own.

Sway does not run as root, so that it runs as another user if the tests do.
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
    """Starts everything on entering, as the desktop of X does."""

    packages = PACKAGES

    def _start_screen(self):
        runtime = self.home / "sway"
        runtime.mkdir(mode=0o700)
        configuration = self.home / "sway.conf"
        configuration.write_text(CONFIGURATION, encoding="utf-8")
        command = ["sway", "--config", str(configuration)]
        if os.getuid() == 0:
            # Sway's user must get to its folder.
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
        # The program is to choose this desktop by itself.
        del os.environ["QT_QPA_PLATFORM"]

    def _start_window_manager(self):
        wait_until("The size of the screen", self.size, (WIDTH, HEIGHT))
        self.input = InputDevice(os.environ["WAYLAND_DISPLAY"], self.size)

    def screenshot(self, name):
        """Keeps a picture of the screen in the directory $SCREENSHOTS, if that is there."""
        if self.screenshots:
            os.makedirs(self.screenshots, exist_ok=True)
            subprocess.run(["grim", f"{self.screenshots}/{name}.png"], check=False, timeout=60)

    def color(self, x, y):
        """The red, green and blue of one point on the screen."""
        shot = subprocess.run(["grim", "-t", "ppm", "-g", f"{x},{y} 1x1", "-"], check=True, timeout=60,
                              capture_output=True).stdout
        return tuple(shot[-3:])

    def size(self):
        """The width and the height of the screen in the units of its windows."""
        output = next((each for each in sway("-t", "get_outputs") if each["name"] == OUTPUT), None)
        return output and (output["rect"]["width"], output["rect"]["height"])

    def set_scale(self, scale):
        sway("output", OUTPUT, "scale", str(scale))
        wait_until("The scale of the screen", lambda: sway("-t", "get_outputs")[0]["scale"], scale)

    def windows(self):
        """What sway knows of each window."""
        return list(leaves(sway("-t", "get_tree")))

    def window_of(self, pid):
        return next((window for window in self.windows() if window["pid"] == pid), None)

    def activation_token(self):
        """Permission to bring a window to the front, as a program that is started by the user gets it."""
        return self.input.activation_token()


def sway(*words):
    """What sway answers."""
    said = subprocess.run(["swaymsg", "--raw", *words], check=True, timeout=60, capture_output=True, text=True).stdout
    return json.loads(said)


def leaves(node):
    if "pid" in node:
        yield node
    for child in node["nodes"] + node["floating_nodes"]:
        yield from leaves(child)


class WaylandWindow(Window):
    """The program's window, handled by the desktop's input device."""

    def __init__(self, desktop, program, *arguments, **options):
        self._input = desktop.input
        super().__init__(desktop, program, *arguments, **options)

    def extents(self):
        """Its left, its top, its width and its height on the screen."""
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
    """A mouse and a keyboard. They speak Wayland's protocol themselves, for the tools that can be installed take their
    devices away again after each event."""

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

    # Acting

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
        """Takes hold of what is at a point and moves it over another, without letting it go."""
        self.move(start)
        self.press(True)
        for step in range(1, DRAG_STEPS + 1):
            self.move([round(a + (b - a) * step / DRAG_STEPS) for a, b in zip(start, end)])

    def key(self, words):
        """Presses and releases a key, with modifiers as in ctrl+q."""
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

    # Speaking

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
        """What a manager makes with its first request."""
        made = self._new()
        self._send(manager, 0, arguments + uint(made))
        return made

    def _new(self):
        self._newest += 1
        return self._newest

    def _send(self, target, request, arguments=b""):
        self._socket.sendall(header(target, request, len(arguments)) + arguments)

    # Hearing

    def _wait(self):
        """Waits until the compositor has dealt with everything that was sent."""
        done = self._new()
        self._send(self.DISPLAY, 0, uint(done))  # sync
        self._wait_for(done, 0)

    def _wait_for(self, source, event):
        """The arguments of the next event of a kind."""
        while True:
            said, kind, arguments = self._next()
            if (said, kind) == (self.DISPLAY, 0):
                raise Failure(f"The compositor refused: {text_of(arguments[8:])}")
            if (said, kind) == (self.REGISTRY, 0):
                self._globals[text_of(arguments[4:])] = struct.unpack_from("=I", arguments)[0]
            if (said, kind) == (source, event):
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
