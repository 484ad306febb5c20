// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "console/answer.h"
#include "console/judge_games.h"
#include "endgame/tablebase_store.h"

namespace console {

/// The forms of a report on games.
enum class GamesForm {
    lines,   ///< A line of tab-separated fields for each game.
    csv,     ///< The same as comma-separated values (RFC 4180), with a line of names.
    summary, ///< A line of totals for each ending.
};

/// A request for a report on the endings of games.
struct GamesRequest {
    /// The PGN file; "-" is standard input.
    std::string file;
    /// The names of the player whose games are meant, case ignored; if empty, White's in every
    /// game.
    std::vector<std::string> players;
    GamesForm form = GamesForm::lines;
};

/// The explanation of the output for `--help`.
extern const char* const games_help;

/// `games FILE`: writes what happened in the endings of the games of a file to a file descriptor, each game
/// as soon as it is read, in memory that is bounded except for the endings, which are solved up to the number
/// of pieces of `tables`.
///
/// @param complain receives a sentence for each unreadable game or unsolved ending, and one about the players
/// @return an empty text, as the lines are written directly
Answer report_games(const GamesRequest& request, int output, endgame::TablebaseStore& tables,
                    const Complain& complain);

} // namespace console
