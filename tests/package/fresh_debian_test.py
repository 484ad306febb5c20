# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the Debian package in a fresh minimal Debian: its dependencies suffice to play a move, and removing it leaves
only the user's files.

    fresh_debian_test.py PACKAGE

Runs as root, in a mount namespace of its own. Debian is installed from the package sources of this system.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "end_to_end"))

from desktop import Desktop  # noqa: E402, after the path
from waiting import Failure, expect, wait_until  # noqa: E402

NAME = "rightcorner"
USER = "player"
HOME = pathlib.Path("home", USER)
RUNTIME = pathlib.Path("run", USER)  # created by a login on real systems
DATA = HOME / ".local/share/rightcorner"
USERS_FILES = (".config", ".local", ".cache")


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def sources():
    """Returns the Debian package sources of this system in the format of sources.list."""
    targets = output("apt-get", "indextargets", "--format", "deb $(SITE) $(RELEASE) $(COMPONENT)",
                     "Created-By: Packages", "Origin: Debian")
    if not targets:
        raise Failure("This system has no Debian package sources")
    return "".join(f"{line}\n" for line in sorted(set(targets.splitlines())))


class Debian:
    """A minimal system in a folder, with only the dependencies of a package."""

    def __init__(self, package):
        self.package = package
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="rightcorner-debian-"))

    def __enter__(self):
        depends = output("dpkg-deb", "--field", self.package, "Depends")
        satisfy = f'chroot "$1" apt-get satisfy --yes --no-install-recommends "{depends.strip()}"'
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", f"--customize-hook={satisfy} >&2",
                        f'--customize-hook=chroot "$1" useradd --create-home {USER}', "--", "", str(self.root), "-"],
                       check=True, input=sources(), text=True)
        subprocess.run(["mount", "-t", "proc", "proc", self.root / "proc"], check=True)
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", self.root / "proc"], check=False)
        shutil.rmtree(self.root, ignore_errors=True)

    def command(self, *words, user="root"):
        """Returns the command line that runs a command in the system."""
        return ["chroot", f"--userspec={user}", self.root, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                "LC_ALL=C.UTF-8", f"HOME=/{HOME}", *words]

    def run(self, *words, user="root", **options):
        return output(*self.command(*words, user=user), **options)

    def files(self):
        """Returns all files except /proc and the log of dpkg."""
        found = set()
        for folder, folders, files in os.walk(self.root):
            if pathlib.Path(folder) == self.root:
                folders.remove("proc")
            found.update(os.path.relpath(os.path.join(folder, name), self.root) for name in folders + files)
        return found - {"var/log/dpkg.log"}

    def install(self):
        inside = self.root / "package.deb"
        shutil.copy(self.package, inside)
        self.run("dpkg", "--install", "/package.deb", stderr=subprocess.STDOUT)
        inside.unlink()

    def remove(self):
        self.run("dpkg", "--purge", NAME, stderr=subprocess.STDOUT)

    def has_mime_type(self):
        """Returns True if the type of FEN files is registered."""
        globs = (self.root / "usr/share/mime/globs2").read_text(encoding="utf-8")
        return "application/x-chess-fen" in globs


def play_a_move(debian):
    """Starts the program on a screen, types a move, starts practice and quits."""
    with Desktop() as desktop:
        variables = (f"DISPLAY={os.environ['DISPLAY']}", f"XDG_RUNTIME_DIR=/{RUNTIME}")
        program = desktop.start(debian.command("env", *variables, NAME, user=USER))

        def window():
            if program.poll() is not None:
                raise Failure(f"The program exited during its start with {program.returncode}")
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", NAME], check=False, text=True,
                                   stdout=subprocess.PIPE).stdout.split()
            active = subprocess.run(["xdotool", "getactivewindow"], check=False, text=True, stdout=subprocess.PIPE,
                                    stderr=subprocess.DEVNULL).stdout.strip()
            return active in found

        wait_until("The window is active", window, True)
        saved = debian.root / DATA / "round.pgn"
        subprocess.run(["xdotool", "type", "--delay", "50", "nf5\r"], check=True)
        wait_until("The saved game", lambda: saved.read_text(encoding="utf-8") if saved.exists() else "",
                   lambda game: "1. Nf5" in game)
        subprocess.run(["xdotool", "key", "ctrl+p"], check=True)
        desktop.screenshot("fresh-debian")
        wait_until("The practice database exists", (debian.root / DATA / "practice.db").exists, True)
        subprocess.run(["xdotool", "key", "ctrl+q"], check=True)
        expect("The exit code after Ctrl+Q", program.wait(timeout=30), 0)


def main():
    with Debian(pathlib.Path(sys.argv[1]).resolve()) as debian:
        debian.run("install", "--directory", f"--owner={USER}", "--mode=700", f"/{RUNTIME}")
        before = debian.files()
        debian.install()
        expect("The type of FEN files is registered", debian.has_mime_type(), True)
        answer = debian.run("rightcorner-cli", "probe", user=USER, input="k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\n")
        expect("The answer of the console program", answer.split("\t")[1:3], ["win", "5"])
        play_a_move(debian)
        debian.remove()
        expect("The type of FEN files is registered", debian.has_mime_type(), False)
        after = debian.files()
        users = {file for file in after - before if file.startswith(f"{HOME}/")}
        expect("System files that were removed or left behind", (before - after, after - before - users), (set(), set()))
        expect("The saved game of the user is still there", f"{DATA}/round.pgn" in users, True)
        expect("Other folders of the user", sorted({pathlib.Path(file).relative_to(HOME).parts[0] for file in users}
                                                    - set(USERS_FILES)), [])


if __name__ == "__main__":
    main()
