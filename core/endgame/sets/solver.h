// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "endgame/material.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/large_distances.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// Solves an ending of up to four pieces for its attacker by retrograde analysis over sets, in memory, within
/// some hundredths of a second; nothing if it was asked to stop. Throws std::bad_alloc for want of memory.
///
/// Castling and the fifty-move rule are left out. After a double step of a pawn the numbers hold for the
/// placement without the right to capture it en passant.
///
/// @pre the attacker has a piece, and all `conversions_of` the material are among the solved
std::optional<Distances> solve(const Material& material, const SolvedEndings& solved,
                               const std::stop_token& stop = {});

/// The same for an ending of five pieces, by a crew, within seconds; how large it is makes no difference to
/// the numbers.
std::optional<LargeDistances> solve_large(const Material& material, const SolvedEndings& solved,
                                          LargeDistances::Attackers attackers, const Crew& crew);

/// The bytes that solving an ending of five pieces takes at most beyond the solved, its solution included:
/// those of the sets it works with, and what solutions were measured to take.
std::size_t memory_to_solve_large(const Material& material, LargeDistances::Attackers attackers);

/// The endings to be solved before one, with itself as the last: each after all it can convert into.
std::vector<Material> solving_order(const Material& material);

} // namespace endgame::sets
