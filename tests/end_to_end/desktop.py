# SPDX-License-Identifier: GPL-3.0-or-later
"""A temporary desktop for the program under test, with its own screen, window manager, buses and home."""

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
TIME_LIMIT = 870  # seconds, less than that of ctest, so that there is time to clean up
LIBC = ctypes.CDLL(None)


class Desktop:
    """A context manager that starts the desktop and finally stops all processes that were started in it."""

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
        self._prepare_cleanup()
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
            output = self._log_path.read_text(encoding="utf-8", errors="replace")
            sys.stderr.write(f"Output of the programs:\n{output}\n")
        self.log.close()
        stop_all_children()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self, command, **options):
        """Starts a program on this desktop. It ends with this process at the latest."""
        options = {"stdin": subprocess.DEVNULL, "stdout": self.log, "stderr": self.log} | options
        return subprocess.Popen(command, preexec_fn=die_with_parent, **options)

    def screenshot(self, name):
        """Saves a screenshot in the directory $SCREENSHOTS, if that is set and ImageMagick is installed."""
        directory = self.screenshots
        if directory and shutil.which("import"):
            os.makedirs(directory, exist_ok=True)
            subprocess.run(["import", "-window", "root", f"{directory}/{name}.png"], check=False)

    def _prepare_cleanup(self):
        # Orphaned processes become children of this process, so that all can be stopped.
        LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("Terminated by a signal"))
        signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"Not finished after {self._time_limit} s"))
        signal.alarm(self._time_limit)

    def _make_environment(self):
        """Replaces the environment of this process, which its child processes inherit."""
        kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        os.environ.clear()
        os.environ.update(kept, HOME=str(self.home), LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb",
                          QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for variable in ("CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "STATE_HOME", "RUNTIME_DIR"):
            directory = self.home / variable.lower()
            directory.mkdir(mode=0o700)
            os.environ[f"XDG_{variable}"] = str(directory)

    def _write_settings(self):
        """Sets the language to English. All other settings are those of a first start."""
        settings = self.home / "config_home" / "rightcorner" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[window]\nlanguage=en\n", encoding="utf-8")

    def _start_screen(self):
        reader, writer = os.pipe()
        # Without -noreset the server resets when its last client disconnects, and drops clients that just connect.
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
        wait_until("A window manager is running", self._has_window_manager, True)

    def _has_window_manager(self):
        command = ["xdotool", "get_num_desktops"]
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def first_line(descriptor, program):
    with open(descriptor, encoding="utf-8") as pipe:
        line = pipe.readline().strip()
    if not line:
        raise Failure(f"{program} did not start")
    return line


def die_with_parent():
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def children():
    """Returns the child processes of this process, including adopted ones."""
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
    kill_time = time.monotonic() + 3
    while remaining := children():
        must_kill = time.monotonic() > kill_time
        for pid in remaining:
            os.kill(pid, signal.SIGKILL if must_kill else signal.SIGTERM)
        time.sleep(0.05)
        for pid in remaining:
            os.waitpid(pid, os.WNOHANG)
