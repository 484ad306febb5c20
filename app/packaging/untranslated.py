# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a text of the program has no finished translation, and lists those texts.

    untranslated.py LUPDATE FOLDER... FILE.ts...

Checks the texts of all sources in the folders.
"""

import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def update(lupdate, folders, file):
    """Adds the texts that are missing in a translation file as unfinished."""
    english = ["-pluralonly"] if Path(file).stem.endswith("_en") else []
    command = [lupdate, *english, "-locations", "none", *folders, *(f"-I{folder}" for folder in folders), "-ts",
               file]
    subprocess.run(command, check=True, capture_output=True)


def untranslated(file):
    for message in ElementTree.parse(file).getroot().iter("message"):
        if message.find("translation").get("type") == "unfinished":
            yield message.findtext("source")


def main():
    lupdate, *paths = sys.argv[1:]
    files = [path for path in paths if path.endswith(".ts")]
    folders = [path for path in paths if path not in files]
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for file in map(Path, files):
            copy = shutil.copy(file, folder)
            update(lupdate, folders, copy)
            found += [f"{file.name}: {text}" for text in untranslated(copy)]
    if found:
        sys.exit("Some texts have no finished translation:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
