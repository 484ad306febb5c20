// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/pgn.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Receives a sentence about a problem.
using Complain = std::function<void(const std::string& sentence)>;

/// Annotates a game in English, see `trainer::annotate`. Solves endings as they occur; those for which the
/// memory does not suffice remain unjudged, with one complaint each. Returns true if there were no such
/// endings.
bool judge_game(chess::PgnGame& game, endgame::TablebaseStore& tables, const Complain& complain = {});

/// `judge FILE`: writes the annotated games of a PGN file to a file descriptor, one after the other, in
/// memory that is bounded except for the endings, which are solved up to the number of pieces of `tables`.
/// "-" is standard input.
///
/// @param complain receives a sentence for each unreadable part, with its game, line and column
/// @return an empty text, as the games are written directly
Answer judge_games(const std::string& file, int output, endgame::TablebaseStore& tables,
                   const Complain& complain);

} // namespace console
