// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/attempt.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/pgn_reader.h"
#include "chess/san.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/method/by_heart.h"

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;
using chess::position_of;
using endgame::table_of;

constexpr auto rook_pawn = "k7/8/1K6/P7/8/8/8/8 b - - 0 1";
const Time finish{1'800'000'000'000ms};

/// A round that was dealt for an exercise, played to some moves.
struct Tried {
    Exercise exercise;
    Round round;

    Tried(const char* name, const char* fen, std::initializer_list<const char*> moves = {})
        : exercise{*exercise_named(name)}
        , round{position_of(fen), Seat::both, Dealt{drill_of(exercise, 0), 7}}
    {
        play(moves);
    }

    const endgame::Tablebase& tables() const { return table_of(exercise.ending); }
    void play(std::initializer_list<const char*> moves)
    {
        for (const char* move : moves)
            trainer::play(round, move);
        round.learn(tables(), all);
    }
    Stand stand() const { return stand_of(exercise, goal_of(exercise, round, tables()), round, tables()); }
    Attempt attempt(const Watched& watched = {}, Opponent opponent = Opponent::perfect) const
    {
        return attempt_of(exercise, goal_of(exercise, round, tables()), stand(), round, tables(), opponent,
                          watched, {}, finish);
    }
};

TEST(AttemptTest, AQuestionOfACourseIsGradedByItsPage)
{
    const Exercise question{.page = CourseQuestion{"mates", "0123456789abcdef"}};
    Round round{position_of(mate_in_3), Seat::both};
    for (const char* move : {"Nc3", "Ka7", "Nd5"})
        trainer::play(round, move);
    round.learn(table_of(endgame::kbnk), all);
    EXPECT_FALSE(goal_of(question, round, table_of("KPK"))) << "the position need not be known";
    const auto attempt = [&](Stand stand) {
        return attempt_of(question, {}, stand, round, table_of(endgame::kbnk), Opponent::perfect, {}, {},
                          finish);
    };
    EXPECT_EQ(attempt(Stand::succeeded).grade, Grade::easy) << "the page decides which moves are right";
    EXPECT_EQ(attempt(Stand::succeeded).outcome.moves, 2);
    EXPECT_EQ(attempt(Stand::failed).grade, Grade::again);
    EXPECT_EQ(attempt(Stand::succeeded).moves.at(1).cost, 0) << "the reply is not the user's";
}

TEST(StandTest, AWinIsOpenUntilItIsMate)
{
    Tried tried{"KBNK:mate:1-", mate_in_3};
    EXPECT_EQ(tried.stand(), Stand::open);
    tried.play({"Nb6+", "Ka7", "Nc8+", "Ka8"});
    EXPECT_EQ(tried.stand(), Stand::open);
    tried.play({"Bc6#"});
    EXPECT_EQ(tried.stand(), Stand::succeeded);
}

TEST(StandTest, AWinIsLostWithTheMoveThatThrowsItAway)
{
    constexpr auto start = "k7/8/1K6/1B1N4/8/8/8/8 w - - 0 1";
    EXPECT_EQ((Tried{"KBNK:mate:1-", start, {"Nc7+", "Kb8"}}.stand()), Stand::open);
    EXPECT_EQ((Tried{"KBNK:mate:1-", start, {"Nc7+", "Kb8", "Ka6"}}.stand()), Stand::failed);
    EXPECT_EQ((Tried{"KBNK:mate:1-", start, {"Ba6"}}.stand()), Stand::open) << "costs, but keeps the win";
}

