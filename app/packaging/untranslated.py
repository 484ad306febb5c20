# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a text of the program has no finished translation, and lists those texts.

    untranslated.py LUPDATE SOURCES TS...

SOURCES is the folder whose texts are translated.
"""

import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def update(lupdate, sources, file):
    """Adds the texts of the sources that a translation file does not have yet, as unfinished ones."""
    english = ["-pluralonly"] if Path(file).stem.endswith("_en") else []
    command = [lupdate, *english, "-locations", "none", sources, f"-I{sources}", "-ts", file]
    subprocess.run(command, check=True, capture_output=True)


def untranslated(file):
    for message in ElementTree.parse(file).getroot().iter("message"):
        if message.find("translation").get("type") == "unfinished":
            yield message.findtext("source")


def main():
    lupdate, sources, *files = sys.argv[1:]
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for file in map(Path, files):
            copy = shutil.copy(file, folder)
            update(lupdate, sources, copy)
            found += [f"{file.name}: {text}" for text in untranslated(copy)]
    if found:
        sys.exit("Some texts have no finished translation:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
