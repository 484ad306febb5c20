// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace chess {

/// The blanks of ASCII, ends of lines among them.
inline constexpr std::string_view ascii_blanks = " \t\r\n\v\f";

/// A text without the blanks of ASCII around it.
constexpr std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(ascii_blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(ascii_blanks) - first + 1);
}

/// The place of the first character from a place on that is none of these.
constexpr std::size_t skip(std::string_view text, std::string_view characters, std::size_t at)
{
    return std::min(text.find_first_not_of(characters, at), text.size());
}

} // namespace chess
