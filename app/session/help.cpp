// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/help.h"

#include <algorithm>
#include <utility>

#include "endgame/material.h"
#include "session/trainer_session.h"
#include "trainer/coach/stage.h"

namespace session {

using trainer::coach::Ladder;
using trainer::coach::Rung;
using trainer::method::Step;

Help::Help(TrainerSession& session) : QObject{&session}, session_{session}
{
    connect(&guide_, &Guide::found, this, &Help::takeStep);
}

bool Help::isOffered() const
{
    return allowed_ >= Allowed::allOther && !session_.round().is_exam();
}

void Help::setAdvised(bool on)
{
    if (std::exchange(isAdvised_, on) != on)
        made_.reset();
}

bool Help::asksMoveByHeart() const
{
    const trainer::Round& round = session_.round();
    const auto* dealt = std::get_if<trainer::Dealt>(&round.origin());
    return dealt != nullptr && dealt->drill.request.known != nullptr && round.game().depth() == 0;
}

bool Help::offersHints() const
{
    const bool isAllowed = allowed_ == Allowed::hints || allowed_ == Allowed::all;
    return session_.isUsersTurn() && isAllowed && !session_.round().is_exam() && !asksMoveByHeart() &&
           session_.tables().verdictOf(session_.round().position());
}

std::optional<Ladder> Help::hints() const
{
    if (!offersHints())
        return std::nullopt;
    const chess::Position& position = session_.round().position();
    if (!made_ || made_->setup != position.setup())
        made_ = {position.setup(),
                 ladder(trainer::coach::stage_pens(), session_.tables().known(), position, isAdvised_)};
    return made_->ladder;
}

std::optional<Rung> Help::hint() const
{
    return shown_ && session_.mode() == Mode::play ? std::optional{shown_->rung} : std::nullopt;
}

std::optional<Rung> Help::nextRung() const
{
    const std::optional<Ladder> ladder = hints();
    return ladder ? above(*ladder, hint()) : std::nullopt;
}

bool Help::canClimb() const
{
    const auto rung = nextRung();
    return rung && *rung != Rung::play;
}

void Help::climb()
{
    if (!canClimb())
        return;
    const auto rung = nextRung();
    session_.noteHint(*rung);
    show(*rung);
}

void Help::showMoves()
{
    if (!offersHints())
        return;
    session_.noteHint(Rung::moves);
    show(Rung::moves);
}

void Help::show(Rung rung)
{
    shown_ = {rung, session_.round().game().current()};
    emit changed();
}

bool Help::canPlayHint() const
{
    return hint() && nextRung() == Rung::play;
}

void Help::playHint()
{
    if (canPlayHint())
        session_.playForUser(hints()->move);
}

void Help::setFollowing(bool on)
{
    isFollowing_ = on;
    awaitedAt_.reset();
    session_.retryMethod();
}

bool Help::offersMethod() const
{
    const chess::Position& position = session_.round().position();
    return session_.isUsersTurn() && isOffered() &&
           endgame::attacker_of(endgame::kbnk, position.board()) == position.turn();
}

std::optional<Step> Help::methodStep() const
{
    return isFollowing_ && offersMethod() ? guide_.stepAt(session_.round().game().current()) : std::nullopt;
}

bool Help::canPlayByMethod() const
{
    const bool isComing = session_.method().isWorking() || guide_.isWorking();
    return methodStep() || (isFollowing_ && offersMethod() && isComing);
}

void Help::playByMethod()
{
    if (!canPlayByMethod())
        return;
    if (const auto step = methodStep())
        return session_.playForUser(step->open.front());
    awaitedAt_ = session_.round().game().current();
    emit changed();
}

bool Help::isMethodMoveAwaited() const
{
    return canPlayByMethod() && awaitedAt_ == session_.round().game().current();
}

/// Plays the step that was found, if it is awaited here.
void Help::takeStep()
{
    const bool isAwaited = isMethodMoveAwaited() && methodStep();
    awaitedAt_.reset();
    if (isAwaited)
        session_.playForUser(methodStep()->open.front());
    else
        emit changed();
}

void Help::look()
{
    const trainer::Game& game = session_.round().game();
    if (shown_ && shown_->at != game.current())
        shown_.reset();
    if (awaitedAt_ != game.current())
        awaitedAt_.reset();
    if (!isFollowing_ || !offersMethod())
        return;
    session_.wantMethod();
    if (session_.method().ranks())
        guide_.ask(game);
}

void Help::noteLead()
{
    if (methodStep())
        session_.noteHint(Rung::moves);
}

trainer::Lead Help::leadTo(chess::Move move) const
{
    const auto step = methodStep();
    return step && std::ranges::count(step->open, move) > 0 ? trainer::Lead::method : trainer::Lead::none;
}

void Help::forget()
{
    shown_.reset();
    awaitedAt_.reset();
    guide_.forget();
}

} // namespace session
