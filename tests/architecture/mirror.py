# SPDX-License-Identifier: GPL-3.0-or-later
"""Every unit has its tests where its sources are: those of core/chess/fen.cpp are tests/chess/fen_test.cpp.

    mirror.py ROOT

A unit may have more files of tests: board_view.cpp has board_view_mouse_test.cpp too.
"""

import sys
from pathlib import Path

# Units without a file of tests of their own, each with where it is tested instead.
ELSEWHERE = {
    "core/endgame/sets/hunt.cpp": "tests/endgame/pens_test.cpp works every pen out again",
    "core/endgame/sets/full_move.cpp": "tests/endgame/holds_test.cpp tries moves one by one",
    "core/chess/pgn.cpp": "tests/chess/pgn_reader_test.cpp and its neighbours",
    "core/chess/pgn_lexer.cpp": "tests/chess/pgn_reader_test.cpp reads every kind of word",
    "core/chess/pgn_scanner.cpp": "tests/chess/pgn_index_test.cpp finds where games begin",
    "core/chess/pgn_text.cpp": "tests/chess/pgn_reader_test.cpp reads every way to write text",
    "app/store/game_files.cpp": "tests/app/window/files_test.cpp opens and saves",
    "app/main.cpp": "tests/end_to_end/whole_mate_test.py starts the program",
    "app/console/main.cpp": "tests/app/console/program_test.cpp starts the program",
    "app/console/engine.cpp": "tests/app/console/uci_test.cpp talks to the engine",
    "app/show/last_move.cpp": "tests/app/window/teller_test.cpp tells moves, and diagram_test.cpp marks them",
    "app/window/voice.cpp": "tests/app/window/teller_test.cpp has moves read aloud",
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
    "app/text/record_signs.cpp": "tests/app/window/help_page_test.cpp reads what every sign means",
    "app/board/stroke.cpp": "tests/app/board/board_painter_test.cpp looks at what it paints",
    "app/board/mark_shapes.cpp": "tests/app/board/board_painter_test.cpp looks at what they paint",
    "app/text/refusals.cpp": "tests/app/text/words_test.cpp",
    "app/panels/choice_box.cpp": "tests/app/panels/transport_test.cpp chooses from one",
    "app/panels/games_list.cpp": "tests/app/window/games_list_test.cpp opens files of games",
    "app/panels/games_model.cpp": "tests/app/window/games_list_test.cpp reads its rows",
    "app/panels/record_card.cpp": "tests/app/window/main_window_replay_test.cpp clicks on all of it",
    "app/panels/placed_layout.cpp": "tests/app/panels/flow_layout_test.cpp lays out by it",
    "app/panels/screen_room.cpp": "tests/app/window/placement_test.cpp opens windows on a screen",
    "app/window/board_picture.cpp": "tests/app/window/files_test.cpp exports the board",
    "app/window/column.cpp": "tests/app/window/main_window_controls_test.cpp looks at it in every mode",
    "app/window/exchange.cpp": "tests/app/window/main_window_bad_input_test.cpp copies and pastes",
    "app/window/file_troubles.cpp": "tests/app/window/files_test.cpp meets all of them",
    "app/window/filing.cpp": "tests/app/window/files_test.cpp opens and saves",
    "app/window/main_window.cpp": "tests/app/window/main_window_play_test.cpp and its neighbours",
    "app/window/move_input.cpp": "tests/app/window/main_window_play_test.cpp moves in every way",
    "app/window/notices.cpp": "tests/app/window/main_window_rounds_test.cpp reads them",
    "app/window/set_up_input.cpp": "tests/app/window/main_window_set_up_test.cpp sets up in every way",
}


def is_table_of_commands(source):
    """The commands of a menu are tested as people use them: in the window."""
    return source.parent.as_posix() == "app/window" and source.stem.endswith("_commands")


def name_of_tests(source):
    folder = source.parent.relative_to("core") if source.parts[0] == "core" else source.parent
    return Path("tests", folder, source.stem)


def faults(root):
    sources = sorted(file.relative_to(root) for top in ("core", "app") for file in (root / top).rglob("*.cpp"))
    for source in sources:
        tests = name_of_tests(source)
        has_tests = (root / f"{tests}_test.cpp").is_file()
        elsewhere = ELSEWHERE.get(source.as_posix())
        if has_tests and elsewhere:
            yield f"{source} has tests of its own: it is no exception"
        if not has_tests and not elsewhere and not is_table_of_commands(source):
            yield f"{source} has no {tests}_test.cpp"
        if elsewhere and not (root / elsewhere.split()[0]).is_file():
            yield f"{source} is said to be tested in {elsewhere.split()[0]}, which is not there"
    for source in ELSEWHERE:
        if Path(source) not in sources:
            yield f"{source} is an exception, and not there"


def main():
    found = list(faults(Path(sys.argv[1])))
    if found:
        sys.exit("The tests do not mirror the tree:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
