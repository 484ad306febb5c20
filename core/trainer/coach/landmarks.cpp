// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/landmarks.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "endgame/material.h"
#include "trainer/coach/facts.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Role;
using chess::Square;

namespace {

/// @pre bishop and knight stand against a bare king
Square lone_king(const Board& board)
{
    return board.of(!*endgame::attacker_of(endgame::kbnk, board), Role::king).first();
}

} // namespace

Bitboard nearest_right_corners(const Board& board)
{
    const std::optional<Corners> all = corners(board);
    return all ? nearest_of(all->right, lone_king(board)) : Bitboard{};
}

Bitboard diagonal_before(Square corner, int away)
{
    Bitboard squares;
    for (const Square square : chess::all_squares) {
        if (steps(corner, square) == away)
            squares |= Bitboard{square};
    }
    return squares;
}

std::optional<int> diagonal_held(Square bishop, Square king, Bitboard right_corners)
{
    std::optional<int> nearest;
    for (const Square corner : right_corners) {
        for (const int away : net_steps) {
            if (steps(king, corner) < away && diagonal_before(corner, away).contains(bishop))
                nearest = std::min(away, nearest.value_or(away));
        }
    }
    return nearest;
}

std::vector<std::array<Square, 5>> w_ways(const Board& board)
{
    constexpr std::array<std::pair<int, int>, 5> way{{{5, 1}, {4, 3}, {3, 1}, {2, 3}, {1, 1}}};
    std::vector<std::array<Square, 5>> ways;
    for (const Square corner : nearest_right_corners(board)) {
        const Square king = lone_king(board);
        const int files = std::abs(file_of(king) - file_of(corner));
        const int ranks = std::abs(rank_of(king) - rank_of(corner));
        const auto at = [corner](int from_file, int from_rank) {
            return chess::square_at(file_of(corner) == 0 ? from_file : 7 - from_file,
                                    rank_of(corner) == 0 ? from_rank : 7 - from_rank);
        };
        const auto add = [&](const auto& square_of) {
            std::ranges::transform(way, ways.emplace_back().begin(), square_of);
        };
        if (files >= ranks)
            add([&](const auto& step) { return at(step.first, step.second); });
        if (ranks >= files)
            add([&](const auto& step) { return at(step.second, step.first); });
    }
    return ways;
}

Bitboard w_squares(const Board& board)
{
    Bitboard squares;
    for (const auto& way : w_ways(board)) {
        for (const Square square : way)
            squares |= Bitboard{square};
    }
    return squares;
}

} // namespace trainer::coach
