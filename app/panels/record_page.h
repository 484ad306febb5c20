// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace panels {

/// The page of the game record shown above its notes.
enum class RecordPage { moves, replies, curve, report };

} // namespace panels
