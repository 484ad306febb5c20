// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/best_line.h"

#include <optional>

#include "console/pgn_moves.h"

namespace console {

Answer best_line(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const std::optional<endgame::Verdict> verdict = tablebase.probe(position);
    if (!verdict)
        return Refusal{ExitCode::failed, "No table covers these men."};
    if (verdict->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    PgnMoves line{position};
    for (const chess::Move move : tablebase.optimal_line(position))
        line.play(move);
    return line.text() + '\n';
}

} // namespace console
