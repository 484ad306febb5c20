// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_line.h"

#include <algorithm>

#include "chess/blanks.h"
#include "chess/entities.h"
#include "chess/fen.h"
#include "chess/fen_end.h"
#include "chess/pgn.h"
#include "chess/pgn_lexer.h"
#include "chess/position_link.h"
#include "chess/san.h"

namespace chess {

namespace {

using TokenKind = PgnToken::Kind;

/// True if the line holds a board, whatever is wrong with the rest.
bool is_position(std::string_view line)
{
    constexpr auto slashes_in_board = 7;
    const std::size_t begin = std::min(line.find_first_not_of(" >"), line.size());
    if (line.size() > fen_length_limit || std::ranges::count(line, '/') < slashes_in_board)
        return false;
    const std::string_view text = line.substr(begin);
    if (text.starts_with('[') && bracket_at(text).kind == TokenKind::tag)
        return false;
    const auto reading = parse_fen(line);
    return reading || reading.error().kind >= FenError::Kind::bad_side;
}

/// True if a word names a square, or is castling.
bool is_move_like(std::string_view word)
{
    return begins_as_castling(word) || names_square(word);
}

/// True if a line begins as the text of a game does; a row of a table has no move behind its number.
bool begins_game(std::string_view line)
{
    const bool is_plain = line.find('&') == std::string_view::npos;
    const std::string decoded = is_plain ? std::string{} : with_decoded_entities(line);
    const std::string_view text = is_plain ? line : decoded;
    PgnLexer lexer{text};
    bool is_numbered = false;
    bool has_dot = false;
    while (const auto token = lexer.next()) {
        if (token->kind == TokenKind::number) {
            is_numbered = true;
            has_dot = text.substr(token->offset + token->text.size()).starts_with('.');
        } else if (token->kind == TokenKind::word) {
            return is_move_like(token->text) || (!is_numbered && parse_result(token->text)) ||
                   (has_dot && !parse_result(token->text) && token->text.front() == '-');
        } else if (token->kind != TokenKind::junk && token->kind != TokenKind::nag &&
                   (token->kind != TokenKind::bracket || token->name.empty())) {
            return true;
        }
    }
    return has_dot;
}

} // namespace

PgnLineKind kind_of_line(std::string_view line)
{
    if (is_position(line))
        return PgnLineKind::position;
    return begins_game(line) ? PgnLineKind::game : PgnLineKind::other;
}

bool is_numbered_move(std::string_view line)
{
    const std::size_t digits = skip(line, "0123456789", 0);
    return digits > 0 && digits < line.size() && line[digits] == '.';
}

std::size_t position_length(std::string_view line)
{
    const std::size_t first = find_board(line, 0);
    const std::size_t second = first == std::string_view::npos ? first : find_board(line, first + 1);
    if (second == std::string_view::npos)
        return line.size();
    const std::size_t separator = line.find_last_of(",;|\t]>", second);
    return separator == std::string_view::npos || separator < first ? line.size() : separator + 1;
}

std::string_view first_line(std::string_view text)
{
    return text.substr(0, text.find_first_of("\r\n"));
}

} // namespace chess
