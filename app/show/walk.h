// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace session {
class TrainerSession;
}

namespace show {

/// Navigates the moves of the game or of the line being replayed.
class Walk {
public:
    /// A step through the moves of the game or line.
    enum class Step { first, back, forward, last };

    /// The session must outlive this.
    explicit Walk(session::TrainerSession& session) : session_{session} {}

    /// True if a step is possible.
    bool canGo(Step step) const;
    void go(Step step);
    /// Shows the position after an entry of the move list; negative entries represent the start.
    void goToEntry(int entry);
    /// The number of plies from the start to the position on the board.
    std::size_t at() const;
    /// Chooses one of the alternatives that the move list shows beside the moves, by its index.
    void choose(int alternative);

private:
    std::size_t last() const;

    session::TrainerSession& session_;
};

} // namespace show
