// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/editing.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "chess/san.h"
#include "kbnk_positions.h"
#include "trainer/course/lesson.h"

namespace trainer::course {
namespace {

using endgame::solved;

const Names names{"My positions", "Bishop and knight"};

chess::Position position(const char* fen)
{
    return chess::Position::from(chess::parse_fen(fen)->setup).value();
}

Page only_page(const chess::PgnGame& game)
{
    const CourseReading reading = read_course(to_pgn(game));
    EXPECT_TRUE(reading.faults.empty());
    return reading.course.chapters.at(0).pages.at(0);
}

Page adopted(std::string_view text)
{
    return only_page(adopted_page(chess::read_pgn(text).at(0).game, solved(), names));
}

std::string file_of(std::initializer_list<const char*> words)
{
    std::string file;
    for (const char* const each : words)
        file +=
            "[Event \"Course\"]\n[ChapterName \"" + std::string{each, 1} + "\"]\n\n{ " + each + " } *\n\n";
    return file;
}

TEST(Editing, APageAsksForTheResultOfItsPosition)
{
    const chess::PgnGame won = new_page(position("5k2/5N2/5K2/5B2/8/8/8/8 w - - 7 30"), solved(), names);
    EXPECT_EQ(only_page(won).task, Task{Play{27}});
    EXPECT_EQ(to_fen(won.tree.start().setup()), "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    EXPECT_EQ(won.tags.value("Event"), "My positions");
    EXPECT_EQ(won.tags.value("ChapterName"), "Bishop and knight");
    const auto task_at = [](const char* fen) {
        return only_page(new_page(position(fen), solved(), names)).task;
    };
    EXPECT_EQ(task_at("8/8/8/8/8/3k4/3N4/B6K b - - 0 1"), Task{Hold{12}});
    EXPECT_EQ(task_at("k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1"), Task{Read{}}) << "mated already";
    EXPECT_EQ(task_at("5k2/5N2/5K2/5B2/8/8/P7/8 w - - 0 1"), Task{Read{}}) << "in no tablebase";
}

TEST(Editing, APageHasTheDrawingOfItsPosition)
{
    chess::Comment drawing;
    drawing.squares.add({'R', chess::Square::a8});
    const chess::PgnGame page =
        new_page(position("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1"), solved(), names, drawing);
    EXPECT_EQ(only_page(page).game.tree.annotations(chess::GameTree::root).after, drawing);
}

TEST(Editing, GamesAreAdoptedAsPages)
{
    const Page fen = adopted("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\n");
    EXPECT_EQ(fen.task, Task{Play{27}});
    EXPECT_EQ(names_of(fen.game.tags).chapter, "Bishop and knight");

    const Page epd = adopted("5k2/5N2/5K2/5B2/8/8/8/8 w - - c0 \"Philidor\"; bm Bh7 Kg6; id \"No. 1\";\n");
    EXPECT_EQ(epd.task, Task{Find{}});
    EXPECT_EQ(epd.game.tree.node(1).move->to, chess::Square::h7);
    EXPECT_EQ(epd.game.tree.annotations(0).after.text, "No. 1. Philidor") << "the move is not told";
    const Page mate = adopted("5k2/5N2/5K2/5B2/8/8/8/8 w - - dm 18; c0 \"W!\"; id \"No. 2\";\n");
    EXPECT_EQ(mate.task, Task{Play{18}});
    EXPECT_EQ(mate.game.tree.annotations(0).after.text, "No. 2. W!");
    EXPECT_EQ(mate.game.tree.annotations(0).after.commands,
              (std::vector<chess::CommentCommand>{{"assert", "mate 18"}}));
    EXPECT_EQ(adopted("5k2/5N2/5K2/5B2/8/8/8/8 w - - id \"No. 1\";\n").game.tree.annotations(0).after.text,
              "No. 1");

    const Page study =
        adopted("[Event \"Mates: The W\"]\n[StudyName \"Mates\"]\n[Task \"read\"]\n\n1. e4 *\n");
    EXPECT_EQ(names_of(study.game.tags).chapter, "The W");
    EXPECT_EQ(names_of(study.game.tags).course, "My positions");
    EXPECT_EQ(study.task, Task{Read{}});
    EXPECT_EQ(adopted("[Event \"Hastings\"]\n\n1. e4 *\n").game.tree.annotations(0).after.text, "Hastings");
}

TEST(Editing, MatedPositionsAreToBeRead)
{
    const std::string mated = "k7/3N4/1K6/3B4/8/8/8/8 b - - ";
    for (const char* const operations : {"", "dm 0;", "dm 2;", "id \"No. 1\"; dm 0;"})
        EXPECT_EQ(adopted(mated + operations + "\n").task, Task{Read{}}) << operations;
    const Page told = adopted(mated + "dm 0; c0 \"The end\";\n");
    EXPECT_EQ(told.game.tree.annotations(0).after.text, "The end");
    EXPECT_EQ(told.game.tree.annotations(0).after.commands,
              (std::vector<chess::CommentCommand>{{"assert", "checkmate"}}));
}

TEST(Editing, UnreadableBestMovesStayText)
{
    for (const char* const operation : {"bm Qa1", "bm ", "dm many"}) {
        const Page page = adopted("5k2/5N2/5K2/5B2/8/8/8/8 w - - " + std::string{operation} + ";\n");
        EXPECT_EQ(page.task, Task{Play{27}}) << operation;
    }
}

TEST(Editing, PagesThatAreThereAreNotAddedAgain)
{
    const auto page_of = [](const char* epd) {
        return adopted_page(chess::read_pgn(epd).at(0).game, solved(), names);
    };
    const chess::PgnGame w = page_of("5k2/5N2/5K2/5B2/8/8/8/8 w - - c0 \"Philidor\";\n");
    const chess::PgnGame other = page_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\n");
    const Addition first = with_new_pages("", std::vector{w, w});
    EXPECT_EQ(first.added, 1U) << "twice in the list";
    const Addition second = with_new_pages(first.file, std::vector{w, other});
    EXPECT_EQ(second.added, 1U);
    EXPECT_EQ(places_of(read_course(second.file).course).size(), 2U);
    EXPECT_EQ(with_new_pages(second.file, std::vector{other}).added, 0U);
}

TEST(Editing, AMoveIsRemovedWithItsContinuation)
{
    const chess::GameTree tree =
        chess::read_pgn("1. e4 { one } e5 (1... c5 2. Nf3 { three }) 2. f4 { two } *").at(0).game.tree;
    const auto reply = tree.main_line().at(2);
    chess::PgnGame rest;
    rest.tree = without_move(tree, reply);
    EXPECT_EQ(rest.tree, chess::read_pgn("1. e4 { one } c5 2. Nf3 { three } *").at(0).game.tree);
}

TEST(Editing, AMoveReplacesOneWithoutComment)
{
    chess::GameTree tree = chess::read_pgn("1. e4 e5 (1... c5 { known }) 2. Nf3 *").at(0).game.tree;
    const chess::GameTree::NodeId first = tree.main_line().at(1);
    const auto play = [&](chess::GameTree::NodeId from, const char* move) {
        return enter_move(tree, from, *chess::parse_move(tree.node(from).position, move));
    };
    const chess::GameTree::NodeId reply = play(first, "e6");
    chess::PgnGame expected = chess::read_pgn("1. e4 e6 (1... c5 { known }) *").at(0).game;
    EXPECT_EQ(tree, expected.tree) << "the other answer stays the other one";
    EXPECT_EQ(play(*tree.node(reply).parent, "c5"),
              *tree.child(*tree.node(reply).parent,
                          *chess::parse_move(tree.node(*tree.node(reply).parent).position, "c5")));
    tree.annotate(reply).after.text = "French";
    play(*tree.node(reply).parent, "d5");
    expected = chess::read_pgn("1. e4 e6 { French } (1... c5 { known }) (1... d5) *").at(0).game;
    EXPECT_EQ(tree, expected.tree);
}

TEST(Editing, ALongGameIsReplaced)
{
    constexpr std::size_t plies = 400'000;
    chess::GameTree tree;
    const std::array shuffle{
        chess::Move{chess::Square::g1, chess::Square::f3}, chess::Move{chess::Square::g8, chess::Square::f6},
        chess::Move{chess::Square::f3, chess::Square::g1}, chess::Move{chess::Square::f6, chess::Square::g8}};
    chess::GameTree::NodeId at = chess::GameTree::root;
    for (std::size_t ply = 0; ply < plies; ++ply)
        at = tree.add(at, shuffle.at(ply % shuffle.size()));
    enter_move(tree, chess::GameTree::root, {chess::Square::d2, chess::Square::d4});
    EXPECT_EQ(tree.nodes().size(), 2U);
}

TEST(Editing, DrawingsAreToggled)
{
    using enum chess::Square;
    chess::Comment comment;
    comment.squares = {{'G', a1}, {'G', a2}};
    comment.arrows = {{'R', a1, a8}};
    chess::Comment drawn;
    drawn.squares = {{'G', a1}, {'B', a2}};
    drawn.arrows = {{'R', a1, a8}, {'G', b1, b8}};
    add_drawing(comment, drawn);
    EXPECT_EQ(comment.squares, (chess::MarkList<chess::SquareMark>{{'B', a2}}));
    EXPECT_EQ(comment.arrows, (chess::MarkList<chess::ArrowMark>{{'G', b1, b8}}));
}

TEST(Editing, PagesAreFoundUnlessChanged)
{
    const std::string file = file_of({"a1", "b1"}) + "[Event \"x\"]\n\n1. e4 *\n";
    const Course course = read_course(file).course;
    EXPECT_EQ(page_number(read_course(file).course, course.chapters.back().pages.back()), 2U);
    EXPECT_EQ(page_number(read_course(file_of({"a1", "b1"})).course, course.chapters.back().pages.back()),
              std::nullopt);
    Page page = course.chapters.back().pages.back();
    page.game.tree.annotate(chess::GameTree::root).after.text = "more";
    EXPECT_EQ(page_number(read_course(file).course, page), std::nullopt) << "other words";
}

TEST(Editing, PagesAreFoundByTheirTexts)
{
    const std::string file = file_of({"a1", "b1", "b1"});
    const std::string text{page_text(file, 1)};
    EXPECT_TRUE(text.ends_with("{ b1 } *"));
    EXPECT_EQ(page_with_text(file, text, 2), 2U) << "of two equal pages the one that is meant";
    EXPECT_EQ(page_with_text(file, text, 0), 1U);
    EXPECT_EQ(page_with_text(file, text, 9), 1U);
    EXPECT_EQ(page_with_text(file_of({"a1"}), text, 0), std::nullopt);
}

TEST(Editing, PagesAreAddedToTheirChapter)
{
    const chess::PgnGame second = chess::read_pgn("[ChapterName \"a\"]\n\n{ a2 } *\n").at(0).game;
    EXPECT_EQ(read_course(with_page(file_of({"a1", "b1"}), second)).course.chapters.size(), 2U);
    EXPECT_LT(with_page(file_of({"a1", "b1"}), second).find("a2"),
              with_page(file_of({"a1", "b1"}), second).find("b1"));
    const std::string last = with_page(file_of({"b1"}), second);
    EXPECT_LT(last.find("b1"), last.find("a2"));
    EXPECT_EQ(read_course(with_page("", second)).course.chapters.size(), 1U);
}

TEST(Editing, PagesAreReplacedRemovedAndMoved)
{
    const std::string file = file_of({"a1", "a2", "a3"});
    EXPECT_EQ(with_page_moved(file, 0, 2), file_of({"a2", "a3", "a1"}));
    EXPECT_EQ(with_page_moved(file, 2, 0), file_of({"a3", "a1", "a2"}));
    EXPECT_EQ(with_page_moved(file, 1, 1), file);
    EXPECT_EQ(with_page_moved(file, 0, 3), file_of({"a2", "a3", "a1"})) << "to the end";
    EXPECT_EQ(without_page(file, 1), file_of({"a1", "a3"}));
    EXPECT_EQ(without_page(file_of({"a1"}), 0), "");
    const chess::PgnGame by = chess::read_pgn("[ChapterName \"a\"]\n\n{ b } *\n").at(0).game;
    const CourseReading replaced = read_course(with_page_replaced(file, 1, by));
    EXPECT_EQ(replaced.course.chapters.at(0).pages.at(1).game, by);
    EXPECT_EQ(replaced.course.chapters.at(0).pages.size(), 3U);
}

TEST(Editing, ACourseGetsAnotherTitle)
{
    const std::string file =
        "[Event \"Study: One\"]\n[StudyName \"Study\"]\n\n1. e4 *\n\n[Event \"Study: Two\"]\n\n1. e5 *\n";
    const CourseReading titled = read_course(with_title(file, "For juniors"));
    EXPECT_EQ(titled.course.title, "For juniors");
    ASSERT_EQ(titled.course.chapters.size(), 2U);
    EXPECT_EQ(titled.course.chapters.front().name, "One");
    EXPECT_EQ(titled.faults.size(), 1U) << "pages with errors stay as they are";
}

TEST(Editing, OtherTextStays)
{
    const std::string file =
        "% made by hand\n\n8/8/8/8/8/4k3/3N4/B3K3 b - - 0 1\n5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\n"
        "[Event \"x\"]\n\n1. e4 rubbish { unclosed";
    const std::string changed = without_page(file, 0);
    EXPECT_EQ(changed, "% made by hand\n\n5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\n\n[Event \"x\"]\n\n1. e4 "
                       "rubbish { unclosed\n\n");
}

} // namespace
} // namespace trainer::course
