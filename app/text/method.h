// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the steps of the method are in words.

#include <QString>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/method/method.h"

namespace text {

/// A move that the method leaves open, and what it does, the most telling first.
struct MethodMove {
    chess::Move move;
    std::vector<trainer::coach::Reason> reasons;
};

/// What the coach says to one who follows the method: in how many squares he can be held and what to do next;
/// below it how far that is, and what each move does. How far the mate is stays untold if it is to.
Remark methodRemark(const chess::Position& position, const trainer::method::Step& step,
                    const std::vector<MethodMove>& moves, bool tellsMate);

} // namespace text
