// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sixteen views of a board without pawns: eight ways to turn and mirror it, in either colour.

#include <array>
#include <cstddef>
#include <random>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "kbnk_positions.h"

namespace trainer::coach {

struct View {
    std::size_t symmetry;
    bool swaps_colors;

    chess::Bitboard seen(chess::Bitboard squares) const
    {
        chess::Bitboard images;
        for (const chess::Square square : squares)
            images |= chess::Bitboard{chess::image(square, symmetry)};
        return images;
    }

    chess::Move seen(chess::Move move) const
    {
        return {chess::image(move.from, symmetry), chess::image(move.to, symmetry)};
    }

    chess::Position seen(const chess::Position& position) const
    {
        const auto color = [this](chess::Color seen) { return swaps_colors ? !seen : seen; };
        chess::Setup setup;
        setup.turn = color(position.turn());
        for (const chess::Square square : position.board().occupied()) {
            const chess::Piece piece = *position.board().piece_at(square);
            setup.board.put(chess::image(square, symmetry), {color(piece.color), piece.role});
        }
        return *chess::Position::from(setup);
    }
};

inline std::array<View, 16> all_views()
{
    std::array<View, 16> views{};
    for (std::size_t i = 0; i < views.size(); ++i)
        views[i] = {i % chess::symmetry_count, i >= chess::symmetry_count};
    return views;
}

/// Calls the action with one of so many positions with bishop and knight, White attacking, either side to
/// move; always the same ones.
template <typename Action>
void for_each_sample(unsigned one_of, Action action)
{
    std::mt19937 random{20};
    endgame::for_each_placement(endgame::canonical_kings, chess::all_squares,
                                [&](const endgame::KbnkPieces& pieces) {
                                    if (random() % one_of != 0)
                                        return;
                                    for (const chess::Color turn : chess::all_colors) {
                                        const auto setup = setup_of(pieces, chess::Color::white, turn);
                                        if (const auto position = chess::Position::from(setup))
                                            action(*position);
                                    }
                                });
}

} // namespace trainer::coach
