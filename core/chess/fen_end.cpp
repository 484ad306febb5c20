// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen_end.h"

#include <algorithm>

#include "chess/blanks.h"
#include "chess/pgn_text.h"
#include "chess/position_link.h"

namespace chess {

namespace {

constexpr std::string_view column_ends = ",;\t";

bool is_any_of(char c, std::string_view set)
{
    return set.find(c) != std::string_view::npos;
}

/// True if a text goes on with a word in any case.
bool has_word(std::string_view text, std::string_view word)
{
    const std::string_view there = text.substr(0, word.size());
    const bool ends =
        text.size() <= word.size() || text[word.size()] == '_' || !is_name_character(text[word.size()]);
    return ends && std::ranges::equal(there, word, {}, [](char c) { return static_cast<char>(c | 0x20); });
}

/// True if a text begins with a side: "w", "b", "White to move".
bool is_side(std::string_view text)
{
    if (has_word(text, "w") || has_word(text, "b"))
        return true;
    return (has_word(text, "white") || has_word(text, "black")) &&
           has_word(text.substr(skip(text, ascii_blanks, 5)), "to");
}

/// True for a bracket that closes one in front of the FEN, and for all other signs.
bool is_opened(char sign, std::string_view before)
{
    constexpr std::string_view closing = ")]}>";
    const std::size_t bracket = closing.find(sign);
    return bracket == std::string_view::npos || is_any_of(std::string_view{"([{<"}[bracket], before);
}

/// True for a sign that ends a column of a table, quoted or not.
bool ends_column(std::string_view text)
{
    const std::size_t next = skip(text, "\" ", 0);
    return next < text.size() && is_any_of(text[next], column_ends) && (text[0] == '"' || next == 0);
}

/// True if a FEN may end at a sign behind some of its fields.
bool may_end(std::string_view text, std::string_view before, std::size_t sign, int fields)
{
    const bool may_go_on = fields == 3 || (sign > 0 && text[sign - 1] == '/');
    const bool goes_on = may_go_on && sign + 1 < text.size() && is_name_character(text[sign + 1]);
    const bool is_open = is_opened(text[sign], before) || is_opened(text[sign], text.substr(0, sign));
    return fields > 0 && !goes_on && is_open && !names_square(before) && is_mere_remark(text.substr(sign));
}

/// The place behind a number of fields where something else begins.
std::size_t end_of_fields(std::string_view text, std::string_view before)
{
    constexpr std::string_view signs = ",;\"<>[](){}*_`#~";
    std::size_t at = 0;
    for (int fields = 0; fields <= 6; ++fields) {
        const std::size_t field = skip(text, ascii_blanks, at);
        if (field == text.size())
            return field;
        const std::size_t tab = std::min(text.find('\t', at), text.size());
        const bool is_next_column = fields >= 4 && tab < field && (fields == 6 || !is_counter(text[field]));
        const bool is_dashed = fields == 6 && (text[field] == '-' || text[field] == '/');
        at = is_next_column ? tab : field;
        if (!is_next_column && !is_dashed && !is_any_of(text[field], signs)) {
            if (fields == 6 || (fields >= 4 && !is_counter(text[field])))
                return text.size();
            at = std::min(text.find_first_of(" \t\r\n!?|,;\"<>[](){}*_`#~", field), text.size());
            if (at == text.size() || is_any_of(text[at], ascii_blanks))
                continue;
            ++fields;
        }
        const bool is_operation = text[at] == ';' && fields >= 4;
        return !is_operation && text[at] != '|' && may_end(text, before, at, fields) ? at : text.size();
    }
    return text.size();
}

} // namespace

bool is_mere_remark(std::string_view behind)
{
    const std::size_t line = std::min(behind.find_first_of("\r\n"), behind.size());
    const std::string_view others = ends_column(behind) ? behind.substr(line) : behind;
    return find_board(behind, 1) == std::string_view::npos && !names_square(others);
}

bool names_square(std::string_view text)
{
    return std::ranges::adjacent_find(text, [](char file, char rank) {
               return 'a' <= file && file <= 'h' && '1' <= rank && rank <= '8';
           }) != text.end();
}

std::size_t find_side(std::string_view text, std::size_t at)
{
    constexpr std::string_view signs = " \t\r\n,;|:+_\"()<>[]{}*/";
    const std::size_t side = skip(text, signs, at);
    return is_side(text.substr(side)) ? side : at;
}

std::size_t end_of_fen(std::string_view text, std::string_view before)
{
    const std::size_t end = end_of_fields(text, before);
    const bool is_wrapped = before.find_first_of("\"<(") != std::string_view::npos;
    return text.substr(0, end).find_last_not_of(is_wrapped ? " \t\r\n.,\\\">)}" : " \t\r\n.,\\") + 1;
}

} // namespace chess
