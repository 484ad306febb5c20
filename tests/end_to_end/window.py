# SPDX-License-Identifier: GPL-3.0-or-later
"""Access to the window of the program: reads it over AT-SPI and controls it by mouse and keyboard."""

import os
import re
import signal
import subprocess

from accessibility import Atspi
from waiting import Failure, wait_until, wait_until_at_rest

DIALOGS = ("dialog", "alert")  # message boxes have the role alert
SILENT_ROLES = ("menu bar", "table", "page tab list", "push button", "check box", "text", "scroll bar", "notification")
NAMED_ROLES = ("frame", "panel")  # of cards and of the board
DRAG_STEPS = 8
STEP_PAUSE = 0.01  # seconds
GOAL = re.compile(r"(Mate|Hold the draw) (within|for) \d+ moves?[.:]|You have \d+ moves?\.|"
                  r"Find (the only|a waiting) move|Play the method's move")
ANSWER_LIMIT = 20000  # milliseconds; the default of 800 is too short under load


class Element:
    """An accessible element of the window."""

    def __init__(self, accessible):
        self._accessible = accessible

    @property
    def name(self):
        return self._accessible.get_name()

    @property
    def role(self):
        return self._accessible.get_role_name()

    @property
    def text(self):
        """The content of a text field."""
        return Atspi.Text.get_text(self._accessible, 0, -1)

    @property
    def extents(self):
        """The left, top, width and height on the screen."""
        extents = self._accessible.get_extents(Atspi.CoordType.SCREEN)
        return extents.x, extents.y, extents.width, extents.height

    @property
    def center(self):
        left, top, width, height = self.extents
        return left + width // 2, top + height // 2

    @property
    def process(self):
        return self._accessible.get_process_id()

    def press(self):
        """Presses the element by its accessible action, as a screen reader does."""
        actions = self._accessible.get_action_iface()
        names = [Atspi.Action.get_action_name(actions, i) for i in range(Atspi.Action.get_n_actions(actions))]
        press = next(i for i, name in enumerate(names) if name in ("Press", "Toggle"))
        if not Atspi.Action.do_action(actions, press):
            raise Failure(f"“{self.name}” cannot be pressed")

    def disable_cache(self):
        """Reads the element from the program each time, because cached values become stale."""
        self._accessible.set_cache_mask(Atspi.Cache.NONE)

    def has(self, state):
        return self._accessible.get_state_set().contains(state)

    @property
    def can_press(self):
        return self.has(Atspi.StateType.SENSITIVE)

    def rows(self):
        """Returns the accessible names of the cells of a table, by row."""
        table = self._accessible.get_table_iface()
        return [[table.get_accessible_at(row, column).get_name() for column in range(table.get_n_columns())]
                for row in range(table.get_n_rows())]

    def children(self):
        count = self._accessible.get_child_count()
        found = [self._accessible.get_child_at_index(i) for i in range(count)]
        return [Element(child) for child in found if child is not None]

    def shown(self):
        """Yields this element and all visible elements in it, in order, except those in tables."""
        yield self
        if self.role == "table" or self.name == "Board":
            return
        for child in self.children():
            if child.has(Atspi.StateType.SHOWING):
                yield from child.shown()

    def sentences(self, apart_from):
        """Yields the visible sentences in this element, in order. Skips the parts named in `apart_from`, because each
        access takes time."""
        role = self.role
        if role == "label":
            yield self.name
        elif role not in SILENT_ROLES and not (role in NAMED_ROLES and self.name in apart_from):
            for child in self.children():
                if child.has(Atspi.StateType.SHOWING):
                    yield from child.sentences(apart_from)


