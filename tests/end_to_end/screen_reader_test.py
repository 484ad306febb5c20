# SPDX-License-Identifier: GPL-3.0-or-later
"""Does every job by the keyboard alone, knowing nothing but what a screen reader is told over AT-SPI.

    screen_reader_test.py PROGRAM

Nobody looks at the screen: no mouse, no picture, no place on it. What is announced is heard on the bus, as screen
readers hear it: a notification that is shown.

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
    """Hears the notifications that are shown on the desktop, in order."""

    def __init__(self):
        self._heard = []
        self._focus = []
        self._listeners = [Atspi.EventListener.new(self._hear), Atspi.EventListener.new(self._follow)]
        self._listeners[0].register("object:state-changed:showing")
        self._listeners[1].register("object:state-changed:focused")

    def _hear(self, event):
        if event.detail1 == 1 and self._ask(event.source.get_role) == Atspi.Role.NOTIFICATION:
            self._heard.append(event.source.get_name())

    def _follow(self, event):
        if event.detail1 == 1:
            self._focus.append(self._ask(event.source.get_name))

    @staticmethod
    def _ask(question):
        """The answer of an element; empty if its program has ended meanwhile."""
        try:
            return question()
        except GLib.GError:
            return ""

    def focus(self):
        """The names of everything that was told to have the focus, in order."""
        self.heard()
        return list(self._focus)

    def heard(self):
        """Everything that was announced so far, after what is on its way has come."""
        while GLib.MainContext.default().iteration(False):
            pass
        return list(self._heard)

    def since(self, count):
        return " ".join(self.heard()[count:])


class Scenario:
    """One who does not see, from the first start to the end."""

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
        expect("How it ends", self.window.quit(), 0)

    # Doing

    def mark(self):
        return len(self.listener.heard())

    def announced(self, what, count, pattern):
        """Waits until something is announced; all that was announced since a mark."""
        wait_until(what, lambda: bool(re.search(pattern, self.listener.since(count))), True)
        return self.listener.since(count)

    def focused(self):
        """What a screen reader says of where the focus is: its name and its description."""
        wait_until("What has the focus", lambda: self._focus() is not None, True)
        return self._focus()

    def _focus(self):
        return find_focused(self.window.find("Board", "panel"))

    def type_move(self, move):
        """Letters begin a move, wherever on the board one is."""
        xdotool("type", "--delay", 30, move)
        self.window.key("Return")

    # Jobs

    def read_the_board(self):
        wait_until("The verdict", self.window.headline, "White mates in 27")
        expect("The board, square by square", self.window.board(), START)
        self.window.key("Right")
        first = self.focused()
        self.window.key("Right")
        wait_until("Whether the arrow keys go on", lambda: self.focused() != first, True)
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
        self.announced("What attacks it", count, r"a1 is not attacked\.")
        self.window.key("Up", "Up", "Right", "Right")
        wait_until("Where the arrow keys lead", lambda: self.focused().split(", ")[0], "c3")
        wait_until("What a screen reader reads there", lambda: self.listener.focus()[-1].split(", ")[0], "c3")
        count = self.mark()
        self.window.key("ctrl+shift+a")
        self.announced("What attacks it", count, r"c3 is attacked by: white king d2\.")

    def play(self):
        count = self.mark()
        self.type_move("Kc3")
        said = self.announced("The reply", count, r"Black: king to [a-h][1-8]\.")
        wait_until("The moves on the record", lambda: len(self.window.moves()), 2)
        for sentence in re.findall(r"Black: king to [a-h][1-8]\.|White mates in \d+\.", self.listener.since(count)):
            expect(f"How often “{sentence}” is announced", self.listener.since(count).count(sentence), 1)
        if "White: king to c3" in said:
            raise Failure("One's own move is announced")
        if "Kc3 is good: 1 move slower than the best." not in self.listener.since(count):
            raise Failure(f"What the coach says is not announced: {self.listener.since(count)}")
        strayed = [name for name in self.listener.focus() if name in ("Kc3", "Ke5", "Moves")]
        expect("What in the list of moves is told to have the focus", strayed, [])

    def get_hints(self):
        said = ""
        for _ in range(5):
            count = self.mark()
            self.window.key("ctrl+h")
            wait_until("Whether a hint is announced", lambda: self.listener.since(count) != "", True)
            said = self.listener.since(count)
            if re.search(r"\b[KBN][a-h]?[a-h][1-8]\b", said):
                return
        raise Failure(f"No hint names a move: {said}")

    def read_the_replies(self):
        self.window.key("alt+2")
        rows = wait_until("The table of replies", lambda: self.window.find("All moves", "table").rows(),
                          lambda found: len(found) > 5)
        expect("Whether each reply tells its move and what it comes to",
               all(re.match(r"[KBN]", row[0]) and row[1] for row in rows), True)
        self.window.key("alt+1")

    def replay(self):
        count = self.mark()
        self.window.key("ctrl+l")
        wait_until("Whether there is a line", lambda: len(self.window.record()) > 10, True)
        self.window.key("Right")
        self.announced("A move of the line", count, r"White: (king|bishop|knight) to [a-h][1-8]")
        self.window.key("Right")
        self.announced("Its answer", count, r"Black: king to [a-h][1-8]")
        self.window.key("Escape")
        wait_until("The moves on the record", lambda: len(self.window.moves()), 2)

    def set_up(self):
        count = self.mark()
        self.window.key("ctrl+e")
        self.tab_to("Position as text (FEN)")
        self.window.key("ctrl+a")
        xdotool("type", "--delay", 5, "8/8/8/8/8/8/8/K7 w - - 0 1")
        self.window.key("Return")
        self.announced("What is wrong", count, r"Illegal position\. Black has no king\.")
        self.tab_to("Position as text (FEN)")
        self.window.key("ctrl+a")
        xdotool("type", "--delay", 5, MATE_IN_ONE)
        self.window.key("Return")
        wait_until("The verdict", self.window.headline, "White mates in 1")
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
                   lambda said: "No moves wasted." in said)

    def learn(self):
        """Fails a question of the course, hears why, and finds the answer."""
        self.window.key("ctrl+k")
        self.card_becomes("The course", "(1 of 6)")
        for page in range(2, 7):
            self.window.key("alt+shift+Next")
            self.card_becomes("The course", f"({page} of 6)")
        self.card_becomes("The course", "Find the move.")
        count = self.mark()
        self.type_move("Nb7")
        self.announced("The refutation", count, r"Nb7 throws the win away\. The king captures the knight on b7\.")
        self.window.key("Escape", "BackSpace")
        self.card_becomes("The course", "Find the move.")
        count = self.mark()
        self.type_move("Bd7")
        self.announced("The verdict", count, r"Right\.")
        self.card_becomes("The course", "You have reached the end of the page.")
        self.window.key("ctrl+b")
        self.card_becomes("Contents", "Questions solved: 1 of")
        expect("How it ends", self.window.quit(), 0)

    def practise(self):
        """The question is due on the next day, and done once it is answered."""
        let_days_pass(self.folder, 1)
        self.window = self.start()
        self.card_becomes("The course", "(6 of 6)")
        self.window.key("ctrl+p")
        self.card_becomes("Practice", "Find the move.")
        count = self.mark()
        self.type_move("Bd7")
        self.announced("The verdict", count, r"Right\.")
        self.card_becomes("Practice", "It will come up again in ")
        self.card_becomes("Practice", "1 done")

    def card_becomes(self, card, sentence):
        wait_until(f"What “{card}” says", lambda: " ".join(self.window.labels(card)), lambda said: sentence in said)

    def tab_to(self, name):
        """Goes on by the tabulator key until the focus is on what has a name."""
        for _ in range(60):
            if self.has_focus(name):
                return
            self.window.key("Tab")
        raise Failure(f"The tabulator key never comes to “{name}”")

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
