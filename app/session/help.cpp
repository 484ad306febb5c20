// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/help.h"

#include <algorithm>
#include <utility>

#include "endgame/material.h"
#include "trainer/coach/stage.h"

namespace session {

using trainer::coach::Ladder;
using trainer::coach::Rung;
using trainer::method::Step;

Help::Help(trainer::Round& round, const trainer::Activity& activity, const TableSupply& tables,
           MethodSupply& method)
    : round_{round}
    , activity_{activity}
    , tables_{tables}
    , method_{method}
{
    connect(&guide_, &Guide::found, this, &Help::takeStep);
}

bool Help::isOffered() const
{
    return allowed_ >= Allowed::allOther && !round_.is_exam();
}

void Help::setAdvised(bool on)
{
    if (std::exchange(isAdvised_, on) != on)
        made_.reset();
}

bool Help::asksMoveByHeart() const
{
    const auto* dealt = std::get_if<trainer::Dealt>(&round_.origin());
    return dealt != nullptr && dealt->drill.request.known != nullptr && round_.game().depth() == 0;
}

bool Help::offersHints() const
{
    const bool isAllowed = allowed_ == Allowed::hints || allowed_ == Allowed::all;
    return activity_.is_users_turn(round_) && isAllowed && !round_.is_exam() && !asksMoveByHeart() &&
           tables_.verdictOf(round_.position());
}

std::optional<Ladder> Help::hints() const
{
    if (!offersHints())
        return std::nullopt;
    const chess::Position& position = round_.position();
    if (!made_ || made_->setup != position.setup())
        made_ = {position.setup(),
                 ladder(trainer::coach::stage_pens(), tables_.known(), position, isAdvised_)};
    return made_->ladder;
}

std::optional<Rung> Help::hint() const
{
    return shown_ && activity_.is_playing() ? std::optional{shown_->rung} : std::nullopt;
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
    round_.note_hint(*rung);
    show(*rung);
}

void Help::showMoves()
{
    if (!offersHints())
        return;
    round_.note_hint(Rung::moves);
    show(Rung::moves);
}

void Help::show(Rung rung)
{
    shown_ = {rung, round_.game().current()};
    emit changed();
}

bool Help::canPlayHint() const
{
    return hint() && nextRung() == Rung::play;
}

void Help::playHint()
{
    if (canPlayHint())
        emit moveWanted(hints()->move);
}

void Help::setFollowing(bool on)
{
    isFollowing_ = on;
    awaitedAt_.reset();
    emit followingChanged();
}

bool Help::offersMethod() const
{
    const chess::Position& position = round_.position();
    return activity_.is_users_turn(round_) && isOffered() &&
           endgame::attacker_of(endgame::kbnk, position.board()) == position.turn();
}

std::optional<Step> Help::methodStep() const
{
    return isFollowing_ && offersMethod() ? guide_.stepAt(round_.game().current()) : std::nullopt;
}

bool Help::canPlayByMethod() const
{
    const bool isComing = method_.isWorking() || guide_.isWorking();
    return methodStep() || (isFollowing_ && offersMethod() && isComing);
}

void Help::playByMethod()
{
    if (!canPlayByMethod())
        return;
    if (const auto step = methodStep()) {
        emit moveWanted(step->open.front());
        return;
    }
    awaitedAt_ = round_.game().current();
    emit changed();
}

bool Help::isMethodMoveAwaited() const
{
    return canPlayByMethod() && awaitedAt_ == round_.game().current();
}

/// Plays the step that was found, if it is awaited here.
void Help::takeStep()
{
    const bool isAwaited = isMethodMoveAwaited() && methodStep();
    awaitedAt_.reset();
    if (isAwaited)
        emit moveWanted(methodStep()->open.front());
    else
        emit changed();
}

void Help::look()
{
    const trainer::Game& game = round_.game();
    if (shown_ && shown_->at != game.current())
        shown_.reset();
    if (awaitedAt_ != game.current())
        awaitedAt_.reset();
    if (!isFollowing_ || !offersMethod())
        return;
    method_.want();
    if (method_.ranks())
        guide_.ask(game);
}

void Help::noteLead()
{
    if (methodStep())
        round_.note_hint(Rung::moves);
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
