// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The grade of an attempt depends on the moves played, not on the user's own impression:
//
//      again   the win was not mated within the fifty-move rule, or the draw not held, or the move to know by
//              heart not played;
//              or a move gave the result away, even if it was taken back;
//              or the program revealed a move, or there was help or a take-back in more than a third of them
//      hard    the goal was reached, but with a hint or a take-back,
//              or more than a third of the moves were wasted
//      good    the goal was reached without help
//      easy    as good, with at most a tenth wasted and at most six seconds of thought per move
//
// The reasoning is that of a coach: if you needed to be shown the move, or threw the win away and went back,
// you have not learnt it yet. A user who follows the method with bishop and knight against perfect defence
// wastes 6.7 of 31.3 moves on average (`prove_method`): that is good. Slowness costs no more than the grade
// easy, because finding a move after long thought shows knowledge, and a ringing telephone is no lapse of
// memory.

#include <chrono>
#include <optional>

#include "endgame/tablebase.h"
#include "trainer/practice/fsrs.h"
#include "trainer/report.h"
#include "trainer/round.h"

namespace trainer::practice {

/// The halfmove clock at which the fifty-move rule applies.
inline constexpr int plies_of_fifty_moves = 100;

/// The outcome of an attempt. The moves are the user's on the line of the round, without those taken back.
struct Outcome {
    /// Mated, in a win, within the fifty-move rule; otherwise not lost.
    bool succeeded = false;
    /// The number of moves played, without those by which the program finished a trivial rest.
    int moves = 0;
    /// The moves to mate from the start with best play; 0 if no mate is played out.
    int best = 0;
    /// The moves to mate that the user's moves wasted.
    int wasted = 0;
    /// The number of moves that threw away the win or the draw, including those taken back.
    int thrown = 0;
    /// The number of moves before which a hint was shown that did not reveal the move.
    int hinted = 0;
    /// The number of moves revealed by a hint: from the rung that shows the target square on.
    int told = 0;
    int take_backs = 0;
    /// The total thinking time.
    std::chrono::milliseconds thought{0};

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The thresholds between grades. Shares are of the moves played.
struct GradeRule {
    /// Above this share of hints and take-backs, rounded up to a number of moves, the grade is again.
    double most_helped = 1.0 / 3;
    /// Above this share of wasted moves the grade is hard.
    double most_wasted = 1.0 / 3;
    /// Above this share of wasted moves, or this average time per move, the grade is not easy.
    double most_wasted_if_easy = 0.1;
    std::chrono::milliseconds quick{6'000};

    friend bool operator==(const GradeRule&, const GradeRule&) = default;
};

/// The grade of an outcome by a rule.
Grade grade_of(const Outcome& outcome, const GradeRule& rule = {});

/// The result of an exam: failed, or the grade of a passed one.
enum class ExamGrade { failed, satisfactory, good, very_good, excellent };

/// The grade of a round that ended as an exam, by the share of moves wasted; `nullopt` for any other round,
/// and if the start was lost for the user.
std::optional<ExamGrade> exam_grade(const Round& round, const Report& report);

/// The side whose moves are graded: the user's, or if the user plays both, the side that moves first.
chess::Color user_of(const Round& round);

/// The outcome of the line of a round for its user; no move counts as wasted if no tablebase covers the
/// start.
///
/// @param thought the total thinking time @pre the moves are judged, as far as the tablebases go:
/// `Round::learn`
Outcome outcome_of(const Round& round, const endgame::Tablebase& tables, std::chrono::milliseconds thought);

} // namespace trainer::practice
