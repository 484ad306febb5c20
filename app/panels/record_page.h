// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace panels {

/// What the record shows above its notes.
enum class RecordPage { moves, replies, curve, report };

} // namespace panels
