// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/own_mistake.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "trainer/own_position.h"

namespace trainer::practice {

using chess::Color;

namespace {

/// True if the fifty-move rule, as the clock stands, spoils a move that would win otherwise: the mistake may
/// be that move, which would be none with a new clock.
bool depends_on_clock(const chess::Position& position, const endgame::Tablebase& tables)
{
    return std::ranges::any_of(legal_moves(position), [&](chess::Move move) {
        const chess::Position after = position.play(move);
        const auto verdict = tables.probe(after);
        return verdict && verdict->outcome() == endgame::Outcome::loss &&
               tables.is_cursed(after).value_or(false);
    });
}

/// The exercise to reach a result that the side to move of an arrangement can reach; `nullopt` if the game is
/// over there.
std::optional<Exercise> exercise_in(const chess::Setup& setup, endgame::Outcome result,
                                    const endgame::Tablebase& tables)
{
    const auto own = own_position(setup);
    if (!own)
        return std::nullopt;
    const chess::Position start = image_of(*own, Color::white, 0);
    if (is_dead(start) || legal_moves(start).empty())
        return std::nullopt;
    const auto verdict = tables.probe(start);
    if (!verdict || verdict->outcome() != result || tables.is_cursed(start).value_or(false))
        return std::nullopt;
    const bool is_win = result == endgame::Outcome::win;
    if (is_win && depends_on_clock(*chess::Position::from(setup), tables))
        return std::nullopt;
    return Exercise{.ending = *endgame::Material::of(start.board(), is_win ? Color::white : Color::black,
                                                     endgame::most_pieces_on_request),
                    .prospect = is_win ? Prospect::win : Prospect::draw,
                    .own = own};
}

} // namespace

std::optional<Exercise> exercise_from(const ResultChange& mistake, const endgame::Tablebase& tables)
{
    return exercise_in(mistake.setup, mistake.before, tables);
}

std::optional<Exercise> exercise_at_end(const PlayedGame& game, const endgame::Tablebase& tables)
{
    const auto last = chess::Position::from(game.ending.last);
    const auto loss = game.lost_at_end();
    if (!loss || !last)
        return std::nullopt;
    if (last->turn() == loss->side)
        return exercise_in(last->setup(), loss->before, tables);
    const auto best = tables.best_moves(*last);
    return best.empty() ? std::nullopt : exercise_in(last->play(best.front()).setup(), loss->before, tables);
}

} // namespace trainer::practice