TEST(StandTest, AGoalIsOutOfReachIfTheMateComesTooLate)
{
    Tried tried{"KBNK:mate:1-", mate_in_3};
    const auto isOutOfReach = [&](int moves) {
        return is_out_of_reach({.moves = moves}, tried.round, tried.tables());
    };
    EXPECT_TRUE(isOutOfReach(2));
    EXPECT_FALSE(isOutOfReach(3));
    EXPECT_FALSE(is_out_of_reach({coach::Stage::mate, 1}, tried.round, tried.tables()));
    tried.play({"Nb6+"});
    EXPECT_TRUE(isOutOfReach(2)) << "also while the reply is due";
    EXPECT_FALSE(isOutOfReach(3));
    tried.play({"Ka7", "Nd5", "Ka8"});
    const int left = tried.tables().probe(tried.round.position())->to_mate().moves();
    EXPECT_TRUE(isOutOfReach(2 + left - 1));
    EXPECT_FALSE(isOutOfReach(2 + left));
}

TEST(StandTest, AWinMustComeWithinFiftyMoves)
{
    Tried tried{"KBNK:1-28", "k7/2K5/8/1B1N4/8/8/8/8 w - - 98 70"};
    tried.play({"Nb6+"});
    EXPECT_EQ(tried.stand(), Stand::open);
    tried.play({"Ka7"});
    EXPECT_EQ(tried.stand(), Stand::failed);
}

TEST(StandTest, AMateWithTheHundredthPlyIsInTime)
{
    const Tried tried{"KBNK:mate:1-", "k1N5/2K5/8/1B6/8/8/8/8 w - - 99 70", {"Bc6#"}};
    EXPECT_EQ(tried.stand(), Stand::succeeded);
}

TEST(StandTest, AStageEndsItsExercise)
{
    Tried tried{"KBNK:middle-triangle:1-12", "4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1"};
    const auto goal = goal_of(tried.exercise, tried.round, tried.tables());
    ASSERT_GT(goal->stage, coach::Stage::middle_triangle);
    while (tried.stand() == Stand::open) {
        const std::string best =
            chess::to_san(tried.round.position(), tried.tables().best_moves(tried.round.position()).front());
        tried.play({best.c_str()});
    }
    EXPECT_EQ(tried.stand(), Stand::succeeded);
    EXPECT_FALSE(tried.round.end());
    const Attempt attempt = tried.attempt();
    EXPECT_EQ(attempt.goal, goal);
    EXPECT_EQ(attempt.outcome.best, attempt.outcome.moves) << "best play takes as long";
    EXPECT_LE(attempt.outcome.moves + 4, goal->moves);
}

