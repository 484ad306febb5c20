// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/diagram.h"

namespace board {

class BoardView;

/// Exposes every board to screen readers as a table of 64 named squares. May be called repeatedly.
void installBoardAccessibility();

/// Notifies screen readers that the keyboard cursor has moved to another square.
void announceCursor(BoardView& view);

/// Returns the squares whose spoken marks differ between two lists of marks.
chess::Bitboard renamedSquares(const std::vector<Mark>& before, const std::vector<Mark>& after);
/// Returns the squares whose accessible names differ between two diagrams.
chess::Bitboard renamedSquares(const Diagram& before, const Diagram& after);

/// Notifies screen readers of the squares that have changed since an earlier diagram.
void announceChanges(BoardView& view, const Diagram& before);

/// Notifies screen readers of the squares that the user has marked or cleared since an earlier list of marks.
void announceMarks(BoardView& view, const std::vector<Mark>& before);

} // namespace board
