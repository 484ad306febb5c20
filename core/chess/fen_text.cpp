// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen_text.h"

#include <algorithm>

#include "chess/blanks.h"
#include "chess/characters.h"
#include "chess/position_link.h"

namespace chess {

namespace {

/// The ASCII character that another one stands for; 0 if it stands for none.
char plain(char32_t code)
{
    if (is_blank(code))
        return ' ';
    if (is_dash(code))
        return '-';
    return is_quotation_mark(code) ? '"' : '\0';
}

FenText with_plain_characters(std::string_view pasted)
{
    FenText fen;
    for (std::size_t at = 0; at < pasted.size();) {
        const Character next = first_character(pasted.substr(at));
        const char letter = plain(next.code);
        const std::size_t copied = is_invisible(next.code) ? 0 : letter != '\0' ? 1 : next.length;
        for (std::size_t i = 0; i < copied; ++i) {
            fen.text += letter != '\0' ? letter : pasted[at + i];
            fen.places.push_back(at + i);
        }
        at += next.length;
    }
    fen.places.push_back(pasted.size());
    return fen;
}

/// Keeps a part of a text.
void cut(FenText& fen, std::size_t begin, std::size_t end)
{
    fen.text = fen.text.substr(begin, end - begin);
    fen.places.erase(fen.places.begin() + static_cast<std::ptrdiff_t>(end) + 1, fen.places.end());
    fen.places.erase(fen.places.begin(), fen.places.begin() + static_cast<std::ptrdiff_t>(begin));
}

std::size_t skip(std::string_view text, std::string_view letters, std::size_t at)
{
    return std::min(text.find_first_not_of(letters, at), text.size());
}

/// The place behind a word in any case that something else follows, or `at` if the text has another word
/// there.
std::size_t skip_word(std::string_view text, std::string_view word, std::size_t at)
{
    const std::string_view there = text.substr(at, word.size());
    const bool is_word =
        std::ranges::equal(there, word, {}, [](char c) { return static_cast<char>(c | 0x20); });
    const std::size_t end = at + word.size();
    return is_word && end < text.size() &&
                   std::string_view{" :=\"_"}.find(text[end]) != std::string_view::npos
               ? end
               : at;
}

/// The place behind "FEN:" or "position fen", if a text has such a name there.
std::size_t skip_name(std::string_view text, std::size_t at)
{
    const std::size_t name = skip(text, " _", skip_word(text, "position", at));
    const std::size_t end = skip_word(text, "fen", name);
    return end == name ? at : skip(text, " \":=_", end);
}

/// The place behind a number such as "1." or "1)", if a text has one there.
std::size_t skip_number(std::string_view text, std::size_t at)
{
    const std::size_t end = skip(text, "0123456789", at);
    const bool is_number = end > at && end < text.size() && (text[end] == '.' || text[end] == ')');
    return is_number ? end + 1 : at;
}

/// The place of the link, or else of the whole board, in front of which a text has words without a slash;
/// `at` if there is none.
std::size_t skip_words(std::string_view text, std::size_t at)
{
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (const std::size_t link = text.find(scheme, at); link != std::string_view::npos)
            return link;
    }
    const std::size_t slash = std::min(text.find('/', at), text.size());
    const std::size_t gap = text.substr(0, slash).find_last_of(" \"':=([{<|");
    const bool is_tag = text.substr(at).starts_with('[');
    const bool has_words = !is_tag && gap != std::string_view::npos && gap >= at;
    return has_words && begins_board(text.substr(gap + 1)) ? gap + 1 : at;
}

/// Leaves out what stands around a FEN.
void unwrap(FenText& fen)
{
    constexpr std::string_view wrapping = " \"><(\\";
    const std::string_view text = fen.text;
    std::size_t begin = skip(text, wrapping, 0);
    begin = skip(text, wrapping, skip_number(text, begin));
    begin = skip(text, wrapping, skip_name(text, begin));
    begin = skip_words(text, begin);
    std::size_t end = text.find_last_not_of(" .,\\") + 1;
    const bool is_wrapped = text.substr(0, begin).find_first_of("\"<(") != std::string_view::npos;
    if (is_wrapped)
        end = text.find_last_not_of(" .,\\\">)}") + 1;
    cut(fen, std::min(begin, text.size()), std::max(begin, end));
}

/// Reads "%2F" and its like; links write blanks as "_" or "+".
void decode(FenText& fen)
{
    FenText decoded{{}, {}, fen.bottom};
    for (std::size_t at = 0; at < fen.text.size(); ++at) {
        const auto code = percent_code(std::string_view{fen.text}.substr(at));
        const char letter = code.value_or(fen.text[at]);
        decoded.text += letter == '_' || (letter == '+' && !code) ? ' ' : letter;
        decoded.places.push_back(fen.places[at]);
        at += code ? 2 : 0;
    }
    decoded.places.push_back(fen.places.back());
    fen = std::move(decoded);
}

} // namespace

FenText fen_text_of(std::string_view pasted)
{
    FenText fen = with_plain_characters(pasted);
    unwrap(fen);
    if (const auto link = find_position_link(fen.text)) {
        cut(fen, link->begin, link->end);
        fen.bottom = link->bottom;
        decode(fen);
    }
    // Spreadsheets and links write other signs between the fields.
    if (fen.text.find(' ') == std::string::npos) {
        for (const char separator : {'_', ',', ';', '+'})
            std::ranges::replace(fen.text, separator, ' ');
    }
    return fen;
}

} // namespace chess
