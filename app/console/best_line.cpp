// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/best_line.h"

#include <optional>

#include "console/pgn_moves.h"
#include "console/tables.h"
#include "console/words.h"

namespace console {

Answer best_line(const chess::Position& position)
{
    Tables tables;
    const std::optional<endgame::Verdict> verdict = tables.probe(position);
    if (!verdict)
        return Refusal{ExitCode::failed, why_uncovered(position)};
    if (verdict->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    PgnMoves line{position};
    for (const chess::Move move : tables.known().optimal_line(position))
        line.play(move);
    return line.text() + '\n';
}

} // namespace console
