// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves out of an ending: captures and promotions, which lead to smaller or other endings.
//
// In the sets they are treated like other moves. If the piece that has just moved shares a square with a
// piece of the other side, it captured that piece, and the placement represents the ending without it; a pawn
// on its last rank represents its best promotion. So a solver enters the known values of these endings level
// by level and lets the pieces move there:
//
//     rook on d4, knight on d4, the rook has just moved     represents     rook on d4, no knight

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

/// The number of squares on which a side's pawns promote.
inline constexpr std::size_t promotion_square_count = 8;

/// The endings that a capture or a promotion leads to and in which the attacker still has a piece.
std::vector<Material> conversions_of(const Material& material);

/// Fills the rows of an ending with the results of its captures and promotions. A row here contains all its
/// slices.
class Conversions {
public:
    /// Loads the results of promotions; those of captures are looked up row by row. Unusable if a stop was
    /// requested.
    ///
    /// @pre all `conversions_of` the material are among the solved, and the solved outlive this object
    Conversions(const Material& material, const SolvedEndings& solved, const Crew& crew = Crew{});

    /// The moves of the longest mate after any conversion; later levels have no additions.
    unsigned longest_mate() const { return longest_mate_; }

    /// With the attacker to move: removes the placements that the defender can reach by a capture from a row.
    void subtract_captures(Kings kings, Row row) const;

    /// With the attacker to move: adds the placements after a conversion by the defender in which the
    /// attacker mates in exactly `moves` moves; returns the slices with such placements, one bit each.
    Word add_won(Kings kings, unsigned moves, Row row) const;

    /// With the defender to move: adds the placements after a conversion by the attacker that have this
    /// number of `Distances`; returns the slices with such placements, one bit each.
    Word add_lost(Kings kings, unsigned number, Row row) const;

    /// With the attacker to move: adds the placements after any losing conversion by the defender.
    void add_all_won(Kings kings, Row row) const;

    /// With the defender to move: adds the placements after any winning conversion by the attacker.
    void add_all_lost(Kings kings, Row row) const;

    /// True if en passant captures are possible, by a pawn of either side.
    bool has_en_passant() const { return !en_passants_.empty(); }

    /// With the attacker to move: adds the placements in which the defender has just made a double step and
    /// an en passant capture mates within `moves`.
    void add_won_by_en_passant(Kings kings, unsigned moves, Row row) const;

    /// With the defender to move: adds the placements in which the attacker has just made a double step and
    /// the defender may capture en passant to `met`, and those in which the attacker, to move after that
    /// capture, still mates within `moves` to `won`.
    void add_met_by_en_passant(Kings kings, unsigned moves, Row met, Row won) const;

private:
    /// A piece that is captured by the king or by any other piece.
    struct Capture {
        std::size_t victim;
        Material rest;
        /// Null if the attacker has no pieces left.
        const Distances* known;
    };

    /// A pawn that promotes, with or without capturing a piece: its best promotion for every placement of the
    /// other pieces.
    struct Promotion {
        std::size_t pawn;
        std::optional<std::size_t> victim;
        /// The indices of the other pieces.
        std::vector<std::size_t> others;
        /// Indexed by row, promotion square and square of the first of two others: the number of the best
        /// promotion for the pawn's side; 0 if the attacker does not win after it.
        std::vector<LargeNumbers> best;
        /// The placements in which the attacker mates after at least one of the promotions.
        std::vector<Word> some;
    };

    /// A pawn that captures another one en passant.
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
