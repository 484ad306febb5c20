// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/piece.h"

namespace chess {

/// A position inside a link.
struct PositionLink {
    /// The bytes of the link that hold the position, still encoded.
    std::size_t begin;
    std::size_t end;
    /// The side shown at the bottom of the board.
    Color bottom = Color::white;

    friend bool operator==(const PositionLink&, const PositionLink&) = default;
};

/// Finds the position in a link of any site: the value of "fen" in the query or the fragment, such as
/// `https://syzygy-tables.info/?fen=8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1`, or else the eight ranks of a board,
/// such as `https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?color=black`. Returns `nullopt` for
/// any other text.
std::optional<PositionLink> find_position_link(std::string_view text);

/// True if a text begins with the eight ranks of a board, be it encoded as in links; their squares are not
/// counted.
bool begins_board(std::string_view text);

/// The characters of the ranks of a board and between them.
inline constexpr std::string_view board_letters = "pnbrqkPNBRQK12345678/";

/// The place of the first whole board, from a place on, that no word, number or path runs into; `npos` if
/// there is none.
std::size_t find_board(std::string_view text, std::size_t at);

/// The character that a code such as "%2F" at the head of a text stands for, if it begins with one.
std::optional<char> percent_code(std::string_view text);

} // namespace chess
