// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/last_move.h"

namespace show {

std::optional<LastMove> lastMove(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::setUp)
        return std::nullopt;
    if (const trainer::Replay* replay = session.replay(); replay != nullptr && replay->ply > 0) {
        const trainer::Line::Step& step = replay->line.steps()[replay->ply - 1];
        return LastMove{step.before, step.move};
    }
    const trainer::Game& game = session.round().game();
    const auto& node = game.node(game.current());
    if (session.replay() != nullptr || !node.move)
        return std::nullopt;
    return LastMove{game.node(*node.parent).position, *node.move};
}

} // namespace show
