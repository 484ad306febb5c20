// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "console/answer.h"

namespace console {

/// `stats ENDING`: what there is in an ending, over all placements with White as the attacker, as fields
/// separated by tabs.
///
/// First a table with a column for each side to move — legal positions, those in check, decided (won by
/// the attacker), drawn, mated, stalemated, and the longest mate in plies —, then a blank line, and for each
/// number of plies to mate how many positions have it.
Answer stats(std::string_view ending);

} // namespace console
