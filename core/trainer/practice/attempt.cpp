// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/attempt.h"

#include <algorithm>
#include <numeric>

#include "trainer/method/by_heart.h"

namespace trainer::practice {
namespace {

int moves_of(chess::Color user, const Game& game)
{
    const std::size_t plies = game.depth() + (game.node(0).position.turn() == user ? 1 : 0);
    return static_cast<int>(plies / 2);
}

/// The state of an attempt to win. Stages and the move limit are evaluated when the user is to move.
Stand stand_of_win(const Exercise& exercise, const Goal& goal, const Round& round,
                   const endgame::Tablebase& tables)
{
    const chess::Color user = round.attacker();
    const chess::Position& position = round.position();
    const std::optional<GameEnd> end = end_of(position);
    if (end && end->winner == user)
        return Stand::succeeded;
    if (end || round.end() || position.halfmove_clock() >= plies_of_fifty_moves)
        return Stand::failed;
    const auto verdict = tables.probe(position);
    if (verdict && winner_of(position, verdict) != user)
        return Stand::failed;
    const int moves = moves_of(user, round.game());
    if (position.turn() != user || moves == 0)
        return Stand::open;
    if (goal.stage && is_beyond_stage(exercise, position, tables))
        return Stand::succeeded;
    return moves >= goal.moves ? Stand::failed : Stand::open;
}

Stand stand_of_draw(const Round& round, const endgame::Tablebase& tables)
{
    const chess::Color user = !round.attacker();
    const chess::Position& position = round.position();
    if (winner_of(position, tables.probe(position)) == !user)
        return Stand::failed;
    return round.end() || moves_of(user, round.game()) >= moves_to_hold ? Stand::succeeded : Stand::open;
}

/// The state of an attempt that asks for one move: the first move decides.
Stand stand_of_move(const Exercise& exercise, const Game& game, const endgame::Tablebase& tables)
{
    if (game.depth() == 0)
        return Stand::open;
    const chess::Move played = *game.node(game.path()[1]).move;
    const bool is_right = std::ranges::count(answers_to(exercise, game.start(), tables), played) > 0;
    return is_right ? Stand::succeeded : Stand::failed;
}

AttemptMove move_at(const Round& round, Game::NodeId node, const Watched& watched)
{
    AttemptMove move{*round.game().node(node).move};
    const Judgement* judgement = round.judgement(node);
    const chess::Color mover = !round.game().node(node).position.turn();
    if (mover != user_of(round))
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

std::optional<Goal> goal_of(const Exercise& exercise, const Round& round, const endgame::Tablebase& tables)
{
    const bool is_played_out =
        exercise.prospect == Prospect::win && !asks_one_move(exercise) && !exercise.page;
    return is_played_out ? std::optional{goal_of(exercise, round.game().start(), tables)} : std::nullopt;
}

std::vector<chess::Move> answers_to(const Exercise& exercise, const chess::Position& start,
                                    const endgame::Tablebase& tables)
{
    if (exercise.known != nullptr)
        return {*method::move_by_heart(start)};
    return exercise.question ? trainer::answers_to(*exercise.question, tables, start)
                             : std::vector<chess::Move>{};
}

Stand stand_of(const Exercise& exercise, const std::optional<Goal>& goal, const Round& round,
               const endgame::Tablebase& tables)
{
    if (asks_one_move(exercise))
        return stand_of_move(exercise, round.game(), tables);
    return goal ? stand_of_win(exercise, *goal, round, tables) : stand_of_draw(round, tables);
}

bool is_out_of_reach(const Goal& goal, const Round& round, const endgame::Tablebase& tables)
{
    const chess::Color user = round.attacker();
    const auto verdict = tables.probe(round.position());
    if (goal.stage || !verdict || winner_of(round.position(), verdict) != user)
        return false;
    return moves_of(user, round.game()) + verdict->to_mate().moves() > goal.moves;
}

Attempt attempt_of(const Exercise& exercise, const std::optional<Goal>& goal, Stand stand, const Round& round,
                   const endgame::Tablebase& tables, Opponent opponent, const Watched& watched,
                   const GradeRule& rule, Time now)
{
    Attempt attempt{.exercise = exercise,
                    .finished = now,
                    .start = round.game().node(0).position,
                    .seed = round.seed().value_or(0),
                    .opponent = opponent,
                    .stand = stand,
                    .goal = goal};
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
    // A draw that has not been lost is not held yet.
    attempt.outcome.succeeded = stand == Stand::succeeded;
    attempt.answers = answers_to(exercise, attempt.start, tables);
    // If one move is asked for, no mate is played out, and the move need not be the shortest way. A page of a
    // course decides which moves it accepts.
    if (asks_one_move(exercise) || exercise.page)
        attempt.outcome.best = attempt.outcome.wasted = 0;
    // For the end of a stage, as for a mate, `best` is the number of moves of best play.
    if (goal && goal->stage && stand == Stand::succeeded)
        attempt.outcome.best = attempt.outcome.moves - attempt.outcome.wasted;
    attempt.outcome.told += watched.has_looked_up ? 1 : 0;
    if (watched.was_helped && attempt.outcome.hinted + attempt.outcome.told == 0)
        attempt.outcome.hinted = 1;
    attempt.grade = grade_of(attempt.outcome, rule);
    return attempt;
}

} // namespace trainer::practice
