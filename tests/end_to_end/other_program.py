# SPDX-License-Identifier: GPL-3.0-or-later
"""A window of another program, from which a file can be dragged. It prints when the drag is accepted, and on a click it
prints the activation token for starting a program.

    other_program.py FILE
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402, after the versions


def report(text):
    print(text, flush=True)


def launch_token():
    program = Gio.AppInfo.create_from_commandline("true", None, Gio.AppInfoCreateFlags.SUPPORTS_STARTUP_NOTIFICATION)
    return Gdk.Display.get_default().get_app_launch_context().get_startup_notify_id(program, [])


def main():
    window = Gtk.Window(title="Another program")
    window.add_events(Gdk.EventMask.BUTTON_PRESS_MASK | Gdk.EventMask.BUTTON_RELEASE_MASK)
    window.connect("button-release-event", lambda *_: report(f"token {launch_token()}"))
    window.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
    window.drag_source_add_uri_targets()
    uri = GLib.filename_to_uri(sys.argv[1])
    window.connect("drag-data-get", lambda _window, _context, data, *_: data.set_uris([uri]))
    window.connect("drag-begin", lambda _window, context: context.connect(
        "action-changed", lambda _context, action: report("accepted" if action else "refused")))
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
