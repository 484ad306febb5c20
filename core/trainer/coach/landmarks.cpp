// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/landmarks.h"

#include <algorithm>
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
    if (!all)
        return {};
    const Square king = lone_king(board);
    const int least = steps(king, all->right);
    Bitboard nearest;
    for (const Square corner : all->right) {
        if (steps(corner, king) == least)
            nearest |= Bitboard{corner};
    }
    return nearest;
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

std::vector<Bitboard> nets(const Board& board)
{
    std::vector<Bitboard> diagonals;
    const Bitboard nearest = nearest_right_corners(board);
    for (const int away : net_steps) {
        for (const Square corner : nearest)
            diagonals.push_back(diagonal_before(corner, away));
    }
    return diagonals;
}

Bitboard w_squares(const Board& board)
{
    Bitboard squares;
    for (const Square corner : nearest_right_corners(board)) {
        const Square king = lone_king(board);
        const int files = std::abs(file_of(king) - file_of(corner));
        const int ranks = std::abs(rank_of(king) - rank_of(corner));
        for (const auto& [along, inwards] : {std::pair{5, 1}, {4, 3}, {3, 1}, {2, 3}, {1, 1}}) {
            const auto add = [&](int from_file, int from_rank) {
                const int file = file_of(corner) == 0 ? from_file : 7 - from_file;
                const int rank = rank_of(corner) == 0 ? from_rank : 7 - from_rank;
                squares |= Bitboard{chess::square_at(file, rank)};
            };
            if (files >= ranks)
                add(along, inwards);
            if (ranks >= files)
                add(inwards, along);
        }
    }
    return squares;
}

std::optional<Bitboard> pen_squares(const endgame::Pens& pens, const chess::Position& position)
{
    const std::optional<int> pen = pens.of(position);
    if (!pen)
        return std::nullopt;
    const Board& board = position.board();
    const bool is_bishop_dark = is_dark(board.of(Role::bishop).first());
    return reach(lone_king(board), endgame::region(endgame::usual_regions, *pen, is_bishop_dark));
}

int pen_size(int pen)
{
    return reach(Square::a1, endgame::region(endgame::usual_regions, pen, is_dark(Square::a1))).size();
}

} // namespace trainer::coach
