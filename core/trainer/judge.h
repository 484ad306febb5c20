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

/// The quality of a move by its cost.
enum class Grade {
    best,            ///< There is no better move.
    good,            ///< Costs one or two moves.
    technique,       ///< Costs three or four moves, as the textbooks' triangles do.
    detour,          ///< Costs five moves or more.
    throws_win_away, ///< Turns a win into a draw or a loss, possibly by the fifty-move rule.
    loses_draw,      ///< Turns a draw into a loss, including a draw by the fifty-move rule.
};

/// The effect of a move on the mover's result.
struct Judgement {
    Grade grade;
    /// The value of the best move for the mover and that of this move; in both, plies to mate count from
    /// before the move. If only the best move keeps the win under the fifty-move rule, the other one is a
    /// draw.
    endgame::Verdict before;
    endgame::Verdict after;
    /// The moves to mate lost: for the winner the increase, for the loser the decrease. 0 if the result
    /// itself changed.
    int cost;
    /// The reason for the draw, if the move turned a win into one.
    std::optional<DrawCause> cause;
    /// The best moves.
    std::vector<chess::Move> best;
};

/// True if a judged move turned a win into a draw or a loss, or a draw into a loss.
bool changes_result(const Judgement& judgement);

/// A legal move and its judgement.
struct JudgedMove {
    chess::Move move;
    Judgement judgement;
};

/// Judges a move by the value of the best move for the mover and its own; without the reason for a draw and
/// without the best moves.
Judgement judge(endgame::Verdict before, endgame::Verdict after);

/// Judges a legal move; `nullopt` if no tablebase covers the position.
std::optional<Judgement> judge(const endgame::Tablebase& tablebase, const chess::Position& position,
                               chess::Move move);

/// Judges every legal move, best first; moves of equal value keep the generator's order. `nullopt` if no
/// tablebase covers the position.
std::optional<std::vector<JudgedMove>> judge_all(const endgame::Tablebase& tablebase,
                                                 const chess::Position& position);

} // namespace trainer
