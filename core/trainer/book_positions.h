// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions that the books and a famous game have made known: with bishop and knight, and with rook and pawn
// against rook, which are five pieces.
//
//      the wrong corner    the king stands in it, a move before Philidor's position.
//      Philidor's W        Philidor, "L'Analyse des échecs", 1777: the king beside the wrong corner.
//      Delétang's start    the pieces at home, from where his three nets are shown.
//      the longest mate    Müller and Lamprecht, "Fundamental Chess Endings", 2001, p. 400: in 33 moves.
//      Ushenina – Girya    Geneva 2013, Women's Grand Prix, when bishop and knight were left: drawn by the
//                          fifty-move rule.
//      Lucena's position   the pawn on the seventh, its king before it, the other cut off: won by a bridge.
//                          Not in Lucena's book; Salvio, "Il Puttino", 1634, has it as Scipione Genovino's.
//      the third rank      Philidor, 1777: the rook keeps the king away, and checks from behind in the end.
//      Vančura's defence   Vančura, "28. říjen", 1924: from the side, the pawn on the sixth attacked.

#include <array>
#include <string_view>

#include "chess/position.h"

namespace trainer {

enum class BookPosition {
    wrong_corner,
    philidors_w,
    deletangs_start,
    longest_mate,
    ushenina_girya,
    lucena,
    third_rank,
    vancura
};

inline constexpr std::array all_book_positions{BookPosition::wrong_corner,    BookPosition::philidors_w,
                                               BookPosition::deletangs_start, BookPosition::longest_mate,
                                               BookPosition::ushenina_girya,  BookPosition::lucena,
                                               BookPosition::third_rank,      BookPosition::vancura};

chess::Position book_position(BookPosition name);

/// Whether a position is in the books for how it is held.
constexpr bool is_to_be_held(BookPosition name)
{
    return name == BookPosition::third_rank || name == BookPosition::vancura;
}

} // namespace trainer