TEST(StandTest, WithTheMovesOfTheGoalTimeIsUp)
{
    Tried tried{"KBNK:mate:1-", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"};
    const int moves = goal_of(tried.exercise, tried.round, tried.tables())->moves;
    for (int move = 0; move < moves; ++move) {
        EXPECT_EQ(tried.stand(), Stand::open) << move;
        move % 2 == 0 ? tried.play({"Bc6+", "Ka7"}) : tried.play({"Bb5", "Ka8"});
    }
    EXPECT_EQ(tried.stand(), Stand::failed);
}

TEST(StandTest, OneMoveThatIsAskedDecides)
{
    for (const char* const name :
         {"KBNK:only-move", "KBNK:waiting-move", "KPK:only-move", "KRKP:only-move"}) {
        const Exercise exercise = *exercise_named(name);
        EXPECT_EQ(name_of(exercise), name);
        const endgame::Tablebase& tables = table_of(exercise.ending);
        const auto start = random_start(tables, drill_of(exercise, 5).request, 5);
        ASSERT_TRUE(start) << name;
        const std::vector<chess::Move> answers = answers_to(exercise, *start, tables);
        ASSERT_FALSE(answers.empty()) << name;
        for (const chess::Move move : legal_moves(*start)) {
            const bool is_answer = std::ranges::count(answers, move) > 0;
            Tried tried{name, chess::to_fen(start->setup()).c_str()};
            EXPECT_EQ(tried.stand(), Stand::open);
            tried.play({chess::to_san(*start, move).c_str()});
            EXPECT_EQ(tried.stand(), is_answer ? Stand::succeeded : Stand::failed) << name;
            const auto verdict = tables.probe(start->play(move));
            const bool wins = winner_of(start->play(move), verdict) == start->turn();
            EXPECT_EQ(is_answer, exercise.question == MoveQuestion::only_move
                                     ? wins
                                     : std::ranges::count(tables.best_moves(*start), move) > 0)
                << name;
            EXPECT_EQ(tried.attempt().outcome.best, 0) << "no mate is played out";
        }
    }
}

TEST(StandTest, ADrawIsHeldForSomeMoves)
{
    Tried tried{"KPK:draw", rook_pawn};
    tried.round.set_rules({.threefold = RuleEffect::off});
    for (int move = 1; move < moves_to_hold; ++move) {
        move % 2 == 1 ? tried.play({"Kb8", "Kc6"}) : tried.play({"Ka8", "Kb6"});
        EXPECT_EQ(tried.stand(), Stand::open) << move;
    }
    tried.play({"Kb8"});
    EXPECT_EQ(tried.stand(), Stand::succeeded);
}

TEST(StandTest, ADrawIsHeldWhenTheGameIsDrawn)
{
    Tried tried{"KPK:draw", rook_pawn};
    tried.round.set_rules({.threefold = RuleEffect::end});
    for (int turn = 0; turn < 2; ++turn) {
        EXPECT_EQ(tried.stand(), Stand::open);
        tried.play({"Kb8", "Kc6", "Ka8", "Kb6"});
    }
    EXPECT_EQ(tried.stand(), Stand::succeeded) << "the third time";
}

TEST(StandTest, ADrawIsLostWithTheMoveThatLosesIt)
{
    Tried tried{"KPK:draw", "8/3k4/8/3KP3/8/8/8/8 b - - 0 1"};
    EXPECT_EQ(tried.stand(), Stand::open);
    tried.play({"Kd8"});
    EXPECT_EQ(tried.stand(), Stand::failed);
}

/// An attempt at a position known by heart, with the known move or the first other one.
Tried tried_by_heart(const method::KnownPosition& known, chess::Color attacker, bool plays_it)
{
    const std::string name = "KBNK:by-heart:" + std::string{known.board};
    const chess::Position start = image_of(known, attacker, 3);
    Tried tried{name.c_str(), to_fen(start.setup()).c_str()};
    const chess::Move move = *method::move_by_heart(start);
    const chess::MoveList legal = legal_moves(start);
    tried.round.play(plays_it ? move
                              : *std::ranges::find_if(legal, [&](auto other) { return other != move; }));
    tried.round.learn(tried.tables(), all);
    tried.round.set_seat(Seat::attacker);
    return tried;
}

TEST(StandTest, APositionKnownByHeartIsDecidedByItsMove)
{
    for (const method::KnownPosition& known : method::known_positions) {
        for (const chess::Color attacker : chess::all_colors) {
            EXPECT_EQ(tried_by_heart(known, attacker, true).stand(), Stand::succeeded) << known.board;
            EXPECT_EQ(tried_by_heart(known, attacker, false).stand(), Stand::failed) << known.board;
        }
    }
    const Exercise exercise{.known = &method::known_positions.front()};
    const Round untouched{image_of(*exercise.known, chess::Color::white, 0), Seat::attacker,
                          Dealt{drill_of(exercise, 0), 7}};
    EXPECT_EQ(stand_of(exercise, {}, untouched, table_of(endgame::kbnk)), Stand::open);
}

TEST(AttemptTest, GradesAMoveKnownByHeartAtAnyCost)
{
    for (const method::KnownPosition& known : method::known_positions) {
        const Attempt right = tried_by_heart(known, chess::Color::white, true).attempt();
        EXPECT_EQ(right.grade, Grade::easy) << known.board;
        EXPECT_TRUE(right.outcome.succeeded);
        EXPECT_EQ(right.outcome.moves, 1);
        EXPECT_EQ(right.outcome.best, 0) << "no mate is played out";
        EXPECT_EQ(right.outcome.wasted, 0);
        const Attempt wrong = tried_by_heart(known, chess::Color::black, false).attempt();
        EXPECT_EQ(wrong.grade, Grade::again) << known.board;
        EXPECT_FALSE(wrong.outcome.succeeded);
    }
    const Attempt slow = tried_by_heart(method::known_positions.front(), chess::Color::white, true)
                             .attempt({.thoughts = {{1, 20s}}});
    EXPECT_EQ(slow.grade, Grade::good);
}

TEST(AttemptTest, ReportsThePlayedMoves)
{
    Tried tried{"KBNK:mate:1-", mate_in_3, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}};
    tried.round.set_seat(Seat::attacker);
    const Watched watched{{{1, 2s}, {3, 1s}, {5, 500ms}}};
    const Attempt attempt = tried.attempt(watched, Opponent::slips);
    EXPECT_EQ(attempt.exercise, tried.exercise);
    EXPECT_EQ(attempt.finished, finish);
    EXPECT_EQ(attempt.start.setup(), position_of(mate_in_3).setup());
    EXPECT_EQ(attempt.seed, 7U);
    EXPECT_EQ(attempt.opponent, Opponent::slips);
    ASSERT_EQ(attempt.moves.size(), 5U);
    EXPECT_EQ(to_coordinates(attempt.moves[0].move), "d5b6");
    EXPECT_EQ(attempt.moves[0].thought, 2s);
    EXPECT_EQ(attempt.moves[1].thought, 0s) << "the program's";
    EXPECT_EQ(attempt.moves[4].thought, 500ms);
    EXPECT_EQ(attempt.end, EndReason::checkmate);
    EXPECT_EQ(attempt.stand, Stand::succeeded);
    EXPECT_TRUE(attempt.outcome.succeeded);
    EXPECT_EQ(attempt.outcome.thought, 3500ms);
    EXPECT_EQ(attempt.grade, Grade::easy);
}

