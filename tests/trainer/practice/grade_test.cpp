// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/grade.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <string>

#include "chess/san.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;
using chess::position_of;
using coach::Rung;

// ---- The rule
// ------------------------------------------------------------------------------------------------

/// Thirty moves, twenty-seven at best, quickly and without help.
Outcome clean()
{
    return {.succeeded = true, .moves = 30, .best = 27, .wasted = 3, .thought = 180s};
}

template <typename Change>
Grade grade_with(Change change, const GradeRule& rule = {})
{
    Outcome outcome = clean();
    change(outcome);
    return grade_of(outcome, rule);
}

TEST(GradeTest, NearTheBestQuicklyAndAloneIsEasy)
{
    EXPECT_EQ(grade_of(clean()), Grade::easy);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 4; }), Grade::good);
    EXPECT_EQ(grade_with([](Outcome& of) { of.thought = 180s + 1ms; }), Grade::good);
}

TEST(GradeTest, AThirdWastedIsGoodAndMoreIsHard)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 10; }), Grade::good);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 11; }), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 29; }), Grade::hard);
}

TEST(GradeTest, HelpIsHardAndMuchOfItAgain)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 1; }), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.take_backs = 1; }), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 10; }), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 11; }), Grade::again);
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 5, of.take_backs = 5; }), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 5, of.take_backs = 6; }), Grade::again);
    EXPECT_EQ(grade_of({.succeeded = true, .moves = 1, .hinted = 1}), Grade::hard) << "not too much";
    EXPECT_EQ(grade_of({.succeeded = true, .moves = 4, .hinted = 3}), Grade::again);
}

TEST(GradeTest, NotGettingThereIsAgain)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.succeeded = false; }), Grade::again);
    EXPECT_EQ(grade_of(Outcome{}), Grade::again);
}

TEST(GradeTest, GivingTheWinAwayIsAgainDespiteTheOutcome)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.thrown = 1; }), Grade::again);
}

TEST(GradeTest, ARevealedMoveIsAgain)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.told = 1; }), Grade::again);
}

TEST(GradeTest, TimeLowersNoGradeBelowGood)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.thought = 24h; }), Grade::good);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 11, of.thought = 0s; }), Grade::hard);
}

TEST(GradeTest, OneMoveWastedOfThreeIsGoodYet)
{
    const Outcome short_mate{.succeeded = true, .moves = 3, .best = 2, .wasted = 1};
    EXPECT_EQ(grade_of(short_mate), Grade::good);
}

TEST(GradeTest, EveryThresholdCanBeSet)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.hinted = 1; }, {.most_helped = 0}), Grade::again);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 4; }, {.most_wasted = 0.13}), Grade::hard);
    EXPECT_EQ(grade_with([](Outcome& of) { of.wasted = 4; }, {.most_wasted_if_easy = 0.14}), Grade::easy);
    EXPECT_EQ(grade_with([](Outcome&) {}, {.quick = 5s}), Grade::good);
}

TEST(GradeTest, EasyRequiresAMove)
{
    EXPECT_EQ(grade_with([](Outcome& of) { of.moves = of.wasted = 0, of.thought = 0ms; }), Grade::good);
}

TEST(GradeTest, MoreOfAnythingBadIsNeverBetter)
{
    const auto worse = [](int Outcome::*count) {
        for (int n = 0; n < 30; ++n)
            EXPECT_LE(grade_with([&](Outcome& of) { of.*count = n + 1; }),
                      grade_with([&](Outcome& of) { of.*count = n; }));
    };
    for (const auto count :
         {&Outcome::wasted, &Outcome::thrown, &Outcome::hinted, &Outcome::told, &Outcome::take_backs})
        worse(count);
}

// ---- Real rounds
// ---------------------------------------------------------------------------------------------

/// Plays a line for both sides, the user's moves as his.
void play_both(Round& round, std::initializer_list<const char*> moves)
{
    for (const char* move : moves) {
        const chess::Move played = chess::parse_move(round.position(), move).value();
        round.is_users_turn() ? round.play(played) : round.reply(played);
    }
}

Outcome outcome(Round& round, std::chrono::milliseconds thought = 0ms, const char* ending = "KBNK")
{
    const endgame::Tablebase& tables = endgame::table_of(ending);
    round.learn(tables, all);
    return outcome_of(round, tables, thought);
}

