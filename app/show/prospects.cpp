// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/prospects.h"

#include "chess/position.h"

namespace show {

using chess::Position;

std::optional<trainer::GameEnd> endOf(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::play)
        return session.round().end();
    const std::optional<Position> position = session.position();
    return position ? trainer::end_of(*position) : std::nullopt;
}

bool isPlayable(const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    return position && !trainer::end_of(*position);
}

bool hasLine(const session::TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    const auto verdict = position ? session.tables().verdictOf(*position) : std::nullopt;
    return verdict && !verdict->is_draw() && verdict->to_mate().count() > 0;
}

} // namespace show
