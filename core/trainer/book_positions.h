// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Textbook positions and one from a famous game: with bishop and knight, and with rook and pawn against rook
// (five pieces).
//
//      the wrong corner    the king stands in it, a move before Philidor's position.
//      Philidor's W        Philidor, "L'Analyse des échecs", 1777: the king beside the wrong corner.
//      Delétang's start    the pieces at home; the start of his demonstration of the three triangles.
//      the longest mate    Müller and Lamprecht, "Fundamental Chess Endings", 2001, p. 400: in 33 moves.
//      Ushenina – Girya    Geneva 2013, Women's Grand Prix, when bishop and knight were left: drawn by the
//                          fifty-move rule.
//      Lucena's position   the pawn on the seventh rank, its king in front of it, the other king cut off: won
//                          by building a bridge. Not in Lucena's book; Salvio, "Il Puttino", 1634, attributes
//                          it to Scipione Genovino.
//      the third rank      Philidor, 1777: the rook cuts off the king and finally checks from behind.
//      Vančura's defence   Vančura, "28. říjen", 1924: the rook attacks the pawn on the sixth from the side.

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

/// True if the textbooks give the position as an example of defence.
constexpr bool is_to_be_held(BookPosition name)
{
    return name == BookPosition::third_rank || name == BookPosition::vancura;
}

} // namespace trainer