TEST(OutcomeTest, AMateOfTheBestLengthIsClean)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    EXPECT_EQ(outcome(round, 9s), (Outcome{.succeeded = true, .moves = 3, .best = 3, .thought = 9s}));
    EXPECT_EQ(grade_of(outcome(round, 9s)), Grade::easy);
}

TEST(OutcomeTest, ADetourIsWaste)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nc3", "Ka7", "Nd5", "Ka8", "Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    EXPECT_EQ(outcome(round), (Outcome{.succeeded = true, .moves = 5, .best = 3, .wasted = 2}));
    EXPECT_EQ(grade_of(outcome(round)), Grade::hard);
}

TEST(OutcomeTest, ARoundThatGoesOnIsNoSuccess)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nb6+", "Ka7"});
    EXPECT_FALSE(outcome(round).succeeded);
    EXPECT_EQ(outcome(round).moves, 1);
}

TEST(OutcomeTest, AThrownWinIsNotAWinEvenIfTakenBack)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bd7"});
    EXPECT_EQ(outcome(round).thrown, 1) << "stalemate";
    EXPECT_FALSE(outcome(round).succeeded);
    round.take_back();
    ASSERT_TRUE(round.is_users_turn());
    play_both(round, {"Bc6#"});
    const Outcome mended = outcome(round);
    EXPECT_TRUE(mended.succeeded);
    EXPECT_EQ(mended.thrown, 1);
    EXPECT_EQ(mended.take_backs, 1);
    EXPECT_EQ(grade_of(mended), Grade::again);
}

TEST(OutcomeTest, ATakenBackDetourCountsAsATakeBackOnly)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nc3", "Ka7"});
    round.take_back();
    play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    EXPECT_EQ(outcome(round), (Outcome{.succeeded = true, .moves = 3, .best = 3, .take_backs = 1}));
    EXPECT_EQ(grade_of(outcome(round)), Grade::hard);
}

TEST(OutcomeTest, HintsHelpAndRevealTheMoveFromTheSquareOn)
{
    for (const Rung rung : {Rung::aim, Rung::squares, Rung::piece, Rung::target, Rung::moves, Rung::play}) {
        Round round{position_of(mate_in_3)};
        round.note_hint(rung);
        play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
        const bool is_told = rung >= Rung::target;
        EXPECT_EQ(outcome(round).told, is_told ? 1 : 0);
        EXPECT_EQ(outcome(round).hinted, is_told ? 0 : 1);
        EXPECT_EQ(grade_of(outcome(round)), is_told ? Grade::again : Grade::hard);
    }
}

TEST(OutcomeTest, AHintWithoutALaterMoveIsNoHelp)
{
    Round round{position_of(mate_in_3)};
    play_both(round, {"Nb6+", "Ka7"});
    round.note_hint(Rung::moves);
    EXPECT_EQ(outcome(round).told, 0);
    EXPECT_EQ(outcome(round).hinted, 0);
}

TEST(OutcomeTest, AMateOnTheHundredthPlyIsInTimeAndLaterIsNot)
{
    const auto with_clock = [](int clock) {
        return position_of(("k7/2K5/8/1B1N4/8/8/8/8 w - - " + std::to_string(clock) + " 80").c_str());
    };
    for (const int clock : {95, 96}) {
        Round round{with_clock(clock)};
        round.set_rules({.fifty_moves = RuleEffect::off, .seventy_five_moves = RuleEffect::off});
        play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
        EXPECT_EQ(outcome(round).succeeded, clock == 95);
    }
}

TEST(OutcomeTest, TheDefenderSucceedsWhileHeIsNotLost)
{
    // Only the opposition holds: Kd8 here.
    Round held{position_of("8/3k4/8/3KP3/8/8/8/8 b - - 0 1"), Seat::defender};
    play_both(held, {"Ke7", "e6", "Ke8", "Kd6", "Kd8"});
    EXPECT_EQ(outcome(held, 40s, "KPK"), (Outcome{.succeeded = true, .moves = 3, .thought = 40s}));
    EXPECT_EQ(grade_of(outcome(held, 18s, "KPK")), Grade::easy);
    Round lost{position_of("8/3k4/8/3KP3/8/8/8/8 b - - 0 1"), Seat::defender};
    play_both(lost, {"Ke7", "e6", "Kf8"});
    EXPECT_FALSE(outcome(lost, 0ms, "KPK").succeeded);
    EXPECT_EQ(outcome(lost, 0ms, "KPK").thrown, 1);
}

