# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a test covers each fault in tests/FAULTS.md, and that tests name no other faults.

    faults.py ROOT          prints violations and fails if there are any
    faults.py ROOT --list   prints the tests that cover each fault

A C++ test names its faults in the comment right above it, a script of tests/end_to_end at the end of its docstring:
"Fault 7", "Faults 7, 8 and 9".
"""

import ast
import collections
import re
import sys
from pathlib import Path

ROW = re.compile(r"^\| (\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)
TEST = re.compile(r"((?:^[ \t]*//.*\n)*)^(?:TEST|TEST_F|TEST_P)\(\s*(\w+),\s*(\w+)\)", re.MULTILINE)
ANY_COMMENT = re.compile(r"//.*\bFaults? \d")
NUMBERS = re.compile(r"\bFaults? (\d+(?:(?:,| and) \d+)*)")
SCRIPT = re.compile(r"add_end_to_end_test\((\w+)\s+(\S+\.py)")


def numbers_in(words):
    return {int(number) for found in NUMBERS.findall(words) for number in re.findall(r"\d+", found)}


def tests_of_sources(root):
    """Returns the faults that each C++ test names in its comment."""
    return {f"{suite}.{name}": numbers_in(comment)
            for file in (root / "tests").rglob("*.cpp")
            for comment, suite, name in TEST.findall(file.read_text(encoding="utf-8"))}


def scripts(root):
    """Returns the faults that each script names in its docstring, by the name of its test."""
    folder = root / "tests" / "end_to_end"
    listed = SCRIPT.findall((folder / "CMakeLists.txt").read_text(encoding="utf-8"))
    sources = {name: (folder / file).read_text(encoding="utf-8") for name, file in listed}
    return {f"EndToEnd.{name}": numbers_in(ast.get_docstring(ast.parse(source)) or "")
            for name, source in sources.items()}


def stray_comments(root):
    """Yields a message for each file with a comment that names a fault but is not above a test."""
    for file in sorted((root / "tests").rglob("*.cpp")):
        text = file.read_text(encoding="utf-8")
        above = sum(len(ANY_COMMENT.findall(comment)) for comment, *_ in TEST.findall(text))
        if len(ANY_COMMENT.findall(text)) != above:
            yield f"{file.relative_to(root)} names a fault in a comment that is not above a test: move the comment"


def numbers_of_table(root):
    rows = ROW.findall((root / "tests" / "FAULTS.md").read_text(encoding="utf-8"))
    return [int(number) for number, *_ in rows]


def tests_by_fault(root):
    covering = collections.defaultdict(list)
    for name, numbers in sorted((tests_of_sources(root) | scripts(root)).items()):
        for number in numbers:
            covering[number].append(name)
    return covering


def violations(root):
    numbers, covering = numbers_of_table(root), tests_by_fault(root)
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        yield "The faults in tests/FAULTS.md are not numbered 1, 2, 3 and so on: renumber them"
    for number in numbers:
        if not covering[number]:
            yield f"No test covers fault {number}: name it in the comment of a test"
    for number in sorted(set(covering) - set(numbers)):
        yield f"Fault {number} is not in tests/FAULTS.md, but is named by {', '.join(covering[number])}"
    yield from stray_comments(root)


def main():
    root = Path(sys.argv[1])
    if sys.argv[2:] == ["--list"]:
        for number, names in sorted(tests_by_fault(root).items()):
            print(number, *names)
    elif found := list(violations(root)):
        sys.exit("The tests do not match the known faults in tests/FAULTS.md:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
