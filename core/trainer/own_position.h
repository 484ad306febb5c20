// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "chess/piece.h"
#include "chess/position.h"
#include "chess/setup.h"

namespace trainer {

/// A position of one of the user's games, the user to move, without its orientation and colours: the same for
/// all images of a position.
struct OwnPosition {
    /// The board of its image with the smallest key, the user as White, such as "8/8/8/8/8/5kq1/8/7K"; a
    /// right to capture en passant follows as ",d6".
    std::string name;

    friend bool operator==(const OwnPosition&, const OwnPosition&) = default;
};

/// The position of an arrangement; `nullopt` if it has more than five pieces or castling rights, or is
/// illegal.
std::optional<OwnPosition> own_position(const chess::Setup& setup);
/// The position with a name; `nullopt` if there is none.
std::optional<OwnPosition> own_position_named(std::string_view name);

/// The pieces, the turn and the right to capture en passant, seen in one of the symmetries of the board.
chess::Setup image_of(const chess::Setup& setup, std::size_t symmetry);
/// The image of a position in one of `symmetries_of` its board, with a colour for the user, who is to move.
chess::Position image_of(const OwnPosition& own, chess::Color user, std::size_t symmetry);

} // namespace trainer
