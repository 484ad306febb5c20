# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions that wait for a condition or check a value."""

import time

from accessibility import GLib

TIMEOUT = 30  # seconds, for a busy machine
PAUSE = 0.03


class Failure(AssertionError):
    """A failed check."""


def wait_until(what, read, accepted):
    """Reads a value repeatedly until it is accepted, and returns it. `accepted` is a value or a predicate."""
    is_accepted = accepted if callable(accepted) else lambda value: value == accepted
    expected = "" if callable(accepted) else f" should be {accepted!r}, but"
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            value = read()
            if is_accepted(value):
                return value
        except GLib.Error as error:  # the element was removed meanwhile
            value = error
        if time.monotonic() > deadline:
            raise Failure(f"{what}:{expected} is still {value!r} after {TIMEOUT} s")
        time.sleep(PAUSE)


def wait_until_at_rest(what, read):
    """Reads a value repeatedly until two readings are equal, and returns it."""
    readings = [read()]

    def is_unchanged():
        time.sleep(PAUSE)
        readings.append(read())
        return readings[-1] == readings[-2]

    wait_until(f"{what[0].upper()}{what[1:]} stays unchanged", is_unchanged, True)
    return readings[-1]


def expect(what, value, expected):
    if value != expected:
        raise Failure(f"{what}: should be {expected!r}, but is {value!r}")
