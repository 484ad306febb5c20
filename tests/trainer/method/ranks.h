// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer/method/method.h"

namespace trainer::method {

/// The ranks that the tests of a process share; numbering them takes some seconds.
inline const endgame::Forcing& shared_ranks()
{
    static const endgame::Forcing ranks = *number_ranks();
    return ranks;
}

} // namespace trainer::method
