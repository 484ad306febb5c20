// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// The letters of king, queen, rook, bishop and knight in one language.
using PieceLetters = std::array<std::string_view, 5>;

/// The letters of the languages of this program other than English, each set once.
inline constexpr std::array<PieceLetters, 12> local_piece_letters{{
    {"K", "D", "T", "L", "S"},      // German
    {"R", "D", "T", "A", "C"},      // Spanish, Italian
    {"R", "D", "T", "F", "C"},      // French
    {"R", "D", "T", "B", "C"},      // Portuguese
    {"K", "H", "W", "G", "S"},      // Polish
    {"Кр", "Ф", "Л", "С", "К"},     // Russian
    {"Ş", "V", "K", "F", "A"},      // Turkish
    {"王", "后", "车", "象", "马"}, // Chinese
    {"रा", "व", "ह", "ऊ", "घ"},     // Hindi
    {"K", "D", "T", "L", "P"},      // Dutch
    {"K", "V", "B", "F", "H"},      // Hungarian
    {"K", "D", "V", "S", "J"},      // Czech
}};

inline constexpr PieceLetters english_piece_letters{"K", "Q", "R", "B", "N"};

/// The letters of the piece that a pawn becomes in a move such as "a8=D"; empty if the word has none.
std::string_view letters_of_promotion(std::string_view word);

/// The letters in front of a move such as "Кр:f7"; empty if the word is no move, or none of a piece.
std::string_view letters_before_move(std::string_view word);

/// The move with English letters for the piece and the promotion; `nullopt` if the piece has another letter.
std::optional<std::string> with_english_letters(std::string_view word, const PieceLetters& letters);

/// The English letter of a chess symbol such as U+2658; 0 for other characters.
char figurine_letter(char32_t code);

} // namespace chess
