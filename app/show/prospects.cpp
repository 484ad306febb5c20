// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/prospects.h"

#include <optional>

#include "chess/position.h"
#include "trainer/game.h"

namespace show {

using chess::Position;

bool isPlayable(const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    return position && !trainer::Game{*position}.end({});
}

bool hasLine(const session::TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    const auto verdict = position ? session.tables().verdictOf(*position) : std::nullopt;
    return verdict && !verdict->is_draw() && verdict->to_mate().count() > 0;
}

} // namespace show
