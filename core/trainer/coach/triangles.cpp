// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/triangles.h"

#include "endgame/material.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Role;
using chess::Square;

Bitboard behind(Square corner, int away)
{
    Bitboard squares;
    for (int nearer = 0; nearer < away; ++nearer)
        squares |= diagonal_before(corner, nearer);
    return squares;
}

std::vector<Plug> plugs_of(const Board& board, chess::Color attacker, Bitboard open)
{
    std::vector<Plug> plugs;
    for (const Role role : {Role::bishop, Role::knight, Role::king}) {
        const Bitboard covered = open & covered_from(board, board.of(attacker, role).first());
        if (!covered.empty())
            plugs.push_back({role, covered});
        open = open - covered;
    }
    return plugs;
}

Triangle triangle(const Board& board, chess::Color attacker, Square corner, TriangleSize size)
{
    const int away = net_steps.at(static_cast<std::size_t>(size));
    const Facts facts = facts_of(board, attacker);
    Triangle found{size, diagonal_before(corner, away), behind(corner, away), false, {}, {}};
    if (!found.squares.contains(facts.king))
        return found;
    const Bitboard ways_out = exits(facts, found.squares);
    found.holds_king = true;
    found.squares = reach(facts.king, facts.cage & found.squares);
    found.holes = ways_out & facts.cage;
    found.plugs = plugs_of(board, attacker, ways_out - found.holes);
    return found;
}

} // namespace

std::vector<Triangle> triangles(const Board& board)
{
    std::vector<Triangle> found;
    const auto attacker = endgame::attacker_of(endgame::kbnk, board);
    for (const TriangleSize size : {TriangleSize::large, TriangleSize::middle, TriangleSize::small}) {
        for (const Square corner : nearest_right_corners(board))
            found.push_back(triangle(board, *attacker, corner, size));
    }
    return found;
}

} // namespace trainer::coach
