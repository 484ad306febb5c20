# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every test can fail: it has an assertion, or calls a test helper that has one.

    assertions.py ROOT

Helpers are recognised by name only.
"""

import re
import sys
from pathlib import Path

# Tests that pass by ending without a crash or deadlock.
WITHOUT_ASSERTIONS = {
    "TrainerSessionTest.DestructionStopsTheSolver",
}
TEST = re.compile(r"^TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\)\n\{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
# A function and its body in the layout of clang-format: the closing brace has the indentation of the first line.
HELPER = re.compile(r"^( *)[\w:<>&*,\[\] ]*\b(\w+)\([^;{}]*\)[\w ]*\n\1\{\n(.*?)^\1\}", re.DOTALL | re.MULTILINE)
ASSERTION = re.compile(r"\b(?:EXPECT|ASSERT)_\w+\(|\bFAIL\(|\bADD_FAILURE\w*\(|\bstatic_assert\(")
CALL = re.compile(r"\b(\w+)(?:<[^;()]*>)?\(")


def asserting_helpers(texts):
    """Returns the names of the functions that have an assertion, or call such a function."""
    bodies = [(name, body) for text in texts for _, name, body in HELPER.findall(text)]
    asserting = {name for name, body in bodies if ASSERTION.search(body)}
    while more := {name for name, body in bodies if name not in asserting and asserting & set(CALL.findall(body))}:
        asserting |= more
    return asserting


def violations(root):
    files = sorted(file for suffix in ("*.h", "*.cpp") for file in (root / "tests").rglob(suffix))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    asserting = asserting_helpers(texts.values())
    without = set()
    for file, text in texts.items():
        for suite, name, body in TEST.findall(text):
            if ASSERTION.search(body) or asserting & set(CALL.findall(body)):
                continue
            without.add(f"{suite}.{name}")
            if f"{suite}.{name}" not in WITHOUT_ASSERTIONS:
                yield f"{file.relative_to(root)}: {suite}.{name} has no assertion and cannot fail: add one"
    for name in sorted(WITHOUT_ASSERTIONS - without):
        yield f"{name} does not exist or has an assertion: remove it from WITHOUT_ASSERTIONS in assertions.py"


def main():
    found = list(violations(Path(sys.argv[1])))
    if found:
        sys.exit("Some tests cannot fail:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
