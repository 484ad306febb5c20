# SPDX-License-Identifier: GPL-3.0-or-later
"""Every rule of layering.py bites: the house as it is passes, and each planted fault is named.

    layering_test.py ROOT
"""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

import layering

ROOT = Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()


class Layering(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for top in ("core", "app"):
            shutil.copytree(ROOT / top, self.root / top)
        shutil.copy(ROOT / "README.md", self.root)

    def plant(self, path, text):
        with open(self.root / path, "a", encoding="utf-8") as file:
            file.write(text)

    def change(self, path, old, new):
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        self.assertIn(old, text)
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def assert_fault(self, *words):
        faults = layering.faults(self.root)
        self.assertTrue(any(all(word in fault for word in words) for fault in faults), f"{words} not in {faults}")

    def test_the_house_as_it_is(self):
        self.assertEqual(layering.faults(self.root), [])

    def test_a_room_that_includes_a_higher_one(self):
        for file, include in (("core/chess/move.h", "endgame/material.h"),
                              ("core/endgame/material.cpp", "trainer/drill.h"),
                              ("core/trainer/drill.cpp", "text/words.h"),
                              ("app/text/words.cpp", "board/diagram.h"),
                              ("app/board/board_view.cpp", "panels/card.h"),
                              ("app/panels/card.cpp", "session/trainer_session.h"),
                              ("app/session/trainer_session.cpp", "show/diagram.h"),
                              ("app/show/presentation.cpp", "window/main_window.h"),
                              ("app/store/preferences.cpp", "window/main_window.h"),
                              ("app/window/main_window.cpp", "console/answer.h"),
                              ("app/console/stats.cpp", "session/trainer_session.h")):
            with self.subTest(file=file, include=include):
                self.setUp()
                self.plant(file, f'#include "{include}"\n')
                self.assert_fault(file, include, "may not know")

    def test_planes_outside_their_ending(self):
        self.plant("core/trainer/drill.cpp", '#include "endgame/sets/distances.h"\n')
        self.assert_fault("core/trainer/drill.cpp", "endgame/sets is for core/endgame alone")

    def test_a_board_that_knows_the_rules(self):
        self.plant("app/board/board_view.h", '#include "chess/legal_moves.h"\n')
        self.assert_fault("app/board/board_view.h", "no rules of chess")

    def test_qt_where_no_screen_is(self):
        for file in ("core/trainer/game.h", "core/chess/move.h", "app/console/stats.cpp"):
            self.plant(file, "#include <QString>\n")
            self.assert_fault(file, "Qt is not for this room")
        self.plant("core/endgame/verdict.h", "#  include <QtCore/QString>\n")
        self.assert_fault("core/endgame/verdict.h", "Qt is not for this room")

    def test_an_include_from_elsewhere(self):
        for include in ("../chess/move.h", "move.h", "tests/chess/printing.h"):
            self.plant("core/chess/board.h", f'#include "{include}"\n')
            self.assert_fault("core/chess/board.h", include, "start at core/ or app/")

    def test_a_cycle_of_two_files(self):
        self.plant("core/chess/square.h", '#include "chess/bitboard.h"\n')
        self.assert_fault("a cycle of includes", "core/chess/square.h", "core/chess/bitboard.h")

    def test_a_cycle_far_around(self):
        self.plant("core/chess/piece.h", '#include "chess/position.h"\n')
        self.assert_fault("a cycle of includes", "core/chess/piece.h", "core/chess/position.h")

    def test_a_file_that_includes_itself(self):
        self.plant("core/chess/move.h", '#include "chess/move.h"\n')
        self.assert_fault("a cycle of includes: core/chess/move.h > core/chess/move.h")

    def test_a_target_that_links_a_higher_room(self):
        self.change("core/endgame/CMakeLists.txt", "rightcorner::chess", "rightcorner::chess rightcorner::trainer")
        self.assert_fault("core/endgame may not link trainer")

    def test_a_target_that_links_qt_without_a_screen(self):
        self.change("core/trainer/CMakeLists.txt", "rightcorner::endgame", "rightcorner::endgame Qt6::Core")
        self.assert_fault("core/trainer may not link Qt")

    def test_a_target_that_does_not_link_what_it_includes(self):
        self.change("app/board/CMakeLists.txt", "rightcorner::text rightcorner::chess", "rightcorner::chess")
        self.assert_fault("app/board includes text but does not link it")

    def test_a_package_without_a_screen(self):
        self.plant("core/CMakeLists.txt", "find_package(Qt6 REQUIRED COMPONENTS Core)\n")
        self.assert_fault("core/CMakeLists.txt", "speaks of Qt")

    def test_a_picture_that_is_out_of_date(self):
        self.change("README.md", "    panels\n    board\n", "    board\n    panels\n")
        self.assert_fault("the picture in README.md")

    def test_a_folder_that_is_no_room(self):
        (self.root / "app/attic").mkdir()
        self.plant("app/attic/box.h", "#pragma once\n")
        self.assert_fault("app/attic/box.h stands in no room")
        (self.root / "core/attic").mkdir()
        self.plant("core/attic/box.h", "#pragma once\n")
        self.assert_fault("core/attic/box.h stands in no room")


if __name__ == "__main__":
    unittest.main()
