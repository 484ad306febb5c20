// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/attempt.h"

#include <cassert>
#include <numeric>

#include "trainer/method/by_heart.h"

namespace trainer::practice {
namespace {

chess::Color user_of(const Exercise& exercise, const Round& round)
{
    return exercise.prospect == Prospect::win ? round.attacker() : !round.attacker();
}

int moves_of(chess::Color user, const Game& game)
{
    const std::size_t plies = game.depth() + (game.node(0).position.turn() == user ? 1 : 0);
    return static_cast<int>(plies / 2);
}

/// How an attempt to win stands.
Stand stand_of_win(chess::Color user, const Round& round, const endgame::Tablebase& tables)
{
    const chess::Position& position = round.position();
    const std::optional<GameEnd> end = end_of(position);
    if (end && end->winner == user)
        return Stand::succeeded;
    if (end || round.end() || position.halfmove_clock() >= plies_of_fifty_moves)
        return Stand::failed;
    const auto verdict = tables.probe(position);
    return verdict && winner_of(position, verdict) != user ? Stand::failed : Stand::open;
}

Stand stand_of_draw(chess::Color user, const Round& round, const endgame::Tablebase& tables)
{
    const chess::Position& position = round.position();
    if (winner_of(position, tables.probe(position)) == !user)
        return Stand::failed;
    return round.end() || moves_of(user, round.game()) >= moves_to_hold ? Stand::succeeded : Stand::open;
}

/// How an attempt at a position to know by heart stands: its first move decides.
Stand stand_of_move(const Game& game)
{
    if (game.depth() == 0)
        return Stand::open;
    const Game::NodeId first = game.path()[1];
    const bool is_known = game.node(first).move == method::move_by_heart(game.node(0).position);
    return is_known ? Stand::succeeded : Stand::failed;
}

AttemptMove move_at(const Round& round, Game::NodeId node, const Watched& watched)
{
    AttemptMove move{*round.game().node(node).move};
    const Judgement* judgement = round.judgement(node);
    const chess::Color mover = !round.game().node(node).position.turn();
    if (!round.is_users(mover))
        return move;
    if (judgement != nullptr) {
        move.cost = judgement->cost;
        move.throws_result = judgement->grade >= trainer::Grade::throws_win_away;
    }
    const auto thought = watched.thoughts.find(node);
    if (thought != watched.thoughts.end())
        move.thought = thought->second;
    return move;
}

} // namespace

Stand stand_of(const Exercise& exercise, const Round& round, const endgame::Tablebase& tables)
{
    if (exercise.known != nullptr)
        return stand_of_move(round.game());
    const chess::Color user = user_of(exercise, round);
    return exercise.prospect == Prospect::win ? stand_of_win(user, round, tables)
                                              : stand_of_draw(user, round, tables);
}

Attempt attempt_of(const Exercise& exercise, Stand stand, const Round& round,
                   const endgame::Tablebase& tables, Opponent opponent, const Watched& watched,
                   const GradeRule& rule, Time now)
{
    assert(round.seed());
    Attempt attempt{.exercise = exercise,
                    .finished = now,
                    .start = round.game().node(0).position,
                    .seed = *round.seed(),
                    .opponent = opponent,
                    .stand = stand};
    for (const Game::NodeId node : round.game().line()) {
        if (round.game().node(node).move)
            attempt.moves.push_back(move_at(round, node, watched));
    }
    if (const auto end = round.end_of_line())
        attempt.end = end->reason;
    const auto thought =
        std::accumulate(watched.thoughts.begin(), watched.thoughts.end(), std::chrono::milliseconds{0},
                        [](std::chrono::milliseconds sum, const auto& each) { return sum + each.second; });
    attempt.outcome = outcome_of(round, tables, thought);
    // A draw that nobody has lost is not held yet.
    attempt.outcome.succeeded = stand == Stand::succeeded;
    // No mate is played out from a position to know by heart, and its move need not be the shortest way.
    if (exercise.known != nullptr)
        attempt.outcome.best = attempt.outcome.wasted = 0;
    attempt.outcome.told += watched.has_looked_up ? 1 : 0;
    attempt.grade = grade_of(attempt.outcome, rule);
    return attempt;
}

} // namespace trainer::practice
