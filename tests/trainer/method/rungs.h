// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer/method/method.h"

namespace trainer::method {

/// The rungs that the tests of a process share; numbering them takes some seconds.
inline const endgame::Forcing& shared_rungs()
{
    static const endgame::Forcing rungs = *number_rungs(coach::stage_pens());
    return rungs;
}

} // namespace trainer::method
