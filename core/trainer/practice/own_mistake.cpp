// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/own_mistake.h"

#include "trainer/own_position.h"

namespace trainer::practice {

using chess::Color;

std::optional<Exercise> exercise_from(const ResultChange& mistake, const endgame::Tablebase& tables)
{
    const auto own = own_position(mistake.setup);
    if (!own)
        return std::nullopt;
    const chess::Position start = image_of(*own, Color::white, 0);
    const auto verdict = tables.probe(start);
    if (!verdict || verdict->outcome() != mistake.before || tables.is_cursed(start).value_or(false))
        return std::nullopt;
    const bool is_win = mistake.before == endgame::Outcome::win;
    return Exercise{.ending = *endgame::Material::of(start.board(), is_win ? Color::white : Color::black,
                                                     endgame::most_pieces_on_request),
                    .prospect = is_win ? Prospect::win : Prospect::draw,
                    .own = own};
}

} // namespace trainer::practice
