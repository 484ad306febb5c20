// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"

namespace trainer::coach {

/// The faults of a move that is not best, the worst first: the gains of the opponent's best replies that they
/// do not have after a best move, and then the squares it gives up. Of a defender's move only what a reply
/// wins at once: mate, a piece, a promotion, a race or a tactic. Empty if a person can see no such fault.
std::vector<Reason> concessions(const endgame::Tablebase& known, const chess::Position& position,
                                chess::Move move);

/// The most natural best move with its advantages over a slower one: reasons that the slower move does not
/// share, and those that only a comparison shows; `nullopt` if there are none.
std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const chess::Position& position, chess::Move slower);

/// A worse move that sets off a best one.
struct Contrast {
    chess::Move move;
    bool is_alike; ///< It does what is said of the best move, too.
    Judgement judgement;
    /// By which it wins a piece, though more slowly.
    std::optional<Reason> tactic;
    /// The first that a reply shows, with the reply; or that it stalemates.
    std::optional<Reason> fault;
};

/// The worse move whose fault explains a best one of which no reason sets it apart: one that does the same,
/// and of these the one whose fault is the most important, and then the most tempting one. The fault is a
/// blow that the reply strikes, and the piece is not given up for nothing. Or a worse move that wins material
/// at once, whatever the reasons. `nullopt` if a reason explains the move, or if a person can see no fault.
std::optional<Contrast> contrast(const endgame::Tablebase& known, const chess::Position& position,
                                 const Explained& best);

} // namespace trainer::coach
