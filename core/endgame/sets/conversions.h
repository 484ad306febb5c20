// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves out of an ending: captures and promotions, which lead into smaller or other endings.
//
// In the sets they are moves like others. Where the piece that has just moved shares a square with one of the
// other side's, it took it, and the placement means the ending without that piece; a pawn on its last rank
// means the best it can become. So a solver fills in what is known of the endings thus meant, level by level,
// and lets the pieces move there:
//
//     rook on d4, knight on d4, the rook has just moved     means     rook on d4, no knight

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// The squares on which a side's pawns become other pieces.
inline constexpr std::size_t promotion_square_count = 8;

/// The endings into which a capture or a promotion leads at once and in which the attacker still has a piece.
std::vector<Material> conversions_of(const Material& material);

/// Fills the rows of an ending with what its captures and promotions lead to. Rows are whole here: all
/// slices.
class Conversions {
public:
    /// Takes over what promotions lead to; what captures lead to is asked for row by row. Of no use if it was
    /// asked to stop.
    ///
    /// @pre all `conversions_of` the material are among the solved, which outlive this
    Conversions(const Material& material, const SolvedEndings& solved, const Crew& crew = Crew{});

    /// The moves of the longest mate that any conversion leads to; beyond it none matters.
    unsigned longest_mate() const { return longest_mate_; }

    /// With the attacker to move: takes the placements out of a row that the defender can reach by a capture.
    void subtract_captures(Kings kings, Row row) const;

    /// With the attacker to move: adds the placements after a defender's conversion in which the attacker
    /// mates in just so many moves; returns the slices that have any, one bit each.
    Word add_won(Kings kings, unsigned moves, Row row) const;

    /// With the defender to move: adds the placements after an attacker's conversion with this number of
    /// `Distances`; returns the slices that have any, one bit each.
    Word add_lost(Kings kings, unsigned number, Row row) const;

    /// With the attacker to move: adds the placements after any conversion of the defender's that loses.
    void add_all_won(Kings kings, Row row) const;

    /// With the defender to move: adds the placements after any conversion of the attacker's that wins.
    void add_all_lost(Kings kings, Row row) const;

    /// Whether a pawn of either side may be taken en passant.
    bool has_en_passant() const { return !en_passants_.empty(); }

    /// With the attacker to move: adds the placements in which the defender has just made a double step, the
    /// attacker may capture en passant and mates within `moves` if he does.
    void add_won_by_en_passant(Kings kings, unsigned moves, Row row) const;

    /// With the defender to move: adds the placements in which the attacker has just made a double step and
    /// the defender may capture en passant; to `won` those in which he is mated after it, the attacker having
    /// the move, within `moves`.
    void add_met_by_en_passant(Kings kings, unsigned moves, Row met, Row won) const;

private:
    /// A piece that is taken by a king or by a piece.
    struct Capture {
        std::size_t victim;
        Material rest;
        /// Null if the attacker has no piece left.
        const Distances* known;
    };

    /// A pawn that becomes another piece, by taking one or not: the best it can become, for every placement
    /// of the other pieces.
    struct Promotion {
        std::size_t pawn;
        std::optional<std::size_t> victim;
        /// The other pieces.
        std::vector<std::size_t> others;
        /// By row, promotion square and first of two others: the number of the best for the pawn's side,
        /// which is 0 if that is no mate.
        std::vector<LargeNumbers> best;
        /// Where the attacker mates after one of them at least.
        std::vector<Word> some;
    };

    /// A pawn that takes another en passant.
    struct EnPassant {
        std::size_t pawn;
        Capture capture;
    };

    void add_promotion(std::size_t pawn, std::optional<std::size_t> victim, const SolvedEndings& solved,
                       const Crew& crew);

    Side side_of(std::size_t piece) const { return material_.pieces()[piece].side; }
    Word put(Row row, std::span<const chess::Square> squares) const;

    RowWords legal_after(const Capture& capture, Kings kings) const;
    template <typename Action>
    void for_each_capture(const Capture& capture, Kings kings, const RowWords& after, Action action) const;
    template <typename Choose>
    Word add_captures(Side turn, Kings kings, Row row, Choose choose) const;
    template <typename Choose>
    Word add_promotions(Side turn, Kings kings, Row row, Choose choose) const;
    template <typename Action>
    void for_each_en_passant(const EnPassant& capture, const RowWords& after, Action action) const;

    Material material_;
    std::vector<Capture> captures_;
    std::vector<Promotion> promotions_;
    std::vector<EnPassant> en_passants_;
    unsigned longest_mate_ = 0;
};

} // namespace endgame::sets
