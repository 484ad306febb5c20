# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of faults in tests/README.md tells the truth: every fault stands there once, every test it names is there
and says in a comment which faults it holds, and no comment says what the table does not.

    faults.py ROOT

A test of C++ says so in the comment right above it, a script of tests/end_to_end at the end of its first words:
"Fault 7", "Faults 7, 8 and 9".
"""

import ast
import collections
import re
import sys
from pathlib import Path

COUNT = 86
ROW = re.compile(r"^\| (\d+) \|(.*)\|([^|]*)\|$", re.MULTILINE)
NAME = re.compile(r"`([^`]+)`")
TEST = re.compile(r"((?:^[ \t]*//.*\n)*)^(?:TEST|TEST_F|TEST_P)\(\s*(\w+),\s*(\w+)\)", re.MULTILINE)
ANY_COMMENT = re.compile(r"//.*\bFaults? \d")
NUMBERS = re.compile(r"\bFaults? (\d+(?:(?:,| and) \d+)*)")
SCRIPT = re.compile(r"add_end_to_end_test\((\w+)\s+(\S+\.py)")
DOES_NOT_APPLY = "does not apply: "


def numbers_in(words):
    return {int(number) for found in NUMBERS.findall(words) for number in re.findall(r"\d+", found)}


def tests_of_sources(root):
    """The numbers that each test of C++ has in its comment, by its name."""
    return {f"{suite}.{name}": numbers_in(comment)
            for file in (root / "tests").rglob("*.cpp")
            for comment, suite, name in TEST.findall(file.read_text(encoding="utf-8"))}


def scripts(root):
    """The numbers that each script has in its first words, by the name of its test."""
    folder = root / "tests" / "end_to_end"
    listed = SCRIPT.findall((folder / "CMakeLists.txt").read_text(encoding="utf-8"))
    return {f"EndToEnd.{name}": numbers_in(ast.get_docstring(ast.parse((folder / file).read_text(encoding="utf-8"))) or "")
            for name, file in listed}


def stray_comments(root):
    """The comments with numbers that stand above no test."""
    for file in sorted((root / "tests").rglob("*.cpp")):
        text = file.read_text(encoding="utf-8")
        above = sum(len(ANY_COMMENT.findall(comment)) for comment, *_ in TEST.findall(text))
        if len(ANY_COMMENT.findall(text)) != above:
            yield f"{file.relative_to(root)} has a number of a fault in a comment above no test"


def mistakes(root):
    held = tests_of_sources(root) | scripts(root)
    table = collections.defaultdict(set)
    rows = ROW.findall((root / "tests" / "README.md").read_text(encoding="utf-8"))
    numbers = [int(number) for number, *_ in rows]
    if numbers != list(range(1, COUNT + 1)):
        yield f"The table should have the faults from 1 to {COUNT}, each once and in order"
    for number, words, tests in rows:
        names = NAME.findall(tests)
        if not names and DOES_NOT_APPLY not in words:
            yield f"Fault {number} has no test and does not say why it does not apply"
        if words.count("|") != 1 or not all(word.strip() for word in words.split("|")):
            yield f"Fault {number} lacks words"
        for name in names:
            table[name].add(int(number))
            if name not in held:
                yield f"Fault {number}: there is no test {name}"
    for name, own in sorted(held.items()):
        for number in sorted(table[name] - own):
            yield f"{name} does not say that it holds fault {number}"
        for number in sorted(own - table[name]):
            yield f"{name} says that it holds fault {number}, and the table does not"
    yield from stray_comments(root)


def main():
    found = list(mistakes(Path(sys.argv[1])))
    if found:
        sys.exit("The table of faults and the tests do not agree:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