TEST(OutcomeTest, TheAttackersWasteIsNotTheDefenders)
{
    Round round{position_of(mate_in_3), Seat::defender};
    play_both(round, {"Nc3", "Ka7"});
    EXPECT_EQ(outcome(round).wasted, 0);
}

TEST(OutcomeTest, MovesFinishedByTheProgramAreNotCounted)
{
    Round round{position_of("8/P7/8/8/8/1k6/8/6K1 w - - 0 1"), Seat::attacker};
    play_both(round, {"a8=Q"});
    round.set_finishing(true);
    while (!round.end())
        round.reply(endgame::table_of("KPK").best_moves(round.position()).front());
    const Outcome finished = outcome(round, 2s, "KPK");
    EXPECT_TRUE(finished.succeeded);
    EXPECT_EQ(finished.moves, 1);
    EXPECT_EQ(finished.told, 0);
    EXPECT_EQ(grade_of(finished), Grade::easy);
}

/// The grade of an exam in which these moves are played.
std::optional<ExamGrade> exam_of(Round& round, std::initializer_list<const char*> moves)
{
    round.set_exam(true);
    play_both(round, moves);
    round.learn(endgame::table_of("KBNK"), all);
    return exam_grade(round, report_of(round, endgame::table_of("KBNK")).value());
}

TEST(ExamTest, IsGradedByTheMovesWasted)
{
    Round best{position_of(mate_in_3)};
    EXPECT_EQ(exam_of(best, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}), ExamGrade::excellent);
    Round slower{position_of(mate_in_3)};
    EXPECT_EQ(exam_of(slower, {"Nc3", "Ka7", "Nd5", "Ka8", "Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}),
              ExamGrade::satisfactory);
}

TEST(ExamTest, HasNoGradeBeforeItsEndOrForBothSides)
{
    Round open{position_of(mate_in_3)};
    EXPECT_FALSE(exam_of(open, {"Nb6+", "Ka7"}));
    Round both{position_of(mate_in_3), Seat::both};
    EXPECT_FALSE(exam_of(both, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}));
}

TEST(ExamTest, FailsIfItIsGivenUp)
{
    Round round{position_of(mate_in_3)};
    round.set_exam(true);
    play_both(round, {"Nb6+", "Ka7"});
    round.give_up_at(round.game().current());
    EXPECT_EQ(exam_of(round, {}), ExamGrade::failed);
}

TEST(ExamTest, IsOverOnceAMoveIsTakenBack)
{
    Round round{position_of(mate_in_3)};
    ASSERT_EQ(exam_of(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Nb6+"}), std::nullopt);
    round.give_up_at(round.game().current());
    ASSERT_TRUE(round.was_exam());
    round.take_back();
    play_both(round, {"Bc6#"});
    EXPECT_FALSE(round.was_exam()) << "what is played then is no exam";
}

TEST(OutcomeTest, OfBothSidesTheFirstToMoveIsGraded)
{
    Round round{position_of(mate_in_3), Seat::both};
    play_both(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    EXPECT_EQ(outcome(round).moves, 3);
    EXPECT_TRUE(outcome(round).succeeded);
    Round defence{position_of("k7/8/1K6/P7/8/8/8/8 b - - 0 1"), Seat::both};
    play_both(defence, {"Kb8", "a6", "Ka8"});
    EXPECT_EQ(outcome(defence, 0ms, "KPK").moves, 2);
    EXPECT_TRUE(outcome(defence, 0ms, "KPK").succeeded);
}

TEST(OutcomeTest, WithoutATablebaseNoMovesAreWasted)
{
    Round round{position_of("4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1"), Seat::both};
    play_both(round, {"Rd1", "Ke7", "Kd2"});
    EXPECT_EQ(outcome_of(round, endgame::table_of("KPK"), 4s),
              (Outcome{.succeeded = true, .moves = 2, .thought = 4s}));
}

} // namespace
} // namespace trainer::practice
