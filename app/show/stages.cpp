// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/stages.h"

#include <QCoreApplication>
#include <algorithm>

#include "show/why.h"
#include "text/coaching.h"
#include "trainer/technique.h"

namespace show {
namespace {

using trainer::coach::Stage;
using trainer::coach::Standing;

/// Gives the functions of this file a `tr()`.
struct Stages {
    Q_DECLARE_TR_FUNCTIONS(Stages)
};

/// The stage of what is on the board, if the user has a mate to come.
std::optional<Standing> present(const session::TrainerSession& session)
{
    const std::optional<chess::Position> position = session.position();
    const bool isPlayed = session.mode() == session::Mode::play;
    const bool isOver = position && (isPlayed ? session.round().end() : trainer::Game{*position}.end({}));
    const bool defends = isPlayed && session.round().seat() == trainer::Seat::defender;
    if (!position || session.mode() == session::Mode::setUp || isOver || defends)
        return std::nullopt;
    return stageOf(session, *position);
}

/// A step beside the present one, as it stands on the board now.
std::optional<Standing> standingAt(const session::TrainerSession& session, int step)
{
    const std::optional<Standing> here = present(session);
    if (!here || step < 0)
        return std::nullopt;
    const std::vector<Stage> stages = stages_beside(here->stage);
    if (static_cast<std::size_t>(step) >= stages.size())
        return std::nullopt;
    const Stage stage = stages[static_cast<std::size_t>(step)];
    if (stage == here->stage)
        return here;
    const chess::Position position = *session.position();
    const chess::Color attacker = trainer::attacker_of(position, session.tables().verdictOf(position));
    return Standing{stage, stage_squares(stage, position, attacker)};
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
    for (int step = 0; const auto standing = standingAt(session, step); ++step)
        steps.steps.push_back(
            {text::stageName(standing->stage), text::stageAim(*standing, session.position()->board())});
    return steps;
}

std::optional<text::Remark> remarkOnStage(const session::TrainerSession& session, int step)
{
    const std::optional<Standing> standing = standingAt(session, step);
    if (!standing)
        return std::nullopt;
    const auto count = static_cast<int>(stages_beside(standing->stage).size());
    const QString name = Stages::tr("%1 of %2: %3", "which of so many stages, and its name")
                             .arg(step + 1)
                             .arg(count)
                             .arg(text::stageName(standing->stage));
    return text::Remark{text::Tone::plain, name, text::stageAim(*standing, session.position()->board())};
}

std::optional<board::Mark> stageMark(const session::TrainerSession& session, int step)
{
    const std::optional<Standing> standing = standingAt(session, step);
    return standing ? std::optional{board::Mark{board::MarkKind::pointed, standing->squares}} : std::nullopt;
}

} // namespace show
