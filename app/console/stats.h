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

/// `stats ENDING`: counts the positions of an ending, with White as the attacker, the side named first, as
/// tab-separated fields.
///
/// First comes a table with a column for each side to move (legal positions, positions in check, won by the
/// attacker, drawn, checkmate, stalemate, and the longest mate in plies), then a blank line, and the number
/// of positions for each number of plies to mate. If the defender has pieces besides its king, its wins have
/// rows and a column of their own.
///
/// All placements on the 64 squares count, those of two pieces of the same kind in both orders. Placements
/// are legal if the pieces are on different squares, the kings are not adjacent, no pawn is on the first or
/// last rank, and the side not to move is not in check, even if no last move could have led there. There are
/// no castling or en passant rights. The ending may have as many pieces as `tables` solves.
///
/// `with_positions` adds the positions of the longest mates and, with up to four pieces, the reciprocal
/// zugzwangs, each list after a blank line and a heading with their number. Of positions that are the same up
/// to the symmetries of the board, one is printed, as a FEN; in a zugzwang the side to move loses, and a
/// field states if the other side draws or loses as well if it has to move.
Answer stats(std::string_view ending, endgame::TablebaseStore& tables, bool with_positions = false);

/// Parses the name of an ending; refuses an invalid one and one of more than `most` pieces.
chess::Result<endgame::Material, Refusal> ending_named(std::string_view name, std::size_t most);

/// The rows of `stats` with the longest mates of an ending, which must be solved in these tables.
std::string longest_mates(const endgame::Tablebase& tables, const endgame::Material& ending);

} // namespace console
