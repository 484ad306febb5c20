// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// `line FEN --method`: writes a mate with bishop and knight by the method against the longest resistance, as
/// a PGN game with a comment wherever the field changes. Takes a few seconds.
Answer method_line(const chess::Position& position);

} // namespace console
