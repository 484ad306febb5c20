// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/own_position.h"

#include "chess/fen.h"
#include "endgame/material.h"
#include "trainer/position_key.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Position;
using chess::Setup;
using chess::Square;

std::string name_of(const Setup& setup)
{
    const std::string fen = to_fen(setup);
    const std::string board = fen.substr(0, fen.find(' '));
    return setup.en_passant ? board + ',' + chess::to_string(*setup.en_passant) : board;
}

/// The arrangement with a name, White to move; `nullopt` if the name is no FEN's.
std::optional<Setup> setup_named(std::string_view name)
{
    const std::size_t comma = name.find(',');
    const std::string board{name.substr(0, comma)};
    const std::string en_passant{comma == std::string_view::npos ? "-" : name.substr(comma + 1)};
    const auto reading = chess::parse_fen(board + " w - " + en_passant + " 0 1");
    return reading ? std::optional{reading->setup} : std::nullopt;
}

} // namespace

Setup image_of(const Setup& setup, std::size_t symmetry)
{
    Setup seen;
    for (const Square square : setup.board.occupied())
        seen.board.put(chess::image(square, symmetry), *setup.board.piece_at(square));
    seen.turn = setup.turn;
    if (setup.en_passant)
        seen.en_passant = chess::image(*setup.en_passant, symmetry);
    return seen;
}

std::optional<OwnPosition> own_position(const Setup& setup)
{
    const bool is_small = setup.board.occupied().size() <= static_cast<int>(endgame::most_pieces_on_request);
    if (!is_small || !setup.castling_rooks.empty() || !Position::from(setup))
        return std::nullopt;
    const Setup plain = image_of(setup.turn == Color::white ? setup : with_colors_swapped(setup), 0);
    Setup first = plain;
    std::uint64_t smallest = position_key(*Position::from(plain));
    for (std::size_t symmetry = 1; symmetry < symmetries_of(plain.board); ++symmetry) {
        const Setup image = image_of(plain, symmetry);
        const std::uint64_t key = position_key(*Position::from(image));
        if (key < smallest) {
            smallest = key;
            first = image;
        }
    }
    return OwnPosition{name_of(first)};
}

std::optional<OwnPosition> own_position_named(std::string_view name)
{
    const auto setup = setup_named(name);
    const auto own = setup ? own_position(*setup) : std::nullopt;
    return own && own->name == name ? own : std::nullopt;
}

Position image_of(const OwnPosition& own, Color user, std::size_t symmetry)
{
    const Setup image = image_of(*setup_named(own.name), symmetry);
    return *Position::from(user == Color::white ? image : with_colors_swapped(image));
}

} // namespace trainer
