# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the Windows program, run by Wine, with the Linux program.

    windows_test.py EXE PROGRAM
"""

import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

EXE, PROGRAM = (Path(sys.argv.pop(1)).resolve() for _ in range(2))
WINDOWS, LINUX = ["wine", str(EXE)], [str(PROGRAM)]
ENDINGS = ("BN", "Q", "R", "P", "BB", "QR", "Qr", "Rp", "Rb", "Pp", "Qp", "Rn", "NN")


def run(program, *arguments, given=""):
    """Returns exit code, standard output and the program's own lines on standard error, without those of Wine."""
    done = subprocess.run([*program, *arguments], input=given.encode(), capture_output=True, timeout=900, check=False)
    errors = [line.rstrip("\r") for line in done.stderr.decode().split("\n") if line.startswith("rightcorner-cli: ")]
    return done.returncode, done.stdout, errors


def placement(randomly, pieces):
    squares = randomly.sample(range(64), 2 + len(pieces))
    board = dict(zip(squares, "Kk" + pieces))
    ranks = []
    for rank in range(7, -1, -1):
        row = "".join(board.get(8 * rank + file, " ") for file in range(8))
        for blanks in range(8, 0, -1):
            row = row.replace(" " * blanks, str(blanks))
        ranks.append(row)
    return f"{'/'.join(ranks)} {randomly.choice('wb')} - - 0 1"


class Windows(unittest.TestCase):
    def assert_equal(self, found, expected):
        """Compares two results and reports the first line that differs; a complete diff would take minutes."""
        for one, other in zip(found[1].split(b"\n"), expected[1].split(b"\n")):
            self.assertEqual(one, other)
        self.assertTrue(found == expected, f"{found[0]}, {found[2]} instead of {expected[0]}, {expected[2]}")

    def assert_same(self, *arguments, given=""):
        self.assert_equal(run(WINDOWS, *arguments, given=given), run(LINUX, *arguments, given=given))

    def test_signature(self):
        def signature(program):
            return run(program, "bench")[1].splitlines()[0]

        self.assertEqual(signature(WINDOWS), signature(LINUX))

    def test_perft(self):
        for depth in ("3", "4"):
            self.assert_same("perft", depth)
            self.assert_same("perft", depth, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")

    def test_twenty_thousand_probes(self):
        randomly = random.Random(1)
        fens = [placement(randomly, randomly.choice(ENDINGS)) for _ in range(20_000)]
        given = "\n".join(fens) + "\n"
        found = run(WINDOWS, "probe", given=given)
        self.assertEqual(found[1].count(b"\n"), 20_000)
        self.assert_equal(found, run(LINUX, "probe", given=given))

    def test_explanations(self):
        randomly = random.Random(2)
        self.assert_same("explain", "--all", given="\n".join(placement(randomly, "BN") for _ in range(100)) + "\n")

    def test_uci_sessions(self):
        for position in ("fen 8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", "fen 8/8/8/8/8/5k2/3p4/1K1R4 w - - 0 1",
                         "startpos moves e2e4"):
            session = f"uci\nisready\nucinewgame\nsetoption name Seed value 7\nposition {position}\nisready\ngo depth 3\n"
            outputs = [run(program, given=session + "isready\nquit\n")[1].decode() for program in (WINDOWS, LINUX)]
            moves = [[line.split()[1] for line in text.splitlines() if line.startswith("bestmove")] for text in outputs]
            self.assertEqual(len(moves[0]), 1, outputs[0])
            self.assertEqual(*moves)
            self.assertNotIn("\r", outputs[0])

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            game = Path(folder, "Läufer und Springer.pgn")
            game.write_text('[FEN "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"]\n\n1. Bc4 Ke5 *\n', encoding="utf-8")
            self.assert_same("judge", str(game))
            self.assert_same("judge", str(Path(folder, "missing.pgn")))

    def test_five_pieces(self):
        randomly = random.Random(3)
        given = "\n".join(placement(randomly, "BBn") for _ in range(200)) + "\n"
        with tempfile.TemporaryDirectory() as folder:
            ways = [("probe", "--pieces", "5", "--tables", str(Path(folder, name))) for name in ("one", "two")]
            for name in ("one", "two"):
                Path(folder, name).mkdir()
            solved = run(WINDOWS, *ways[0], given=given)
            self.assert_equal(solved, run(LINUX, *ways[1], given=given))
            # Each program can use the files of the other.
            for file in Path(folder, "one").iterdir():
                self.assertEqual(file.read_bytes(), Path(folder, "two", file.name).read_bytes())
            self.assertTrue(any(Path(folder, "one").iterdir()))
            self.assert_equal(run(WINDOWS, *ways[0], given=given), solved)


if __name__ == "__main__":
    unittest.main(verbosity=2)
