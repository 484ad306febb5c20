// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A number for every placement of a row.
using RowNumbers = std::array<Numbers, row_length>;

/// The endings into which a capture or a promotion leads at once and in which the attacker still has a piece.
std::vector<Material> conversions_of(const Material& material);

/// The moves out of an ending: captures and promotions, which lead into smaller or other endings.
class Conversions {
public:
    /// @pre all `conversions_of` the material are among the solved, which outlive this
    Conversions(const Material& material, const SolvedEndings& solved);

    /// The moves of the longest mate that any conversion leads to; beyond it none matters.
    unsigned longest_mate() const { return longest_mate_; }

    /// With the attacker to move: the moves in which he mates by a conversion first; 0 if he does not.
    RowNumbers wins(Kings kings) const;

    /// What conversions do for the defender, with him to move.
    struct Escapes {
        /// Where he has one after which he is never mated.
        RowWords saving{};
        /// Where he has any, the moves in which he is mated after the one that resists longest; else 0.
        RowNumbers holding{};
    };
    Escapes escapes(Kings kings) const;

    /// With a pawn on each side: the placements in which the defender has just made a double step, the
    /// attacker may capture en passant and mates within `moves` if he does.
    RowWords won_by_en_passant(Kings kings, unsigned moves) const;

private:
    void add_captures_by_king(Kings kings, std::size_t victim, RowNumbers& wins) const;
    void add_captures_by_piece(Kings kings, std::size_t victim, RowNumbers& wins) const;
    void add_captures_of_first(Kings kings, Escapes& escapes) const;
    void add_captures_of_last(Kings kings, Escapes& escapes) const;
    void add_captures_by_defending_piece(Kings kings, Escapes& escapes) const;
    void add_promotions(Kings kings, Escapes& escapes) const;
    RowNumbers after_promotion(Kings kings, std::size_t pawn, chess::Role role) const;

    const Distances& solved(const Material& material) const { return *solved_->find(material); }
    bool is(std::size_t piece, Side side) const;

    Material material_;
    const SolvedEndings* solved_;
    unsigned longest_mate_ = 0;
};

} // namespace endgame::sets
