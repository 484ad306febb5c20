// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The grade of an attempt comes from what was played, not from how the user felt about it:
//
//      again   the win was not mated within the fifty-move rule, or the draw not held, or the move to know by
//              heart not played;
//              or a move gave the result away, even if it was taken back;
//              or the program told a move, or helped or took back in more than a third of them
//      hard    he got there, but with a hint or a take-back,
//              or wasted more than a third of his moves
//      good    he got there by himself
//      easy    so too, wasted a tenth at most, and thought for six seconds a move at most
//
// As a coach would say it: who must be told the move, or throws the win away and goes back, cannot do it yet.
// Who follows the method with bishop and knight against perfect defence wastes 6.7 of 31.3 moves on average
// (`prove_method`): that is good. Time makes nothing worse than good, for who thinks long and finds it knows
// it, and a telephone that rings is no lapse of memory.

#include <chrono>
#include <optional>

#include "endgame/tablebase.h"
#include "trainer/practice/fsrs.h"
#include "trainer/report.h"
#include "trainer/round.h"

namespace trainer::practice {

/// Where the fifty-move rule draws, on the halfmove clock.
inline constexpr int plies_of_fifty_moves = 100;

/// What an attempt came to. The moves are the user's on the line of the round, those taken back left out.
struct Outcome {
    /// Mated where he wins, within the fifty-move rule; elsewhere not lost.
    bool succeeded = false;
    /// The moves he played; those by which the program finished a trivial rest are none of them.
    int moves = 0;
    /// The moves to mate from the start with best play; 0 where no mate is played out.
    int best = 0;
    /// The moves to mate that his moves have wasted.
    int wasted = 0;
    /// His moves that gave the win or the draw away, those taken back among them.
    int thrown = 0;
    /// His moves before which a hint was shown that did not tell the move.
    int hinted = 0;
    /// His moves that a hint told him: from the squares on where the piece goes.
    int told = 0;
    int take_backs = 0;
    /// How long he thought in all.
    std::chrono::milliseconds thought{0};

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// True if the goal was reached without help and without throwing the result away on the way.
constexpr bool is_solved(const Outcome& outcome)
{
    return outcome.succeeded && outcome.thrown == 0 && outcome.hinted == 0 && outcome.told == 0;
}

/// Where one grade ends and the next begins. Shares are of the moves played.
struct GradeRule {
    /// With more hints and take-backs it is again.
    double most_helped = 1.0 / 3;
    /// With more moves wasted it is hard.
    double most_wasted = 1.0 / 3;
    /// With more moves wasted, or more time for a move on average, it is not easy.
    double most_wasted_if_easy = 0.1;
    std::chrono::milliseconds quick{6'000};

    friend bool operator==(const GradeRule&, const GradeRule&) = default;
};

/// The grade of an outcome by a rule.
Grade grade_of(const Outcome& outcome, const GradeRule& rule = {});

/// The result of an exam: not passed, or the grade of one that was.
enum class ExamGrade { failed, satisfactory, good, very_good, excellent };

/// The grade of a round that ended as an exam, by the share of moves wasted; `nullopt` for any other round,
/// and where nothing could be won or held.
std::optional<ExamGrade> exam_grade(const Round& round, const Report& report);

/// The side whose moves are graded: the user's; if he plays both, the side that moves first.
chess::Color user_of(const Round& round);

/// The outcome of the line of a round for its user; no move counts as wasted if no table knows the start.
///
/// @param thought how long he thought in all
/// @pre the moves are judged, as far as tables go: `Round::learn`
Outcome outcome_of(const Round& round, const endgame::Tablebase& tables, std::chrono::milliseconds thought);

} // namespace trainer::practice
