// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// `line FEN`: an optimal line to mate as a PGN game that starts from the position. It solves the ending
/// first.
Answer best_line(const chess::Position& position);

} // namespace console
