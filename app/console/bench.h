// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "console/answer.h"

namespace console {

/// Returns a signature that is the same on every compiler and machine. It depends on the leaf counts of some
/// positions, the results of every 101st placement of KBNK with either side to move and of some of KPK, KBBK,
/// KQKR, KRKP and KPKP, and the moves that the heuristic engine finds at fixed depths.
std::uint64_t bench_signature();

/// `bench`: the signature, then a table of tab-separated columns: the operation, its processor time on all
/// threads, its wall-clock time, and their unit. "Cold" operations run for the first time, with memory fresh
/// from the system or with positions of a different ending each time; "warm" ones are repeated with all data
/// in the caches.
Answer bench();

} // namespace console
