// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/summary.h"

namespace trainer {
namespace {

std::optional<EndReason> end_of(const Round& round, Game::NodeId last)
{
    const Game& game = round.game();
    const std::optional<GameEnd> end =
        last == game.current() ? round.end() : Game{game.node(last).position}.end(round.rules());
    return end ? std::optional{end->reason} : std::nullopt;
}

} // namespace

RoundSummary summary_of(const Round& round)
{
    const std::vector<Game::NodeId> line = round.game().line();
    RoundSummary summary;
    summary.ending = endgame::ending_of(round.game().start());
    summary.moves = line.size() / 2;
    summary.end = end_of(round, line.back());
    summary.is_unplayed_deal =
        std::holds_alternative<Dealt>(round.origin()) && round.game().nodes().size() == 1;
    if (const auto* loaded = std::get_if<Loaded>(&round.origin())) {
        summary.white = loaded->tags.value("White").value_or("");
        summary.black = loaded->tags.value("Black").value_or("");
        summary.result = loaded->result;
    }
    return summary;
}

} // namespace trainer
