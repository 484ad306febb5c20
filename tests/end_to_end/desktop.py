# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for the program under test: screen, window manager, buses and home, gone at the end."""

import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from skipping import missing, skip
from waiting import Failure, wait_until

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
PACKAGES = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "dbus-daemon": "dbus"}
KEPT_VARIABLES = ("PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "G_SLICE")
TIME_LIMIT = 870  # seconds, less than ctest's, so that there is time to tidy up
LIBC = ctypes.CDLL(None)


class Desktop:
    """Starts everything on entering; on leaving, whatever happened, stops every process begun inside."""

    packages = PACKAGES

    def __init__(self, time_limit=TIME_LIMIT):
        if sentence := missing(self.packages):
            skip(sentence)
        self._time_limit = time_limit
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="rightcorner-desktop-"))
        self._log_path = self.home / "log"
        self.log = open(self._log_path, "wb")
        self.screen = None
        self.pixels = self.home / "Xvfb_screen0"  # in the format of xwd
        self.screenshots = os.environ.get("SCREENSHOTS")

    def __enter__(self):
        self._prepare_for_the_end()
        try:
            self._make_environment()
            self._write_settings()
            self._start_screen()
            self._start_bus()
            self._start_window_manager()
        except BaseException:
            self.__exit__(*sys.exc_info())
            raise
        return self

    def __exit__(self, failure, *_):
        signal.alarm(0)
        if failure:
            self.screenshot("failure")
            said = self._log_path.read_text(encoding="utf-8", errors="replace")
            sys.stderr.write(f"What the programs said:\n{said}\n")
        self.log.close()
        stop_all_children()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self, command, **options):
        """Starts a program on this desktop; it ends with this process at the latest."""
        options = {"stdin": subprocess.DEVNULL, "stdout": self.log, "stderr": self.log} | options
        return subprocess.Popen(command, preexec_fn=die_with_parent, **options)

    def screenshot(self, name):
        """Keeps a picture of the screen in the directory $SCREENSHOTS, if that and ImageMagick are there."""
        directory = self.screenshots
        if directory and shutil.which("import"):
            os.makedirs(directory, exist_ok=True)
            subprocess.run(["import", "-window", "root", f"{directory}/{name}.png"], check=False)

    def _prepare_for_the_end(self):
        # Whatever loses its parent becomes a child of this process, so that nobody is overlooked.
        LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped from outside"))
        signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"Not finished after {self._time_limit} s"))
        signal.alarm(self._time_limit)

    def _make_environment(self):
        """Makes the environment of this process, and so of all others, from nothing."""
        kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        os.environ.clear()
        os.environ.update(kept, HOME=str(self.home), LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb",
                          QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for variable in ("CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "STATE_HOME", "RUNTIME_DIR"):
            directory = self.home / variable.lower()
            directory.mkdir(mode=0o700)
            os.environ[f"XDG_{variable}"] = str(directory)

    def _write_settings(self):
        """Sets the language that the tests read; all else is as on a first start."""
        settings = self.home / "config_home" / "rightcorner" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[window]\nlanguage=en\n", encoding="utf-8")

    def _start_screen(self):
        reader, writer = os.pipe()
        # Without -noreset the server begins anew whenever its last client leaves, and drops whoever is just coming.
        self.screen = self.start(["Xvfb", "-noreset", "-displayfd", str(writer), "-screen", "0", "1400x1000x24",
                                  "-nolisten", "tcp", "-fbdir", str(self.home)], pass_fds=[writer])
        os.close(writer)
        os.environ["DISPLAY"] = ":" + first_line(reader, "Xvfb")

    def _start_bus(self):
        reader, writer = os.pipe()
        self.start(["dbus-daemon", "--session", "--nofork", f"--print-address={writer}"], pass_fds=[writer])
        os.close(writer)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = first_line(reader, "dbus-daemon")

    def _start_window_manager(self):
        self.start(["openbox", "--sm-disable"])
        wait_until("Whether a window manager is there", self._has_window_manager, True)

    def _has_window_manager(self):
        ask = ["xdotool", "get_num_desktops"]
        return subprocess.run(ask, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def first_line(descriptor, program):
    with open(descriptor, encoding="utf-8") as pipe:
        line = pipe.readline().strip()
    if not line:
        raise Failure(f"{program} did not start")
    return line


def die_with_parent():
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def children():
    """The processes whose parent this one is, by birth or by adoption."""
    pids = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid():
            pids.append(int(stat.parent.name))
    return pids


def stop_all_children():
    patience_ends = time.monotonic() + 3
    while remaining := children():
        urgent = time.monotonic() > patience_ends
        for pid in remaining:
            os.kill(pid, signal.SIGKILL if urgent else signal.SIGTERM)
        time.sleep(0.05)
        for pid in remaining:
            os.waitpid(pid, os.WNOHANG)
