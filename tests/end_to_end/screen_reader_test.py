# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses all features by keyboard alone, and reads the window only as a screen reader does, over AT-SPI.

    screen_reader_test.py PROGRAM

The test does not use the mouse, positions or pixels. Announcements are events on the accessibility bus for
notifications that become visible.

Fault 64.
"""

import re
import sys
import tempfile

from accessibility import Atspi, GLib
from days import let_days_pass
from desktop import Desktop
from waiting import Failure, expect, wait_until
from window import Window, xdotool

START = {"d6": "black king", "d3": "white bishop", "e3": "white knight", "d2": "white king"}
MATE_IN_ONE = "k7/8/NK6/8/8/8/4B3/8 w - - 0 1"


class Listener:
    """Records the notifications that are shown on the desktop, in order."""

    def __init__(self):
        self._announcements = []
        self._focus = []
        self._listeners = [Atspi.EventListener.new(self._record), Atspi.EventListener.new(self._record_focus)]
        self._listeners[0].register("object:state-changed:showing")
        self._listeners[1].register("object:state-changed:focused")

    def _record(self, event):
        if event.detail1 == 1 and self._read(event.source.get_role) == Atspi.Role.NOTIFICATION:
            self._announcements.append(event.source.get_name())

    def _record_focus(self, event):
        if event.detail1 == 1:
            self._focus.append(self._read(event.source.get_name))

    @staticmethod
    def _read(getter):
        """Returns a property of an element, or an empty string if its program has ended."""
        try:
            return getter()
        except GLib.GError:
            return ""

    def focus(self):
        """Returns the names of all elements that received the focus, in order."""
        self.announcements()
        return list(self._focus)

    def announcements(self):
        """Returns all announcements so far, including pending events."""
        while GLib.MainContext.default().iteration(False):
            pass
        return list(self._announcements)

    def since(self, count):
        return " ".join(self.announcements()[count:])


class Scenario:
    """Uses the program without seeing the screen, from the first start to practice."""

    def __init__(self, desktop, program, folder):
        self.listener = Listener()
        self.folder = folder
        self.start = lambda: Window(desktop, program, "--data", folder)
        self.window = self.start()

    def run(self):
        self.read_the_board()
        self.ask_what_attacks()
        self.play()
        self.get_hints()
        self.read_the_replies()
        self.replay()
        self.set_up()
        self.mate_and_read_the_report()
        self.learn()
        self.practise()
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    # Helpers for announcements and focus

    def mark(self):
        return len(self.listener.announcements())

    def announced(self, what, count, pattern):
        """Waits until the announcements since a mark match a pattern, and returns them."""
        wait_until(what, lambda: bool(re.search(pattern, self.listener.since(count))), True)
        return self.listener.since(count)

    def focused(self):
        """Waits for a focused square and returns its accessible name."""
        wait_until("A square has the focus", lambda: self._focus() is not None, True)
        return self._focus()

    def _focus(self):
        return find_focused(self.window.find("Board", "panel"))

    def _goes_back_to_board(self):
        if self._focus() is None:
            self.window.key("shift+Tab")
        return self._focus() is not None

    def type_move(self, move):
        """Types a move, which works on every square of the board."""
        xdotool("type", "--delay", 30, move)
        self.window.key("Return")

    # Features

    def read_the_board(self):
        wait_until("The headline", self.window.headline, "White mates in 27")
        expect("The board, square by square", self.window.board(), START)
        wait_until("Shift+Tab leads from the offer to the board", self._goes_back_to_board, True)
        self.window.key("Right")
        first = self.focused()
        self.window.key("Right")
        wait_until("The focus moves with the arrow keys", lambda: self.focused() != first, True)
        count = self.mark()
        self.window.key("ctrl+shift+p")
        self.announced("The list of the pieces", count,
                       r"White: king d2, bishop d3, knight e3\. Black: king d6\.")

    def ask_what_attacks(self):
        for _ in range(8):
            self.window.key("Left")
        for _ in range(8):
            self.window.key("Down")
        name = self.focused().split(", ")[0]
        expect("The square in the corner", name, "a1")
        count = self.mark()
        self.window.key("ctrl+shift+a")
        self.announced("The attackers of the square", count, r"a1 is not attacked\.")
        self.window.key("Up", "Up", "Right", "Right")
        wait_until("The focused square", lambda: self.focused().split(", ")[0], "c3")
        wait_until("The last focus event", lambda: self.listener.focus()[-1].split(", ")[0], "c3")
        count = self.mark()
        self.window.key("ctrl+shift+a")
        self.announced("The attackers of the square", count, r"c3 is attacked by: white king d2\.")

    def play(self):
        count = self.mark()
        self.type_move("Kc3")
        said = self.announced("The reply", count, r"Black: king to [a-h][1-8]\.")
        wait_until("The number of moves in the list", lambda: len(self.window.moves()), 2)
        for sentence in re.findall(r"Black: king to [a-h][1-8]\.|White mates in \d+\.", self.listener.since(count)):
            expect(f"The number of announcements of “{sentence}”", self.listener.since(count).count(sentence), 1)
        if "White: king to c3" in said:
            raise Failure("The user's own move is announced")
        if "Kc3 also wins, one move slower." not in self.listener.since(count):
            raise Failure(f"The sentence of the coach is not announced: {self.listener.since(count)}")
        strayed = [name for name in self.listener.focus() if name in ("Kc3", "Ke5", "Moves")]
        expect("The focus events in the move list", strayed, [])

    def get_hints(self):
        said = ""
        for _ in range(5):
            count = self.mark()
            self.window.key("ctrl+h")
            wait_until("A hint is announced", lambda: self.listener.since(count) != "", True)
            said = self.listener.since(count)
            if re.search(r"\b[KBN][a-h]?[a-h][1-8]\b", said):
                return
        raise Failure(f"No hint names a move: {said}")

    def read_the_replies(self):
        self.window.key("alt+2")
        rows = wait_until("The table of all moves", lambda: self.window.find("All moves", "table").rows(),
                          lambda found: len(found) > 5)
        expect("Each row has a move and its result",
               all(re.match(r"[KBN]", row[0]) and row[1] for row in rows), True)
        self.window.key("alt+1")

    def replay(self):
        count = self.mark()
        self.window.key("ctrl+l")
        wait_until("The game record shows the line", lambda: len(self.window.record()) > 10, True)
        self.window.key("Right")
        self.announced("A move of the line", count, r"White: (king|bishop|knight) to [a-h][1-8]")
        self.window.key("Right")
        self.announced("The next move of the line", count, r"Black: king to [a-h][1-8]")
        self.window.key("Escape")
        wait_until("The number of moves in the list", lambda: len(self.window.moves()), 2)

    def set_up(self):
        count = self.mark()
        xdotool("type", "Kh")  # into the move field, where Ctrl+E would go to the end of the line
        self.window.key("ctrl+e")
        self.tab_to("Position as text (FEN)")
        self.window.key("ctrl+a")
        xdotool("type", "--delay", 5, "8/8/8/8/8/8/8/K7 w - - 0 1")
        self.window.key("Return")
        self.announced("The reason why the position is illegal", count, r"Illegal position\. Black has no king\.")
        self.tab_to("Position as text (FEN)")
        self.window.key("ctrl+a")
        xdotool("type", "--delay", 5, MATE_IN_ONE)
        self.window.key("Return")
        wait_until("The headline", self.window.headline, "White mates in 1")
        self.tab_to("Play")
        self.window.key("space")

    def mate_and_read_the_report(self):
        wait_until("The board", self.window.board,
                   {"a8": "black king", "b6": "white king", "a6": "white knight", "e2": "white bishop"})
        count = self.mark()
        self.type_move("Bf3")
        self.announced("The end", count, r"Checkmate\.")
        self.window.key("alt+4")
        wait_until("The report", lambda: " ".join(self.window.labels("The report")),
                   lambda text: "No moves wasted." in text)

    def learn(self):
        """Fails a question of the course, gets the refutation, and finds the answer."""
        self.window.key("ctrl+k")
        self.card_becomes("The course", "(1 of 6)")
        for page in range(2, 7):
            self.window.key("alt+shift+Next")
            self.card_becomes("The course", f"({page} of 6)")
        self.card_becomes("The course", "It is your move.")
        count = self.mark()
        self.type_move("Nb7")
        self.announced("The refutation", count, r"Nb7 throws the win away\. The king captures the knight on b7\.")
        self.window.key("Escape", "BackSpace")
        self.card_becomes("The course", "It is your move.")
        count = self.mark()
        self.type_move("Bd7")
        self.announced("The result of the answer", count, r"Right\.")
        self.card_becomes("The course", "Right.")
        wait_until("The reply", lambda: self.window.board().get("b8"), "black king")
        self.window.key("ctrl+b")
        self.card_becomes("Contents", "Questions solved: 1 of")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    def practise(self):
        """The question is due on the next day, and done after a correct answer."""
        let_days_pass(self.folder, 1)
        self.window = self.start()
        self.card_becomes("The course", "(6 of 6)")
        self.window.key("ctrl+j")
        self.card_becomes("Practice", "It is your move.")
        count = self.mark()
        self.type_move("Bd7")
        self.announced("The result of the answer", count, r"Right\.")
        self.card_becomes("Practice", "This exercise will come up again in ")
        self.card_becomes("Practice", "1 done")

    def card_becomes(self, card, sentence):
        wait_until(f"The text of “{card}”", lambda: " ".join(self.window.labels(card)),
                   lambda text: sentence in text)

    def tab_to(self, name):
        """Presses Tab until an element with a name has the focus."""
        for _ in range(60):
            if self.has_focus(name):
                return
            self.window.key("Tab")
        raise Failure(f"Tab does not reach “{name}”")

    def has_focus(self, name):
        return any(element.has(Atspi.StateType.FOCUSED) for element in self.window.everything_named(name))


def find_focused(table):
    for cell in table.children():
        if cell.has(Atspi.StateType.FOCUSED):
            return cell.name
    return None


def main():
    with Desktop() as desktop, tempfile.TemporaryDirectory() as folder:
        Scenario(desktop, sys.argv[1], folder).run()


if __name__ == "__main__":
    main()
