// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/sets/solved_endings.h"
#include "endgame/verdict.h"

namespace endgame {

class TablebaseStore;
class Positions;
class Wins;
struct PositionFilter;

/// A legal move and what it is worth to the side that makes it.
struct RankedMove {
    chess::Move move;
    Verdict verdict;

    friend bool operator==(RankedMove, RankedMove) = default;
};

/// The best moves among moves ranked best first: those worth as much as the first.
std::span<const RankedMove> best_of(std::span<const RankedMove> ranked);

/// Exact knowledge of some endings, either colour attacking, and of all they can turn into.
///
/// Values are by best play to mate, without the fifty-move rule. Positions in which somebody may still
/// castle are not covered. A copy shares the endings with its original.
class Tablebase {
public:
    /// Knows bare kings only.
    Tablebase() = default;

    /// Solves an ending, and all it can turn into, in memory; throws std::bad_alloc for want of it, as
    /// `TablebaseStore::learn` does. With five pieces that takes seconds or minutes.
    static Tablebase solve(const Material& material);

    /// Whether positions with these pieces are known.
    bool covers(const Material& material) const;

    /// The value for the side to move; nothing if no table covers the position.
    std::optional<Verdict> probe(const chess::Position& position) const;

    /// Every legal move with its value for the mover, best first; moves of one value stay in the
    /// generator's order. Nothing if no table covers the position.
    std::optional<std::vector<RankedMove>> ranked_moves(const chess::Position& position) const;

    /// The moves that keep the value of the position as it is: the shortest way to mate, the longest
    /// resistance, or any that keeps the draw. Empty if there is no move or no table.
    std::vector<chess::Move> best_moves(const chess::Position& position) const;

    /// A whole line of best moves to mate, the first of equals each time; empty if the position is drawn,
    /// decided already or not covered.
    std::vector<chess::Move> optimal_line(const chess::Position& position) const;

    /// The bytes the endings take.
    std::size_t memory() const { return endings_.memory(); }

    /// The moves of the longest mate of an ending with the attacker to move; 0 if there is none or no table
    /// covers the ending.
    int longest_mate(const Material& material) const;

    /// The positions of an ending that pass a filter (positions.h) and that the attacker, to move, wins; none
    /// if no table covers it.
    Positions won_positions(const PositionFilter& filter) const;

    /// Of an ending of five pieces, where lots seldom find any: see `endgame::rare_wins` (large_positions.h).
    std::vector<chess::Position> rare_wins(const PositionFilter& filter) const;

    /// Those in which the defender, to move, is not lost yet, but has a move that loses.
    Positions not_yet_lost_positions(const PositionFilter& filter) const;

    /// How many positions the attacker of an ending wins, by the plies to mate (census.h); none if no table
    /// covers it.
    Wins wins(const Material& material) const;

private:
    /// Solves what the table then knows.
    friend class TablebaseStore;

    std::optional<Verdict> look_up(const chess::Position& position) const;
    std::optional<Verdict> look_up_large(const chess::Position& position) const;
    std::optional<Verdict> loss(const chess::Position& position) const;
    Verdict with_en_passant(const chess::Position& position, Verdict without) const;

    sets::SolvedEndings endings_;
};

/// The ending whose table knows a position, White as the attacker; nothing if no table can: with more than
/// `most` pieces, or if somebody may still castle.
std::optional<Material> ending_of(const chess::Position& position, std::size_t most = most_pieces);

} // namespace endgame
