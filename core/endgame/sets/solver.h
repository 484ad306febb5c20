// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "endgame/material.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/large_distances.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// Solves an ending of up to four pieces for its attacker by retrograde analysis over sets, in memory, in
/// some hundredths of a second; `nullopt` if a stop was requested. Throws std::bad_alloc if memory runs out.
///
/// Castling and the fifty-move rule are ignored. After a pawn's double step the numbers are those of the
/// placement without the right to capture it en passant.
///
/// @pre the attacker has a piece, and all `conversions_of` the material are among the solved
std::optional<Distances> solve(const Material& material, const SolvedEndings& solved,
                               const std::stop_token& stop = {});

/// Called with the number of moves to mate for which all placements have been found.
using LevelProgress = std::function<void(unsigned moves)>;

/// Solves an ending of five pieces in parallel, in seconds; the number of threads does not affect the result.
///
/// @param progress is called on the same thread
std::optional<LargeDistances> solve_large(const Material& material, const SolvedEndings& solved,
                                          LargeDistances::Attackers attackers, const Crew& crew,
                                          const LevelProgress& progress = {});

/// The maximum of bytes that solving an ending of five pieces takes in addition to the solved endings, its
/// solution included: the size of the working sets plus the measured size of solutions.
std::size_t memory_to_solve_large(const Material& material, LargeDistances::Attackers attackers);

/// The endings to be solved for an ending, itself last, each after all endings it can convert into.
std::vector<Material> solving_order(const Material& material);

} // namespace endgame::sets
