// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/reading.h"

#include <gtest/gtest.h>

#include <string>

#include "endings.h"
#include "trainer/method/known_positions.h"

namespace trainer::practice {
namespace {

using course::Place;
using endgame::table_of;

std::string page(const std::string& chapter, const std::string& fen)
{
    return "[ChapterName \"" + chapter + "\"]\n[SetUp \"1\"]\n[FEN \"" + fen + " - - 0 1\"]\n\n*\n\n";
}

/// Mating, the middle triangle (first with Black to move), and the W.
const course::Course& lessons()
{
    static const course::Course three = course::read_course(page("Mate", "k7/2K5/8/1B1N4/8/8/8/8 w") +
                                                            page("Triangle", "4B3/1k2K3/8/8/8/3N4/8/8 b") +
                                                            page("Triangle", "4B3/1k2K3/8/8/8/3N4/8/8 w") +
                                                            page("W", "5k2/5N2/5K2/5B2/8/8/8/8 w"))
                                            .course;
    return three;
}

std::optional<Place> about(const char* name)
{
    return page_about(lessons(), *exercise_named(name), table_of(endgame::kbnk));
}

TEST(PageAboutTest, TheFirstPageInTheStageWithTheAttackerToMove)
{
    EXPECT_EQ(about("KBNK:mate:3-"), (Place{0, 0}));
    EXPECT_EQ(about("KBNK:middle-triangle:1-12"), (Place{1, 1}));
    EXPECT_EQ(about("KBNK:come-together:1-28"), std::nullopt);
    EXPECT_EQ(about("KBNK:draw"), std::nullopt);
    EXPECT_EQ(
        page_about(lessons(), *exercise_named("KRK:box:1-"), table_of(*endgame::Material::parse("KRK"))),
        std::nullopt)
        << "another ending";
}

TEST(PageAboutTest, ATextbookPositionIsTaughtWhereItIsShown)
{
    const course::Course course = course::read_course(page("Win", "3k4/4r3/3K4/3B4/8/8/8/5R2 w") +
                                                      page("Hold", "8/1k1r4/8/1KB5/R7/8/8/8 w") +
                                                      page("Hold", "8/4r1k1/8/5BK1/7R/8/8/8 b"))
                                      .course;
    const auto place_about = [&](const char* name) {
        return page_about(course, *exercise_named(name), endgame::Tablebase{});
    };
    EXPECT_EQ(place_about("KRBKR:textbook:philidor"), (Place{0, 0}));
    EXPECT_EQ(place_about("KRBKR:textbook:second-rank"), (Place{1, 1})) << "in another orientation";
    EXPECT_EQ(place_about("KRBKR:textbook:cochrane"), std::nullopt);
}

TEST(PageAboutTest, AChapterOnTheStageComesBeforeAPageAlone)
{
    const std::string triangle = "4B3/1k2K3/8/8/8/3N4/8/8 w";
    const std::string squares = "[Task \"squares a1\"]\n";
    const course::Course course =
        course::read_course(page("First", triangle) + squares + page("Squares", triangle) + squares +
                            page("Squares", triangle) + page("Triangles", triangle) +
                            page("Triangles", triangle))
            .course;
    EXPECT_EQ(page_about(course, *exercise_named("KBNK:middle-triangle:1-12"), table_of(endgame::kbnk)),
              (Place{2, 0}));
}

TEST(PageAboutTest, AChapterThatExplainsTheStageComesBeforeOneThatOnlyAsks)
{
    const std::string triangle = "4B3/1k2K3/8/8/8/3N4/8/8 w";
    const std::string ask = "[Task \"play 12\"]\n";
    const course::Course course =
        course::read_course(ask + page("Tricks", triangle) + ask + page("Tricks", triangle) +
                            page("Triangles", triangle) + ask + page("Triangles", triangle))
            .course;
    EXPECT_EQ(page_about(course, *exercise_named("KBNK:middle-triangle:1-12"), table_of(endgame::kbnk)),
              (Place{1, 0}));
}

TEST(PageAboutTest, AWaitingMoveIsTaughtWhereOneIsBest)
{
    const course::Course course =
        course::read_course(page("A", "k7/2K5/8/1B1N4/8/8/8/8 w") + page("B", "k7/8/1K6/2N2B2/8/8/8/8 w"))
            .course;
    const auto place = page_about(course, *exercise_named("KBNK:waiting-move"), table_of(endgame::kbnk));
    ASSERT_TRUE(place);
    const chess::Position& start = page_at(course, *place)->game.tree.start();
    EXPECT_FALSE(answers_to(MoveQuestion::waiting_move, table_of(endgame::kbnk), start).empty());
}

TEST(PageAboutTest, AMoveKnownByHeartIsTaughtWithItsStage)
{
    for (const Exercise& exercise : exercises(Syllabus::by_heart)) {
        const std::string board{exercise.known->board};
        const course::Course course = course::read_course(page("Known", board + " w")).course;
        EXPECT_EQ(page_about(course, exercise, table_of(endgame::kbnk)), (Place{0, 0})) << board;
    }
}

TEST(PageExplainingTest, IsTheLastPageToReadThatShowsTheSame)
{
    const std::string ask = "[Task \"play 12\"]\n";
    const std::string mate = "k7/2K5/8/1B1N4/8/8/8/8 w";
    const course::Course course =
        course::read_course(page("First", mate) + page("Mate", mate) + ask + page("Mate", mate) +
                            page("Mate", "8/8/8/8/8/1K6/B7/k3N3 b") + // a stalemate
                            page("Mate", "5k2/5N2/5K2/5B2/8/8/8/8 w") + ask +
                            page("Mate", "7k/5K2/8/4N1B1/8/8/8/8 w") + ask + page("W", mate))
            .course;
    const auto explaining = [&](Place question) {
        return page_explaining(course, question, table_of(endgame::kbnk));
    };
    ASSERT_EQ(course.chapters[1].pages.size(), 5U);
    EXPECT_EQ(explaining({1, 1}), (Place{1, 0}));
    EXPECT_EQ(explaining({1, 4}), (Place{1, 0})) << "neither the stalemate nor another stage";
    EXPECT_EQ(explaining({2, 0}), std::nullopt) << "another chapter";
}

TEST(ExercisesReachedTest, KeepInStepWithTheCourse)
{
    const std::vector<Exercise> syllabus{*exercise_named("KBNK:mate:3-"),
                                         *exercise_named("KBNK:middle-triangle:1-12"),
                                         *exercise_named("KBNK:w:1-18"), *exercise_named("KBNK:draw")};
    const auto reached = [&](const std::vector<Place>& pages, const Memories& memories) {
        course::Results read;
        for (const Place page : pages)
            read.emplace(page, course::Result::read);
        std::string names;
        for (const Exercise& exercise :
             exercises_reached(syllabus, lessons(), read, memories, table_of(endgame::kbnk)))
            names += name_of(exercise) + ' ';
        return names;
    };
    EXPECT_EQ(reached({{0, 0}}, {}), "KBNK:mate:3- ");
    EXPECT_EQ(reached({{0, 0}, {1, 0}}, {}), "KBNK:mate:3- ");
    EXPECT_EQ(reached({{0, 0}, {1, 1}}, {}), "KBNK:mate:3- KBNK:middle-triangle:1-12 ");
    EXPECT_EQ(reached({{0, 0}}, {{"KBNK:w:1-18", Memory{}}}), "KBNK:mate:3- KBNK:w:1-18 ");
    EXPECT_EQ(reached({{0, 0}, {1, 1}, {2, 0}}, {}),
              "KBNK:mate:3- KBNK:middle-triangle:1-12 KBNK:w:1-18 KBNK:draw ")
        << "no page is about draws, which come last";
    EXPECT_EQ(reached({{0, 0}, {2, 0}}, {}), "KBNK:mate:3- KBNK:w:1-18 KBNK:draw ")
        << "the chapter between them has not been read";
    EXPECT_EQ(exercises_reached({syllabus[1], syllabus[2]}, lessons(), {}, {}, table_of(endgame::kbnk)),
              std::vector{syllabus[1]})
        << "some exercise there must be, but no more than that";
}

} // namespace
} // namespace trainer::practice
