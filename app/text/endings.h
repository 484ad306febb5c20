// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the program says about whole endings: their names, what each side is after, and how.

#include <QString>

#include "endgame/material.h"
#include "trainer/pawn_plan.h"

namespace text {

/// The name people use: "Bishop and knight", "Queen against rook".
QString endingName(const endgame::Material& material);

/// What a side is after in an ending, and how it gets there: a sentence or two each.
struct EndingWords {
    QString goal;
    QString method; ///< empty where there is nothing to add

    friend bool operator==(const EndingWords&, const EndingWords&) = default;
};

/// The words of an ending for one of its sides; the attacker is the side that wins if anybody does.
EndingWords endingWords(const endgame::Material& material, endgame::Side side);

/// The words of a plan of king and pawn against king.
EndingWords pawnWords(const trainer::PawnAdvice& advice);

} // namespace text
