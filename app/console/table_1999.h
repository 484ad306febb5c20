// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// A position with the longest mate, in 33 moves.
inline constexpr std::string_view longest_mate = "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1";

/// `table1999 write FILE`: solves the ending as in 1999 and writes the answers.
Answer write_table_1999(const std::string& file);

/// `table1999 verify FILE`: reads the answers and compares each with the set solver's: legality, checkmate,
/// draws, and whether the move is on a shortest path to mate.
Answer verify_table_1999(const std::string& file);

/// `table1999 play FILE [FEN]`: a game as PGN moves in which White plays from the file and Black defends
/// perfectly by the set solver.
Answer play_table_1999(const std::string& file, const chess::Position& start);

} // namespace console
