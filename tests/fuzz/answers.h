// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers of the console program, and the tables that it has them from.

#include <string_view>
#include <vector>

#include "endgame/tablebase_store.h"
#include "property.h"

namespace fuzz {

/// The tables that all inputs share, so that each ending is solved once.
inline endgame::TablebaseStore& tables()
{
    static endgame::TablebaseStore tables;
    return tables;
}

/// The parts between the separators of a text, which may be empty.
inline std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// The fields of an answer, which is one line.
inline std::vector<std::string_view> fields_of(std::string_view answer)
{
    require(!answer.empty() && answer.back() == '\n', "an answer ends its line", answer);
    answer.remove_suffix(1);
    require(is_one_line(answer), "an answer is one line", answer);
    return split(answer, '\t');
}

} // namespace fuzz
