// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/pgn.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Takes a sentence about what could not be done.
using Complain = std::function<void(const std::string& sentence)>;

/// Annotates a game in English, see `trainer::annotate`. Endings are solved as they are met; those for which
/// the memory does not suffice are complained about once each, and stay unjudged. Returns whether there was
/// none.
bool judge_game(chess::PgnGame& game, endgame::TablebaseStore& tables, const Complain& complain = {});

/// `judge FILE`: writes the games of a PGN file, judged, to a file descriptor, one after the other in memory
/// that is bounded but for the endings, of up to so many pieces. "-" is the standard input.
///
/// @param complain takes a sentence for everything that could not be read, with its game, line and column
/// @return nothing on the screen but the games, so the text of the answer is empty
Answer judge_games(const std::string& file, int output, endgame::TablebaseStore& tables,
                   const Complain& complain);

} // namespace console
