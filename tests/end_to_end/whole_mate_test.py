# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets up a position by drag and drop, plays the whole mate by mouse, and replays it.

    whole_mate_test.py PROGRAM

With SCREENSHOTS=directory it saves screenshots there.
"""

import sys

from desktop import Desktop
from waiting import expect, wait_until, wait_until_at_rest
from window import Window, click, drag, drag_over, release_button

NO_PIECES = "8/8/8/8/8/8/8/8 w - - 0 1"
SET_UP = "8/7k/5B2/4N2K/8/8/8/8 b - - 0 1"
PIECES = {"h5": "white king", "h7": "black king", "f6": "white bishop", "e5": "white knight"}
MOVES = 8  # of the attacker; Black begins
PIECES_BY_LETTER = {"K": "white king", "B": "white bishop", "N": "white knight"}
KILLED_AFTER = 3  # moves


class Scenario:
    """Uses the program from the first start to a restart with the finished game."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program
        self.window = Window(desktop, program)

    def run(self):
        self.see_first_window()
        self.set_up()
        self.play()
        self.take_back()
        self.replay()
        self.leave_and_return()

    def see_first_window(self):
        self.headline_becomes("White mates in 27")
        expect("The board at the first start", self.window.board(),
               {"d6": "black king", "d3": "white bishop", "e3": "white knight", "d2": "white king"})
        self.desktop.screenshot("1-first-window")

    # Setting up

    def set_up(self):
        self.window.press("Set up")
        self.window.press("Clear")
        self.board_becomes({})
        self.fen_becomes(NO_PIECES)
        self.standing_begins(["Illegal position", "White has no king. Black has no king."])
        self.put_kings_together_and_apart()
        self.drag_from_tray("white bishop", "f6")
        self.drag_from_tray("white knight", "e5")
        self.drag_from_tray("white pawn", "c3")
        self.headline_becomes("Bishop, knight and pawn")
        self.drag_off_the_board("c3")
        self.board_becomes(PIECES)
        self.give_black_the_move()
        self.desktop.screenshot("3-set-up")

    def put_kings_together_and_apart(self):
        self.drag_from_tray("white king", "g6")
        drag_over(self.window.place("black king"), self.window.square("h7"))
        touching = ["Illegal position", "The kings are next to each other (g6, h7)."]
        self.standing_begins(touching)  # already during the drag
        self.board_becomes({"g6": "white king"})
        self.desktop.screenshot("2-kings-would-touch")
        release_button()
        self.board_becomes({"g6": "white king", "h7": "black king"})
        self.standing_begins(touching)
        expect("“Play” is enabled", self.window.can_press("Play"), False)
        self.drag_on_board("g6", "h5")
        self.board_becomes({"h5": "white king", "h7": "black king"})
        self.headline_becomes("Draw")

    def give_black_the_move(self):
        self.fen_becomes(SET_UP.replace(" b ", " w "))
        wait_until("The side to move", self.window.turn, "White to move")
        self.window.press("Black")
        self.fen_becomes(SET_UP)
        wait_until("The side to move", self.window.turn, "Black to move")
        self.headline_becomes(f"White mates in {MOVES}")

    # Playing

    def play(self):
        self.window.press("Play")
        for number in range(1, MOVES + 1):
            self.wait_for_reply(MOVES - number + 1)
            self.play_best_move(by_drag=number % 2 == 1)
            if number == 2:
                self.desktop.screenshot("4-in-the-game")
            if number == KILLED_AFTER:
                self.wait_for_reply(MOVES - number)
                self.survive_power_cut()
        wait_until("The coach", self.window.coach, "Checkmate: White wins.")
        self.headline_becomes("Checkmate")
        expect("The length of the game on the coach's card", self.window.labels("The coach")[1:],
               [f"Mated in {MOVES} moves, the fewest possible. Help used: hints on {MOVES} moves."])
        # The report has opened by itself.
        self.window.key("alt+1")
        moves = self.window.moves()
        expect("The number of moves in the list", len(moves), 2 * MOVES)
        expect("The last character of the mating move", moves[-1][-1], "#")
        self.desktop.screenshot("5-checkmate")

    def wait_for_reply(self, moves_left):
        wait_until("The side to move", self.window.turn, "White to move")
        self.headline_becomes(f"White mates in {moves_left}")

    def play_best_move(self, by_drag):
        letter, target = self.window.hint_until_move()
        piece = PIECES_BY_LETTER[letter]
        before = self.window.board()
        start = next(square for square, there in before.items() if there == piece)
        if by_drag:
            self.drag_on_board(start, target)
        else:
            click(self.window.square(start))
            click(self.window.square(target))
        wait_until(f"The piece on {target}", lambda: self.window.board().get(target), piece)

    def survive_power_cut(self):
        before = wait_until_at_rest("the window", self.window.everything)
        self.window.kill()
        self.window = Window(self.desktop, self.program)
        self.sees_again(before)

    # After the game

    def take_back(self):
        mated = self.window.board()
        self.window.press("Take back")
        self.headline_becomes("White mates in 1")
        expect("The side to move after taking back", self.window.turn(), "White to move")
        self.window.press("One move forward")
        self.headline_becomes("Checkmate")
        expect("The board after going forward again", self.window.board(), mated)

    def replay(self):
        self.window.press("To the start")
        self.board_becomes(PIECES)
        self.headline_becomes(f"White mates in {MOVES}")
        self.window.press("Line")
        plies = 2 * MOVES
        self.window.find(f"Mate in {MOVES} with best play by both sides.")
        for ply in range(1, plies + 1):
            self.step_forward(by_key=ply % 2 == 1)
            moves_left = (plies - ply + 1) // 2
            self.headline_becomes(f"White mates in {moves_left}" if ply < plies else "Checkmate")
            if ply == 5:
                self.desktop.screenshot("6-in-the-replay")
        wait_until("The coach at the end of the line", lambda: self.window.coach().endswith("# is mate."), True)
        self.window.key("Escape")
        self.window.find("Hint")
        self.board_becomes(PIECES)

    def step_forward(self, by_key):
        before = self.window.board()
        if by_key:
            self.window.key("Right")
        else:
            self.window.press("One move forward")
        wait_until("The board in the replay", self.window.board, lambda board: board != before)

    def leave_and_return(self):
        self.window.press("To the end")
        self.headline_becomes("Checkmate")
        before = wait_until_at_rest("the window", self.window.everything)
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)
        self.window = Window(self.desktop, self.program)
        self.sees_again(before)
        self.desktop.screenshot("7-restored")
        expect("The exit code after Ctrl+Q", self.window.quit(), 0)

    # Helpers

    def drag_from_tray(self, piece, square):
        drag(self.window.place(piece), self.window.square(square))
        wait_until(f"The piece on {square}", lambda: self.window.board().get(square), piece)

    def drag_on_board(self, start, end):
        drag(self.window.square(start), self.window.square(end))

    def drag_off_the_board(self, square):
        drag(self.window.square(square), self.window.place("Where you stand"))
        wait_until(f"The piece on {square}", lambda: self.window.board().get(square), None)

    def board_becomes(self, pieces):
        wait_until("The board", self.window.board, pieces)

    def fen_becomes(self, fen):
        field = self.window.find("Position as text (FEN)", "text")
        wait_until("The position as text", lambda: field.text, fen)

    def headline_becomes(self, headline):
        wait_until("The headline", self.window.headline, headline)

    def standing_begins(self, labels):
        wait_until("Where you stand", lambda: self.window.labels("Where you stand")[:len(labels)], labels)

    def sees_again(self, before):
        wait_until("The window after a restart", self.window.everything, before)


def main():
    with Desktop() as desktop:
        Scenario(desktop, sys.argv[1]).run()


if __name__ == "__main__":
    main()
