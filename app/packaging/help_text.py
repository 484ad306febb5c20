# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program says of itself with --help, read in its parts: the source of man pages and completions."""

import os
import re
import subprocess
from dataclasses import dataclass, field

HEADING = re.compile(r"(\w+):")
ENTRY = re.compile(r"  (\S.*?)(?:  +(.*))?")
CONTINUATION = " " * 10


@dataclass
class Entry:
    """A line of a section: what can be written, such as "-h,--help", and what it does."""

    term: str
    text: str

    @property
    def names(self):
        """The names of an option, without what it takes; or the name of an argument."""
        return [name.split()[0] for name in self.term.split(",")]

    @property
    def is_option(self):
        return self.term.startswith("-")

    @property
    def values(self):
        """What an option can be given, one of "4|5"; nothing if it takes none or any."""
        words = self.term.split(",")[-1].split()
        return words[1].split("|") if len(words) == 2 and "|" in words[1] else []

    @property
    def is_repeated(self):
        return "..." in self.term

    @property
    def shown(self):
        """The term as a page has it, with blanks between the names of an option."""
        return ", ".join(self.term.split(",")) if self.is_option else self.term


@dataclass
class Command:
    """A program, or a command of one."""

    words: list  # the name of the program, then those of the commands
    usage: str = ""  # what may stand behind the words
    description: str = ""
    sections: dict = field(default_factory=dict)  # lists of entries by their heading
    footer: str = ""
    commands: list = field(default_factory=list)

    @property
    def options(self):
        return self.sections["Options"]

    @property
    def arguments(self):
        return self.sections.get("Positionals", []) + self.sections.get("Arguments", [])


def entries(lines):
    found = []
    for line in lines:
        if line.startswith(CONTINUATION):
            found[-1].text = f"{found[-1].text} {line.strip()}".strip()
        else:
            term, text = ENTRY.fullmatch(line).groups()
            found.append(Entry(term, text or ""))
    return found


def parse(words, said):
    """A program or command by what it says; those that it names are not asked."""
    command = Command(words)
    footer = []
    for paragraph in said.strip("\n").split("\n\n"):
        first, *rest = lines = paragraph.splitlines()
        heading = HEADING.fullmatch(first)
        usage = next((line for line in lines if line.startswith("Usage: ")), None)
        if usage:
            command.description = " ".join(line for line in lines if line != usage)
            command.usage = " ".join(usage.split()[1 + len(words):])
        elif heading:
            command.sections[heading[1]] = entries(rest)
        else:
            footer.append(paragraph)
    command.footer = "\n\n".join(footer)
    return command


def name_of(program):
    return os.path.basename(program).removesuffix(".exe")


def ask(program, words):
    environment = os.environ | {"LC_ALL": "C", "LANGUAGE": ""}
    # By its name alone, for a program may say by which path it was started.
    return subprocess.run([name_of(program), *words, "--help"], executable=program, env=environment, check=True,
                          capture_output=True, text=True).stdout


def read(program, words=()):
    """What a program, or a command of it, says of itself and of all its commands."""
    command = parse([name_of(program), *words], ask(program, words))
    named = command.sections.pop("Subcommands", [])
    command.commands = [read(program, [*words, entry.term]) for entry in named]
    return command


def all_commands(command):
    """A command and all those in it, in order."""
    yield command
    for part in command.commands:
        yield from all_commands(part)
