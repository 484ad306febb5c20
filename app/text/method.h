// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of the method in words.

#include <QString>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/judge.h"
#include "trainer/method/method.h"

namespace text {

/// "six squares at the corner", as part of a sentence or a legend. No field has the name of a stage.
QString fieldName(trainer::method::Field field);

/// A move that the method leaves open, and the reasons for it, the most telling first.
struct MethodMove {
    chess::Move move;
    std::vector<trainer::coach::Reason> reasons;
};

/// The coach's remark to a user who follows the method: the field and the next one, or what to tidy up, as an
/// order only if every open move does that by itself; below it, what each move does, as the first one if the
/// aim takes more. The distance of the mate is withheld unless `tellsMate`.
Remark methodRemark(const chess::Position& position, const trainer::method::Step& step,
                    const std::vector<MethodMove>& moves, bool tellsMate);

/// What is said of a move that the method led the user to and that is slower than the best.
Remark methodsRemark(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement);

} // namespace text
