// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// What the fields and words of an answer mean; printed by `explain --help`.
extern const char* const explain_help;

/// Which moves of a position are explained.
enum class ExplainedMoves {
    best,
    all, ///< and of each what it lets go, too
};

/// Appends what the coach sees in one FEN as a line: the FEN as read, the stage or `-`, the squares that
/// matter, and for each move its coordinates, a blank and its reasons or `-`. What is no position or unknown
/// is answered as `probe` does.
void append_explanation(std::string& out, endgame::TablebaseStore& tables, std::string_view line,
                        ExplainedMoves moves);

/// Answers a FEN on each line of a file so (fen_lines.h), knowing endings of up to so many pieces.
Answer explain(int input, int output, ExplainedMoves moves, endgame::TablebaseStore& tables);

} // namespace console
