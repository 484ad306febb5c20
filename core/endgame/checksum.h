// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace endgame {

/// A sum of 64 bits that tells whether bytes were damaged, quick enough for hundreds of MiB: it is another
/// one whenever up to eight bytes in a row, starting at a multiple of eight, are altered. The same on every
/// machine of one byte order; no protection against intent.
std::uint64_t checksum(std::span<const std::byte> bytes);

} // namespace endgame
