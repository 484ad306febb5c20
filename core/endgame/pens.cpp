// SPDX-License-Identifier: GPL-3.0-or-later

// Let Held(c, side) be the positions with `side` to move in which the lone king stays in region c for ever.
// Among the positions held in region c + 1,
//
//     Held(c, defender) are those whose replies all lead into Held(c, attacker), including mates,
//     Held(c, attacker) are those from which a move leads into Held(c, defender);
//
// both are the largest sets with this property. They are computed as a greatest fixed point: positions that
// violate it are removed until none does. As the regions are nested, each smaller region starts with the
// result of the one before.

#include "endgame/pens.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "endgame/material.h"
#include "endgame/sets/hunt.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"

namespace endgame {

using chess::Bitboard;
using chess::Square;
using sets::ConstRow;
using sets::Hunt;
using sets::Kings;
using sets::Row;
using sets::row_of;
using sets::RowWords;
using sets::Word;

namespace {

/// The index of the first number of each rank of the picture.
constexpr std::array picture_ranks{0, 8, 14, 18};

} // namespace

int region_of(const RegionPicture& picture, Square square, bool is_bishop_dark)
{
    if (!is_bishop_dark)
        square = mirrored_left_right(square);
    // Reflections in the long diagonals preserve the dark corners.
    int file = file_of(square);
    int rank = rank_of(square);
    if (file < rank)
        std::swap(file, rank);
    if (file + rank > 7)
        file = 7 - std::exchange(rank, 7 - file);
    return picture[static_cast<std::size_t>(picture_ranks[static_cast<std::size_t>(rank)] + file - rank)];
}

Bitboard region(const RegionPicture& picture, int size, bool is_bishop_dark)
{
    Bitboard squares;
    for (const Square square : chess::all_squares) {
        if (region_of(picture, square, is_bishop_dark) <= size)
            squares |= Bitboard{square};
    }
    return squares;
}

class PenSolver {
public:
    PenSolver(const RegionPicture& picture, Pens& pens) : picture_{picture}, pens_{pens}
    {
        Hunt::for_each_row([this](Kings kings) {
            const std::size_t row = row_of(kings);
            std::ranges::copy(hunt_.safe(row), held_[row].begin());
            std::ranges::fill(settled_.row(kings), sets::all_bits);
            settled_.reflect(kings);
        });
    }

    void solve()
    {
        const int largest = *std::ranges::max_element(picture_);
        settle(0);
        for (int size = largest - 1; size >= 0; --size) {
            Hunt::for_each_row([&](Kings kings) { leave_outside(kings, size); });
            settle(static_cast<unsigned>(size) + 2);
        }
        Hunt::for_each_row([this](Kings kings) {
            const std::size_t row = row_of(kings);
            RowWords held = held_by_attacker(kings);
            enter(Side::attacker, row, held, 1);
            enter(Side::defender, row, held_[row], 1);
        });
        for (sets::DistancePlanes& planes : pens_.planes_)
            planes.pack(static_cast<unsigned>(largest) + 1);
    }

private:
    void leave_outside(Kings kings, int size);
    void settle(unsigned number);
    void let_defender_move(Kings kings, unsigned number);
    void let_attacker_move(Kings kings, unsigned number);
    RowWords held_by_attacker(Kings kings) const;

    void enter(Side turn, std::size_t row, ConstRow set, unsigned number)
    {
        if (number > 0)
            pens_.planes_[static_cast<std::size_t>(turn)].enter(row, set, number);
    }

