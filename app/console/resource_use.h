// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace console {

/// Returns the seconds of processor time that all threads of this program have used, system time included.
double processor_seconds();

/// Returns the most bytes of physical memory that this program has had at one time.
std::size_t peak_memory();

} // namespace console
