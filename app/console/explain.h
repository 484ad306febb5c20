// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Describes the fields and words of an answer; printed by `explain --help`.
extern const char* const explain_help;

/// The moves of a position to explain.
enum class ExplainedMoves {
    best,
    all, ///< including the concessions of each
};

/// Appends the coach's explanation of one FEN as a line: the FEN as read, the stage or `-`, the squares that
/// matter, and for each move its coordinates, a space and its reasons or `-`. Invalid and unknown positions
/// are answered as by `probe`.
void append_explanation(std::string& out, endgame::TablebaseStore& tables, std::string_view line,
                        ExplainedMoves moves);

/// Answers each line of a file with the explanation of its FEN (see fen_lines.h).
Answer explain(int input, int output, ExplainedMoves moves, endgame::TablebaseStore& tables);

} // namespace console
