// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The signs of the game record and their meanings.

#include <QString>
#include <vector>

#include "trainer/judge.h"

namespace text {

/// Returns the sign for the cost of a move: "+1" and "−1" for moves wasted by the attacker and the defender,
/// "½" for a win thrown away, "??" for a draw lost; empty if it cost nothing.
QString costSign(const trainer::Judgement& judgement);
/// Returns the sign for a number of equally good moves: "×4".
QString waysSign(int ways);
/// Returns the sign for a move that the program played for the user.
QString programSign();

/// Returns the sign for a move played after a hint; it follows the cost.
QString hintSign();

/// A sign and the sentence that explains it.
struct SignMeaning {
    QString sign;
    QString meaning;
};

/// Returns all signs of the game record, for the help page.
std::vector<SignMeaning> signMeanings();

} // namespace text
