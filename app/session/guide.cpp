// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guide.h"

#include <stop_token>
#include <utility>

namespace session {

using trainer::Game;
using trainer::method::Step;

void Guide::ask(const Game& game)
{
    if (asked_ == game.current())
        return;
    forget();
    asked_ = game.current();
    next_ = game;
    if (!isThinking_)
        think();
}

void Guide::forget()
{
    thinker_.request_stop();
    asked_.reset();
    step_.reset();
    next_.reset();
}

const std::optional<Step>& Guide::stepAt(Game::NodeId node) const
{
    static const std::optional<Step> none;
    return asked_ == node ? step_ : none;
}

void Guide::think()
{
    isThinking_ = true;
    // The one before has reported as the last thing it did, so nothing is waited for here.
    thinker_ = std::jthread{[this, game = *std::exchange(next_, std::nullopt)](const std::stop_token& stop) {
        const auto step = trail_->step(game, [&stop] { return stop.stop_requested(); });
        QMetaObject::invokeMethod(
            this, [this, node = game.current(), step] { take(node, step); }, Qt::QueuedConnection);
    }};
}

/// Takes over what was found, unless something else has been asked meanwhile.
void Guide::take(Game::NodeId node, const std::optional<Step>& step)
{
    isThinking_ = false;
    if (next_)
        return think();
    if (asked_ != node)
        return;
    step_ = step;
    emit found();
}

} // namespace session
