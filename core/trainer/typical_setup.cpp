// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/typical_setup.h"

#include <array>
#include <cstddef>

#include "chess/bitboard.h"
#include "chess/fen.h"
#include "chess/square.h"
#include "trainer/endings.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Role;
using chess::Setup;
using chess::Square;
using endgame::Side;

/// The home squares of White's pieces of a role, the second one for another piece of that role.
std::array<Square, 2> homes(Role role)
{
    switch (role) {
    case Role::pawn:
        return {Square::e2, Square::d2};
    case Role::knight:
        return {Square::g1, Square::b1};
    case Role::bishop:
        return {Square::c1, Square::f1};
    case Role::rook:
        return {Square::a1, Square::h1};
    case Role::queen:
        return {Square::d1, Square::c1};
    case Role::king:
        break;
    }
    return {Square::e1, Square::e1};
}

Square seen_by(Color side, Square square)
{
    return side == Color::white ? square : mirrored_up_down(square);
}

void put_at_home(chess::Board& board, chess::Piece piece)
{
    const auto [first, second] = homes(piece.role);
    const Square square = seen_by(piece.color, first);
    board.put(board.occupied().contains(square) ? seen_by(piece.color, second) : square, piece);
}

/// All pieces at home, White attacking.
Setup at_home(const endgame::Material& material)
{
    Setup setup;
    for (const Color color : chess::all_colors)
        put_at_home(setup.board, {color, Role::king});
    for (const auto [side, role] : material.pieces())
        put_at_home(setup.board, {side == Side::attacker ? Color::white : Color::black, role});
    return setup;
}

} // namespace

Setup typical_setup(const endgame::Material& material, Color attacker)
{
    const Ending* ending = find_ending(material);
    const bool has_example = ending != nullptr && !ending->typical.empty();
    const Setup setup = has_example ? chess::parse_fen(ending->typical)->setup : at_home(material);
    return attacker == Color::white ? setup : with_colors_swapped(setup);
}

} // namespace trainer
