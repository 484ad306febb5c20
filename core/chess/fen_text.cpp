// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen_text.h"

#include <algorithm>

#include "chess/blanks.h"
#include "chess/characters.h"
#include "chess/entities.h"
#include "chess/fen_end.h"
#include "chess/pgn_text.h"
#include "chess/position_link.h"

namespace chess {

namespace {

/// The ASCII character that another one stands for; 0 if it stands for none.
char plain(char32_t code)
{
    constexpr char32_t ellipsis = 0x2026;
    if (is_blank(code))
        return code == '\t' || code == '\n' || code == '\r' ? static_cast<char>(code) : ' ';
    if (is_dash(code))
        return '-';
    if (is_slash(code))
        return '/';
    return is_quotation_mark(code) ? '"' : code == ellipsis ? '.' : '\0';
}

/// True for the backslash that JSON and Markdown write in front of a sign.
bool is_escaping(std::string_view text)
{
    constexpr std::string_view signs = "/\"-_*.";
    return text.size() > 1 && text[0] == '\\' && signs.find(text[1]) != std::string_view::npos;
}

/// What the character at the head of a text becomes: an ASCII character, itself, or nothing.
std::string plain_text(std::string_view text, Character next)
{
    std::string kept;
    if (const char letter = plain(next.code); letter != '\0')
        kept = letter;
    else if (next.code == invalid_character)
        kept = text.substr(0, 1);
    else if (!is_invisible(next.code) && !is_escaping(text))
        add_character(kept, next.code);
    return kept;
}

FenText with_plain_characters(std::string_view pasted)
{
    FenText fen;
    for (std::size_t at = 0; at < pasted.size();) {
        const std::string_view rest = pasted.substr(at);
        const std::optional<Character> entity = entity_at(rest);
        const Character next = entity ? *entity : first_character(rest);
        fen.text += plain_text(rest, next);
        fen.places.resize(fen.text.size(), at);
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

/// True for the blanks between two letters of a board, one of them a slash.
bool is_gap(std::string_view text, std::size_t begin, std::size_t end)
{
    return begin > 0 && begin < end && end < text.size() && (text[begin - 1] == '/' || text[end] == '/') &&
           board_letters.find(text[begin - 1]) != std::string_view::npos &&
           board_letters.find(text[end]) != std::string_view::npos;
}

/// Closes the gaps in "8 / 8 / 3k4", unless the text has a board without gaps.
void close_gaps(FenText& fen)
{
    if (find_board(fen.text, 0) != std::string_view::npos)
        return;
    FenText closed;
    for (std::size_t at = 0; at < fen.text.size(); ++at) {
        if (const std::size_t end = skip(fen.text, ascii_blanks, at); is_gap(fen.text, at, end))
            at = end;
        closed.text += fen.text[at];
        closed.places.push_back(fen.places[at]);
    }
    closed.places.push_back(fen.places.back());
    fen = std::move(closed);
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

/// True if a text has a tag such as `[SetUp "1"`.
bool has_tag(std::string_view text)
{
    for (std::size_t at = text.find('['); at < text.size(); at = text.find('[', at + 1)) {
        const std::size_t name = skip(text, ascii_blanks, at + 1);
        const auto end =
            std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(name), text.end(), is_name_character);
        const std::size_t value = skip(text, ascii_blanks, static_cast<std::size_t>(end - text.begin()));
        if (value > name && value < text.size() && text[value] == '"')
            return true;
    }
    return false;
}

/// True if a text ends with squares of a board and letters outside ASCII, such as "4к": the board behind it
/// is not whole.
bool ends_with_foreign_piece(std::string_view text)
{
    const std::string_view word = text.substr(text.find_last_of(" \t\r\n\"':=([{<|>") + 1);
    const auto is_foreign = [](char letter) { return static_cast<unsigned char>(letter) >= 0x80; };
    const auto is_square = [](char letter) { return board_letters.find(letter) != std::string_view::npos; };
    return std::ranges::any_of(word, is_foreign) && std::ranges::any_of(word, is_square) &&
           std::ranges::all_of(word, [&](char letter) { return is_foreign(letter) || is_square(letter); });
}

/// The place of the link, or else of the whole board, in front of which a text has words; `at` if there is
/// none, or if the words are tags, moves or a part of the board.
std::size_t skip_words(std::string_view text, std::size_t at)
{
    const std::size_t board = find_board(text, at);
    const std::size_t link = std::min(text.find("https://", at), text.find("http://", at));
    if (link < board && (board == std::string_view::npos || find_position_link(text.substr(link))))
        return link;
    const std::string_view words = text.substr(at, std::min(board, text.size()) - at);
    const bool is_game = has_tag(words) || (names_square(words) && words.find('/') != std::string_view::npos);
    return board == std::string_view::npos || is_game || ends_with_foreign_piece(words) ? at : board;
}

/// The place where a FEN or a link begins behind other words and signs.
std::size_t begin_of(std::string_view text)
{
    constexpr std::string_view wrapping = " \t\r\n\"><(\\";
    std::size_t begin = skip(text, wrapping, 0);
    begin = skip(text, wrapping, skip_number(text, begin));
    begin = skip(text, wrapping, skip_name(text, begin));
    return skip_words(text, begin);
}

/// Writes blanks for the signs that spreadsheets, links and people put between the board and the other
/// fields.
void part_fields(std::string& text)
{
    const std::size_t board = skip(text, board_letters, 0);
    const std::size_t side = find_side(text, board);
    std::string signs = text.substr(board, side - board);
    if (board == 0 || trimmed(signs).empty())
        return;
    signs += signs.find('(') == std::string::npos ? "" : ")";
    constexpr std::size_t gaps = 5;
    for (std::size_t at = board, gap = 0; at < text.size(); ++at) {
        const bool is_sign = at < side || (signs.find(text[at]) != std::string::npos);
        gap += is_sign && (at == board || text[at - 1] != ' ') ? 1 : 0;
        if (gap > gaps)
            return;
        if (is_sign)
            text[at] = ' ';
    }
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
    close_gaps(fen);
    const std::size_t begin = begin_of(fen.text);
    const std::string before = fen.text.substr(0, begin);
    cut(fen, begin, fen.text.size());
    if (const auto link = find_position_link(fen.text)) {
        cut(fen, link->begin, link->end);
        fen.bottom = link->bottom;
        decode(fen);
    }
    part_fields(fen.text);
    cut(fen, 0, end_of_fen(fen.text, before));
    std::ranges::replace_if(
        fen.text, [](char c) { return ascii_blanks.find(c) != std::string_view::npos; }, ' ');
    return fen;
}

} // namespace chess
