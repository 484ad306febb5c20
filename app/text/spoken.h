// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/board.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/square.h"

namespace text {

/// A legal move as it is read aloud: "knight takes on e5, check".
QString spokenMove(const chess::Position& before, chess::Move move);

/// Which pieces of both sides attack a square, as one sentence.
QString attackersSentence(const chess::Board& board, chess::Square square);

/// All pieces and where they stand, White's first, the kings before the others.
QString piecesSentence(const chess::Board& board);

} // namespace text
