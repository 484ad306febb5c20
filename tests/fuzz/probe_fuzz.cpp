// SPDX-License-Identifier: GPL-3.0-or-later

// A line of any bytes has one line for an answer, of four fields; the moves it names are legal and lead where
// it says.

#include <algorithm>

#include "answers.h"
#include "console/position_text.h"
#include "console/probe.h"
#include "property.h"

namespace {

using fuzz::require;

void look_at_moves(const std::vector<std::string_view>& fields, std::string_view answer)
{
    const auto position = console::read_position(fields[0]);
    const bool is_known = fields[1] == "win" || fields[1] == "draw" || fields[1] == "loss";
    require(is_known || fields[3].empty(), "only what is known has moves", answer);
    if (!is_known)
        return;
    require(static_cast<bool>(position), "what is known is a position", answer);
    if (fields[3].empty())
        return;
    const auto value = fuzz::tables().probe(*position);
    for (const std::string_view word : fuzz::split(fields[3], ' ')) {
        const auto move = console::read_move(*position, word);
        require(move.has_value(), "a best move is legal", answer);
        const auto after = fuzz::tables().probe(position->play(*move));
        require(after && after->for_mover() == value, "a best move keeps the value", answer);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const std::string_view line : fuzz::lines_of(fuzz::text_of(data, size))) {
        std::string answer;
        console::append_probe(answer, fuzz::tables(), line);
        const std::vector<std::string_view> fields = fuzz::fields_of(answer);
        require(fields.size() == 4, "an answer has four fields", answer);
        look_at_moves(fields, answer);
    }
    return 0;
}
