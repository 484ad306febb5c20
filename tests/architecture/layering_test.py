# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that layering.py accepts the sources as they are and reports a violation of each of its rules.

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

    def append(self, path, text):
        with open(self.root / path, "a", encoding="utf-8") as file:
            file.write(text)

    def replace(self, path, old, new):
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        self.assertIn(old, text)
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def assert_violation(self, *words):
        found = layering.violations(self.root)
        self.assertTrue(any(all(word in violation for word in words) for violation in found), f"{words} not in {found}")

    def test_current_sources_pass(self):
        self.assertEqual(layering.violations(self.root), [])

    def test_includes_of_higher_layers_are_reported(self):
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
                self.append(file, f'#include "{include}"\n')
                self.assert_violation(file, include, "may not depend on")

    def test_includes_of_private_folders_are_reported(self):
        self.append("core/trainer/drill.cpp", '#include "endgame/sets/distances.h"\n')
        self.assert_violation("core/trainer/drill.cpp", "endgame/sets is private to core/endgame")

    def test_rules_of_chess_in_the_board_are_reported(self):
        self.append("app/board/board_view.h", '#include "chess/legal_moves.h"\n')
        self.assert_violation("app/board/board_view.h", "may not use the rules of chess")

    def test_qt_in_modules_without_qt_is_reported(self):
        for file in ("core/trainer/game.h", "core/chess/move.h", "app/console/stats.cpp"):
            self.append(file, "#include <QString>\n")
            self.assert_violation(file, "this module may not use Qt")
        self.append("core/endgame/verdict.h", "#  include <QtCore/QString>\n")
        self.assert_violation("core/endgame/verdict.h", "this module may not use Qt")

    def test_includes_that_do_not_start_at_core_or_app_are_reported(self):
        for include in ("../chess/move.h", "move.h", "tests/chess/printing.h"):
            self.append("core/chess/board.h", f'#include "{include}"\n')
            self.assert_violation("core/chess/board.h", include, "write the path from core/ or app/ on")

    def test_cycles_of_two_files_are_reported(self):
        self.append("core/chess/square.h", '#include "chess/bitboard.h"\n')
        self.assert_violation("include each other in a cycle", "core/chess/square.h", "core/chess/bitboard.h")

    def test_longer_cycles_are_reported(self):
        self.append("core/chess/piece.h", '#include "chess/position.h"\n')
        self.assert_violation("include each other in a cycle", "core/chess/piece.h", "core/chess/position.h")

    def test_cycles_of_units_are_reported(self):
        self.append("core/chess/attacks.cpp", '#include "chess/king_safety.h"\n')
        self.assert_violation("these units include each other in a cycle", "core/chess/attacks", "core/chess/king_safety")

    def test_cycles_through_the_units_that_may_include_each_other_are_reported(self):
        self.append("core/chess/attacks.cpp", '#include "chess/legal_moves.h"\n')
        self.assert_violation("these units include each other in a cycle", "core/chess/attacks")

    def test_files_that_include_themselves_are_reported(self):
        self.append("core/chess/move.h", '#include "chess/move.h"\n')
        self.assert_violation("include each other in a cycle: core/chess/move.h > core/chess/move.h")

    def test_links_to_higher_layers_are_reported(self):
        self.replace("core/endgame/CMakeLists.txt", "rightcorner::chess", "rightcorner::chess rightcorner::trainer")
        self.assert_violation("core/endgame may not link trainer")

    def test_links_to_qt_in_modules_without_qt_are_reported(self):
        self.replace("core/trainer/CMakeLists.txt", "rightcorner::endgame", "rightcorner::endgame Qt6::Core")
        self.assert_violation("core/trainer may not link Qt")

    def test_missing_links_are_reported(self):
        self.replace("app/board/CMakeLists.txt", "rightcorner::text rightcorner::chess", "rightcorner::chess")
        self.assert_violation("app/board includes text but does not link it")

    def test_qt_packages_in_modules_without_qt_are_reported(self):
        self.append("core/CMakeLists.txt", "find_package(Qt6 REQUIRED COMPONENTS Core)\n")
        self.assert_violation("core/CMakeLists.txt", "may not refer to Qt")

    def test_outdated_diagrams_are_reported(self):
        self.replace("README.md", "    panels\n    board\n", "    board\n    panels\n")
        self.assert_violation("the diagram of modules in README.md")

    def test_modules_without_a_header_to_start_at_are_reported(self):
        self.replace("core/chess/CMakeLists.txt", "# Start at position.h", "# Start at positions.h")
        self.replace("app/show/CMakeLists.txt", "# Start at", "# See")
        for module in ("core/chess", "app/show"):
            self.assert_violation(module, "where to start reading")

    def test_folders_that_are_no_module_are_reported(self):
        (self.root / "app/attic").mkdir()
        self.append("app/attic/box.h", "#pragma once\n")
        self.assert_violation("app/attic/box.h belongs to no module")
        (self.root / "core/attic").mkdir()
        self.append("core/attic/box.h", "#pragma once\n")
        self.assert_violation("core/attic/box.h belongs to no module")


if __name__ == "__main__":
    unittest.main()
