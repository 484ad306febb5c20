// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/walk.h"

#include <algorithm>

#include "session/trainer_session.h"
#include "show/notes.h"

namespace show {

using session::Mode;

std::size_t Walk::at() const
{
    return session_.mode() == Mode::replay ? session_.replay()->ply : session_.round().game().depth();
}

std::size_t Walk::last() const
{
    return session_.mode() == Mode::replay ? session_.replay()->line.size()
                                           : session_.round().game().line().size() - 1;
}

bool Walk::canGo(Step step) const
{
    if (session_.mode() == Mode::setUp)
        return false;
    return step == Step::first || step == Step::back ? at() > 0 : at() < last();
}

void Walk::go(Step step)
{
    switch (step) {
    case Step::first:
        return goToEntry(-1);
    case Step::back:
        return goToEntry(static_cast<int>(at()) - 2);
    case Step::forward:
        return goToEntry(static_cast<int>(std::min(at() + 1, last())) - 1);
    case Step::last:
        return goToEntry(static_cast<int>(last()) - 1);
    }
}

void Walk::goToEntry(int entry)
{
    const auto ply = static_cast<std::size_t>(std::max(entry + 1, 0));
    if (session_.mode() == Mode::replay)
        session_.goToPly(ply);
    else
        session_.goTo(session_.round().game().line()[ply]);
}

void Walk::choose(int alternative)
{
    // A second click, or one while autoplay runs, may refer to an alternative that is no longer offered.
    const auto i = static_cast<std::size_t>(alternative);
    if (session_.mode() == Mode::replay) {
        const std::vector<chess::Move> others = otherEquals(session_);
        if (i < others.size())
            session_.chooseAlternative(others[i]);
    } else {
        const std::vector<trainer::Game::NodeId> others = otherBranches(session_.round().game());
        if (i < others.size())
            session_.goTo(others[i]);
    }
}

} // namespace show
