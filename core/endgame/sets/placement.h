// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a placement of an ending's pieces is kept. The last piece is a bit in a 64-bit word, so that one word
// speaks of 64 placements; the piece before it, if there is one, is the number of the word in its slice; the
// piece before that, if there is one, is the number of the slice in its row; each pair of kings has a row.
// The board's mirrors fold the defending king into the quadrant a1–d4; where there are pawns, only left and
// right can change places and he keeps the half a1–d8:
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

/// Where the pieces of an ending stand, the attacker's pawns moving up the board.
struct Placement {
    Kings kings;
    /// The pieces beside the kings in the order of `Material::pieces`; what is beyond its end has no meaning.
    std::array<chess::Square, most_beside_kings_on_request> pieces;

    friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// One of the board's mirrors, none or both: `left_right` and `up_down` are the bits it flips in the number
/// of a square.
enum class Mirror : unsigned { none = 0, left_right = 7, up_down = 56, both = 63 };

/// The square seen in the mirror.
constexpr chess::Square seen_in(Mirror mirror, chess::Square square)
{
    return static_cast<chess::Square>(static_cast<unsigned>(square) ^ static_cast<unsigned>(mirror));
}

/// A set of squares seen in the mirror.
constexpr Word seen_in(Mirror mirror, Word set)
{
    if ((static_cast<unsigned>(mirror) & 7U) != 0) {
        set = (set >> 1 & 0x5555555555555555) | (set & 0x5555555555555555) << 1;
        set = (set >> 2 & 0x3333333333333333) | (set & 0x3333333333333333) << 2;
        set = (set >> 4 & 0x0F0F0F0F0F0F0F0F) | (set & 0x0F0F0F0F0F0F0F0F) << 4;
    }
    return (static_cast<unsigned>(mirror) & 56U) != 0 ? __builtin_bswap64(set) : set;
}

/// The square seen in a mirror on the diagonal from a1 to h8.
constexpr chess::Square transposed(chess::Square square)
{
    return chess::square_at(rank_of(square), file_of(square));
}

/// A set of squares seen there: its quarters change places, then theirs, then the squares of those.
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

/// One of the board's eight symmetries: seen in a mirror after that on the diagonal, or without it.
struct Symmetry {
    bool is_transposed;
    Mirror mirror;
};

/// By which symmetries placements stand for each other while an ending is solved.
enum class Fold {
    files,    ///< left and right, for a pawn tells the ranks apart
    quadrant, ///< the mirrors
    triangle, ///< the mirrors and the diagonal
};

/// The symmetries of a fold, none of them and those without the diagonal first.
inline std::span<const Symmetry> symmetries_of(Fold fold)
{
    using enum Mirror;
    static constexpr std::array all{
        Symmetry{false, none}, Symmetry{false, left_right}, Symmetry{false, up_down}, Symmetry{false, both},
        Symmetry{true, none},  Symmetry{true, left_right},  Symmetry{true, up_down},  Symmetry{true, both}};
    return std::span{all}.first(fold == Fold::files ? 2 : fold == Fold::quadrant ? 4 : all.size());
}

/// What is seen of a square or of a set of squares.
template <typename Squares>
constexpr Squares seen_in(Symmetry symmetry, Squares squares)
{
    return seen_in(symmetry.mirror, symmetry.is_transposed ? transposed(squares) : squares);
}

/// The mirror that brings the defending king into his part of the board.
constexpr Mirror folding(chess::Square defending_king, bool has_pawn)
{
    const unsigned left_right = file_of(defending_king) > 3 ? 7U : 0U;
    const unsigned up_down = !has_pawn && rank_of(defending_king) > 3 ? 56U : 0U;
    return static_cast<Mirror>(left_right | up_down);
}

/// The squares on which the folded defending king stands.
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

/// The row of a pair of kings, the defending one folded.
constexpr std::size_t row_of(Kings kings)
{
    assert(file_of(kings.defending) < 4);
    return 64 * static_cast<std::size_t>(4 * rank_of(kings.defending) + file_of(kings.defending)) +
           index(kings.attacking);
}

/// The kings seen in the mirror.
constexpr Kings seen_in(Mirror mirror, Kings kings)
{
    return {seen_in(mirror, kings.defending), seen_in(mirror, kings.attacking)};
}

/// The kings seen in the mirror on the diagonal.
constexpr Kings transposed(Kings kings)
{
    return {transposed(kings.defending), transposed(kings.attacking)};
}

/// The squares on which the defending king stands where an ending is solved.
constexpr chess::Bitboard solved_kings(Fold fold)
{
    constexpr chess::Bitboard triangle{0x080C0E0F};
    return fold == Fold::triangle ? triangle : folded_kings(fold == Fold::files);
}

/// Whether it is solved with these kings: where the defending one is on the diagonal of the triangle, the
/// other one is not above it.
constexpr bool is_solved(Fold fold, Kings kings)
{
    const bool is_above = rank_of(kings.attacking) > file_of(kings.attacking);
    return solved_kings(fold).contains(kings.defending) &&
           !(fold == Fold::triangle && transposed(kings.defending) == kings.defending && is_above);
}

/// Calls the action with the row that is solved and the row that shows the same in the mirror on the
/// diagonal, for each of those that are left over by the triangle; no other fold leaves any.
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

/// The placement seen in the mirror.
constexpr Placement seen_in(Mirror mirror, const Placement& placement)
{
    return {.kings = seen_in(mirror, placement.kings),
            .pieces = {seen_in(mirror, placement.pieces[0]), seen_in(mirror, placement.pieces[1]),
                       seen_in(mirror, placement.pieces[2])}};
}

} // namespace endgame::sets
