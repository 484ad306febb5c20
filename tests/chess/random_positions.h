// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Random positions of all kinds: from games that begin with openings rich in castling, promotions and en
// passant captures, and from arrangements that no game would ever reach.

#include <array>
#include <cstddef>
#include <random>
#include <string_view>

#include "chess/legal_moves.h"
#include "printing.h"

namespace chess {

using Random = std::mt19937_64;

/// A number from 0 to `below` - 1.
inline std::size_t random_number(Random& random, std::size_t below)
{
    return static_cast<std::size_t>(random() % below);
}

inline constexpr std::array<std::string_view, 8> game_starts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"};

/// Calls `visit` with every position of a random game of at most `plies` plies.
template <typename Visit>
void walk_random_game(Random& random, std::size_t start, int plies, Visit visit)
{
    Position position = position_of(game_starts[start % game_starts.size()]);
    for (int ply = 0; ply < plies; ++ply) {
        visit(position);
        const MoveList moves = legal_moves(position);
        if (moves.empty() || position.halfmove_clock() >= 150)
            return;
        position = position.play(moves[random_number(random, moves.size())]);
    }
}

/// A random arrangement of pieces, with kings, rights and an en passant square that have a chance of being
/// legal.
inline Setup random_setup(Random& random)
{
    Setup setup;
    setup.turn = all_colors[random_number(random, 2)];
    const std::size_t pieces = random_number(random, 24);
    for (std::size_t i = 0; i < pieces; ++i) {
        const Role role = all_roles[random_number(random, 5)];
        const std::size_t square =
            role == Role::pawn ? 8 + random_number(random, 48) : random_number(random, 64);
        setup.board.put(square_at(square), Piece{all_colors[random_number(random, 2)], role});
    }
    const bool at_home = random_number(random, 2) == 0;
    for (const Color side : all_colors) {
        const Square home = side == Color::white ? Square::e1 : Square::e8;
        setup.board.put(at_home ? home : square_at(random_number(random, 64)), Piece{side, Role::king});
        if (at_home && random_number(random, 2) == 0)
            setup.board.put(square_at(file_of(Square::h1), rank_of(home)), Piece{side, Role::rook});
        if (at_home && random_number(random, 2) == 0)
            setup.board.put(square_at(file_of(Square::a1), rank_of(home)), Piece{side, Role::rook});
    }
    setup.castling_rooks = {Square::a1, Square::h1, Square::a8, Square::h8};
    setup.castling_rooks = possible_castling_rooks(setup);
    for (int file = 0; file < 8; ++file) {
        setup.en_passant = square_at(file, setup.turn == Color::white ? 5 : 2);
        if (!is_possible_en_passant(setup) || random_number(random, 2) == 0)
            continue;
        const int step = setup.turn == Color::white ? -1 : 1;
        const auto beside = offset(*setup.en_passant, random_number(random, 2) == 0 ? 1 : -1, step);
        if (beside && !setup.board.of(Role::king).contains(*beside))
            setup.board.put(*beside, Piece{setup.turn, Role::pawn});
        return setup;
    }
    setup.en_passant.reset();
    return setup;
}

/// A legal position from a random arrangement.
inline Position random_position(Random& random)
{
    while (true) {
        if (const auto position = Position::from(random_setup(random)))
            return *position;
    }
}

} // namespace chess
