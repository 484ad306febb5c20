// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/board.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/square.h"

namespace text {

/// Returns a legal move as text to be read aloud: "knight takes e5, check".
QString spokenMove(const chess::Position& before, chess::Move move);

/// Returns a sentence with the pieces of both sides that attack a square.
QString attackersSentence(const chess::Board& board, chess::Square square);

/// Returns all pieces with their squares, White's first, each side's king first.
QString piecesSentence(const chess::Board& board);

} // namespace text
