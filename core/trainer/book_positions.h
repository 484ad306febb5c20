// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions with bishop and knight that the books and a famous game have made known.
//
//      the wrong corner    the king stands in it, a move before Philidor's position.
//      Philidor's W        Philidor, "L'Analyse des échecs", 1777: the king beside the wrong corner.
//      Delétang's start    the pieces at home, from where his three nets are shown.
//      the longest mate    Müller and Lamprecht, "Fundamental Chess Endings", 2001, p. 400: in 33 moves.
//      Ushenina – Girya    Geneva 2013, Women's Grand Prix, when bishop and knight were left: drawn by the
//                          fifty-move rule.

#include <array>
#include <string_view>

#include "chess/position.h"

namespace trainer {

enum class BookPosition { wrong_corner, philidors_w, deletangs_start, longest_mate, ushenina_girya };

inline constexpr std::array all_book_positions{BookPosition::wrong_corner, BookPosition::philidors_w,
                                               BookPosition::deletangs_start, BookPosition::longest_mate,
                                               BookPosition::ushenina_girya};

chess::Position book_position(BookPosition name);

} // namespace trainer
