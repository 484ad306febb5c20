// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "chess/square.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {

/// Bishop and knight hunting the bare king, as games over sets are played: what can be, what loses nothing,
/// and the moves of both sides.
class Hunt {
public:
    Hunt();

    /// Calls the action with each pair of kings that do not touch, the defending one folded.
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

    /// Where a position keeps its pieces, the bishop first, seen as its row is kept; nothing in another
    /// ending.
    static std::optional<Placement> folded(const chess::Position& position);

    /// Attacker to move: what can be.
    ConstRow legal(std::size_t row) const { return legal_[row]; }
    /// Defender to move: what can be, takes no piece and is not stalemate.
    ConstRow safe(std::size_t row) const { return safe_[row]; }

    /// The placements from which a move of the attacker's leads into a set with the defender to move.
    static RowWords moved_into(const Rows& set, Kings kings);

    /// Those of a row with the defender to move whose replies all lead into a set with the attacker to move,
    /// to which what cannot be belongs too.
    static RowWords forced_into(const FoldedRows& set, ConstRow row, Kings kings);

private:
    void find_safe(Kings kings);
    void stop_stalemates(Kings kings);

    Rows legal_{rows, row_length};
    Rows safe_{rows, row_length};
};

} // namespace endgame::sets
