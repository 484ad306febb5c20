# SPDX-License-Identifier: GPL-3.0-or-later
"""Parses the --help texts of a program, from which man pages and completions are generated."""

import os
import re
import subprocess
from dataclasses import dataclass, field

HEADING = re.compile(r"(\w+):")
ENTRY = re.compile(r"  (\S.*?)(?:  +(.*))?")
CONTINUATION = " " * 10


@dataclass
class Entry:
    """An entry of a section: a term such as "-h,--help" and its description."""

    term: str
    text: str

    @property
    def names(self):
        """The names of an option without its values, or the name of an argument."""
        return [name.split()[0] for name in self.term.split(",")]

    @property
    def is_option(self):
        return self.term.startswith("-")

    @property
    def values(self):
        """The possible values of an option, such as 4 and 5 for "4|5"; empty if it takes no value or any value."""
        words = self.term.split(",")[-1].split()
        return words[1].split("|") if len(words) == 2 and "|" in words[1] else []

    @property
    def is_repeated(self):
        return "..." in self.term

    @property
    def shown(self):
        """The term for a man page, with spaces between the names of an option."""
        return ", ".join(self.term.split(",")) if self.is_option else self.term


@dataclass
class Command:
    """A program or one of its commands."""

    words: list  # the names of the program and the commands
    usage: str = ""  # options and arguments after the words
    description: str = ""
    sections: dict = field(default_factory=dict)  # lists of entries by heading
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


def parse(words, text):
    """Returns a program or command from its help text, without subcommands."""
    command = Command(words)
    footer = []
    for paragraph in text.strip("\n").split("\n\n"):
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


def help_of(program, words):
    environment = os.environ | {"LC_ALL": "C", "LANGUAGE": ""}
    # Started by its name only, because help texts may contain the path by which a program was started.
    return subprocess.run([name_of(program), *words, "--help"], executable=program, env=environment, check=True,
                          capture_output=True, text=True).stdout


def read(program, words=()):
    """Returns a program, or one of its commands, with all subcommands."""
    command = parse([name_of(program), *words], help_of(program, words))
    entries_of_commands = command.sections.pop("Subcommands", [])
    command.commands = [read(program, [*words, entry.term]) for entry in entries_of_commands]
    return command


def all_commands(command):
    """Yields a command and all its subcommands, in order."""
    yield command
    for part in command.commands:
        yield from all_commands(part)
