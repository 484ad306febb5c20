// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A file of a solved five-piece ending: a header, followed by the packed numbers with the attacker and with
// the defender to move. Everything is covered by checksums, the last of them that of the header. Files of
// machines with another byte order are rejected.

#include <filesystem>
#include <optional>

#include "endgame/material.h"
#include "endgame/sets/large_distances.h"

namespace endgame::sets {

/// Writes an ending to a file, completely or not at all; returns false on failure.
///
/// @pre packed
bool write(const LargeDistances& distances, const std::filesystem::path& path);

/// Reads an ending back into memory instead of mapping the file, because other programs may truncate it at
/// any time. `nullopt` if the file does not exist, is damaged or forged so that it cannot be read safely, is
/// of another ending or format, or lacks the distances requested with the attacker to move.
std::optional<LargeDistances> read_large_distances(const std::filesystem::path& path,
                                                   const Material& material,
                                                   LargeDistances::Attackers attackers);

} // namespace endgame::sets
