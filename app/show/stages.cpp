// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/stages.h"

#include <algorithm>

#include "show/prospects.h"
#include "show/why.h"
#include "text/coaching.h"
#include "trainer/technique.h"

namespace show {
namespace {

using trainer::coach::Stage;
using trainer::coach::Standing;

/// The stage of the position on the board, if the user still has to mate.
std::optional<Standing> present(const session::TrainerSession& session)
{
    const bool isSetUp = session.mode() == session::Mode::setUp;
    const bool defends =
        session.mode() == session::Mode::play && session.round().seat() == trainer::Seat::defender;
    if (isSetUp || defends || endOf(session))
        return std::nullopt;
    return stageOf(session, *session.position());
}

/// Another stage of the same ending, for the position on the board.
Standing standingIn(const session::TrainerSession& session, const Standing& here, Stage stage)
{
    if (stage == here.stage)
        return here;
    const chess::Position position = *session.position();
    const chess::Color attacker = trainer::attacker_of(position, session.tables().verdictOf(position));
    return {stage, stage_squares(stage, position, attacker)};
}

/// The stage of a step beside the present one.
std::optional<Standing> standingAt(const session::TrainerSession& session, int step)
{
    const std::optional<Standing> here = step >= 0 ? present(session) : std::nullopt;
    const std::vector<Stage> stages = here ? stages_beside(here->stage) : std::vector<Stage>{};
    if (static_cast<std::size_t>(step) >= stages.size())
        return std::nullopt;
    return standingIn(session, *here, stages[static_cast<std::size_t>(step)]);
}

} // namespace

panels::Steps stagesOf(const session::TrainerSession& session)
{
    const std::optional<Standing> here = present(session);
    if (!here)
        return {};
    const std::vector<Stage> stages = stages_beside(here->stage);
    panels::Steps steps;
    steps.present = static_cast<int>(std::ranges::find(stages, here->stage) - stages.begin());
    for (const Stage stage : stages) {
        const Standing standing = standingIn(session, *here, stage);
        const chess::Board board = session.position()->board();
        steps.steps.push_back({text::stageName(standing, board), text::stageAim(standing, board)});
    }
    return steps;
}

std::optional<board::Mark> stageMark(const session::TrainerSession& session, int step)
{
    const std::optional<Standing> standing = standingAt(session, step);
    return standing ? std::optional{board::Mark{board::MarkKind::pointed, standing->squares}} : std::nullopt;
}

} // namespace show
