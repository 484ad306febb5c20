// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "trainer/coach/change.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Adds the reasons why a move of the attacker restrains the hunted king: checks, squares it loses, its cage,
/// the edge or corner to which it is driven, zugzwang and opposition.
void add_restraint(std::vector<Reason>& found, const Change& change);

} // namespace trainer::coach
