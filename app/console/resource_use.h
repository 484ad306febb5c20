// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace console {

/// Returns the processor time, in seconds, used by all threads of this program, including system time.
double processor_seconds();

/// Returns the peak physical memory of this program, in bytes.
std::size_t peak_memory();

} // namespace console
