# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the installed files: they are complete and valid, and agree with the help texts of the programs.

    installed_test.py ROOT BUILD
"""

import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "end_to_end"))

from skipping import missing  # noqa: E402, after the path

ROOT, BUILD = (Path(sys.argv.pop(1)).resolve() for _ in range(2))
CLI = "rightcorner-cli"
PACKAGES = {"man": "man-db", "fish": "fish", "zsh": "zsh", "appstreamcli": "appstream",
            "desktop-file-validate": "desktop-file-utils", "update-mime-database": "shared-mime-info"}
COMMANDS = ("probe", "explain", "perft", "stats", "solve", "line", "repertoire", "judge", "games", "course", "table1999",
            "bench")


def output(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def needs(*programs):
    """Returns a decorator that skips a test if programs that it runs are not installed."""
    sentence = missing({program: PACKAGES[program] for program in programs})
    return unittest.skipIf(sentence, sentence)


def words(text):
    """Returns a text with each line break replaced by a space."""
    return " ".join(text.split())


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.prefix = Path(folder.name, "usr")
        output("cmake", "--install", BUILD, "--prefix", cls.prefix)
        cls.share = cls.prefix / "share"

    def help_of(self, *command):
        return output(self.prefix / "bin" / command[0], *command[1:], "--help")

    def man(self, name):
        page = self.share / "man/man1" / f"{name}.1.gz"
        shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", page], check=True, capture_output=True,
                               text=True, env=os.environ | {"MANWIDTH": "1000", "LC_ALL": "C.UTF-8"})
        self.assertEqual(shown.stderr, "")
        return words(shown.stdout)

    def test_installed_files_match_the_list(self):
        found = sorted(str(file.relative_to(self.prefix)) for file in self.prefix.rglob("*") if not file.is_dir())
        self.assertEqual(found, (ROOT / "tests/package/files.txt").read_text(encoding="utf-8").split())

    @needs("desktop-file-validate", "appstreamcli")
    def test_desktop_files_are_valid(self):
        output("desktop-file-validate", "--no-hints", self.share / "applications/rightcorner.desktop")
        output("appstreamcli", "validate", "--no-net", "--no-color", *self.share.glob("metainfo/*"))

    @needs("update-mime-database")
    def test_pgn_and_fen_files_are_registered(self):
        output("update-mime-database", self.share / "mime")
        globs = (self.share / "mime/globs2").read_text(encoding="utf-8")
        entry = (self.share / "applications/rightcorner.desktop").read_text(encoding="utf-8")
        for pattern, kind in (("*.pgn", "application/vnd.chess-pgn"), ("*.fen", "application/x-chess-fen")):
            self.assertIn(f":{kind}:{pattern}\n", globs)
            self.assertIn(f"{kind};", entry)

    def test_icons_have_the_size_of_their_folder(self):
        for icon in self.share.glob("icons/hicolor/*/apps/*.png"):
            width, height = struct.unpack(">II", icon.read_bytes()[16:24])
            self.assertEqual(f"{width}x{height}", icon.parts[-3])

    @needs("man")
    def test_versions_agree(self):
        [metainfo] = self.share.glob("metainfo/*")
        newest = ElementTree.parse(metainfo).find("releases/release").get("version")
        for program in ("rightcorner", CLI):
            self.assertIn(newest, output(self.prefix / "bin" / program, "--version"))
            self.assertIn(f"Right Corner {newest}", self.man(program))

    def test_screenshots_have_the_size_in_the_metainfo(self):
        [metainfo] = self.share.glob("metainfo/*")
        for image in ElementTree.parse(metainfo).iterfind("screenshots/screenshot/image"):
            picture = ROOT / "resources/screenshots" / image.text.rpartition("/")[2]
            size = struct.unpack(">II", picture.read_bytes()[16:24])
            self.assertEqual((int(image.get("width")), int(image.get("height"))), size)

    @needs("man")
    def test_man_pages_contain_the_help_texts(self):
        for command in (("rightcorner",), (CLI,), *((CLI, name) for name in COMMANDS), (CLI, "table1999", "play")):
            page = self.man(command[0])
            for line in self.help_of(*command).splitlines():
                if re.match(r"Usage: |\w+:$", line):
                    continue
                for part in re.split(r" {2,}", line.strip()):
                    self.assertIn(words(part).replace("-h,--help", "-h, --help"), page, f"{command}")

    @needs("man")
    def test_man_pages_have_no_other_options(self):
        for program, commands in (("rightcorner", ()), (CLI, COMMANDS)):
            texts = self.help_of(program) + "".join(self.help_of(program, name) for name in commands)
            self.assertEqual(set(re.findall(r"(?<!\S)--[a-z][a-z-]*", self.man(program))),
                             set(re.findall(r"(?<![^\s,])--[a-z][a-z-]*", texts)))

    # Completion

    def complete_in_bash(self, *typed):
        """Returns the completions of bash for the last word."""
        script = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }\n' \
                 '_rightcorner_cli; printf "%s\\n" "${COMPREPLY[@]}"'
        return output("bash", "-c", script, "bash", self.share / f"bash-completion/completions/{CLI}", *typed,
                      cwd=self.prefix / "share/doc/rightcorner").split()

    def test_bash_completes(self):
        self.assertEqual(set(self.complete_in_bash(CLI, "")), {*COMMANDS, "--version", "-h", "--help"})
        self.assertEqual(self.complete_in_bash(CLI, "pr"), ["probe"])
        self.assertEqual(self.complete_in_bash(CLI, "line", "--met"), ["--method"])
        self.assertEqual(self.complete_in_bash(CLI, "probe", "--pieces", ""), ["4", "5"])
        self.assertEqual(self.complete_in_bash(CLI, "solve", "--tables", "../"), ["../rightcorner"])
        self.assertEqual(self.complete_in_bash(CLI, "table1999", "v"), ["verify"])
        self.assertEqual(self.complete_in_bash(CLI, "judge", "COP"), ["COPYING"])
        self.assertEqual(self.complete_in_bash(CLI, "perft", "COP"), [])

    def complete_in_fish(self, typed):
        script = f'source {self.share}/fish/vendor_completions.d/{CLI}.fish; complete -C "{typed}"'
        environment = os.environ | {"PATH": f"{self.prefix}/bin:{os.environ['PATH']}", "HOME": str(self.prefix)}
        lines = output("fish", "--no-config", "-c", script, env=environment, cwd=self.share / "doc/rightcorner")
        return [line.split("\t")[0] for line in lines.splitlines()]

    @needs("fish")
    def test_fish_completes(self):
        self.assertEqual(set(self.complete_in_fish(f"{CLI} ")), set(COMMANDS))
        self.assertEqual(self.complete_in_fish(f"{CLI} line --met"), ["--method"])
        self.assertEqual(self.complete_in_fish(f"{CLI} probe --pieces "), ["4", "5"])
        self.assertEqual(self.complete_in_fish(f"{CLI} solve --tables ../rightc"), ["../rightcorner/"])
        self.assertEqual(set(self.complete_in_fish(f"{CLI} table1999 ")), {"write", "verify", "play"})
        self.assertEqual(self.complete_in_fish(f"{CLI} judge COP"), ["COPYING"])
        self.assertEqual(self.complete_in_fish(f"{CLI} perft COP"), [])

    def complete_in_zsh(self, *typed):
        """Returns the completions of the zsh function, with stubs of `_arguments` and `_describe`."""
        script = 'fpath=("$1"); shift; words=("$@"); state=command\n' \
                 '_arguments() { print -rl -- "$@"; [[ $#words -gt 2 ]] && shift words && state=rest || state=command }\n' \
                 '_describe() { print -rl -- "${(@P)2}" }\n' \
                 'autoload -U _rightcorner-cli; _rightcorner-cli'
        return output("zsh", "-f", "-c", script, "zsh", self.share / "zsh/site-functions", *typed)

    @needs("zsh")
    def test_zsh_completes(self):
        offered = self.complete_in_zsh(CLI, "")
        for command in COMMANDS:
            self.assertRegex(offered, f"(?m)^{command}:")
        self.assertIn("--method[", self.complete_in_zsh(CLI, "line", ""))
        self.assertRegex(self.complete_in_zsh(CLI, "probe", ""), r"(?m)^--pieces\[.*\]:value:\(4 5\)$")
        self.assertRegex(self.complete_in_zsh(CLI, "solve", ""), r"(?m)^--tables\[.*\]:folder:_files -/$")
        self.assertRegex(self.complete_in_zsh(CLI, "table1999", ""), "(?m)^verify:")
        self.assertRegex(self.complete_in_zsh(CLI, "judge", ""), "(?m)^1:.*:_files$")


if __name__ == "__main__":
    unittest.main(verbosity=2)
