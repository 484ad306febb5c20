// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/report.h"

#include <algorithm>
#include <tuple>
#include <variant>

#include "chess/legal_moves.h"
#include "trainer/course/lesson.h"
#include "trainer/known_ending.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

/// True if the move to a node is a mistake by the user.
bool is_users_fault(const Round& round, Game::NodeId node, const Judgement& judgement)
{
    const chess::Color mover = !round.game().node(node).position.turn();
    return round.is_users(mover) && !round.is_played_for_user(node) &&
           (round.waste(node) > 0 || changes_result(judgement));
}

bool costs_something(const Judgement& judgement)
{
    return judgement.cost > 0 || changes_result(judgement);
}

/// Sorts the costly moves, the worst first and then the earliest.
void sort_by_cost(const Round& round, std::vector<Game::NodeId>& nodes)
{
    const auto badness = [&round](Game::NodeId node) {
        const Judgement& judgement = *round.judgement(node);
        return std::tuple{changes_result(judgement), judgement.cost};
    };
    std::ranges::stable_sort(nodes, std::ranges::greater{}, badness);
}

/// Leaves the worst of the costly moves, at most as many as a report lists, in the order of the game.
void keep_worst(const Round& round, Report& report)
{
    std::vector<Game::NodeId>& nodes = report.costly;
    const auto is_of_line = [&](Game::NodeId node) { return !is_taken_back(round, node); };
    const auto all = std::ranges::count_if(nodes, is_of_line);
    nodes.resize(std::min(nodes.size(), most_costly));
    report.more_costly = static_cast<int>(all - std::ranges::count_if(nodes, is_of_line));
    std::ranges::stable_sort(nodes, {}, [&](Game::NodeId node) { return round.game().depth(node); });
}

/// Adds the user's moves that changed the result and were taken back, in all tries from a node of the line.
void add_taken_back(const Round& round, Game::NodeId node, std::vector<Game::NodeId>& costly)
{
    for (const Game::NodeId child : round.game().node(node).children) {
        if (!is_taken_back(round, child))
            continue;
        const Judgement* judgement = round.judgement(child);
        if (judgement != nullptr && changes_result(*judgement) && is_users_fault(round, child, *judgement))
            costly.push_back(child);
        add_taken_back(round, child, costly);
    }
}

/// True if variations of a round may have been read from a file, so that they are not the user's tries.
bool has_read_variations(const Round& round)
{
    const bool is_played_out = course::is_page(round) && round.seat() != Seat::both;
    return std::holds_alternative<Loaded>(round.origin()) && !is_played_out;
}

/// True if the fifty-move rule ends the round before the winner of a position can force mate.
bool is_too_late(const Round& round, const endgame::Tablebase& tables, const chess::Position& position)
{
    return round.rules().fifty_moves == RuleEffect::end && tables.is_cursed(position).value_or(false);
}

/// Adds the number of moves by which the move to a node lengthened or shortened the mate.
void count_moves(const Round& round, Game::NodeId node, const Judgement& judgement, Report& report)
{
    const chess::Color mover = !round.game().node(node).position.turn();
    if (mover == report.winner && judgement.before.outcome() == endgame::Outcome::win) {
        report.wasted += round.waste(node);
        report.detours += round.detour(node);
    } else if (report.winner && judgement.before.outcome() == endgame::Outcome::loss) {
        report.given_back += judgement.cost;
    }
}

/// Records a move that changed the result as the mistake if it is the user's and the first since the opponent
/// last gave a result back.
void note_result(const Round& round, Game::NodeId node, std::optional<Game::NodeId>& mistake)
{
    const auto mover = [&](Game::NodeId id) { return !round.game().node(id).position.turn(); };
    if (mistake && mover(*mistake) != mover(node))
        mistake.reset();
    if (!mistake && round.is_users(mover(node)) && !round.is_played_for_user(node))
        mistake = node;
}

} // namespace

bool is_taken_back(const Round& round, Game::NodeId node)
{
    const Game& game = round.game();
    const std::size_t depth = game.depth(node);
    return depth > game.depth(round.last_node()) || game.line()[depth] != node;
}

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
    const std::size_t last = game.depth(round.last_node());
    // Reading each position for the side to move would take most of the time of a long game.
    chess::Color mover = position.turn();
    for (std::size_t ply = game.depth(*start) + 1; ply <= last; ++ply, mover = !mover) {
        const Judgement* judgement = round.judgement(line[ply]);
        report.moves += mover == attacker ? 1 : 0;
        if (judgement == nullptr)
            continue;
        count_moves(round, line[ply], *judgement, report);
        if (changes_result(*judgement))
            note_result(round, line[ply], report.mistake);
        if (is_users_fault(round, line[ply], *judgement))
            report.costly.push_back(line[ply]);
    }
    sort_by_cost(round, report.costly);
    if (!report.mistake && !report.costly.empty())
        report.mistake = report.costly.front();
    if (!has_read_variations(round)) {
        for (std::size_t ply = game.depth(*start); ply <= last; ++ply)
            add_taken_back(round, line[ply], report.costly);
        sort_by_cost(round, report.costly);
    }
    keep_worst(round, report);
    return report;
}

std::optional<chess::Move> refutation(const Round& round, const endgame::Tablebase& tables, Game::NodeId node)
{
    const Judgement* judgement = round.judgement(node);
    if (judgement == nullptr || !costs_something(*judgement))
        return std::nullopt;
    if (judgement->cause && !judgement->cause->line.empty())
        return judgement->cause->line.front();
    const chess::Position& position = round.game().node(node).position;
    const std::vector<chess::Move> best = tables.best_moves(position);
    if (best.empty() || best.size() == legal_moves(position).size())
        return std::nullopt;
    const auto next = round.game().next(node);
    const std::optional<chess::Move> played = next ? round.game().node(*next).move : std::nullopt;
    return std::ranges::find(best, played) != best.end() ? played : best.front();
}

} // namespace trainer
