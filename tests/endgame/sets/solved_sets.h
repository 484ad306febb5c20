// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Access to the distances themselves, for tests of properties that the tablebase does not expose.

#include <memory>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solver.h"

namespace endgame::sets {

/// The solution of an ending, solved together with all endings it needs.
inline std::shared_ptr<const Distances> solution_of(const Material& material)
{
    SolvedEndings solved;
    for (const Material& ending : solving_order(material))
        solved.add(std::make_shared<const Distances>(*solve(ending, solved)));
    return solved.shared(material);
}

} // namespace endgame::sets
