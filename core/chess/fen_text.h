// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.h"

namespace chess {

/// A FEN taken out of the text it was pasted in.
struct FenText {
    /// Blanks are spaces, dashes are "-", quotation marks are '"'; other characters stay as they are.
    std::string text;
    /// The byte of the pasted text that each byte of `text` stands for, and one more for its end.
    std::vector<std::size_t> places;
    /// The side at the bottom of the board, if the text is a link.
    std::optional<Color> bottom;
};

/// Takes a FEN out of what people copy: leaves out invisible characters, quotation marks and brackets around
/// it, a number such as "1.", a name such as "FEN:" or "position fen", other words in front of a whole board
/// or a link, the sign of a quoted mail; decodes links and underscores.
FenText fen_text_of(std::string_view pasted);

} // namespace chess