TEST(AttemptTest, LookingUpAMoveCountsAsBeingShownOne)
{
    Tried tried{"KBNK:mate:1-", mate_in_3, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}};
    tried.round.set_seat(Seat::attacker);
    const Attempt attempt = tried.attempt({.has_looked_up = true});
    EXPECT_TRUE(attempt.outcome.succeeded);
    EXPECT_EQ(attempt.outcome.told, 1);
    EXPECT_EQ(attempt.grade, Grade::again);
}

TEST(AttemptTest, ReportsTheMovesWasted)
{
    Tried tried{"KBNK:mate:1-", mate_in_3, {"Kc8", "Ka7"}};
    tried.round.set_seat(Seat::attacker);
    const Attempt attempt = tried.attempt();
    EXPECT_EQ(attempt.moves[0].cost, tried.round.judgement(1)->cost);
    EXPECT_GT(attempt.moves[0].cost, 0);
    EXPECT_FALSE(attempt.moves[0].throws_result);
    EXPECT_EQ(attempt.moves[1].cost, 0) << "the program's";
    EXPECT_FALSE(attempt.end);
    EXPECT_EQ(attempt.stand, Stand::open);
    EXPECT_FALSE(attempt.outcome.succeeded);
    EXPECT_EQ(attempt.grade, Grade::again);
}

TEST(AttemptTest, GivingUpADrawDoesNotHoldIt)
{
    Tried tried{"KPK:draw", rook_pawn, {"Kb8", "Kc6"}};
    tried.round.set_seat(Seat::defender);
    const Attempt attempt = tried.attempt();
    EXPECT_EQ(attempt.stand, Stand::open) << "it is a draw still";
    EXPECT_FALSE(attempt.outcome.succeeded);
    EXPECT_EQ(attempt.grade, Grade::again);
}

} // namespace
} // namespace trainer::practice
