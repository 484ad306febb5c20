// SPDX-License-Identifier: GPL-3.0-or-later

// Games of any bytes, once judged, are games again, with the same moves and judged the same.

#include "answers.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "console/judge_games.h"
#include "property.h"

using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (chess::PgnReading& reading : chess::read_pgn(fuzz::text_of(data, size))) {
        const std::size_t moves = reading.game.tree.nodes().size();
        console::judge_game(reading.game, fuzz::tables());
        require(reading.game.tree.nodes().size() == moves, "judging adds no moves");
        const std::string pgn = to_pgn(reading.game);
        std::vector<chess::PgnReading> again = chess::read_pgn(pgn);
        require(again.size() == 1, "a judged game is one game", pgn);
        console::judge_game(again.front().game, fuzz::tables());
        require(to_pgn(again.front().game) == pgn, "judging again changes nothing", pgn);
    }
    return 0;
}
