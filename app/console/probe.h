// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Appends the result of one FEN as a line of four tab-separated fields:
///
/// 1. the FEN as read, without surrounding blanks; unprintable characters are replaced, and text longer than
///    any FEN ends in "…";
/// 2. `win`, `draw` or `loss` for the side to move, with best play and ignoring the fifty-move rule, or
///    `illegal`, `unreadable` or `unknown`: the position has too many pieces for `tables`, a side has
///    castling rights, or memory ran short;
/// 3. the plies to mate, `-` for a draw; for the last three the reasons, one sentence each;
/// 4. the best moves in coordinate notation, separated by spaces; empty if there are no moves or no result.
void append_probe(std::string& out, endgame::TablebaseStore& tables, std::string_view line);

/// Answers each line of a file with the result of its FEN (see fen_lines.h).
Answer probe(int input, int output, endgame::TablebaseStore& tables);

} // namespace console
