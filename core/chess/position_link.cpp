// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position_link.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "chess/blanks.h"

namespace chess {
namespace {

/// Takes a beginning off a text, if it has it.
bool take(std::string_view& text, std::string_view beginning)
{
    const bool has = text.starts_with(beginning);
    if (has)
        text.remove_prefix(beginning.size());
    return has;
}

/// The text up to a character; what is behind it stays in `text`.
std::string_view take_until(std::string_view& text, char end)
{
    const std::size_t place = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, place);
    text.remove_prefix(std::min(place + 1, text.size()));
    return taken;
}

/// A part of a link with "%2F" and its like read; links write blanks as "_".
std::string decoded(std::string_view part)
{
    std::string text;
    for (std::size_t at = 0; at < part.size(); ++at) {
        unsigned code = 0;
        const char* digits = part.data() + at + 1;
        const bool is_code = part[at] == '%' && at + 2 < part.size() &&
                             std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
        text += is_code ? static_cast<char>(code) : part[at] == '_' || part[at] == '+' ? ' ' : part[at];
        at += is_code ? 2 : 0;
    }
    return text;
}

/// What the path of a link holds behind the name of a board that shows positions of ordinary chess.
std::optional<std::string_view> position_in_path(std::string_view path)
{
    if (!take(path, "editor") && !take(path, "analysis"))
        return std::nullopt;
    if (!path.empty() && !take(path, "/"))
        return std::nullopt;
    if (!take(path, "standard/"))
        take(path, "fromPosition/");
    return path;
}

/// The value of a name in the query of a link; empty if it is not there.
std::string_view value_of(std::string_view query, std::string_view name)
{
    while (!query.empty()) {
        std::string_view value = take_until(query, '&');
        if (take_until(value, '=') == name)
            return value;
    }
    return {};
}

} // namespace

std::optional<PositionLink> read_position_link(std::string_view text)
{
    std::string_view link = trimmed(text);
    if (!take(link, "https://"))
        take(link, "http://");
    take(link, "www.");
    if (!take(link, "lichess.org/"))
        return std::nullopt;
    std::string_view rest = take_until(link, '#');
    const std::optional<std::string_view> in_path = position_in_path(take_until(rest, '?'));
    if (!in_path)
        return std::nullopt;
    const std::string fen = decoded(in_path->empty() ? value_of(rest, "fen") : *in_path);
    if (fen.empty())
        return std::nullopt;
    return PositionLink{fen, value_of(rest, "color") == "black" ? Color::black : Color::white};
}

} // namespace chess
