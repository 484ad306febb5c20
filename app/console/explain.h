// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "console/answer.h"

namespace console {

/// What the fields and words of an answer mean; printed by `explain --help`.
extern const char* const explain_help;

/// Which moves of a position are explained.
enum class ExplainedMoves {
    best,
    all, ///< and of each what it lets go, too
};

/// Answers a FEN on each line of a file with what the coach sees (fen_lines.h): the FEN as read, the stage or
/// `-`, the squares that matter, and for each move its coordinates, a blank and its reasons or `-`. What is
/// no position or unknown is answered as `probe` does.
Answer explain(int input, int output, ExplainedMoves moves);

} // namespace console
