// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A solved ending of five pieces in a file: a header, then what is packed with the attacker and with the
// defender to move. All that is in it stands in sums, the header's last; it is not read where bytes of a
// number come in another order.

#include <filesystem>
#include <optional>

#include "endgame/material.h"
#include "endgame/sets/large_distances.h"

namespace endgame::sets {

/// Writes an ending to a file, whole or not at all; whether that went well.
///
/// @pre packed
bool write(const LargeDistances& distances, const std::filesystem::path& path);

/// Reads an ending back, into memory: a file may be cut short by others at any time. Nothing if there is no
/// such file, if it is damaged or forged so that it cannot be read safely, of another ending or format, or if
/// it lacks what is asked for with the attacker to move.
std::optional<LargeDistances> read_large_distances(const std::filesystem::path& path,
                                                   const Material& material,
                                                   LargeDistances::Attackers attackers);

} // namespace endgame::sets
