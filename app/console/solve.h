// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"

namespace console {

/// What solving an ending of five pieces with two pawns or more will take, in a sentence; empty for others,
/// which take less than a minute.
std::string expected_effort(const endgame::TablebaseStore& tables, const endgame::Material& ending);

/// `solve ENDING`: solves an ending, or reads it from the folder of tables, and says what it took, as lines
/// of fields separated by tabs: its name over a column for each side to move, the longest mates as `stats`
/// has them, the seconds on the clock and of processor time, and the MiB its tables and at the peak the whole
/// program took.
///
/// While it works, what is being solved stands on standard error if that is a terminal, on one line.
///
/// @param say takes what it says first of an ending that takes minutes
Answer solve(std::string_view ending, endgame::TablebaseStore& tables,
             const std::function<void(const std::string& sentence)>& say);

} // namespace console