    RegionPicture picture_;
    Pens& pens_;
    Hunt hunt_;
    /// Attacker to move: positions that are held or cannot occur; adjacent kings cannot occur.
    sets::FoldedRows settled_{sets::Fold::quadrant, sets::FoldedRows::Reach::one_step_off, sets::row_length};
    /// Defender to move: positions that are held.
    sets::Rows held_{Hunt::rows, sets::row_length};
    /// Defender to move: rows from which a position was removed in this iteration.
    std::vector<char> has_fallen_ = std::vector<char>(Hunt::rows, 1);
};

/// Removes the positions of a row in which the king is outside region `size`.
void PenSolver::leave_outside(Kings kings, int size)
{
    const std::size_t row = row_of(kings);
    RowWords outside{};
    for (const Square bishop : chess::all_squares) {
        if (region_of(picture_, kings.defending, is_dark(bishop)) > size)
            outside[index(bishop)] = sets::all_bits;
    }
    if (sets::is_empty(outside))
        return;
    const auto number = static_cast<unsigned>(size) + 2;
    RowWords fallen = outside;
    sets::intersect(fallen, held_[row]);
    if (!sets::is_empty(fallen)) {
        sets::subtract(held_[row], fallen);
        enter(Side::defender, row, fallen, number);
        has_fallen_[row] = 1;
    }
    sets::intersect(outside, held_by_attacker(kings));
    if (!sets::is_empty(outside)) {
        sets::subtract(settled_.row(kings), outside);
        settled_.reflect(kings);
        enter(Side::attacker, row, outside, number);
    }
}

/// Removes positions that cannot be held until a fixed point is reached, and enters them under the number.
void PenSolver::settle(unsigned number)
{
    while (std::ranges::find(has_fallen_, 1) != has_fallen_.end()) {
        Hunt::for_each_row([&](Kings kings) { let_attacker_move(kings, number); });
        std::ranges::fill(has_fallen_, 0);
        Hunt::for_each_row([&](Kings kings) { let_defender_move(kings, number); });
        settled_.forget_changes();
    }
}

void PenSolver::let_attacker_move(Kings kings, unsigned number)
{
    const std::size_t row = row_of(kings);
    const Bitboard ways = chess::king_attacks(kings.attacking) - chess::king_attacks(kings.defending);
    bool has_fallen = has_fallen_[row] != 0;
    for (const Square target : ways - Bitboard{kings.defending})
        has_fallen = has_fallen || has_fallen_[row_of({kings.defending, target})] != 0;
    if (!has_fallen)
        return;
    RowWords fallen = held_by_attacker(kings);
    sets::subtract(fallen, Hunt::moved_into(held_, kings));
    if (sets::is_empty(fallen))
        return;
    sets::subtract(settled_.row(kings), fallen);
    settled_.reflect(kings);
    enter(Side::attacker, row, fallen, number);
}

void PenSolver::let_defender_move(Kings kings, unsigned number)
{
    bool is_changed = false;
    for (const Square target : chess::king_attacks(kings.defending))
        is_changed = is_changed || settled_.changes({target, kings.attacking}) != 0;
    if (!is_changed)
        return;
    const std::size_t row = row_of(kings);
    RowWords fallen;
    std::ranges::copy(held_[row], fallen.begin());
    const RowWords kept = Hunt::forced_into(settled_, held_[row], kings);
    sets::subtract(fallen, kept);
    if (sets::is_empty(fallen))
        return;
    has_fallen_[row] = 1;
    std::ranges::copy(kept, held_[row].begin());
    enter(Side::defender, row, fallen, number);
}

RowWords PenSolver::held_by_attacker(Kings kings) const
{
    RowWords held;
    std::ranges::copy(hunt_.legal(row_of(kings)), held.begin());
    sets::intersect(held, settled_.row(kings));
    return held;
}

Pens::Pens()
    : planes_{sets::DistancePlanes{Hunt::rows, sets::row_length},
              sets::DistancePlanes{Hunt::rows, sets::row_length}}
{}

Pens Pens::solve(const RegionPicture& picture)
{
    Pens pens;
    PenSolver{picture, pens}.solve();
    return pens;
}

std::optional<int> Pens::of(const chess::Position& position) const
{
    const std::optional<sets::Placement> placement = Hunt::folded(position);
    if (!placement)
        return std::nullopt;
    const bool attacks = attacker_of(kbnk, position.board()) == position.turn();
    const Side turn = attacks ? Side::attacker : Side::defender;
    const unsigned number = planes_[static_cast<std::size_t>(turn)].at(
        row_of(placement->kings), index(placement->pieces[0]), placement->pieces[1]);
    return number == 0 ? std::nullopt : std::optional{static_cast<int>(number) - 1};
}

Word Pens::within(int largest, Kings kings, Square bishop) const
{
    const sets::Numbers numbers = of_attacker(kings, bishop);
    return numbers.some() & ~numbers.greater(static_cast<unsigned>(largest) + 1);
}

Word Pens::won(Kings kings, Square bishop) const
{
    return of_attacker(kings, bishop).some();
}

sets::Numbers Pens::of_attacker(Kings kings, Square bishop) const
{
    return planes_[static_cast<std::size_t>(Side::attacker)].numbers(row_of(kings), index(bishop));
}

} // namespace endgame
