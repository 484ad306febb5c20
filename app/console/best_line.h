// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// `line FEN`: an optimal line to mate as PGN writes it, on one line, with move numbers that go on from the
/// position's and the result at the end: "41... Kg8 42. Kg6 Kh8 43. Be5# 1-0". It solves the ending first.
Answer best_line(const chess::Position& position);

} // namespace console
