// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "console/answer.h"

namespace console {

/// A number that must be the same on every compiler and machine: it grows out of the leaf counts of some
/// positions, the values of every 101st placement of KBNK with either side to move and of some of KPK, KBBK,
/// KQKR, KRKP and KPKP, and what the rule-of-thumb player finds at fixed depths.
std::uint64_t bench_signature();

/// `bench`: the signature, then how long things take here, as fields separated by tabs. The positions looked
/// up, ranked and probed are of all endings, of another one each time.
Answer bench();

} // namespace console
