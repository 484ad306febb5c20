// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The planes themselves, for the tests of what only they know.

#include <memory>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solver.h"

namespace endgame::sets {

/// The solution of an ending, worked out with all that it needs.
inline std::shared_ptr<const Distances> solution_of(const Material& material)
{
    SolvedEndings solved;
    for (const Material& ending : solving_order(material))
        solved.add(std::make_shared<const Distances>(*solve(ending, solved)));
    return solved.shared(material);
}

} // namespace endgame::sets
