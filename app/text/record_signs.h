// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The signs of the record: one place for what they look like and what they mean.

#include <QString>
#include <vector>

#include "trainer/judge.h"

namespace text {

/// What a move cost: "+1" moves to mate, "½" a draw given away by the side that could hold it or win,
/// "??" more; empty if it cost nothing.
QString costSign(const trainer::Judgement& judgement);
/// How many moves are equally good: "×4".
QString waysSign(int ways);
/// That the program played the user's move for him.
QString programSign();

/// That the user had a hint for a move; goes behind what it cost.
QString hintSign();

/// A sign and the sentence that explains it.
struct SignMeaning {
    QString sign;
    QString meaning;
};

/// Every sign of the record, for the page of help.
std::vector<SignMeaning> signMeanings();

} // namespace text
