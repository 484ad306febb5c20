// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/score.h"

#include <gtest/gtest.h>

#include <string>

namespace trainer::course {
namespace {

std::string chapter_page(const std::string& chapter, const std::string& task)
{
    return "[ChapterName \"" + chapter + "\"]\n[Task \"" + task +
           "\"]\n[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n1. Be4 *\n\n";
}

/// Two chapters: to read, to find, to find; to read, squares.
const Course& course()
{
    static const Course two =
        read_course(chapter_page("A", "read") + chapter_page("A", "find") + chapter_page("A", "find") +
                    chapter_page("B", "read") + chapter_page("B", "squares a8"))
            .course;
    return two;
}

TEST(ResultAfter, OnlyACleanSolutionImprovesIt)
{
    using enum Result;
    EXPECT_EQ(result_after({}, solved), solved);
    EXPECT_EQ(result_after(read, solved), solved);
    EXPECT_EQ(result_after(failed, solved), retried);
    EXPECT_EQ(result_after(with_help, solved), solved);
    EXPECT_EQ(result_after(retried, solved), solved);
    EXPECT_EQ(result_after(failed, with_help), with_help);
    EXPECT_EQ(result_after(shown, failed), shown);
    EXPECT_EQ(result_after(shown, retried), with_help);
    EXPECT_EQ(result_after(shown, solved), with_help);
    EXPECT_EQ(result_after(solved, shown), solved);
    for (const Result before : {read, failed, shown, with_help, retried, solved}) {
        for (const Result visit : {read, failed, shown, with_help, retried, solved})
            EXPECT_GE(result_after(before, visit), before);
    }
}

TEST(CourseScore, CountsSolvedPagesAndNamesFailedOnes)
{
    const Results results{{{0, 0}, Result::read},
                          {{0, 1}, Result::with_help},
                          {{0, 2}, Result::failed},
                          {{1, 1}, Result::solved},
                          {{7, 0}, Result::solved}};
    const Score all = score_of(course(), results);
    EXPECT_EQ(all, (Score{5, 4, 3, 2, 1, 0, {{0, 2}}}));
    EXPECT_EQ(score_of(course(), 1, results), (Score{2, 1, 1, 1, 0, 0, {}}));
    EXPECT_EQ(score_of(course(), {}), (Score{5, 0, 3, 0, 0, 0, {}}));
}

TEST(CourseScore, LaterTriesAreCountedApartFromHelp)
{
    const Score score = score_of(course(), {{{0, 1}, Result::retried}, {{0, 2}, Result::with_help}});
    EXPECT_EQ(score, (Score{5, 2, 3, 2, 1, 1, {}}));
}

TEST(CourseScore, ResultsAreFoundByTheKeysOfTheirPages)
{
    const std::string& key = course().chapters[0].pages[2].key;
    EXPECT_EQ(results_of(course(), {{key, Result::solved}, {"gone", Result::failed}}),
              (Results{{{0, 2}, Result::solved}}));
    EXPECT_EQ(place_of(course(), key), (Place{0, 2}));
    EXPECT_FALSE(place_of(course(), "gone"));
}

TEST(CourseScore, ResultsKeptByPlaceStillCountAndTheBetterOneWins)
{
    const std::string& key = course().chapters[0].pages[1].key;
    EXPECT_EQ(results_of(course(), {{"1.0", Result::read}, {"0.1", Result::failed}, {key, Result::solved}}),
              (Results{{{0, 1}, Result::solved}, {{1, 0}, Result::read}}));
    for (const char* const spoilt : {"7.0", "x.1", "1.", ".1", "1", ""})
        EXPECT_TRUE(results_of(course(), {{spoilt, Result::read}}).empty()) << spoilt;
}

TEST(CourseScore, AQuestionThatWasOnlyReadIsNotSolved)
{
    EXPECT_EQ(score_of(course(), {{{0, 1}, Result::read}}), (Score{5, 1, 3, 0, 0, 0, {}}));
}

TEST(CourseScore, TheNextUnsolvedQuestionIsFoundRoundTheCourse)
{
    Results results{{{0, 2}, Result::failed}};
    EXPECT_EQ(next_unsolved(course(), results, {0, 0}), (Place{0, 1}));
    EXPECT_EQ(next_unsolved(course(), results, {0, 1}), (Place{0, 2}));
    EXPECT_EQ(next_unsolved(course(), results, {1, 1}), (Place{0, 1})) << "again from the start";
    results = {{{0, 1}, Result::solved}, {{0, 2}, Result::with_help}};
    EXPECT_EQ(next_unsolved(course(), results, {0, 0}), (Place{1, 1}));
    EXPECT_EQ(next_unsolved(course(), results, {1, 1}), (Place{1, 1})) << "the only one left";
    results[{1, 1}] = Result::solved;
    EXPECT_FALSE(next_unsolved(course(), results, {0, 0}));
}

} // namespace
} // namespace trainer::course
