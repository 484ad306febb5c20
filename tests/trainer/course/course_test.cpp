// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/course.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "trainer/course/lesson.h"
#include "trainer/course/score.h"

namespace trainer::course {
namespace {

using enum chess::Square;

/// A page with bishop and knight, and moves.
std::string page(const std::string& tags, const std::string& moves = "")
{
    return tags + "[SetUp \"1\"]\n[FEN \"5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n" + moves + " *\n\n";
}

Task task_in(const std::string& text)
{
    const CourseReading reading = read_course(page("[Task \"" + text + "\"]\n", "1. Bh7"));
    EXPECT_TRUE(reading.faults.empty()) << text;
    return reading.course.chapters.at(0).pages.at(0).task;
}

TEST(Course, EveryTaskIsUnderstood)
{
    EXPECT_EQ(task_in("read"), Task{Read{}});
    EXPECT_EQ(task_in("find"), Task{Find{}});
    EXPECT_EQ(task_in("recall"), Task{Find{.is_by_heart = true}});
    EXPECT_EQ(to_string(Task{Find{.is_by_heart = true}}), "recall");
    EXPECT_EQ(task_in("recall 0"), (Task{Find{.is_by_heart = true, .slower = 0}}));
    EXPECT_EQ(to_string(Task{Find{.is_by_heart = true, .slower = 0}}), "recall 0");
    EXPECT_EQ(task_in("play 20"), Task{Play{20}});
    EXPECT_EQ(task_in("win 12"), (Task{Play{.moves = 12, .is_to_mate = false}}));
    EXPECT_EQ(to_string(Task{Play{.moves = 12, .is_to_mate = false}}), "win 12");
    EXPECT_EQ(task_in("hold 12"), Task{Hold{12}});
    EXPECT_EQ(task_in("squares a1 h8"), Task{(Point{{a1, h8}})});
    EXPECT_EQ(task_in("  squares   a1  "), Task{Point{{a1}}});
}

TEST(Course, AnotherTaskIsAFaultAndThePageIsRead)
{
    for (const char* const text :
         {"play", "play 0", "play -1", "play 3 4", "play 3x", "win", "hold", "find it", "squares",
          "squares i9", "Find", "play 99999999999", "solve", "recall -1", "recall Bh7", "recall 1 2"}) {
        const CourseReading reading =
            read_course(page("[ChapterName \"A\"]\n") +
                        page("[ChapterName \"B\"]\n[Task \"" + std::string{text} + "\"]\n", "1. Bh7"));
        ASSERT_EQ(reading.faults.size(), 1U) << text;
        const Fault& fault = reading.faults.front();
        EXPECT_EQ(fault.kind, Fault::Kind::unknown_task);
        EXPECT_EQ(fault.task, text);
        EXPECT_EQ(fault.chapter, 2U);
        EXPECT_EQ(fault.name, "B");
        EXPECT_EQ(fault.page, 1U);
        EXPECT_EQ(reading.course.chapters.at(1).pages.at(0).task, Task{Read{}});
    }
}

TEST(Course, AKeyStaysThatOfItsPageWhenOthersAreInsertedAndWordsChange)
{
    const std::string read = page("[Task \"read\"]\n", "{ A bishop waits. } 1. Bh7 { Done. }");
    const std::string translated = page("[Task \"read\"]\n", "{ Der Läufer wartet. } 1. Bh7 { Fertig. }");
    const std::string find = page("[Task \"find\"]\n", "1. Bh7");
    const std::string other = page("[Task \"find\"]\n", "1. Be4");
    const auto key = [](const std::string& text, std::size_t number) {
        return read_course(text).course.chapters.at(0).pages.at(number).key;
    };
    EXPECT_EQ(key(read + find, 1), key(other + translated + find, 2));
    EXPECT_EQ(key(read, 0), key(translated, 0));
    EXPECT_NE(key(read, 0), key(find, 0)) << "another task";
    EXPECT_NE(key(find, 0), key(other, 0)) << "another move";
    EXPECT_NE(key(find + find, 0), key(find + find, 1)) << "the second of its kind";
    EXPECT_EQ(key(find + other + find, 2), key(find + find, 1));
}

TEST(Course, KeysDependOnSquaresButNotLimits)
{
    const auto key = [](const std::string& task) {
        return read_course(page("[Task \"" + task + "\"]\n")).course.chapters.at(0).pages.at(0).key;
    };
    EXPECT_NE(key("squares a1 h8"), key("squares a8 h1"));
    EXPECT_EQ(key("play 20"), key("play 22")) << "a corrected limit is no other page";
    EXPECT_EQ(key("read").size(), 16U);
}

TEST(Course, PagesWithoutMovesAreToldApartByTheirStarts)
{
    const auto page_from = [](const std::string& fen) {
        return "[Task \"play 20\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n*\n\n";
    };
    const std::string a = page_from("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    const std::string b = page_from("4k3/8/3K4/4P3/8/8/8/8 w - - 0 1");
    const Course course = read_course(a + b + "[Task \"find\"]\n\n1. e4 *\n").course;
    const std::vector<Page>& pages = course.chapters.at(0).pages;
    EXPECT_NE(pages[0].key.substr(0, 16), pages[1].key.substr(0, 16));
    EXPECT_EQ(read_course(b + a).course.chapters.at(0).pages[1].key, pages[0].key) << "in any order";
    EXPECT_EQ(pages[1].former_key, pages[0].former_key + "-2") << "earlier versions numbered them";
    EXPECT_TRUE(pages[2].former_key.empty()) << "the moves tell it apart";
    EXPECT_EQ(place_of(course, pages[1].former_key), (Place{0, 1}));
    ASSERT_EQ(renamed_pages(course).size(), 2U);
    EXPECT_EQ(renamed_pages(course)[1].now, pages[1].key);
    const Results results = results_of(course, {{pages[1].former_key, Result::solved}});
    EXPECT_EQ(results, (Results{{{0, 1}, Result::solved}}));
}

TEST(Course, APageToFindMovesInHasSome)
{
    const CourseReading reading = read_course(page("[Task \"find\"]\n"));
    ASSERT_EQ(reading.faults.size(), 1U);
    EXPECT_EQ(reading.faults.front().kind, Fault::Kind::nothing_to_find);
}

TEST(Course, APageToPlayOutDoesNotStartWithTheEndOfAGame)
{
    for (const char* task : {"play 5", "hold 5"}) {
        for (const char* fen : {"k7/8/1K6/8/3B4/8/8/8 w - - 0 1", "k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1"}) {
            const CourseReading reading =
                read_course("[Task \"" + std::string{task} + "\"]\n[FEN \"" + fen + "\"]\n\n*\n");
            ASSERT_EQ(reading.faults.size(), 1U) << fen;
            EXPECT_EQ(reading.faults.front().kind, Fault::Kind::game_over) << fen;
            EXPECT_EQ(reading.course.chapters.front().pages.front().task, Task{Read{}});
        }
    }
}

TEST(Course, GamesOfOneNameInARowAreAChapter)
{
    const Course course = read_course(page("[Event \"Bishop and knight\"]\n[ChapterName \"Corners\"]\n") +
                                      page("[Event \"Bishop and knight\"]\n[ChapterName \"Corners\"]\n") +
                                      page("[Event \"Bishop and knight\"]\n[ChapterName \"Nets\"]\n") +
                                      page("[Event \"Bishop and knight\"]\n[ChapterName \"Corners\"]\n"))
                              .course;
    EXPECT_EQ(course.title, "Bishop and knight");
    ASSERT_EQ(course.chapters.size(), 3U);
    EXPECT_EQ(course.chapters[0].name, "Corners");
    EXPECT_EQ(course.chapters[0].pages.size(), 2U);
    EXPECT_EQ(course.chapters[1].name, "Nets");
    EXPECT_EQ(course.chapters[2].pages.size(), 1U);
}

TEST(Course, AStudyOfLichessIsOne)
{
    // Its Event is "study: chapter"; newer exports say both in tags of their own too.
    const Course old =
        read_course(page("[Event \"Mates: With bishop: and knight\"]\n", "{ See. } 1. Bh7 Ke8") +
                    page("[Event \"Mates: The last moves\"]\n"))
            .course;
    EXPECT_EQ(old.title, "Mates");
    ASSERT_EQ(old.chapters.size(), 2U);
    EXPECT_EQ(old.chapters[0].name, "With bishop: and knight");
    EXPECT_EQ(old.chapters[1].name, "The last moves");
    EXPECT_EQ(old.chapters[0].pages[0].task, Task{Read{}});
    const Course recent = read_course(page("[Event \"Mates: A: B\"]\n[StudyName \"Mates: A\"]\n"
                                           "[ChapterName \"B\"]\n[ChapterURL \"https://example.org/x\"]\n"))
                              .course;
    EXPECT_EQ(recent.title, "Mates: A");
    EXPECT_EQ(recent.chapters.at(0).name, "B");
}

TEST(Course, InAnInteractiveLessonOfLichessTheMovesAreFound)
{
    const auto task_of_lesson = [](const std::string& tags, const char* moves = "1. Bh7 Ke8") {
        return read_course(page("[ChapterMode \"gamebook\"]\n" + tags, moves))
            .course.chapters[0]
            .pages[0]
            .task;
    };
    EXPECT_EQ(task_of_lesson(""), Task{Find{}});
    EXPECT_EQ(task_of_lesson("[Orientation \"white\"]\n"), Task{Find{}});
    EXPECT_EQ(task_of_lesson("[Orientation \"black\"]\n"), Task{Read{}}) << "the other side's moves";
    EXPECT_EQ(task_of_lesson("[Task \"play 20\"]\n"), Task{Play{20}}) << "what is said goes before";
    const CourseReading empty = read_course(page("[ChapterMode \"gamebook\"]\n", ""));
    EXPECT_EQ(empty.course.chapters[0].pages[0].task, Task{Read{}});
    EXPECT_TRUE(empty.faults.empty());
}

TEST(Course, PgnErrorsNameChapterAndPage)
{
    const CourseReading reading =
        read_course(page("[ChapterName \"A\"]\n", "1. Bh7") + page("[ChapterName \"A\"]\n", "1. Bh8 Ke8"));
    ASSERT_EQ(reading.faults.size(), 1U);
    const Fault& fault = reading.faults.front();
    EXPECT_EQ(fault.kind, Fault::Kind::pgn);
    ASSERT_TRUE(fault.pgn);
    EXPECT_EQ(fault.pgn->kind, chess::PgnError::Kind::illegal_move);
    EXPECT_EQ(fault.pgn->text, "Bh8");
    EXPECT_EQ(fault.chapter, 1U);
    EXPECT_EQ(fault.page, 2U);
    EXPECT_EQ(reading.course.chapters.at(0).pages.size(), 2U);
}

TEST(Course, AnEmptyFileIsOneWithoutChapters)
{
    EXPECT_TRUE(read_course("").course.chapters.empty());
    EXPECT_TRUE(read_course("").faults.empty());
}

} // namespace
} // namespace trainer::course
