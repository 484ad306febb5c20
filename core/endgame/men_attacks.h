// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "endgame/material.h"

namespace endgame {

/// The squares a man attacks from a square; the attacker's pawns go up the board, the defender's down.
constexpr chess::Bitboard attacks(Man man, chess::Square from, chess::Bitboard occupied)
{
    const chess::Color color = man.side == Side::attacker ? chess::Color::white : chess::Color::black;
    return chess::attacks({color, man.role}, from, occupied);
}

/// The squares from which a man attacks a square.
constexpr chess::Bitboard attackers(Man man, chess::Square target, chess::Bitboard occupied)
{
    return attacks({!man.side, man.role}, target, occupied);
}

/// The squares beside a square on its rank, where pawns stand that can take in passing.
constexpr chess::Bitboard beside(chess::Square square)
{
    const chess::Bitboard set{square};
    return chess::shifted<1, 0>(set) | chess::shifted<-1, 0>(set);
}

/// The squares on which a side's pawns become other men.
constexpr chess::Bitboard promotion_squares(Side side)
{
    return chess::rank_squares(side == Side::attacker ? 7 : 0);
}

} // namespace endgame
