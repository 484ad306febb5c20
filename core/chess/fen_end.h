// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The end of a FEN inside the text of a web page, a spreadsheet or a post.

#include <cstddef>
#include <string_view>

namespace chess {

/// The place where a text that begins with a FEN goes on with something else: a closing bracket or quotation
/// mark, the next column of a spreadsheet, a remark. Texts that give moves or another position, and the
/// operations of an EPD, are never cut off.
///
/// @param before the text in front of the FEN
std::size_t end_of_fen(std::string_view text, std::string_view before);

/// The place of the side to move behind a board, "w", "b", or "White" or "Black" with "to move", whatever
/// signs stand between; `at` if there is none.
std::size_t find_side(std::string_view text, std::size_t at);

/// True if the text behind a FEN may be left out: it has no other position, and no moves except in other
/// columns of the same line.
bool is_mere_remark(std::string_view behind);

/// True for characters that a clock may begin with.
constexpr bool is_counter(char letter)
{
    return ('0' <= letter && letter <= '9') || letter == '-' || letter == '+';
}

/// True if a text names a square, as moves do.
bool names_square(std::string_view text);

} // namespace chess
