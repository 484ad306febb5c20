// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace trainer::thumb {

/// A heuristic evaluation of a position, in hundredths of a pawn for the side to move.
///
/// The evaluation is static: hanging pieces, mate and stalemate are left to the search. Against a bare king
/// it has terms for the hunt: with bishop and knight towards a corner of the bishop's colour
/// (chessprogramming.org, "KBNK Endgame"), otherwise to the edge. The hunt outweighs all other terms.
int evaluate(const chess::Position& position);

/// True if the side to move is a bare king that is hunted and cannot capture a piece within two moves,
/// because those within reach are covered. Then the hunter can stand pat, and `evaluate` is not too
/// optimistic.
bool hunter_may_rest(const chess::Position& position);

} // namespace trainer::thumb
