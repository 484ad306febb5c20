// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of the method as text.

#include <QString>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/judge.h"
#include "trainer/method/method.h"

namespace text {

/// Returns the name of a field for use in a sentence or a legend: "six squares at the corner". No field has
/// the name of a stage.
QString fieldName(trainer::method::Field field);

/// A move that the method allows, and the reasons for it, the most important first.
struct MethodMove {
    chess::Move move;
    std::vector<trainer::coach::Reason> reasons;
};

/// Returns the coach's remark for a user who follows the method. The headline is the field and the next
/// field, or the aim within the field, as an instruction only if every open move achieves it. Below it are
/// the moves with their reasons, as first moves if the aim takes more. The number of moves to mate is
/// included only if `tellsMate`.
Remark methodRemark(const chess::Position& position, const trainer::method::Step& step,
                    const std::vector<MethodMove>& moves, bool tellsMate);

/// Returns the remark on a move of the method that is slower than the best.
Remark methodsRemark(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement);

} // namespace text
