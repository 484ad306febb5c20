// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/diagram.h"

namespace board {

class BoardView;

/// Makes screen readers see every board as a table of 64 named squares. Safe to call often.
void installBoardAccessibility();

/// Tells screen readers that the keyboard has moved to another square.
void announceCursor(BoardView& view);

/// The squares of which the second of two lists of marks says something else.
chess::Bitboard renamedSquares(const std::vector<Mark>& before, const std::vector<Mark>& after);
/// The squares that have another name in the second of two diagrams.
chess::Bitboard renamedSquares(const Diagram& before, const Diagram& after);

/// Tells screen readers which squares have changed since a diagram.
void announceChanges(BoardView& view, const Diagram& before);

/// Tells screen readers which squares the user has marked, or wiped clean, since there were some marks.
void announceMarks(BoardView& view, const std::vector<Mark>& before);

} // namespace board
