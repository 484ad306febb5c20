// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/exercise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "chess/fen.h"
#include "endings.h"
#include "trainer/method/by_heart.h"

namespace trainer::practice {
namespace {

using endgame::table_of;

constexpr std::array groups{Syllabus::bishop_and_knight, Syllabus::simple_mates, Syllabus::pawns,
                            Syllabus::piece_against_piece};

TEST(Exercise, NameIdentifiesTheExercise)
{
    std::set<std::string> names;
    for (const Exercise& exercise : exercises(Syllabus::all)) {
        EXPECT_EQ(exercise_named(name_of(exercise)), exercise) << name_of(exercise);
        names.insert(name_of(exercise));
    }
    EXPECT_EQ(names.size(), exercises(Syllabus::all).size());
    EXPECT_EQ(name_of(*exercise_named("KBNK:w:1-18")), "KBNK:w:1-18");
    EXPECT_EQ(name_of(*exercise_named("KQKR:21-")), "KQKR:21-");
    EXPECT_EQ(name_of(*exercise_named("KPK:draw")), "KPK:draw");
    for (const Syllabus apart : {Syllabus::rook_and_pawn, Syllabus::by_heart}) {
        for (const Exercise& exercise : exercises(apart))
            EXPECT_EQ(exercise_named(name_of(exercise)), exercise) << name_of(exercise);
    }
    EXPECT_EQ(name_of(exercises(Syllabus::by_heart).front()),
              "KBNK:by-heart:" + std::string{method::known_positions.front().board});
}

TEST(Exercise, OfRookAndPawnBeginsWhereTheRookIsNotCapturedAtOnce)
{
    for (const Exercise& exercise : exercises(Syllabus::rook_and_pawn))
        EXPECT_TRUE(exercise.prospect == Prospect::draw || exercise.shortest > 15) << name_of(exercise);
}

TEST(Exercise, MayBeAQuestionOfACourse)
{
    for (const char* course : {"bishop-and-knight", "/home/ann/my: study.pgn", "C:/draw.pgn"}) {
        const Exercise question{.page = CourseQuestion{course, "0123456789abcdef-2"}};
        EXPECT_EQ(name_of(question), std::string{"page:0123456789abcdef-2:"} + course);
        EXPECT_EQ(exercise_named(name_of(question)), question);
    }
    for (const char* name :
         {"page", "page:", "page:0123456789abcdef", "page:0123456789abcdef:", "page::course"})
        EXPECT_FALSE(exercise_named(name)) << name;
}

TEST(Exercise, IsNotReadFromAnotherName)
{
    for (const char* name : {"",
                             ":",
                             "KBNK",
                             "KBNK:",
                             "KBNK:mate",
                             "KBNK:mate:",
                             "KBNK:mate:3",
                             "KBNK:mate:0-3",
                             "KBNK:mate:5-3",
                             "KBNK:mate:1-x",
                             "KBNK:mate:1--",
                             "KBNK:mate:-3",
                             "KBNK:box:1-",
                             "KQKR:mate:1-",
                             "KXNK:1-",
                             "KBNK:drawn",
                             "KBNK:draw:1-",
                             "KBNK:mate:1-3:",
                             "KBBNNK:1-",
                             "KBNK:by-heart",
                             "KBNK:by-heart:",
                             "KBNK:by-heart:4k3/8/8/8/8/8/8/4KBN1",
                             "KBNK:mate:1-99999999999"})
        EXPECT_FALSE(exercise_named(name)) << name;
    const std::string board{method::known_positions.front().board};
    EXPECT_FALSE(exercise_named("KQK:by-heart:" + board));
    EXPECT_FALSE(exercise_named("KBNK:by-heart:" + board + ":"));
}

TEST(Exercises, OfAllAreThoseOfTheGroups)
{
    std::size_t count = 0;
    for (const Syllabus group : groups) {
        EXPECT_FALSE(exercises(group).empty());
        for (const Exercise& exercise : exercises(group))
            EXPECT_EQ(std::ranges::count(exercises(Syllabus::all), exercise), 1) << name_of(exercise);
        count += exercises(group).size();
    }
    EXPECT_EQ(exercises(Syllabus::all).size(), count);
}

TEST(Exercises, BeginAtTheMateAndCoverEveryStageAndDistance)
{
    for (const Syllabus group : groups) {
        for (const Exercise& exercise : exercises(group)) {
            if (exercise.prospect == Prospect::draw || exercise.question)
                continue;
            std::set<int> covered;
            for (const Exercise& other : exercises(group)) {
                if (other.prospect == Prospect::draw || other.question || other.ending != exercise.ending ||
                    other.stage != exercise.stage)
                    continue;
                for (int moves = other.shortest; moves <= std::min(other.longest, 50); ++moves)
                    EXPECT_TRUE(covered.insert(moves).second) << name_of(other) << ' ' << moves;
            }
            EXPECT_LE(*covered.begin(), 3) << name_of(exercise);
            EXPECT_EQ(static_cast<int>(covered.size()), 51 - *covered.begin()) << name_of(exercise);
        }
    }
    const auto has = [](coach::Stage stage) {
        return std::ranges::any_of(exercises(Syllabus::bishop_and_knight),
                                   [stage](const Exercise& exercise) { return exercise.stage == stage; });
    };
    EXPECT_TRUE(std::ranges::all_of(coach::stages_of(endgame::kbnk), has));
    EXPECT_EQ(exercises(Syllabus::bishop_and_knight).front().stage, coach::Stage::mate);
}

TEST(Exercises, AskForEveryPositionKnownByHeartInDisguise)
{
    ASSERT_EQ(exercises(Syllabus::by_heart).size(), method::known_positions.size());
    for (const Exercise& exercise : exercises(Syllabus::by_heart)) {
        std::set<std::string> seen;
        for (std::uint64_t number = 0; number < 40; ++number) {
            const Drill drill = drill_of(exercise, number);
            EXPECT_EQ(drill.seat, Seat::attacker);
            const auto start = random_start(table_of(exercise.ending), drill.request, number);
            EXPECT_EQ(start->turn(), number % 2 == 0 ? chess::Color::white : chess::Color::black);
            EXPECT_TRUE(method::move_by_heart(*start));
            seen.insert(to_fen(start->setup()));
        }
        EXPECT_GE(seen.size(), 8U) << name_of(exercise);
    }
}

// Fault 67
TEST(Exercises, AreAllDealtInBothColoursAndInTheirStage)
{
    for (const Exercise& exercise : exercises(Syllabus::all)) {
        const endgame::Tablebase& tables = table_of(exercise.ending);
        std::set<std::string> seen;
        for (std::uint64_t number = 0; number < 4; ++number) {
            const Drill drill = drill_of(exercise, number);
            const auto start = random_start(tables, drill.request, number);
            ASSERT_TRUE(start) << name_of(exercise);
            const chess::Color user =
                drill.seat == Seat::attacker ? drill.request.attacker : !drill.request.attacker;
            EXPECT_EQ(drill.request.attacker, number % 2 == 0 ? chess::Color::white : chess::Color::black);
            EXPECT_EQ(start->turn(), user);
            const auto verdict = *tables.probe(*start);
            EXPECT_EQ(verdict.is_draw(), exercise.prospect == Prospect::draw);
            if (exercise.prospect == Prospect::win) {
                EXPECT_GE(verdict.to_mate().moves(), exercise.shortest);
                EXPECT_LE(verdict.to_mate().moves(), exercise.longest);
            }
            if (exercise.stage) {
                const auto standing = coach::standing(coach::stage_pens(), tables, *start);
                EXPECT_EQ(standing->stage, *exercise.stage);
            }
        }
    }
}

} // namespace
} // namespace trainer::practice
