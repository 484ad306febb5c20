// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <variant>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "trainer/line.h"
#include "trainer/round.h"
#include "trainer/setup_editor.h"

namespace trainer {

/// A line to mate that is being replayed, and the current ply in it.
struct Replay {
    Line line;
    std::size_t ply = 0;

    const chess::Position& position() const { return line.position(ply); }
    bool is_at_end() const { return ply == line.size(); }
};

/// The current use of the board: playing the round, setting up a position or replaying a line. Ending a
/// replay restores the use before it.
class Activity {
public:
    /// True if the round is being played.
    bool is_playing() const { return std::holds_alternative<Playing>(now_); }
    /// The set-up board; null unless it is the one shown.
    const SetupEditor* editor() const { return std::get_if<SetupEditor>(&now_); }
    SetupEditor* editor() { return std::get_if<SetupEditor>(&now_); }
    /// The set-up board, even while a line from it is being replayed; null if there is none.
    const SetupEditor* held_editor() const;
    /// The line being replayed; null if there is none.
    const Replay* replay() const;

    /// Keeps the user from playing on, as long as a round is awaited that will take the place of this one.
    void hold(bool on) { is_held_ = on; }
    bool is_held() const { return is_held_; }
    /// True if the user is to move in the round and may do so.
    bool is_users_turn(const Round& round) const
    {
        return is_playing() && !is_held_ && round.is_users_turn();
    }

    /// The position on the board, given that of the round; `nullopt` while an illegal one is being set up.
    std::optional<chess::Position> position(const chess::Position& of_round) const;

    /// Returns to the round.
    void play() { now_ = Playing{}; }
    void set_up(const chess::Setup& setup) { now_.emplace<SetupEditor>(setup); }
    /// Replays the best line from a position; returns false and changes no state if there is no such line.
    bool begin_replay(const endgame::Tablebase& tables, const chess::Position& start);
    /// Restores the use of the board before the replay.
    void end_replay();
    /// Goes to a ply of the line, or to its end if the line is shorter.
    ///
    /// @pre replay() is not null
    void go_to_ply(std::size_t ply);
    /// Plays another of the equally good moves at the current ply of the replay; has no effect at its end.
    ///
    /// @pre replay() is not null
    void choose(const endgame::Tablebase& tables, chess::Move move);

private:
    struct Playing {};
    struct Replaying {
        Replay replay;
        std::optional<SetupEditor> before; ///< the set-up board to restore, if the replay started from it
    };

    std::variant<Playing, SetupEditor, Replaying> now_;
    bool is_held_ = false;
};

} // namespace trainer
