// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/piece.h"

namespace chess {

/// A position that a link holds, and whose pieces it shows at the bottom.
struct PositionLink {
    std::string fen;
    Color bottom = Color::white;

    friend bool operator==(const PositionLink&, const PositionLink&) = default;
};

/// Reads a link to the board editor or the analysis board of lichess.org with a position in it, such as
/// `https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?color=black`; nothing if a text is anything
/// else. Blanks around it are left out. Whether its FEN is one is for `parse_fen()` to say.
std::optional<PositionLink> read_position_link(std::string_view text);

} // namespace chess
