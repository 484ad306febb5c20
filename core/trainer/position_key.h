// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "chess/position.h"
#include "chess/square.h"

namespace trainer {

/// A number that identifies the pieces, the side to move and the right to capture en passant of a position
/// with up to five pieces, seen in one of the symmetries of the board.
std::uint64_t position_key(const chess::Position& position, std::size_t symmetry = 0);

/// The number of symmetries that keep the rules the same on a board: all of them, or with pawns only the
/// identity and the horizontal flip, which come first.
std::size_t symmetries_of(const chess::Board& board);

/// The smallest key of the images of a position without castling rights: the same for all of them.
std::uint64_t canonical_key(const chess::Position& position);

} // namespace trainer
