# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the Debian changelog with the releases in the metainfo file.

    debian_changelog.py METAINFO CONTACT OUTPUT
"""

import datetime
import email.utils
import gzip
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def entry(release, contact):
    day = datetime.datetime.fromisoformat(release.get("date")).replace(tzinfo=datetime.timezone.utc)
    yield f"rightcorner ({release.get('version')}) unstable; urgency=low\n"
    for paragraph in release.iterfind("description/p"):
        yield f"  * {' '.join(paragraph.text.split())}"
    yield f"\n -- {contact}  {email.utils.format_datetime(day)}\n"


def main():
    metainfo, contact, output = sys.argv[1:]
    releases = ElementTree.parse(metainfo).iterfind("releases/release")
    lines = [line for release in releases for line in entry(release, contact)]
    Path(output).write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


if __name__ == "__main__":
    main()
