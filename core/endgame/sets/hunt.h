// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "chess/square.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {

/// The game of bishop and knight against the bare king, for games over sets: the legal and the safe
/// placements, and the moves of both sides.
class Hunt {
public:
    Hunt();

    /// Calls the action with each pair of kings that are not adjacent, the defending one being canonical.
    template <typename Action>
    static void for_each_row(Action action)
    {
        for (const chess::Square defending : folded_kings(false)) {
            for (const chess::Square attacking : chess::all_squares - chess::Bitboard{defending}) {
                if (king_distance(defending, attacking) > 1)
                    action(Kings{defending, attacking});
            }
        }
    }

    static constexpr std::size_t rows = row_count(false);

    /// The canonical placement of a position, the bishop first; `nullopt` in other endings.
    static std::optional<Placement> folded(const chess::Position& position);

    /// Attacker to move: legal placements.
    ConstRow legal(std::size_t row) const { return legal_[row]; }
    /// Defender to move: legal placements in which the king can neither capture a piece nor is stalemated.
    ConstRow safe(std::size_t row) const { return safe_[row]; }

    /// The placements from which a move of the attacker leads into a set with the defender to move.
    static RowWords moved_into(const Rows& set, Kings kings);

    /// The placements of a row with the defender to move whose replies all lead into a set with the attacker
    /// to move; the set must contain the illegal placements.
    static RowWords forced_into(const FoldedRows& set, ConstRow row, Kings kings);

private:
    void find_safe(Kings kings);
    void stop_stalemates(Kings kings);

    Rows legal_{rows, row_length};
    Rows safe_{rows, row_length};
};

} // namespace endgame::sets
