// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/known_line.h"

#include <gtest/gtest.h>

#include <string>

#include "chess/fen.h"
#include "tests/chess/printing.h"

namespace trainer::course {
namespace {

std::string asked_page(const std::string& chapter, const std::string& fen, const std::string& moves,
                       const std::string& task = "recall 1")
{
    return "[Event \"By heart\"]\n[ChapterName \"" + chapter + "\"]\n[Task \"" + task +
           "\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n\n";
}

/// The main line, two pages of which follow each other, the third of which does not; and a line that begins
/// with another reply to the first move.
const Course& lines()
{
    static const Course all =
        read_course(
            asked_page("Main line", "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1", "{ First. } 1. Be4 (1. Bh7+)") +
            asked_page("Main line", "5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1", "{ 1...Kf8. } 1. Bh7") +
            asked_page("Main line", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1", "1. Nb4") +
            asked_page("Corner", "7k/8/5K2/5B2/8/8/8/6N1 w - - 0 1", "1. Nf3", "find") +
            asked_page("Corner", "5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1", "1. Bh7 Ke8 2. Ne5"))
            .course;
    return all;
}

TEST(KnownLine, GoesOnWithTheReplyBetweenTwoPages)
{
    EXPECT_EQ(reply_to_next(lines(), {0, 0}), (chess::Move{chess::Square::g8, chess::Square::f8}));
    EXPECT_FALSE(reply_to_next(lines(), {0, 1})) << "the next page is reached by no reply";
    EXPECT_FALSE(reply_to_next(lines(), {0, 2})) << "the chapter ends";
    EXPECT_FALSE(reply_to_next(lines(), {1, 0})) << "nothing is asked by heart";
    EXPECT_EQ(line_from(lines(), {0, 1}), (std::vector<Place>{{0, 1}}));
    EXPECT_EQ(line_of(lines(), {0, 1}), (std::vector<Place>{{0, 0}, {0, 1}}));
    EXPECT_EQ(line_of(lines(), {0, 2}), (std::vector<Place>{{0, 2}}));
}

TEST(KnownLine, ThePageBeforeMayBeInAnotherChapter)
{
    EXPECT_FALSE(reply_before(lines(), {0, 0}));
    EXPECT_EQ(reply_before(lines(), {0, 1}), (chess::Move{chess::Square::g8, chess::Square::f8}));
    static const Course two =
        read_course(asked_page("Main line", "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1", "1. Be4") +
                    asked_page("Main line", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1", "1. Nb4") +
                    asked_page("1...Kf8", "5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1", "1. Bh7"))
            .course;
    EXPECT_EQ(reply_before(two, {1, 0}), (chess::Move{chess::Square::g8, chess::Square::f8}));
}

TEST(KnownLine, IsShownFromAPageToItsEnd)
{
    const auto shown = shown_line(lines(), {0, 0});
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->task, Task{Read{}});
    const chess::GameTree& tree = shown->game.tree;
    EXPECT_EQ(tree.annotations(chess::GameTree::root).after.text, "First.");
    EXPECT_EQ(tree.nodes().size(), 4U) << "three plies";
    EXPECT_EQ(to_fen(tree.node(3).position.setup()), "5k2/5N1B/5K2/8/8/8/8/8 b - - 3 2");
    EXPECT_TRUE(is_round_of(*shown, round_of(*shown)));
    EXPECT_FALSE(is_round_of(*page_at(lines(), {0, 0}), round_of(*shown))) << "nothing is asked meanwhile";
    EXPECT_EQ(shown_line(lines(), {0, 1})->game.tree.nodes().size(), 2U);
    EXPECT_FALSE(shown_line(lines(), {1, 0})) << "nothing is asked by heart";
    EXPECT_FALSE(shown_line(lines(), {1, 1})) << "several moves are asked";
}

} // namespace
} // namespace trainer::course
