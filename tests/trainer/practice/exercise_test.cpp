// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/exercise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>

#include "chess/fen.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/method/by_heart.h"

namespace trainer::practice {
namespace {

using endgame::table_of;

/// The exercises that begin with a textbook position.
std::vector<Exercise> textbook_exercises()
{
    std::vector<Exercise> found;
    for (const Syllabus syllabus : all_syllabuses) {
        std::ranges::copy_if(exercises(syllabus), std::back_inserter(found),
                             [](const Exercise& exercise) { return exercise.textbook != nullptr; });
    }
    return found;
}

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
    EXPECT_EQ(name_of(*exercise_named("KRBKR:textbook:philidor")), "KRBKR:textbook:philidor");
    for (const Syllabus apart : {Syllabus::rook_and_pawn, Syllabus::rook_and_bishop,
                                 Syllabus::bishop_and_pawn, Syllabus::by_heart}) {
        EXPECT_FALSE(exercises(apart).empty());
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
                             "KRBKR:textbook",
                             "KRBKR:textbook:",
                             "KRBKR:textbook:lucena",
                             "KQQKQ:textbook:lucena",
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

TEST(Exercises, OfTextbookPositionsAreDealtUprightWithTheUserToMove)
{
    std::size_t count = 0;
    for (const Exercise& exercise : textbook_exercises()) {
        const auto own = own_position(position_of(*exercise.textbook).setup());
        std::set<std::string> seen;
        for (std::uint64_t number = 0; number < 200; ++number) {
            const Drill drill = drill_of(exercise, number);
            EXPECT_EQ(drill.seat, exercise.textbook->is_held ? Seat::defender : Seat::attacker);
            // No tablebase is needed to deal them.
            const auto start = random_start(endgame::Tablebase{}, drill.request, number);
            ASSERT_TRUE(start) << name_of(exercise);
            const chess::Color user =
                drill.seat == Seat::attacker ? drill.request.attacker : !drill.request.attacker;
            EXPECT_EQ(start->turn(), user);
            EXPECT_EQ(endgame::Material::of(start->board(), drill.request.attacker,
                                            endgame::most_pieces_on_request),
                      exercise.ending);
            EXPECT_EQ(own_position(start->setup()), own) << name_of(exercise);
            seen.insert(to_fen(start->setup()));
        }
        EXPECT_EQ(seen.size(), 4U) << name_of(exercise) << ": two colours, two sides";
        ++count;
    }
    EXPECT_EQ(count, 5U);
}

TEST(Exercises, OfTextbookPositionsHaveTheResultOfTheirGoalAndMatchTheirNames)
{
    for (const Exercise& exercise : textbook_exercises()) {
        if (exercise.ending.has_pawn() && !test::is_exhaustive())
            continue;
        const chess::Position start = position_of(*exercise.textbook);
        const auto& tables = table_of(exercise.ending);
        const auto verdict = *tables.probe(start);
        EXPECT_EQ(verdict.is_draw(), exercise.prospect == Prospect::draw) << name_of(exercise);
        const auto moves = *tables.ranked_moves(start);
        if (exercise.prospect == Prospect::draw) {
            EXPECT_EQ(moves.back().verdict.outcome(), endgame::Outcome::loss)
                << name_of(exercise) << ": there is something to hold";
        }
    }
    const auto mate_in = [](const char* name) {
        const Exercise exercise = *exercise_named(name);
        return table_of(exercise.ending).probe(position_of(*exercise.textbook))->to_mate().moves();
    };
    EXPECT_EQ(mate_in("KRBKR:textbook:philidor"), 21);
    if (test::is_exhaustive()) {
        EXPECT_EQ(mate_in("KBPKB:textbook:centurini"), 27);
    }
}

// The features that give the positions their names, in every position that is dealt.
TEST(Exercises, OfTextbookPositionsShowTheIdeasOfTheirNames)
{
    using enum chess::Role;
    struct Seen {
        chess::Board board;
        chess::Color attacker;
        chess::Square own(chess::Role role) const { return board.of(attacker, role).first(); }
        chess::Square his(chess::Role role) const { return board.of(!attacker, role).first(); }
    };
    const auto check = [](const char* name, const auto& has_features) {
        const Exercise exercise = *exercise_named(name);
        for (std::uint64_t number = 0; number < 40; ++number) {
            const Drill drill = drill_of(exercise, number);
            const auto start = random_start(endgame::Tablebase{}, drill.request, number);
            SCOPED_TRACE(name + (' ' + to_fen(start->setup())));
            has_features(Seen{start->board(), drill.request.attacker});
        }
    };
    check("KRBKR:textbook:philidor", [](const Seen& seen) {
        EXPECT_EQ(king_distance(seen.own(king), seen.his(king)), 2);
        for (const chess::Role role : {king, bishop})
            EXPECT_EQ(file_of(seen.own(role)), file_of(seen.his(king)))
                << "the kings face each other on the edge, the bishop behind the attacker's";
        EXPECT_EQ(relative_rank(seen.his(king), !seen.attacker), 0);
    });
    check("KRBKR:textbook:second-rank", [](const Seen& seen) {
        for (const chess::Role role : {king, rook})
            EXPECT_EQ(relative_rank(seen.his(role), !seen.attacker), 1);
    });
    check("KRBKR:textbook:cochrane", [](const Seen& seen) {
        for (const chess::Square on_file : {seen.own(king), seen.his(rook), seen.his(king)})
            EXPECT_EQ(file_of(on_file), file_of(seen.own(bishop)));
        EXPECT_GE(king_distance(seen.own(king), seen.his(king)), 3);
    });
    check("KBPKB:textbook:centurini", [](const Seen& seen) {
        const int file = file_of(seen.own(pawn));
        EXPECT_EQ(std::min(file, 7 - file), 1) << "a knight pawn: one diagonal is short";
        EXPECT_EQ(relative_rank(seen.own(pawn), seen.attacker), 6);
        EXPECT_EQ(is_dark(seen.own(bishop)), is_dark(seen.his(bishop)));
    });
    check("KBPKB:textbook:king-behind", [](const Seen& seen) {
        EXPECT_LT(relative_rank(seen.his(king), seen.attacker), relative_rank(seen.own(pawn), seen.attacker));
        EXPECT_EQ(relative_rank(seen.own(pawn), seen.attacker), 6);
        EXPECT_EQ(is_dark(seen.own(bishop)), is_dark(seen.his(bishop)));
    });
}

// Fault 67
TEST(Exercises, AllMatchTheirNamesInBothColours)
{
    for (const Exercise& exercise : exercises(Syllabus::all)) {
        const endgame::Tablebase& tables = table_of(exercise.ending);
        std::set<std::string> seen;
        for (std::uint64_t number = 0; number < 30; ++number) {
            const Drill drill = drill_of(exercise, number);
            const auto start = random_start(tables, drill.request, number);
            ASSERT_TRUE(start) << name_of(exercise);
            if (exercise.question) {
                EXPECT_FALSE(answers_to(*exercise.question, tables, *start).empty()) << name_of(exercise);
            }
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
