// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// `line FEN --method`: writes how the method mates with bishop and knight against the longest resistance, as
/// a PGN game. A comment names the field wherever it changes. It takes some seconds.
Answer method_line(const chess::Position& position);

} // namespace console
