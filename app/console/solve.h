// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "console/answer.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Describes the time and memory needed to solve an ending, in a sentence; empty if it takes at most a
/// minute, as all do but five-piece endings with two or more pawns.
std::string expected_effort(const endgame::TablebaseStore& tables, const endgame::Material& ending);

/// `solve ENDING`: solves an ending, or loads it from the folder of tables, and reports the effort, as lines
/// of tab-separated fields: its name above a column for each side to move, the longest mates as in `stats`,
/// the elapsed time and the processor time in seconds, the memory kept by its tablebases and the peak memory
/// of the program in MiB.
///
/// Shows the progress on one line of standard error if that is a terminal.
///
/// @param say receives the expected effort of an ending that takes minutes, before the solving
Answer solve(std::string_view ending, endgame::TablebaseStore& tables,
             const std::function<void(const std::string& sentence)>& say);

} // namespace console
