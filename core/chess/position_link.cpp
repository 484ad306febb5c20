// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position_link.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "chess/blanks.h"
#include "chess/pgn_text.h"

namespace chess {
namespace {

char lower(char letter)
{
    return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// True if a text begins with a word in any case.
bool begins_with(std::string_view text, std::string_view word)
{
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char a, char b) { return a == lower(b); });
}

/// Where the value of a parameter begins, if the link has it.
std::optional<std::size_t> value_begin(std::string_view link, std::string_view name)
{
    constexpr std::string_view before_names = "?&#/;";
    for (std::size_t at = 0; at + name.size() < link.size(); ++at) {
        const bool begins = at == 0 || before_names.find(link[at - 1]) != std::string_view::npos;
        if (begins && begins_with(link.substr(at), name) && link[at + name.size()] == '=')
            return at + name.size() + 1;
    }
    return std::nullopt;
}

/// True if the first word of a text is an address: with a scheme, or with a dot in its host.
bool is_address(std::string_view text)
{
    const std::string_view word = text.substr(0, text.find_first_of(ascii_blanks));
    const std::string_view host = word.substr(0, word.find_first_of("/?"));
    return begins_with(word, "http://") || begins_with(word, "https://") ||
           (host.size() < word.size() && host.find('.') != std::string_view::npos);
}

/// Where the first board of a link begins, if it holds one.
std::optional<std::size_t> board_begin(std::string_view link)
{
    constexpr std::string_view before_boards = "/?=&#";
    for (std::size_t at = link.find_first_of(before_boards); at < link.size();
         at = link.find_first_of(before_boards, at + 1)) {
        if (begins_board(link.substr(at + 1)))
            return at + 1;
    }
    return std::nullopt;
}

Color bottom_of(std::string_view link)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> ways_to_turn{
        {{"color", "black"}, {"orientation", "black"}, {"flip", "true"}}};
    const bool turned = std::ranges::any_of(ways_to_turn, [&](const auto& way) {
        const auto value = value_begin(link, way.first);
        return value && begins_with(link.substr(*value), way.second);
    });
    return turned ? Color::black : Color::white;
}

} // namespace

bool begins_board(std::string_view text)
{
    int ranks = 1;
    while (!text.empty() && ranks < 8) {
        const std::optional<char> code = percent_code(text);
        const char letter = code.value_or(text.front());
        if (board_letters.find(letter) == std::string_view::npos)
            return false;
        ranks += letter == '/' ? 1 : 0;
        text.remove_prefix(code ? 3 : 1);
    }
    return ranks == 8;
}

std::size_t find_board(std::string_view text, std::size_t at)
{
    for (; at < text.size(); ++at) {
        const char before = at == 0 ? ' ' : text[at - 1];
        const bool is_inside = is_name_character(before) && before != '_';
        if (!is_inside && before != '/' && before != '%' && begins_board(text.substr(at)))
            return at;
    }
    return std::string_view::npos;
}

std::optional<char> percent_code(std::string_view text)
{
    if (text.size() < 3 || text[0] != '%')
        return std::nullopt;
    unsigned code = 0;
    const char* const end = text.data() + 3;
    if (std::from_chars(text.data() + 1, end, code, 16).ptr != end)
        return std::nullopt;
    return static_cast<char>(code);
}

std::optional<PositionLink> find_position_link(std::string_view text)
{
    std::optional<std::size_t> begin = value_begin(text, "fen");
    if (!begin && is_address(text))
        begin = board_begin(text);
    if (!begin)
        return std::nullopt;
    std::size_t end = std::min(text.find_first_of("?&#()[]<>\"", *begin), text.size());
    // Where blanks are encoded, others belong to the text around the link.
    const std::string_view word = text.substr(*begin, text.find_first_of(ascii_blanks, *begin) - *begin);
    if (word.find_first_of("_%+") != std::string_view::npos)
        end = std::min(end, *begin + word.size());
    return PositionLink{*begin, end, bottom_of(text)};
}

} // namespace chess
