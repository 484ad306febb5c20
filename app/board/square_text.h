// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "board/diagram.h"
#include "board/marks.h"
#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/square.h"

namespace board {

/// Returns the name of a square for screen readers: its piece and the marks that belong to the name.
QString nameOf(chess::Square square, const chess::Board& pieces, const std::vector<Mark>& marks);
/// Returns its description: the other spoken marks.
QString descriptionOf(chess::Square square, const chess::Board& pieces, const std::vector<Mark>& marks);

/// Returns the squares whose spoken marks differ between two lists of marks.
chess::Bitboard renamedSquares(const std::vector<Mark>& before, const std::vector<Mark>& after);
/// Returns the squares whose accessible names differ between two diagrams.
chess::Bitboard renamedSquares(const Diagram& before, const Diagram& after);

} // namespace board
