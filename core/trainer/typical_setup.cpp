// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/typical_setup.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "chess/bitboard.h"
#include "chess/fen.h"
#include "chess/square.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Role;
using chess::Setup;
using chess::Square;
using endgame::Side;

struct Example {
    std::string_view ending;
    const char* fen;
};

/// Used where the home squares are unsuitable because the defender holds or loses at once. White attacks.
constexpr std::array examples{
    Example{"KQKQ", "8/8/Q7/3k4/8/8/1K6/7q w"},      // a skewer
    Example{"KQKR", "8/8/3k4/3r4/8/8/8/3QK3 w"},     // the rook beside its king
    Example{"KQKP", "Q1K5/8/8/8/8/8/3pk3/8 w"},      // a centre pawn on the seventh rank
    Example{"KRKQ", "8/8/8/q2k4/8/8/1K6/7R w"},      // a skewer
    Example{"KRKR", "8/8/8/8/1r2k3/8/8/2K4R w"},     // a skewer
    Example{"KRKB", "8/8/8/8/7R/3K4/8/1kb5 w"},      // the king near the corner that its bishop covers
    Example{"KRKN", "4k3/8/3K4/8/8/8/6n1/R7 w"},     // the knight far from its king
    Example{"KPKQ", "qk6/6P1/8/1K6/8/8/8/8 w"},      // promotion with a threat of mate
    Example{"KPKR", "8/8/1KP5/3r4/8/8/8/k7 w"},      // Barbier and Saavedra, 1895
    Example{"KPKB", "7b/8/8/P7/3k4/8/8/1K6 w"},      // the king in its bishop's way
    Example{"KPKN", "8/8/8/P1K5/8/8/8/6nk w"},       // the rook pawn, worst for a knight
    Example{"KPKP", "7k/8/8/1P6/7p/8/8/1K6 w"},      // a race
    Example{"KRPKR", "6K1/4k1P1/8/8/8/8/7r/5R2 w"},  // Lucena's position
    Example{"KQPKQ", "8/2KP4/8/8/2Q5/8/7q/k7 w"},    // the pawn on the seventh rank
    Example{"KBPKB", "8/2K5/8/1P6/8/5k2/8/B3b3 w"},  // the king ahead of its pawn
    Example{"KBPKN", "8/8/3KP3/8/8/2B5/5n2/3k4 w"},  // the knight shut out
    Example{"KRBKR", "3k4/4r3/3K4/3B4/8/8/8/5R2 w"}, // Philidor, 1749
    Example{"KRNKR", "6k1/8/4NK2/8/8/8/r7/1R6 w"},   // the king on the edge
};

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
    const std::string name = material.name();
    const auto example = std::ranges::find(examples, name, &Example::ending);
    const Setup setup = example == examples.end() ? at_home(material) : chess::parse_fen(example->fen)->setup;
    return attacker == Color::white ? setup : with_colors_swapped(setup);
}

} // namespace trainer
