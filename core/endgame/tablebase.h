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

/// The plies without a capture or pawn move after which a draw can be claimed, unless the last one gave mate
/// (FIDE Laws, 9.3).
inline constexpr int fifty_move_plies = 100;

/// A legal move and its value for the side that plays it.
struct RankedMove {
    chess::Move move;
    Verdict verdict;
    /// True for a cursed win and a blessed loss: results that the fifty-move rule turns into a draw.
    bool is_cursed = false;
    /// The plies to zeroing of a move that wins under the fifty-move rule, if the mate itself would come too
    /// late; otherwise 0.
    Plies to_zeroing{0};

    friend bool operator==(RankedMove, RankedMove) = default;
};

/// Compares the worth of two moves: a loss < a blessed loss < a draw < a cursed win < a win, then the
/// distance to mate, and then the distance to zeroing.
std::strong_ordering compare_worth(const RankedMove& a, const RankedMove& b);

/// The best of moves sorted best first: those worth as much as the first.
std::span<const RankedMove> best_of(std::span<const RankedMove> ranked);

/// The exact values of some endings, for either colour attacking, and of all endings they can convert into.
///
/// Values assume best play to mate without the fifty-move rule; moves are ranked with it. Positions with
/// castling rights are not covered. Copies share the endings.
class Tablebase {
public:
    /// Constructs a tablebase of bare kings only.
    Tablebase() = default;

    /// True if positions with these pieces are covered.
    bool covers(const Material& material) const;

    /// The value for the side to move; `nullopt` if no table covers the position.
    std::optional<Verdict> probe(const chess::Position& position) const;

    /// True if the side to move loses. With five pieces this takes a fraction of the time of `probe`.
    bool is_lost(const chess::Position& position) const;

    /// The distance to zeroing (DTZ) of a win or loss: the plies within which the winner forces mate, or a
    /// capture or pawn move that keeps the win; 0 if the loser is mated. The win survives the fifty-move rule
    /// as long as the sum of the halfmove clock and these plies is at most `fifty_move_plies`.
    ///
    /// Exact with up to four pieces; `nullopt` with more, if the position is drawn or not covered, or if
    /// there is not enough memory. If the clock can be reset in an ending, the first call for it takes some
    /// hundredths of a second.
    std::optional<Plies> plies_to_zeroing(const chess::Position& position) const;

    /// True if the fifty-move rule turns the win or loss of a position into a draw, with best play by both
    /// sides from its halfmove clock on. `nullopt` if the position is drawn or not covered, or if the answer
    /// is unknown: with five pieces, if mate does not come in time and a draw cannot be claimed yet.
    std::optional<bool> is_cursed(const chess::Position& position) const;

    /// Every legal move with its value for the mover, best first (`compare_worth`); equal moves stay in the
    /// generator's order. `nullopt` if no table covers the position.
    std::optional<std::vector<RankedMove>> ranked_moves(const chess::Position& position) const;

    /// The best moves: of those that keep the result under the fifty-move rule, the shortest way to mate, the
    /// longest resistance, or any that keeps the draw. Empty if there are no legal moves or no table.
    std::vector<chess::Move> best_moves(const chess::Position& position) const;

    /// A complete line of best moves to mate, the first of equal moves each time; empty if the position is
    /// drawn, already decided or not covered.
    std::vector<chess::Move> optimal_line(const chess::Position& position) const;

    /// The bytes that the endings occupy.
    std::size_t memory() const { return endings_.memory() + zeroing_->memory(); }

    /// The moves of the longest mate of an ending with the attacker to move; 0 if there is none or no table
    /// covers the ending.
    int longest_mate(const Material& material) const;

    /// The positions of an ending that pass a filter (positions.h) and that the attacker, to move, wins;
    /// empty if no table covers it.
    Positions won_positions(const PositionFilter& filter) const;

    /// The positions with the defender to move that are not lost yet but have a losing move.
    Positions not_yet_lost_positions(const PositionFilter& filter) const;

    /// The positions, the defender to move, in which it would rather pass: it loses, but would not if the
    /// attacker had to move. Each stands for its images; empty if no table covers the ending. With five
    /// pieces this takes seconds.
    std::vector<chess::Position> zugzwangs(const Material& material, chess::Color attacker) const;

    /// The number of positions that the attacker of an ending wins, by plies to mate (census.h); empty if no
    /// table covers it.
    Wins wins(const Material& material) const;

private:
    /// Adds the endings that it solves.
    friend class TablebaseStore;
    /// Walks through the distances of an ending (large_positions.h).
    friend std::vector<chess::Position> rare_wins(const Tablebase& table, const PositionFilter& filter);

    std::optional<Verdict> look_up(const chess::Position& position) const;
    std::optional<Verdict> look_up_large(const chess::Position& position) const;
    std::optional<Verdict> loss(const chess::Position& position) const;
    Verdict with_en_passant(const chess::Position& position, Verdict without) const;
    std::optional<Plies> plies_to_zeroing(const chess::Position& position, Verdict verdict) const;
    std::optional<Plies> zeroing_by_moves(const chess::Position& position, Verdict verdict) const;
    std::optional<bool> is_cursed(const chess::Position& position, Verdict verdict) const;
    std::vector<RankedMove> ranked_moves(const chess::Position& position, Verdict verdict,
                                         std::span<const chess::Move> some) const;
    RankedMove ranked(const chess::Position& position, chess::Move move, bool is_mate_late) const;

    sets::SolvedEndings endings_;
    std::shared_ptr<ZeroingTables> zeroing_ = std::make_shared<ZeroingTables>();
};

/// The ending whose table covers a position, with White as the attacker; `nullopt` if none can, because there
/// are more than `most` pieces or castling rights.
std::optional<Material> ending_of(const chess::Position& position, std::size_t most = most_pieces);

} // namespace endgame
