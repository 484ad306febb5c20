# SPDX-License-Identifier: GPL-3.0-or-later
"""Expecting things of a program that takes its time."""

import time

from accessibility import GLib

PATIENCE = 30  # seconds, for a machine that is busy with other things
PAUSE = 0.03


class Failure(AssertionError):
    """Something is not as it should be; the message says what."""


def wait_until(what, read, accepted):
    """Reads again and again until a value is accepted, and returns it; `accepted` is a value or a function."""
    is_accepted = accepted if callable(accepted) else lambda value: value == accepted
    wish = "" if callable(accepted) else f" should be {accepted!r}, but"
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            value = read()
            if is_accepted(value):
                return value
        except GLib.Error as error:  # what was just being looked at has gone
            value = error
        if time.monotonic() > deadline:
            raise Failure(f"{what}:{wish} is still {value!r} after {PATIENCE} s")
        time.sleep(PAUSE)


def wait_until_at_rest(what, read):
    """What is read once it has stayed the same from one reading to the next."""
    readings = [read()]

    def is_unchanged():
        time.sleep(PAUSE)
        readings.append(read())
        return readings[-1] == readings[-2]

    wait_until(f"Whether {what} is at rest", is_unchanged, True)
    return readings[-1]


def expect(what, value, expected):
    if value != expected:
        raise Failure(f"{what}: should be {expected!r}, but is {value!r}")
