// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace console {

/// Returns the seconds of processor time that all threads of this program have used, system time included.
double processor_seconds();

} // namespace console
