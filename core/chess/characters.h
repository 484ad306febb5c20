// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The characters of texts in UTF-8 that mean the same as one of ASCII, or nothing at all.

#include <cstddef>
#include <string>
#include <string_view>

namespace chess {

/// One character of a text in UTF-8.
struct Character {
    /// The code point; `invalid_character` for a byte that begins no character.
    char32_t code;
    /// The length in bytes.
    std::size_t length;
};

inline constexpr char32_t invalid_character = 0xFFFFFFFF;

/// Decodes the first character of a text (Unicode, table 3-7).
///
/// @pre the text is not empty
Character first_character(std::string_view text);

/// Adds a character to a text in UTF-8.
void add_character(std::string& text, char32_t code);

/// True for the blanks of all scripts, ends of lines included.
bool is_blank(char32_t code);

/// True for characters that take no room: zero-width blanks, marks of direction, variation selectors.
bool is_invisible(char32_t code);

/// True for hyphens, dashes and the minus sign.
bool is_dash(char32_t code);

/// True for quotation marks, single and double.
bool is_quotation_mark(char32_t code);

/// True for multiplication signs and the Cyrillic letter that stand for "x" in captures.
bool is_capture_sign(char32_t code);

/// True for the letters of other alphabets, and for the signs of chess pieces.
bool is_foreign_letter(char32_t code);

/// The length of the blanks and invisible characters that a text begins with.
std::size_t blanks_length(std::string_view text);

} // namespace chess
