# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python bindings to AT-SPI, with which tests read the window like a screen reader."""

from pathlib import Path

from skipping import skip

if not Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
    skip("The accessibility bus is missing: install at-spi2-core.")
try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    skip("The Python bindings to AT-SPI are missing: install gir1.2-atspi-2.0 python3-gi.")

__all__ = ["Atspi", "GLib"]
