// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace endgame {

/// A 64-bit checksum that is fast enough for hundreds of MiB and detects any change within an aligned 8-byte
/// word. The same on all machines of one byte order; not cryptographic.
std::uint64_t checksum(std::span<const std::byte> bytes);

} // namespace endgame
