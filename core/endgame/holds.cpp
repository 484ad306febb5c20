// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/holds.h"

#include <algorithm>
#include <utility>

#include "endgame/material.h"
#include "endgame/sets/full_move.h"

namespace endgame {

using chess::Square;
using sets::DistancePlanes;
using sets::Hunt;
using sets::Kings;
using sets::row_length;
using sets::row_of;
using sets::Rows;

namespace {

/// The won positions of a row whose lone king is in a region.
sets::RowWords won_within(const RegionPicture& picture, int region, const Pens& pens, Kings kings)
{
    sets::RowWords won{};
    for (const Square bishop : chess::all_squares) {
        if (region_of(picture, kings.defending, is_dark(bishop)) <= region)
            won[index(bishop)] = pens.won(kings, bishop);
    }
    return won;
}

class HoldSolver {
public:
    HoldSolver(const RegionPicture& picture, const Pens& pens) : picture_{picture}, pens_{pens} {}

    /// Computes Held(region, moves).
    const Rows& held(int region, int moves)
    {
        Hunt::for_each_row([&](Kings kings) {
            std::ranges::copy(won_within(picture_, region, pens_, kings), held_[row_of(kings)].begin());
        });
        for (; moves > 0; --moves) {
            full_move_.find(hunt_, held_, before_);
            Hunt::for_each_row([&](Kings kings) {
                sets::intersect(before_[row_of(kings)], won_within(picture_, region, pens_, kings));
            });
            std::swap(held_, before_);
        }
        return held_;
    }

private:
    const RegionPicture& picture_;
    const Pens& pens_;
    Hunt hunt_;
    sets::FullMove full_move_;
    Rows held_{Hunt::rows, row_length};
    Rows before_{Hunt::rows, row_length};
};

} // namespace

Holds Holds::solve(const RegionPicture& picture, int moves, const Pens& pens)
{
    DistancePlanes planes{Hunt::rows, row_length};
    HoldSolver solver{picture, pens};
    Rows numbered{Hunt::rows, row_length};
    const int largest = *std::ranges::max_element(picture);
    for (int region = 0; region <= largest; ++region) {
        const Rows& held = solver.held(region, moves);
        for (std::size_t row = 0; row < Hunt::rows; ++row) {
            sets::RowWords fresh;
            std::ranges::copy(held[row], fresh.begin());
            sets::subtract(fresh, std::as_const(numbered)[row]);
            planes.enter(row, fresh, static_cast<unsigned>(region) + 1);
            sets::unite(numbered[row], fresh);
        }
    }
    planes.pack(static_cast<unsigned>(largest) + 1);
    return Holds{std::move(planes)};
}

std::optional<int> Holds::of(const chess::Position& position) const
{
    const std::optional<sets::Placement> placement = Hunt::folded(position);
    if (!placement || attacker_of(kbnk, position.board()) != position.turn())
        return std::nullopt;
    const unsigned number =
        planes_.at(row_of(placement->kings), index(placement->pieces[0]), placement->pieces[1]);
    return number == 0 ? std::nullopt : std::optional{static_cast<int>(number) - 1};
}

} // namespace endgame
