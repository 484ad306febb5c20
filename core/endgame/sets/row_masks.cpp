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

namespace {

/// The squares on which a pawn cannot be.
Bitboard wrong_ranks(Piece piece, std::optional<Side> moved)
{
    if (piece.role != Role::pawn)
        return {};
    return piece.side == moved ? promotion_squares(!piece.side)
                               : promotion_squares(Side::attacker) | promotion_squares(Side::defender);
}

} // namespace

RowWords well_placed(std::span<const Piece> pieces, Bitboard walls, std::optional<Side> moved)
{
    const std::size_t length = pieces.size() > 1 ? row_length : 1;
    RowWords slice = open_squares(walls, length, wrong_ranks(pieces.back(), moved));
    if (length > 1) {
        for (const Square square : wrong_ranks(pieces.front(), moved))
            slice[index(square)] = 0;
    }
    return slice;
}

void add_checks(std::span<const Piece> pieces, Square king, Bitboard walls, Side by, Row slice)
{
    const Bitboard others = walls - Bitboard{king};
    if (const Piece last = pieces.back(); last.side == by) {
        for (std::size_t i = 0; i < slice.size(); ++i) {
            const Bitboard first = slice.size() > 1 ? Bitboard{square_at(i)} : Bitboard{};
            slice[i] |= attackers(last, king, first | others).bits();
        }
    }
    if (slice.size() == 1)
        return;
    if (const Piece first = pieces.front(); first.side == by) {
        for (const Square square : attackers(first, king, others))
            slice[index(square)] |= (~chess::between(square, king)).bits();
    }
}

} // namespace endgame::sets
