// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Unicode characters that are equivalent to ASCII characters or can be ignored.

#include <cstddef>
#include <string>
#include <string_view>

namespace chess {

/// A character of a UTF-8 text.
struct Character {
    /// The code point, or `invalid_character` for a byte that does not start a character.
    char32_t code;
    /// The length in bytes.
    std::size_t length;
};

inline constexpr char32_t invalid_character = 0xFFFFFFFF;

/// Decodes the first character of a text (Unicode, table 3-7).
///
/// @pre the text is not empty
Character first_character(std::string_view text);

/// Appends a character to a text in UTF-8.
void add_character(std::string& text, char32_t code);

/// The length of a character in UTF-8.
constexpr std::size_t encoded_length(char32_t code)
{
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/// The character that a byte stands for in Windows-1252, the printable part of which is Latin-1 and more; 0
/// if it stands for none.
char32_t windows_1252_character(char byte);

/// True for white space of all scripts, line breaks included.
bool is_blank(char32_t code);

/// True for characters without a width: zero-width spaces, direction marks, variation selectors.
bool is_invisible(char32_t code);

/// True for hyphens, dashes and the minus sign.
bool is_dash(char32_t code);

/// True for quotation marks, single and double.
bool is_quotation_mark(char32_t code);

/// True for slashes and signs that look like them.
bool is_slash(char32_t code);

/// True for multiplication signs and the Cyrillic letter that represent "x" in captures.
bool is_capture_sign(char32_t code);

/// True for letters of other alphabets, and for the symbols of chess pieces.
bool is_foreign_letter(char32_t code);

/// A text in which letters that differ only in case are equal, for comparisons: Latin, Greek and Cyrillic
/// letters as small ones (Unicode, simple case folding), and the dotless i as i. Bytes that are no UTF-8
/// stay.
std::string fold_case(std::string_view text);

/// The length of the white space and invisible characters at the start of a text.
std::size_t blanks_length(std::string_view text);

} // namespace chess
