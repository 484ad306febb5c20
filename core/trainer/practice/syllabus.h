// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace trainer::practice {

/// The selection of exercises. `all` comprises the groups before it, but neither those with five pieces,
/// whose endings are solved on demand only, nor the positions to know by heart, which belong to the method.
/// Two more ask for one move, and their exercises are in other groups too. The user's own mistakes are not
/// known here.
enum class Syllabus {
    bishop_and_knight,
    simple_mates,
    pawns,
    piece_against_piece,
    all,
    rook_and_pawn,
    rook_and_bishop,
    bishop_and_pawn,
    by_heart,
    only_moves,
    waiting_moves,
    own_mistakes
};

/// The syllabuses in the order in which they are offered.
inline constexpr std::array all_syllabuses{
    Syllabus::bishop_and_knight,   Syllabus::by_heart,   Syllabus::simple_mates,  Syllabus::pawns,
    Syllabus::piece_against_piece, Syllabus::all,        Syllabus::rook_and_pawn, Syllabus::rook_and_bishop,
    Syllabus::bishop_and_pawn,     Syllabus::only_moves, Syllabus::waiting_moves, Syllabus::own_mistakes};

} // namespace trainer::practice
