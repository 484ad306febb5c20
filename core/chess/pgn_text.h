// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the texts of a PGN file become the texts of a game, and back: one encoding, one form of blanks,
// commands apart from words.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "chess/annotations.h"

namespace chess {

/// True if a character may stand in the name of a command: a letter, a digit or "_".
constexpr bool is_name_character(char c)
{
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
}

/// True if "<" opens a tag, a comment or a declaration of HTML in front of a character; "<=" and "<5" do not.
constexpr bool opens_markup(char behind)
{
    return ('a' <= behind && behind <= 'z') || ('A' <= behind && behind <= 'Z') || behind == '/' ||
           behind == '!' || behind == '?';
}

/// True if a character may stand in the name of a tag: "White-Title" and "Black.Elo" are names too.
constexpr bool is_tag_name_character(char c)
{
    return '!' <= c && c <= '~' && std::string_view{"\"[](){}<>%;\\"}.find(c) == std::string_view::npos;
}

/// Whether the value of a tag means that nobody knows it (PGN standard, 8.1.1).
constexpr bool says_nothing(std::string_view value)
{
    return value.empty() || value == "?" || value == "????.??.??";
}

/// A text with the capitals of ASCII as small letters.
std::string lower(std::string_view text);

/// The value of a tag without its escapes (PGN standard, 7); other backslashes stay.
std::string unescaped(std::string_view value);

/// A tag's value that ends with its line, without the bracket that was to close the tag.
std::string_view without_bracket(std::string_view value);

/// The text as UTF-8 without control characters: bytes that are no UTF-8 are read as Windows-1252, whose
/// printable part is Latin-1 and more; control characters become blanks.
std::string to_clean_utf8(std::string_view bytes);

/// The number of characters of a text in UTF-8, or in an encoding of one byte each.
std::size_t count_characters(std::string_view text);

/// Adds what stands between the braces of a comment to what has been read before.
///
/// Commands `[%name value]` are taken out of the words; `csl` and `cal` become marks unless they are
/// malformed, in which case they are kept like unknown ones.
void append_comment(Comment& comment, std::string_view bytes);

/// Adds one comment to another, as if they had been written one behind the other.
void append_comment(Comment& comment, const Comment& more);

/// The words of a text that has one blank between any two.
std::vector<std::string> split(std::string_view text);

/// The words of a comment as they stand between braces, commands first; each command is one word.
std::vector<std::string> comment_words(const Comment& comment);

} // namespace chess
