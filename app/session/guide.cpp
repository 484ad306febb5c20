// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guide.h"

#include "session/post_to.h"

namespace session {

using trainer::Game;

Guide::Guide(QObject* parent) : QObject{parent}, thinker_{postTo(this)} {}

void Guide::learn(const endgame::Forcing& ranks)
{
    ranks_ = std::make_shared<const endgame::Forcing>(ranks);
}

void Guide::ask(const Game& game)
{
    if (asked_ == game.current() && !hasFailed_)
        return;
    forget();
    asked_ = game.current();
    const auto task = [this, game, ranks = ranks_](const std::stop_token& stop, const auto&) {
        try {
            if (!trail_)
                trail_.emplace(*ranks);
            return trail_->step(game, [&stop] { return stop.stop_requested(); });
        } catch (...) {
            // The trail may have been interrupted while changing its memory.
            trail_.reset();
            throw;
        }
    };
    thinker_.request(task, [this](const std::optional<Step>& step) { take(step); });
}

void Guide::forget()
{
    thinker_.cancel();
    asked_.reset();
    step_.reset();
    hasFailed_ = false;
}

const Guide::Step& Guide::stepAt(Game::NodeId node) const
{
    static const Step none;
    return asked_ == node ? step_ : none;
}

void Guide::take(const std::optional<Step>& step)
{
    hasFailed_ = !step;
    step_ = step.value_or(std::nullopt);
    emit found();
}

} // namespace session
