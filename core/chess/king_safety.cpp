// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/king_safety.h"

#include "chess/attacks.h"

namespace chess {

namespace {

Bitboard diagonal_pieces(const Board& board, Color side)
{
    return board.of(side) & (board.of(Role::bishop) | board.of(Role::queen));
}

/// The knights, king and pawns of `by` that attack a square.
Bitboard near_attackers(const Board& board, Square square, Color by)
{
    // A pawn attacks the square if a pawn of the other colour on the square would attack that pawn.
    return (knight_attacks(square) & board.of(by, Role::knight)) |
           (king_attacks(square) & board.of(by, Role::king)) |
           (pawn_attacks(!by, square) & board.of(by, Role::pawn));
}

} // namespace

Bitboard attackers(const Board& board, Square square, Color by, Bitboard occupied)
{
    return (bishop_attacks(square, occupied) & diagonal_pieces(board, by)) |
           (rook_attacks(square, occupied) & major_pieces(board, by)) | near_attackers(board, square, by);
}

bool is_safe(const Board& board, Square square, Color by, Bitboard occupied)
{
    return (bishop_attacks(square, occupied) & diagonal_pieces(board, by)).empty() &&
           (rook_attacks(square, occupied) & major_pieces(board, by)).empty() &&
           near_attackers(board, square, by).empty();
}

KingSafety king_safety(const Board& board, Color side)
{
    const Square king = board.of(side, Role::king).first();
    const Bitboard own = board.of(side);
    const Bitboard theirs = board.of(!side);

    // A slider with no piece in between gives check; with exactly one own piece in between, that piece is
    // pinned.
    KingSafety found{near_attackers(board, king, !side), {}};
    const Bitboard aiming = (bishop_attacks(king, theirs) & diagonal_pieces(board, !side)) |
                            (rook_attacks(king, theirs) & major_pieces(board, !side));
    for (const Square attacker : aiming) {
        const Bitboard shields = between(king, attacker) & own;
        if (shields.empty())
            found.checkers |= Bitboard{attacker};
        else if (shields == Bitboard{shields.first()})
            found.pinned |= shields;
    }
    return found;
}

} // namespace chess
