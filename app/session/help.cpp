// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/help.h"

#include "endgame/material.h"
#include "session/trainer_session.h"
#include "trainer/coach/stage.h"

namespace session {

using trainer::coach::Ladder;
using trainer::coach::Rung;
using trainer::method::Step;

Help::Help(TrainerSession& session) : QObject{&session}, session_{session}
{
    connect(&guide_, &Guide::found, this, &Help::changed);
}

bool Help::isOffered() const
{
    return allowed_ == Allowed::all && !session_.round().is_exam();
}

bool Help::offersHints() const
{
    return session_.isUsersTurn() && allowed_ != Allowed::none && !session_.round().is_exam() &&
           session_.tables().verdictOf(session_.round().position());
}

std::optional<Ladder> Help::hints() const
{
    if (!offersHints())
        return std::nullopt;
    return ladder(trainer::coach::stage_pens(), session_.tables().known(), session_.round().position());
}

std::optional<Rung> Help::hint() const
{
    return shown_ && session_.mode() == Mode::play ? std::optional{shown_->rung} : std::nullopt;
}

void Help::climb()
{
    const std::optional<Ladder> ladder = hints();
    const auto rung = ladder ? above(*ladder, hint()) : std::nullopt;
    if (!rung)
        return;
    if (*rung == Rung::play)
        return session_.playForUser(ladder->move);
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

bool Help::doesNextRungPlay() const
{
    // Without a hint there is a rung below, so that nothing needs to be worked out.
    const auto ladder = hint() ? hints() : std::nullopt;
    return ladder && above(*ladder, hint()) == Rung::play;
}

void Help::setFollowing(bool on)
{
    isFollowing_ = on;
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

void Help::playByMethod()
{
    if (const auto step = methodStep())
        session_.playForUser(step->open.front());
}

void Help::look()
{
    const trainer::Game& game = session_.round().game();
    if (shown_ && shown_->at != game.current())
        shown_.reset();
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

void Help::forget()
{
    shown_.reset();
    guide_.forget();
}

} // namespace session
