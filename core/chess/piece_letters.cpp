// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/piece_letters.h"

#include <algorithm>

#include "chess/characters.h"

namespace chess {

namespace {

bool is_capital(char c)
{
    return 'A' <= c && c <= 'Z';
}

/// The length of the letters of another alphabet, or of a single capital letter, at the start of a text.
std::size_t letters_length(std::string_view text)
{
    if (!text.empty() && is_capital(text.front()))
        return 1;
    std::size_t length = 0;
    while (length < text.size()) {
        const Character next = first_character(text.substr(length));
        if (next.length == 1 || !is_foreign_letter(next.code) || is_capture_sign(next.code) ||
            figurine_letter(next.code) != '\0')
            break;
        length += next.length;
    }
    return length;
}

/// The English letter for a letter of a language; `nullopt` if the language does not use it.
std::optional<char> english_letter(std::string_view letter, const PieceLetters& letters)
{
    const auto found = std::ranges::find(letters, letter);
    if (found == letters.end())
        return std::nullopt;
    return english_piece_letters[static_cast<std::size_t>(found - letters.begin())].front();
}

/// The offset of the promotion piece in a move, or the end of the text.
std::size_t promotion_begin(std::string_view move)
{
    const std::size_t rank = move.find_last_of("18");
    if (rank == std::string_view::npos || rank + 1 == move.size())
        return move.size();
    const std::size_t begin = rank + 1;
    return std::string_view{"=/("}.find(move[begin]) == std::string_view::npos ? begin : begin + 1;
}

} // namespace

std::string_view letters_before_move(std::string_view word)
{
    const std::size_t length = letters_length(word);
    const bool is_move = word.size() > length + 1 && std::any_of(word.begin() + 1, word.end(),
                                                                 [](char c) { return '1' <= c && c <= '8'; });
    return is_move ? word.substr(0, length) : std::string_view{};
}

std::string_view letters_of_promotion(std::string_view word)
{
    const std::size_t begin = std::max(promotion_begin(word), letters_before_move(word).size());
    return word.substr(begin, letters_length(word.substr(begin)));
}

std::optional<std::string> with_english_letters(std::string_view word, const PieceLetters& letters)
{
    const std::string_view own = letters_before_move(word);
    const std::string_view promoted = letters_of_promotion(word);
    const auto promotion = static_cast<std::size_t>(promoted.data() - word.data());
    std::string english;
    if (!own.empty()) {
        const auto letter = english_letter(own, letters);
        if (!letter)
            return std::nullopt;
        english += *letter;
    }
    english += word.substr(own.size(), promotion - own.size());
    if (const auto letter = english_letter(promoted, letters))
        english += *letter;
    else
        english += promoted;
    return english + std::string{word.substr(promotion + promoted.size())};
}

char figurine_letter(char32_t code)
{
    constexpr char32_t white_king = 0x2654;
    constexpr std::string_view letters = "KQRBNPKQRBNP";
    return white_king <= code && code < white_king + letters.size() ? letters[code - white_king] : '\0';
}

} // namespace chess
