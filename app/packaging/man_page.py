# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the man page of a program: its --help texts, followed by sections that only the man page has.

    man_page.py PROGRAM SECTIONS VERSION DATE OUTPUT

SECTIONS is a roff file. OUTPUT is compressed and reproducible.
"""

import gzip
import sys
from pathlib import Path

import help_text

ITEM_INDENT = 2  # spaces before a list item


def roff(text):
    """Escapes a text so that roff shows it unchanged, including hyphens."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def blocks(footer):
    """Yields free text: indented lines are list items, and lines with a larger indent continue them."""
    is_in_list = False
    for line in footer.splitlines():
        depth = len(line) - len(line.lstrip())
        if depth == ITEM_INDENT:
            yield ".IP \\(bu 2"
        elif is_in_list and depth == 0 or not line:
            yield ".PP"
        is_in_list = depth >= ITEM_INDENT
        yield roff(line.strip())


def listed(entries):
    for entry in entries:
        yield f".TP\n.B {roff(entry.shown)}"
        yield roff(entry.text)


def command_section(command):
    yield f'.SS "{roff(" ".join([*command.words[1:], command.usage]))}"'
    yield roff(command.description)
    own = [entry for entry in command.options if "--help" not in entry.names]
    if command.arguments or own:
        yield from listed(command.arguments + own)
        yield ".PP"
    yield from blocks(command.footer)


def page(program, sections, version, date):
    name = program.words[0]
    yield f'.TH {roff(name.upper())} 1 "{date}" "Right Corner {version}" "User Commands"'
    yield ".nh\n.ad l"  # No hyphenation.
    yield f".SH NAME\n{roff(name)} \\- {roff(program.description.rstrip('.'))}"
    yield f".SH SYNOPSIS\n.B {roff(name)}\n{roff(program.usage)}"
    yield f".SH DESCRIPTION\n{roff(program.description)}"
    if program.footer:
        yield ".PP"
        yield from blocks(program.footer)
    yield ".SH OPTIONS"
    yield from listed(program.arguments + program.options)
    parts = list(help_text.all_commands(program))[1:]
    if parts:
        yield ".SH COMMANDS"
        for part in parts:
            yield from command_section(part)
    yield sections.rstrip("\n")


def main():
    path, sections, version, date, output = sys.argv[1:]
    lines = page(help_text.read(path), Path(sections).read_text(encoding="utf-8"), version, date)
    text = "\n".join(line for line in lines if line) + "\n"
    Path(output).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
