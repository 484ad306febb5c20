// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Appends what is known of one FEN as a line of four fields, separated by tabs:
///
/// 1. the FEN as read, without blanks around it; what cannot be shown is replaced, and what is longer than
///    any FEN ends in "…";
/// 2. `win`, `draw` or `loss` for the side to move, by best play and without the fifty-move rule, or
///    `illegal`, `unreadable` or, where no table covers a game that goes on, `unknown`: with more pieces than
///    the tables are to know, if somebody may still castle, or for want of memory;
/// 3. the plies to mate, `-` for a draw; for the last three the reasons, a sentence each;
/// 4. the best moves in coordinate form, separated by blanks; empty if there are none or nothing is known.
void append_probe(std::string& out, endgame::TablebaseStore& tables, std::string_view line);

/// Answers a FEN on each line of a file so (fen_lines.h).
Answer probe(int input, int output, endgame::TablebaseStore& tables);

} // namespace console
