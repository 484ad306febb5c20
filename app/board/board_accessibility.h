// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/diagram.h"

namespace board {

class BoardView;

/// Makes screen readers see every board as a table of 64 named squares. Safe to call often.
void installBoardAccessibility();

/// Tells screen readers that the keyboard has moved to another square.
void announceCursor(BoardView& view);

/// The squares that have another name in the second of two diagrams.
chess::Bitboard renamedSquares(const Diagram& before, const Diagram& after);

/// Tells screen readers which squares have changed since a diagram.
void announceChanges(BoardView& view, const Diagram& before);

} // namespace board