class Window:
    """Starts the program and waits for its window."""

    def __init__(self, desktop, program, *arguments, **options):
        self._start(desktop, program, *arguments, **options)
        self.wait_for_window()

    def _start(self, desktop, program, *arguments, **options):
        Atspi.set_timeout(ANSWER_LIMIT, ANSWER_LIMIT)
        self._process = desktop.start([program, *arguments], **options)

    def wait_for_window(self):
        self._frame = wait_until("The program's window", lambda: self._top_level("frame"),
                                 lambda frame: frame is not None)
        wait_until("Whether the window is the active one", self.is_active, True)
        self._board = self.find("Board", "panel").children()

    def _top_level(self, *roles):
        """Returns a visible window of the program with one of the roles, or None."""
        if self._process.poll() is not None:
            raise Failure(f"The program ended at its start with {self._process.returncode}")
        screen = Element(Atspi.get_desktop(0))
        screen.disable_cache()
        application = next((each for each in screen.children() if each.process == self.pid), None)
        if application is None:
            return None
        application.disable_cache()
        return next((child for child in application.children()
                     if child.role in roles and child.has(Atspi.StateType.SHOWING)), None)

    @property
    def pid(self):
        return self._process.pid

    # Looking

    def is_active(self):
        return self._frame.has(Atspi.StateType.ACTIVE)

    def find(self, name, role=None):
        """Waits for a visible element with a name and returns it."""
        return find_in(self._living_frame, name, role)

    def _living_frame(self):
        if self._process.poll() is not None:
            raise Failure(f"The program ended with {self._process.returncode}")
        return self._frame

    def everything_named(self, name):
        """Returns all visible elements with a name."""
        return [element for element in self._frame.shown() if element.name == name]

    def find_in_dialog(self, name, role=None):
        """Waits for a visible element of the open dialog with a name and returns it."""
        return find_in(lambda: self._top_level(*DIALOGS), name, role)

    def dialog_says(self):
        """Returns the sentences in the open dialog, from top to bottom."""
        dialog = self._top_level(*DIALOGS)
        return [element.name for element in dialog.shown() if element.role == "label"] if dialog else []

    def sentences(self, apart_from=()):
        """Returns the sentences in the window, from top to bottom, except those on some cards."""
        return list(self._frame.sentences(("Board", *apart_from)))

    def labels(self, card):
        """Returns the sentences on a card, from top to bottom."""
        return [element.name for element in self.find(card).shown() if element.role == "label"]

    def headline(self):
        return next(iter(self.labels("Where you stand")), None)

    def coach(self):
        """Returns the headline of the coach's card, or None while the card is hidden."""
        return next(iter(self.coach_labels()), None)

    def coach_labels(self):
        """Returns the sentences on the coach's card, from top to bottom; empty while the card is hidden."""
        return [element.name for card in self.everything_named("The coach") for element in card.shown()
                if element.role == "label"]

    def exercise(self):
        """Returns the sentences on the practice card as one text."""
        return " ".join(self.labels("Practice"))

    def wait_for_exercise(self):
        """Waits until an exercise is dealt and its goal is stated."""
        wait_until("The exercise's goal", self.exercise, lambda said: GOAL.search(said) is not None)

    def hint_until_move(self):
        """Requests hints until the coach names a best move. Returns the letter of the piece and the target square."""
        for _ in range(5):
            before = self.coach_labels()
            self.press("Hint")
            wait_until("The coach shows another hint", lambda: self.coach_labels() not in ([], before), True)
            move = re.search(r"\b([KBN])[a-h]?[1-8]?([a-h][1-8])", self.coach())
            if move:
                return move[1], move[2]
        raise Failure(f"No hint names a move: {self.coach_labels()}")

    def board(self):
        """Returns the pieces by square."""
        squares = [cell.name.split(", ") for cell in self._board]
        return {square: piece for square, piece, *_ in squares if piece != "empty"}

    def turn(self):
        return next((label for label in self.labels("Where you stand") if label.endswith(" to move")), None)

    def record(self):
        """Returns the accessible names of the cells of the move list, without empty cells."""
        cells = self.find("Moves", "table").children()
        return [cell.name for cell in cells if cell.role == "table cell" and cell.name]

    def moves(self):
        """Returns the moves in the move list, without numbers and comments."""
        return [name for name in self.record() if re.fullmatch(r"[KBN][a-h1-8x]*[+#]?[!?]*", name)]

    def everything(self):
        """Returns everything that a restart must restore."""
        return self.board(), self.labels("Where you stand"), self.coach_labels(), self.record()

    def dialog(self):
        """Returns the name of the active dialog, or None."""
        dialog = self._top_level(*DIALOGS)
        return dialog.name if dialog and dialog.has(Atspi.StateType.ACTIVE) else None

    # Acting

    def square(self, name):
        """Returns the centre of a square on the screen."""
        return next(cell for cell in self._board if cell.name.split(", ")[0] == name).center

    def press_square(self, name):
        """Presses a square of the board by its accessible action."""
        next(cell for cell in self._board if cell.name.split(", ")[0] == name).press()

    def place(self, name):
        """Returns the centre of a visible element on the screen, once it stays in place."""
        return wait_until_at_rest(f"“{name}”", lambda: self.find(name).center)

    def can_press(self, name):
        return self.find(name).can_press

    def press(self, name):
        """Clicks a button once it is enabled."""
        wait_until(f"“{name}” is enabled", lambda: self.can_press(name), True)
        self.click(self.place(name))

    def press_in_dialog(self, name):
        """Clicks an element of the open dialog."""
        self.click(wait_until_at_rest(f"“{name}”", lambda: self.find_in_dialog(name).center))

    def answer(self, title, path):
        """Types a path into the focused field of a file dialog, instead of its content."""
        wait_until("The open dialog", self.dialog, title)
        self.key("ctrl+a")
        xdotool("type", "--delay", 5, path)
        self.key("Return")

    def click(self, point):
        click(point)

    def key(self, *keys):
        xdotool("key", *keys)

    def quit(self):
        """Quits with Ctrl+Q and returns the exit code."""
        self.key("ctrl+q")
        return self._process.wait(timeout=30)

    def end(self, number):
        """Sends a signal and returns the exit code, which is negative if the signal killed the program."""
        os.kill(self.pid, number)
        return self._process.wait(timeout=30)

    def wait(self):
        """Waits until the program exits and returns the exit code."""
        return self._process.wait(timeout=30)

    def kill(self):
        """Kills the program, as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self._process.wait()


class LongStart(Window):
    """Starts the program, which shows a dialog before its window."""

    def __init__(self, desktop, program, *arguments, **options):
        self._start(desktop, program, *arguments, **options)

    def wait_for_dialog(self, sentence):
        wait_until("What is shown before the window", self.dialog_says, lambda said: sentence in said)


def find_in(get_whole, name, role):
    """Waits for a visible element with a name in the result of a function and returns it."""

    def look():
        whole = get_whole()
        return next((element for element in (whole.shown() if whole else ())
                     if element.name == name and role in (None, element.role)), None)

    return wait_until(f"“{name}” in the window", look, lambda element: element is not None)


def click(point):
    xdotool("mousemove", *point, "click", 1)


def drag_over(start, end):
    """Drags from a point to another without releasing the button."""
    commands = ["mousemove", *start, "mousedown", 1]
    for step in range(1, DRAG_STEPS + 1):
        way = [round(a + (b - a) * step / DRAG_STEPS) for a, b in zip(start, end)]
        commands += ["mousemove", *way, "sleep", STEP_PAUSE]
    xdotool(*commands)


def release_button():
    xdotool("mouseup", 1)


def drag(start, end):
    drag_over(start, end)
    release_button()


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=60)
