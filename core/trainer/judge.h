// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/draw_cause.h"

namespace trainer {

/// How good a move is, by what it costs.
enum class Grade {
    best,            ///< Nothing is better.
    good,            ///< Costs one or two moves.
    technique,       ///< Costs three or four moves, as the textbooks' triangles do.
    detour,          ///< Costs five moves or more.
    throws_win_away, ///< Turns a win into a draw or a loss, be it by the fifty-move rule.
    loses_draw,      ///< Turns a draw into a loss, also a draw by the fifty-move rule.
};

/// What a move did to its mover's chances.
struct Judgement {
    Grade grade;
    /// The value of the best move for the mover, and that of this one; the plies to mate count from before
    /// the move in both. A win that only the best move keeps under the fifty-move rule is a draw after the
    /// other.
    endgame::Verdict before;
    endgame::Verdict after;
    /// The moves to mate it lost: for the winner by how many the mate got farther away, for the loser by
    /// how many it came nearer. 0 where the result itself changed.
    int cost;
    /// Why the win is thrown away, where it is and a draw is left.
    std::optional<DrawCause> cause;
    /// The moves that would have been best.
    std::vector<chess::Move> best;
};

/// A legal move and what it does to its mover's chances.
struct JudgedMove {
    chess::Move move;
    Judgement judgement;
};

/// Judges a legal move; nothing if no table covers the position.
std::optional<Judgement> judge(const endgame::Tablebase& tablebase, const chess::Position& position,
                               chess::Move move);

/// Judges every legal move, best first; moves of one value stay in the generator's order. Nothing if no table
/// covers the position.
std::optional<std::vector<JudgedMove>> judge_all(const endgame::Tablebase& tablebase,
                                                 const chess::Position& position);

} // namespace trainer
