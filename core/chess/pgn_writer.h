// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/pgn.h"

namespace chess {

/// Writes a game in the export format (PGN standard, 3.2): the seven tags first, SAN, NAGs, lines of at
/// most 80 characters, an empty line at the end, so that files are made by joining games.
///
/// Reading gives the same game back, except for what PGN has no words for:
/// - a comment before a move joins the one after the move before, where nothing stands between them;
/// - control characters and runs of blanks in comments become one blank, "[%" becomes "[ %",
///   "}" and the "]" of a command's value become ")", and bytes that are no UTF-8 are taken for Windows-1252;
/// - commands whose name is not a word, and marks without a colour's letter, are left out;
/// - variations deeper than `pgn_depth_limit` and games beyond the other limits are not read back.
///
/// Tags and words longer than a line stay whole.
std::string to_pgn(const PgnGame& game);

} // namespace chess
