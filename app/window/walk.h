// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace session {
class TrainerSession;
}

namespace window {

/// A step through the record.
enum class Step { first, back, forward, last };

/// The ways through the moves of a game or of the line being replayed.
class Walk {
public:
    /// The session must outlive this.
    explicit Walk(session::TrainerSession& session) : session_{session} {}

    /// Whether a step leads anywhere.
    bool canGo(Step step) const;
    void go(Step step);
    /// Shows the position after an entry of the record; -1 and less stand for the start.
    void goToEntry(int entry);
    /// The plies from the start to the position on the board.
    std::size_t at() const;
    /// Takes one of the alternatives that the record names beside the moves, by its place among them.
    void choose(int alternative);

private:
    std::size_t last() const;

    session::TrainerSession& session_;
};

} // namespace window
