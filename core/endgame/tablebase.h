// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/sets/solved_endings.h"
#include "endgame/verdict.h"
#include "endgame/zeroing_tables.h"

namespace endgame {

class TablebaseStore;
class Positions;
class Wins;
struct PositionFilter;

/// The plies without a capture or pawn move after which a draw can be claimed, unless the last one mated
/// (FIDE Laws, 9.3).
inline constexpr int fifty_move_plies = 100;

/// A legal move and what it is worth to the side that makes it.
struct RankedMove {
    chess::Move move;
    Verdict verdict;
    /// True for a cursed win and a blessed loss: the fifty-move rule makes a draw of it.
    bool is_cursed = false;
    /// The plies to zeroing of a move that wins in time, if the mate itself would come too late; 0 elsewhere.
    Plies to_zeroing{0};

    friend bool operator==(RankedMove, RankedMove) = default;
};

/// Compares the worth of two moves, the worse before the better: a loss, a blessed loss, a draw, a cursed
/// win, a win; then by the distance to mate, and then by that to zeroing.
std::strong_ordering compare_worth(const RankedMove& a, const RankedMove& b);

/// The best moves among moves ranked best first: those worth as much as the first.
std::span<const RankedMove> best_of(std::span<const RankedMove> ranked);

/// Exact knowledge of some endings, either colour attacking, and of all they can turn into.
///
/// Values are by best play to mate, without the fifty-move rule; moves are ranked with it. Positions in which
/// somebody may still castle are not covered. A copy shares the endings with its original.
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

    /// The distance to zeroing (DTZ) of a win or loss: the plies within which the winner forces mate, or a
    /// capture or pawn move that keeps the win; 0 if the loser is mated. The win survives the fifty-move rule
    /// as long as the halfmove clock and these plies are together at most `fifty_move_plies`.
    ///
    /// Exact with up to four pieces; `nullopt` with more, if the position is drawn or not covered, or if
    /// there is not enough memory. Where the clock can be reset, the first question about an ending takes
    /// some hundredths of a second.
    std::optional<Plies> plies_to_zeroing(const chess::Position& position) const;

    /// True if the fifty-move rule turns the win or loss of a position into a draw, by best play of both
    /// sides from its halfmove clock on. `nullopt` if the position is drawn or not covered, or if it is not
    /// known: with five pieces, where neither the mate comes in time nor a draw can be claimed already.
    std::optional<bool> is_cursed(const chess::Position& position) const;

    /// Every legal move with its value for the mover, best first (`compare_worth`); moves of one worth stay
    /// in the generator's order. `nullopt` if no table covers the position.
    std::optional<std::vector<RankedMove>> ranked_moves(const chess::Position& position) const;

    /// The best moves: of those that keep the result under the fifty-move rule, the shortest way to mate, the
    /// longest resistance, or any that keeps the draw. Empty if there is no move or no table.
    std::vector<chess::Move> best_moves(const chess::Position& position) const;

    /// A whole line of best moves to mate, the first of equals each time; empty if the position is drawn,
    /// decided already or not covered.
    std::vector<chess::Move> optimal_line(const chess::Position& position) const;

    /// The bytes the endings take.
    std::size_t memory() const { return endings_.memory() + zeroing_->memory(); }

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
    std::optional<Plies> plies_to_zeroing(const chess::Position& position, Verdict verdict) const;
    std::optional<Plies> zeroing_by_moves(const chess::Position& position, Verdict verdict) const;
    std::optional<bool> is_cursed(const chess::Position& position, Verdict verdict) const;
    RankedMove ranked(const chess::Position& position, chess::Move move, bool is_mate_late) const;

    sets::SolvedEndings endings_;
    std::shared_ptr<ZeroingTables> zeroing_ = std::make_shared<ZeroingTables>();
};

/// The ending whose table knows a position, White as the attacker; nothing if no table can: with more than
/// `most` pieces, or if somebody may still castle.
std::optional<Material> ending_of(const chess::Position& position, std::size_t most = most_pieces);

} // namespace endgame
