# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the tests mirror the source tree: the tests of core/chess/fen.cpp are in tests/chess/fen_test.cpp.

    mirror.py ROOT

A unit may have more test files: board_view.cpp also has board_view_mouse_test.cpp.
"""

import sys
from pathlib import Path

# Units without a test file of their own, each with the file that tests it instead.
TESTED_ELSEWHERE = {
    "core/endgame/sets/hunt.cpp": "tests/endgame/pens_test.cpp recomputes every pen",
    "core/endgame/sets/full_move.cpp": "tests/endgame/holds_test.cpp tries moves one by one",
    "core/chess/pgn.cpp": "tests/chess/pgn_reader_test.cpp and the other tests of the reader",
    "core/chess/pgn_lexer.cpp": "tests/chess/pgn_reader_test.cpp reads every kind of token",
    "core/chess/pgn_scanner.cpp": "tests/chess/pgn_index_test.cpp finds the starts of games",
    "core/chess/pgn_text.cpp": "tests/chess/pgn_reader_test.cpp reads every form of text",
    "app/store/game_files.cpp": "tests/app/files/files_test.cpp opens and saves",
    "app/main.cpp": "tests/end_to_end/whole_mate_test.py starts the program",
    "app/console/main.cpp": "tests/app/console/program_test.cpp starts the program",
    "app/console/engine.cpp": "tests/app/console/uci_test.cpp sends commands to the engine",
    "app/show/last_move.cpp": "tests/app/show/teller_test.cpp announces moves, and diagram_test.cpp marks them",
    "app/show/voice.cpp": "tests/app/show/teller_test.cpp has moves read aloud",
    "app/process/linux/exit_signals.cpp": "tests/app/process/exit_signals_test.cpp",
    "app/process/linux/session_bus.cpp": "tests/app/process/session_bus_test.cpp",
    "app/process/linux/single_instance.cpp": "tests/app/process/single_instance_test.cpp",
    "app/process/portable/exit_signals.cpp": "tests/app/process/exit_signals_test.cpp is built with it too",
    "app/process/portable/session_bus.cpp": "tests/app/process/session_bus_test.cpp is built without it",
    "app/process/portable/single_instance.cpp": "tests/app/process/single_instance_test.cpp is built with it too",
    "app/board/board_view_input.cpp": "tests/app/board/board_view_mouse_test.cpp",
    "app/board/board_view_keys.cpp": "tests/app/board/board_view_keyboard_test.cpp",
    "app/board/built_in_pieces.cpp": "tests/app/board/piece_art_test.cpp draws them",
    "app/board/floating_picture.cpp": "tests/app/board/board_view_mouse_test.cpp drags pieces",
    "app/text/record_signs.cpp": "tests/app/window/help_page_test.cpp reads the meaning of every sign",
    "app/board/stroke.cpp": "tests/app/board/board_painter_test.cpp checks what it paints",
    "app/board/mark_shapes.cpp": "tests/app/board/board_painter_test.cpp checks what they paint",
    "app/text/refusals.cpp": "tests/app/text/words_test.cpp",
    "app/panels/choice_box.cpp": "tests/app/panels/transport_test.cpp chooses an entry",
    "app/panels/games_list.cpp": "tests/app/files/games_list_test.cpp opens files of games",
    "app/panels/games_model.cpp": "tests/app/files/games_list_test.cpp reads its rows",
    "app/panels/record_card.cpp": "tests/app/window/main_window_replay_test.cpp clicks on each part of it",
    "app/panels/placed_layout.cpp": "tests/app/panels/flow_layout_test.cpp uses it",
    "app/panels/screen_room.cpp": "tests/app/panels/placement_test.cpp opens windows on a screen",
    "app/files/board_picture.cpp": "tests/app/files/files_test.cpp exports the board",
    "app/modes/column.cpp": "tests/app/window/main_window_controls_test.cpp checks it in every mode",
    "app/window/exchange.cpp": "tests/app/window/main_window_bad_input_test.cpp copies and pastes",
    "app/files/file_troubles.cpp": "tests/app/files/files_test.cpp causes each of them",
    "app/files/filing.cpp": "tests/app/files/files_test.cpp opens and saves",
    "app/window/main_window.cpp": "tests/app/window/main_window_play_test.cpp and the other tests of the reader",
    "app/modes/move_input.cpp": "tests/app/window/main_window_play_test.cpp moves in every way",
    "app/panels/notices.cpp": "tests/app/window/main_window_rounds_test.cpp reads them",
    "app/modes/set_up_input.cpp": "tests/app/window/main_window_set_up_test.cpp sets up in every way",
}


def is_command_table(source):
    """Returns True for the commands of a menu, which are tested in the window."""
    return source.parent.as_posix() == "app/window" and source.stem.endswith("_commands")


def test_stem(source):
    """Returns the path of the tests of a source without the suffix "_test.cpp"."""
    folder = source.parent.relative_to("core") if source.parts[0] == "core" else source.parent
    return Path("tests", folder, source.stem)


def violations(root):
    sources = sorted(file.relative_to(root) for top in ("core", "app") for file in (root / top).rglob("*.cpp"))
    for source in sources:
        tests = test_stem(source)
        has_tests = (root / f"{tests}_test.cpp").is_file()
        elsewhere = TESTED_ELSEWHERE.get(source.as_posix())
        if has_tests and elsewhere:
            yield f"{source} has a test file of its own: remove it from TESTED_ELSEWHERE in mirror.py"
        if not has_tests and not elsewhere and not is_command_table(source):
            yield f"{source} has no test file: add {tests}_test.cpp"
        if elsewhere and not (root / elsewhere.split()[0]).is_file():
            yield f"{elsewhere.split()[0]} does not exist, but is the test of {source} in mirror.py"
    for source in TESTED_ELSEWHERE:
        if Path(source) not in sources:
            yield f"{source} does not exist: remove it from TESTED_ELSEWHERE in mirror.py"


def main():
    found = list(violations(Path(sys.argv[1])))
    if found:
        sys.exit("The tests do not mirror the source tree:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
