// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/grade.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace trainer::practice {
namespace {

using chess::Color;
using NodeId = Game::NodeId;

/// The lowest rung of a hint that reveals the move.
constexpr coach::Rung telling_rung = coach::Rung::target;

bool is_over(const Outcome& outcome, int count, double share)
{
    return count > share * outcome.moves;
}

/// True if there was too much help. A share of a few moves is rounded up, so that a single hint is not too
/// much.
bool is_helped_too_much(const Outcome& outcome, int helped, const GradeRule& rule)
{
    // A question about squares is answered without a move.
    return helped > std::ceil(rule.most_helped * std::max(1, outcome.moves));
}

/// True if the fifty-move rule would have ended the line before its last node.
bool is_beyond_fifty_moves(const Game& game)
{
    const std::vector<NodeId>& line = game.line();
    return std::any_of(line.begin(), line.end() - 1, [&game](NodeId node) {
        return game.node(node).position.halfmove_clock() >= plies_of_fifty_moves;
    });
}

bool is_won(const Round& round, Color user)
{
    const std::optional<GameEnd> end = round.end_of_line();
    const bool is_mate = end && end->reason == EndReason::checkmate && end->winner == user;
    return is_mate && !is_beyond_fifty_moves(round.game());
}

bool is_lost(const Round& round, const endgame::Tablebase& tables, Color user)
{
    const chess::Position& last = round.game().node(round.game().line().back()).position;
    return winner_of(last, tables.probe(last)) == !user;
}

bool is_users_move(const Round& round, NodeId node, Color user)
{
    return round.game().node(node).parent && round.game().node(node).position.turn() != user &&
           !round.help().finished.contains(node);
}

int count_thrown(const Round& round, Color user)
{
    int thrown = 0;
    for (NodeId node = 0; node < round.game().nodes().size(); ++node) {
        const Judgement* judgement = round.judgement(node);
        const bool throws = judgement != nullptr && judgement->grade >= trainer::Grade::throws_win_away;
        thrown += throws && is_users_move(round, node, user) ? 1 : 0;
    }
    return thrown;
}

/// The value of a result for a side: a win 1, a draw 0, a loss -1.
int value_for(Color user, std::optional<Color> winner)
{
    return !winner ? 0 : *winner == user ? 1 : -1;
}

ExamGrade grade_by_waste(const Report& report)
{
    const GradeRule rule;
    const double wasted = report.moves > 0 ? double(report.wasted) / report.moves : 0;
    if (wasted == 0)
        return ExamGrade::excellent;
    if (wasted <= rule.most_wasted_if_easy)
        return ExamGrade::very_good;
    return wasted <= rule.most_wasted ? ExamGrade::good : ExamGrade::satisfactory;
}

} // namespace

Grade grade_of(const Outcome& outcome, const GradeRule& rule)
{
    const int helped = outcome.hinted + outcome.take_backs;
    if (!outcome.succeeded || outcome.thrown > 0 || outcome.told > 0 ||
        is_helped_too_much(outcome, helped, rule))
        return Grade::again;
    if (helped > 0 || is_over(outcome, outcome.wasted, rule.most_wasted))
        return Grade::hard;
    // Without a move to play there was no time to measure.
    const bool is_easy = outcome.moves > 0 && !is_over(outcome, outcome.wasted, rule.most_wasted_if_easy) &&
                         outcome.thought <= outcome.moves * rule.quick;
    return is_easy ? Grade::easy : Grade::good;
}

std::optional<ExamGrade> exam_grade(const Round& round, const Report& report)
{
    if (!round.was_exam() || !report.end || round.seat() == Seat::both)
        return std::nullopt;
    const Color user = user_of(round);
    const int possible = value_for(user, report.winner);
    if (possible < 0)
        return std::nullopt;
    return value_for(user, report.end->winner) >= possible ? grade_by_waste(report) : ExamGrade::failed;
}

Color user_of(const Round& round)
{
    if (round.seat() == Seat::both)
        return round.game().start().turn();
    return round.is_users(round.attacker()) ? round.attacker() : !round.attacker();
}

Outcome outcome_of(const Round& round, const endgame::Tablebase& tables, std::chrono::milliseconds thought)
{
    const std::optional<Report> report = report_of(round, tables);
    const Color user = user_of(round);
    const bool is_to_win = report && report->winner == user;
    const std::vector<NodeId>& line = round.game().line();
    Outcome outcome;
    outcome.succeeded = is_to_win ? is_won(round, user) : !is_lost(round, tables, user);
    outcome.moves = static_cast<int>(
        std::ranges::count_if(line, [&](NodeId node) { return is_users_move(round, node, user); }));
    outcome.best = report ? report->best : 0;
    outcome.wasted = is_to_win ? report->wasted : 0;
    outcome.thrown = count_thrown(round, user);
    outcome.told = round.helped_moves(telling_rung);
    outcome.hinted = round.helped_moves() - outcome.told;
    outcome.take_backs = round.help().take_backs;
    outcome.thought = thought;
    return outcome;
}

} // namespace trainer::practice
