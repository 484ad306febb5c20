# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test can fail: it asks something, or calls a helper of the tests that does.

    assertions.py ROOT

Helpers are known by their names alone, wherever they stand.
"""

import re
import sys
from pathlib import Path

# What these ask is that they come to an end, without harm on the way there.
ENDS_ARE_ENOUGH = {
    "TrainerSessionTest.DestructionStopsTheSolver",
}
TEST = re.compile(r"^TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\)\n\{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
# A function with its body, as the formatter leaves both: what closes it stands below what it begins with.
HELPER = re.compile(r"^( *)[\w:<>&*,\[\] ]*\b(\w+)\([^;{}]*\)[\w ]*\n\1\{\n(.*?)^\1\}", re.DOTALL | re.MULTILINE)
ASKS = re.compile(r"\b(?:EXPECT|ASSERT)_\w+\(|\bFAIL\(|\bADD_FAILURE\w*\(|\bstatic_assert\(")
CALL = re.compile(r"\b(\w+)(?:<[^;()]*>)?\(")


def asking_helpers(texts):
    """The names of the functions in which something is asked, or another such function called."""
    bodies = [(name, body) for text in texts for _, name, body in HELPER.findall(text)]
    asking = {name for name, body in bodies if ASKS.search(body)}
    while more := {name for name, body in bodies if name not in asking and asking & set(CALL.findall(body))}:
        asking |= more
    return asking


def mistakes(root):
    files = sorted(file for suffix in ("*.h", "*.cpp") for file in (root / "tests").rglob(suffix))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    asking = asking_helpers(texts.values())
    silent = set()
    for file, text in texts.items():
        for suite, name, body in TEST.findall(text):
            if ASKS.search(body) or asking & set(CALL.findall(body)):
                continue
            silent.add(f"{suite}.{name}")
            if f"{suite}.{name}" not in ENDS_ARE_ENOUGH:
                yield f"{file.relative_to(root)}: {suite}.{name} asks nothing and cannot fail"
    for name in sorted(ENDS_ARE_ENOUGH - silent):
        yield f"{name} is listed as one that asks nothing, but there is none"


def main():
    found = list(mistakes(Path(sys.argv[1])))
    if found:
        sys.exit("Some tests ask nothing:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
