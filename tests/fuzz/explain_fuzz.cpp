// SPDX-License-Identifier: GPL-3.0-or-later

// A line of any bytes has one line for an answer; it explains every legal move of a position that it knows.

#include "answers.h"
#include "chess/legal_moves.h"
#include "console/explain.h"
#include "console/position_text.h"
#include "property.h"

namespace {

using fuzz::require;

void look_at(std::string_view answer)
{
    const std::vector<std::string_view> fields = fuzz::fields_of(answer);
    require(fields.size() >= 3, "an answer has three fields or more", answer);
    const auto position = console::read_position(fields[0]);
    const bool is_known = position && fuzz::tables().probe(*position);
    if (!is_known)
        return;
    require(fields.size() == 3 + count_legal_moves(*position), "every move is explained", answer);
    for (std::size_t i = 3; i < fields.size(); ++i) {
        const std::size_t blank = fields[i].find(' ');
        require(console::read_move(*position, fields[i].substr(0, blank)).has_value(),
                "what is explained is legal", answer);
        require(blank != std::string_view::npos && blank + 1 < fields[i].size(), "a move has its reasons",
                answer);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const std::string_view line : fuzz::lines_of(fuzz::text_of(data, size))) {
        std::string answer;
        console::append_explanation(answer, fuzz::tables(), line, console::ExplainedMoves::all);
        look_at(answer);
    }
    return 0;
}
