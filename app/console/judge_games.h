// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/pgn.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Annotates a game in English, see `trainer::annotate`. Endings are solved as they are met.
void judge_game(chess::PgnGame& game, endgame::TablebaseStore& tables);

/// `judge FILE`: writes the games of a PGN file, judged, to a file descriptor, one after the other in bounded
/// memory. "-" is the standard input.
///
/// @param complain takes a sentence for everything that could not be read, with its game, line and column
/// @return nothing on the screen but the games, so the text of the answer is empty
Answer judge_games(const std::string& file, int output,
                   const std::function<void(const std::string& sentence)>& complain);

} // namespace console
