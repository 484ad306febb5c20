// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The index of a placement of an ending's pieces. The square of the last piece is a bit of a 64-bit word, so
// that one word covers 64 placements; the square of the piece before it, if any, is the index of the word in
// its slice; that of the piece before that, if any, is the index of the slice in its row; each pair of kings
// has a row. Flipping the board moves the defending king to its canonical squares a1–d4; with pawns only
// horizontal flips are possible and the canonical squares are a1–d8:
//
//     row = 64 * (4 * rank + file of the defending king) + attacking king

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/numbers.h"

namespace endgame::sets {

/// The two kings.
struct Kings {
    chess::Square defending;
    chess::Square attacking;

    constexpr chess::Bitboard squares() const { return {defending, attacking}; }

    friend constexpr bool operator==(Kings, Kings) = default;
};

/// The squares of an ending's pieces, the attacker's pawns moving up the board.
struct Placement {
    Kings kings;
    /// The other pieces in the order of `Material::pieces`; unused entries are unspecified.
    std::array<chess::Square, most_beside_kings_on_request> pieces;

    friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// A combination of horizontal and vertical flips; the value is the bits that it flips in the number of a
/// square.
enum class Mirror : unsigned { none = 0, left_right = 7, up_down = 56, both = 63 };

/// Flips a square.
constexpr chess::Square seen_in(Mirror mirror, chess::Square square)
{
    return static_cast<chess::Square>(static_cast<unsigned>(square) ^ static_cast<unsigned>(mirror));
}

/// Flips a set of squares.
constexpr Word seen_in(Mirror mirror, Word set)
{
    if ((static_cast<unsigned>(mirror) & 7U) != 0) {
        set = (set >> 1 & 0x5555555555555555) | (set & 0x5555555555555555) << 1;
        set = (set >> 2 & 0x3333333333333333) | (set & 0x3333333333333333) << 2;
        set = (set >> 4 & 0x0F0F0F0F0F0F0F0F) | (set & 0x0F0F0F0F0F0F0F0F) << 4;
    }
    return (static_cast<unsigned>(mirror) & 56U) != 0 ? __builtin_bswap64(set) : set;
}

/// Reflects a square in the a1–h8 diagonal.
constexpr chess::Square transposed(chess::Square square)
{
    return chess::square_at(rank_of(square), file_of(square));
}

/// Reflects a set of squares in the a1–h8 diagonal by swapping its quadrants, then their quadrants, then
/// single squares.
constexpr Word transposed(Word set)
{
    const auto swap = [&set](Word upper_left, unsigned distance) {
        const Word differing = (set ^ set << distance) & upper_left;
        set ^= differing ^ differing >> distance;
    };
    swap(0x0F0F0F0F00000000, 28);
    swap(0x3333000033330000, 14);
    swap(0x5500550055005500, 7);
    return set;
}

/// One of the eight symmetries of the board: optionally a reflection in the a1–h8 diagonal, then a flip.
struct Symmetry {
    bool is_transposed;
    Mirror mirror;
};

/// The symmetries that are used to solve only some placements of an ending.
enum class Fold {
    files,    ///< horizontal flips only, because pawns have a direction
    quadrant, ///< horizontal and vertical flips
    triangle, ///< flips and the diagonal
};

/// The symmetries of a fold; the identity comes first, and those without the diagonal precede the others.
inline std::span<const Symmetry> symmetries_of(Fold fold)
{
    using enum Mirror;
    static constexpr std::array all{
        Symmetry{false, none}, Symmetry{false, left_right}, Symmetry{false, up_down}, Symmetry{false, both},
        Symmetry{true, none},  Symmetry{true, left_right},  Symmetry{true, up_down},  Symmetry{true, both}};
    return std::span{all}.first(fold == Fold::files ? 2 : fold == Fold::quadrant ? 4 : all.size());
}

/// Applies a symmetry to a square or a set of squares.
template <typename Squares>
constexpr Squares seen_in(Symmetry symmetry, Squares squares)
{
    return seen_in(symmetry.mirror, symmetry.is_transposed ? transposed(squares) : squares);
}

/// The flip that makes the defending king canonical.
constexpr Mirror folding(chess::Square defending_king, bool has_pawn)
{
    const unsigned left_right = file_of(defending_king) > 3 ? 7U : 0U;
    const unsigned up_down = !has_pawn && rank_of(defending_king) > 3 ? 56U : 0U;
    return static_cast<Mirror>(left_right | up_down);
}

/// The canonical squares of the defending king.
constexpr chess::Bitboard folded_kings(bool has_pawn)
{
    constexpr chess::Bitboard left_half{0x0F0F0F0F0F0F0F0F};
    constexpr chess::Bitboard quadrant{0x0F0F0F0F};
    return has_pawn ? left_half : quadrant;
}

/// The number of rows of an ending.
constexpr std::size_t row_count(bool has_pawn)
{
    return 64 * static_cast<std::size_t>(folded_kings(has_pawn).size());
}

/// The row of a pair of kings, the defending one being canonical.
constexpr std::size_t row_of(Kings kings)
{
    assert(file_of(kings.defending) < 4);
    return 64 * static_cast<std::size_t>(4 * rank_of(kings.defending) + file_of(kings.defending)) +
           index(kings.attacking);
}

/// Flips the kings.
constexpr Kings seen_in(Mirror mirror, Kings kings)
{
    return {seen_in(mirror, kings.defending), seen_in(mirror, kings.attacking)};
}

/// Reflects the kings in the a1–h8 diagonal.
constexpr Kings transposed(Kings kings)
{
    return {transposed(kings.defending), transposed(kings.attacking)};
}

/// The squares of the defending king for which an ending is solved.
constexpr chess::Bitboard solved_kings(Fold fold)
{
    constexpr chess::Bitboard triangle{0x080C0E0F};
    return fold == Fold::triangle ? triangle : folded_kings(fold == Fold::files);
}

/// True if an ending is solved for these kings: if the defending king is on the diagonal of the triangle, the
/// attacking king must not be above it.
constexpr bool is_solved(Fold fold, Kings kings)
{
    const bool is_above = rank_of(kings.attacking) > file_of(kings.attacking);
    return solved_kings(fold).contains(kings.defending) &&
           !(fold == Fold::triangle && transposed(kings.defending) == kings.defending && is_above);
}

/// Calls the action with each row that the triangle omits, preceded by the solved row that is its reflection
/// in the a1–h8 diagonal; other folds omit no rows.
template <typename Action>
void for_each_image_row(Fold fold, Action action)
{
    if (fold != Fold::triangle)
        return;
    for (const chess::Square defending : folded_kings(false)) {
        for (const chess::Square attacking : chess::all_squares) {
            if (const Kings kings{defending, attacking}; !is_solved(fold, kings))
                action(row_of(transposed(kings)), row_of(kings));
        }
    }
}

/// Flips a placement.
constexpr Placement seen_in(Mirror mirror, const Placement& placement)
{
    return {.kings = seen_in(mirror, placement.kings),
            .pieces = {seen_in(mirror, placement.pieces[0]), seen_in(mirror, placement.pieces[1]),
                       seen_in(mirror, placement.pieces[2])}};
}

} // namespace endgame::sets
