// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/result.h"
#include "console/answer.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

namespace console {

/// `stats ENDING`: what there is in an ending, with White as the attacker, the side that is named first, as
/// fields separated by tabs.
///
/// First a table with a column for each side to move — legal positions, those in check, won by the attacker,
/// drawn, mated, stalemated, and the longest mate in plies —, then a blank line, and for each number of plies
/// to mate how many positions have it. Where the defender has a piece beside his king, what he wins has rows
/// and a column of its own.
///
/// All placements on the 64 squares count, those of two pieces of one kind in both orders. Legal are those
/// with the pieces on different squares, the kings apart, no pawn on the first or last rank and the side not
/// to move not in check; whether a last move can have led there is not asked. Nobody may castle or capture en
/// passant. The ending has up to so many pieces.
Answer stats(std::string_view ending, endgame::TablebaseStore& tables);

/// The ending that a name tells; nothing if it has more than so many pieces or is none: the refusal of it.
chess::Result<endgame::Material, Refusal> ending_named(std::string_view name, std::size_t most);

/// The rows of `stats` that tell the longest mates of an ending, solved by these tables.
std::string longest_mates(const endgame::Tablebase& tables, const endgame::Material& ending);

} // namespace console
