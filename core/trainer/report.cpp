// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/report.h"

#include <algorithm>
#include <tuple>

#include "trainer/known_ending.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

bool changes_result(const Judgement& judgement)
{
    return judgement.grade >= Grade::throws_win_away;
}

/// The moves that cost something, the worst first, of which a report tells the first.
void sort_by_cost(const Round& round, std::vector<Game::NodeId>& nodes)
{
    const auto badness = [&round](Game::NodeId node) {
        const Judgement& judgement = *round.judgement(node);
        return std::tuple{changes_result(judgement), judgement.cost};
    };
    std::ranges::stable_sort(nodes, std::ranges::greater{}, badness);
    nodes.resize(std::min(nodes.size(), most_costly));
}

/// True if the fifty-move rule is to end the round before the winner of a position can force mate.
bool is_too_late(const Round& round, const endgame::Tablebase& tables, const chess::Position& position)
{
    return round.rules().fifty_moves == RuleEffect::end && tables.is_cursed(position).value_or(false);
}

/// Whether the program played a move in the user's place: the rest, or the last rung of the hints.
bool is_programs(const Round& round, Game::NodeId node)
{
    const Help& help = round.help();
    const auto hint = help.hinted.find(*round.game().node(node).parent);
    return help.finished.contains(node) || (hint != help.hinted.end() && hint->second == coach::Rung::play);
}

} // namespace

std::optional<Report> report_of(const Round& round, const endgame::Tablebase& tables)
{
    const Game& game = round.game();
    const std::optional<Game::NodeId> start = first_known_ending(game, tables);
    const auto verdict = start ? tables.probe(game.node(*start).position) : std::nullopt;
    if (!verdict)
        return std::nullopt;
    const chess::Position& position = game.node(*start).position;
    const chess::Color attacker = winner_of(position, verdict).value_or(round.attacker());
    Report report;
    report.start = *start;
    report.end = round.end_of_line();
    if (!verdict->is_draw() && !is_too_late(round, tables, position)) {
        report.winner = attacker;
        report.best = verdict->to_mate().moves();
    }
    const std::vector<Game::NodeId>& line = game.line();
    for (std::size_t ply = game.depth(*start) + 1; ply < line.size(); ++ply) {
        const Judgement* judgement = round.judgement(line[ply]);
        const chess::Color mover = !game.node(line[ply]).position.turn();
        report.moves += mover == attacker ? 1 : 0;
        if (judgement == nullptr)
            continue;
        if (mover == report.winner && judgement->before.outcome() == endgame::Outcome::win)
            report.wasted += judgement->cost;
        const bool costs = judgement->cost > 0 || changes_result(*judgement);
        if (costs && round.is_users(mover) && !is_programs(round, line[ply]))
            report.costly.push_back(line[ply]);
    }
    sort_by_cost(round, report.costly);
    return report;
}

} // namespace trainer
