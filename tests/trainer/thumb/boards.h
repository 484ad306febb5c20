// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Boards for tests of the heuristic engine: symmetric images of boards, and random ones.

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <vector>

#include "chess/position.h"
#include "chess/setup.h"
#include "kbnk_positions.h"
#include "trainer/random.h"

namespace trainer::thumb {

/// The arrangement on the board turned or mirrored in one of the eight ways; castling and en passant go.
inline chess::Setup image(const chess::Setup& setup, std::size_t symmetry)
{
    chess::Setup seen;
    seen.turn = setup.turn;
    for (const chess::Square square : setup.board.occupied())
        seen.board.put(chess::image(square, symmetry), *setup.board.piece_at(square));
    return seen;
}

/// The same arrangement with the colours swapped and seen from the other side.
inline chess::Setup color_swapped(const chess::Setup& setup)
{
    chess::Setup seen;
    seen.turn = !setup.turn;
    for (const chess::Square square : setup.board.occupied()) {
        const chess::Piece piece = *setup.board.piece_at(square);
        seen.board.put(mirrored_up_down(square), {!piece.color, piece.role});
    }
    return seen;
}

/// A legal arrangement of these pieces, if a few tries find one.
inline std::optional<chess::Position> some_position(Random& random, const std::vector<chess::Piece>& pieces)
{
    for (int tries = 0; tries < 100; ++tries) {
        chess::Setup setup;
        setup.turn = chess::all_colors[below(random, 2)];
        for (const chess::Piece piece : pieces)
            setup.board.put(chess::square_at(below(random, 64)), piece);
        if (setup.board.occupied().size() != static_cast<int>(pieces.size()))
            continue;
        if (const auto position = chess::Position::from(setup))
            return *position;
    }
    return std::nullopt;
}

/// A legal position with exactly these pieces.
inline chess::Position random_position(Random& random, const std::vector<chess::Piece>& pieces)
{
    for (;;) {
        if (const auto position = some_position(random, pieces))
            return *position;
    }
}

/// A legal position with the kings and so many other pieces.
inline chess::Position random_position(Random& random, std::size_t count)
{
    for (;;) {
        std::vector<chess::Piece> pieces{{chess::Color::white, chess::Role::king},
                                         {chess::Color::black, chess::Role::king}};
        while (pieces.size() < count + 2)
            pieces.push_back({chess::all_colors[below(random, 2)], chess::all_roles[below(random, 5)]});
        if (const auto position = some_position(random, pieces))
            return *position;
    }
}

inline std::vector<chess::Piece> white_pieces(std::initializer_list<chess::Role> roles)
{
    std::vector<chess::Piece> pieces{{chess::Color::white, chess::Role::king},
                                     {chess::Color::black, chess::Role::king}};
    for (const chess::Role role : roles)
        pieces.push_back({chess::Color::white, role});
    return pieces;
}

} // namespace trainer::thumb
