// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/repertoire_course.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "chess/san.h"
#include "endgame/tablebase_store.h"
#include "tests/chess/printing.h"
#include "trainer/course/claims.h"
#include "trainer/course/course.h"

namespace trainer::repertoire {
namespace {

using chess::Position;

endgame::TablebaseStore& tables()
{
    static endgame::TablebaseStore store;
    return store;
}

Repertoire repertoire_of(std::string_view fen)
{
    const Position start = chess::position_of(fen);
    tables().probe(start);
    return *find_repertoire(tables().known(), start, {.slower = 1});
}

course::CourseReading course_from(const Repertoire& repertoire)
{
    return course::read_course(course_of(
        repertoire, 1,
        {.title = "By heart",
         .main_line = "Main line",
         .question = "Which winning move belongs to your line?",
         .reply = [](const Position& before, chess::Move reply) { return to_san(before, reply); }}));
}

constexpr std::string_view pawn_ending = "4k3/8/4K3/4P3/8/8/8/8 w - - 7 30";

TEST(RepertoireCourse, AsksForTheMoveOfEachPosition)
{
    const Repertoire repertoire = repertoire_of(pawn_ending);
    const course::CourseReading reading = course_from(repertoire);
    EXPECT_TRUE(reading.faults.empty());
    EXPECT_EQ(reading.course.title, "By heart");
    std::size_t i = 0;
    for (const course::Chapter& chapter : reading.course.chapters) {
        for (const course::Page& page : chapter.pages) {
            ASSERT_LT(i, repertoire.moves.size());
            EXPECT_EQ(page.task, (course::Task{course::Find{.is_by_heart = true, .slower = 1}}));
            const chess::GameTree& tree = page.game.tree;
            EXPECT_EQ(tree.start().board(), repertoire.moves[i].position.board());
            EXPECT_EQ(tree.start().setup().halfmove_clock, 0);
            const auto& answers = tree.node(chess::GameTree::root).children;
            ASSERT_EQ(answers.size(), 1 + repertoire.moves[i].others.size());
            EXPECT_EQ(tree.node(answers.front()).move, repertoire.moves[i].move);
            ++i;
        }
    }
    EXPECT_EQ(i, repertoire.moves.size());
}

TEST(RepertoireCourse, CallsChaptersAfterTheRepliesThatBeginThem)
{
    const course::Course course = course_from(repertoire_of(pawn_ending)).course;
    ASSERT_GT(course.chapters.size(), 1U);
    EXPECT_EQ(course.chapters[0].name, "Main line");
    EXPECT_GT(course.chapters[0].pages.size(), 1U);
    const auto words_of = [](const course::Page& page) {
        return page.game.tree.annotations(chess::GameTree::root).after.text;
    };
    EXPECT_EQ(words_of(course.chapters[0].pages[0]), "Which winning move belongs to your line?");
    EXPECT_EQ(words_of(course.chapters[1].pages[0]), course.chapters[1].name + '.');
}

TEST(RepertoireCourse, AnswersTheFirstMovesOfTheOpponent)
{
    const course::Course course = course_from(repertoire_of("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1")).course;
    const course::Page& first = course.chapters[0].pages[0];
    EXPECT_EQ(course.chapters[0].name, "Main line");
    EXPECT_EQ(first.game.tags.value(start_tag), "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1");
    EXPECT_EQ(first.game.tree.annotations(chess::GameTree::root).after.text,
              "Kd8. Which winning move belongs to your line?");
}

TEST(RepertoireCourse, MakesTrueClaims)
{
    for (const std::string_view fen : {pawn_ending, std::string_view{"4k3/8/3KP3/8/8/8/8/8 b - - 0 1"}}) {
        const course::Course course = course_from(repertoire_of(fen)).course;
        EXPECT_TRUE(course::objections(course, tables().known()).empty()) << fen;
        const chess::Comment& start =
            course.chapters[0].pages[0].game.tree.annotations(chess::GameTree::root).after;
        ASSERT_EQ(start.commands.size(), 1U);
        EXPECT_EQ(start.commands[0].name, "assert");
    }
}

} // namespace
} // namespace trainer::repertoire
