// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/consultant.h"

#include <utility>

namespace session {

Consultant::Consultant(QObject* parent) : QObject{parent}
{
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &Consultant::reply);
    connect(&engine_, &engine::Engine::changed, this, [this] {
        emit changed();
        reply();
    });
}

void Consultant::ask(std::optional<engine::Question> question)
{
    engine_.ask(std::move(question));
}

void Consultant::wantReply(std::chrono::milliseconds rest)
{
    isReplyWanted_ = true;
    rest_.start(rest);
}

void Consultant::cancelReply()
{
    isReplyWanted_ = false;
    rest_.stop();
}

/// Reports the move once it is requested, chosen and due.
void Consultant::reply()
{
    if (!isReplyWanted_ || rest_.isActive() || !engine_.choice())
        return;
    isReplyWanted_ = false;
    emit found(*engine_.choice());
}

} // namespace session
