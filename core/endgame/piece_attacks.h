// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "endgame/material.h"

namespace endgame {

/// The squares that a piece attacks from a square; the attacker's pawns move up the board, the defender's
/// down.
constexpr chess::Bitboard attacks(Piece piece, chess::Square from, chess::Bitboard occupied)
{
    const chess::Color color = piece.side == Side::attacker ? chess::Color::white : chess::Color::black;
    return chess::attacks({color, piece.role}, from, occupied);
}

/// The squares from which a piece would attack a square.
constexpr chess::Bitboard attackers(Piece piece, chess::Square target, chess::Bitboard occupied)
{
    return attacks({!piece.side, piece.role}, target, occupied);
}

/// The neighbouring squares on the same rank, where pawns that can capture en passant stand.
constexpr chess::Bitboard beside(chess::Square square)
{
    const chess::Bitboard set{square};
    return chess::shifted<1, 0>(set) | chess::shifted<-1, 0>(set);
}

/// The squares on which a side's pawns promote.
constexpr chess::Bitboard promotion_squares(Side side)
{
    return chess::rank_squares(side == Side::attacker ? 7 : 0);
}

} // namespace endgame
