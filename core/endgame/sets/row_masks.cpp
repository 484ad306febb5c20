// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/row_masks.h"

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "endgame/piece_attacks.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Role;
using chess::Square;
using chess::square_at;

RowWords misplaced(const Material& material, Kings kings)
{
    constexpr Bitboard outer_ranks = chess::rank_squares(0) | chess::rank_squares(7);
    const std::size_t length = length_of(material);
    const bool first_is_pawn = length > 1 && material.pieces().front().role == Role::pawn;
    const bool last_is_pawn = material.pieces().back().role == Role::pawn;
    RowWords row = open_squares(kings, length);
    for (std::size_t i = 0; i < length; ++i) {
        row[i] = ~row[i];
        if (last_is_pawn)
            row[i] |= outer_ranks.bits();
        if (first_is_pawn && outer_ranks.contains(square_at(i)))
            row[i] = all_bits;
    }
    return row;
}

void add_checks(const Material& material, Kings kings, Side by, Row row)
{
    const bool is_defender_in_check = by == Side::attacker;
    const Square king = is_defender_in_check ? kings.defending : kings.attacking;
    const Bitboard other_king{is_defender_in_check ? kings.attacking : kings.defending};
    if (const Piece last = material.pieces().back(); last.side == by) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Bitboard first = row.size() > 1 ? Bitboard{square_at(i)} : Bitboard{};
            row[i] |= attackers(last, king, first | other_king).bits();
        }
    }
    if (row.size() == 1)
        return;
    if (const Piece first = material.pieces().front(); first.side == by) {
        for (const Square square : attackers(first, king, other_king))
            row[index(square)] |= (~chess::between(square, king)).bits();
    }
}

} // namespace endgame::sets
