# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates days that pass between two starts of the program."""

import sqlite3
from pathlib import Path

DAY = 24 * 60 * 60 * 1000  # milliseconds


def let_days_pass(folder, days):
    """Moves all dates of practice some days into the past. The program must not be running."""
    with sqlite3.connect(Path(folder, "practice.db")) as database:
        database.execute("UPDATE memory SET due = due - ?, last_review = last_review - ?", (days * DAY, days * DAY))
