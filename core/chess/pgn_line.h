// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chess {

/// The kinds of lines between games.
enum class PgnLineKind {
    game,     ///< It begins with a move, a move number and a move, or a termination marker.
    position, ///< It is a FEN or an EPD.
    other,    ///< Prose, or a row of a table: no part of a game.
};

/// The kind of a line that does not begin with a tag, a comment or a parenthesis.
PgnLineKind kind_of_line(std::string_view line);

/// True if a line of the kind `game` begins with the number of a move.
bool is_numbered_move(std::string_view line);

/// The length of the first position of a line with several in columns, its separator included; the length of
/// the line if it has one position.
std::size_t position_length(std::string_view line);

/// The first line of a text, without its end.
std::string_view first_line(std::string_view text);

} // namespace chess
