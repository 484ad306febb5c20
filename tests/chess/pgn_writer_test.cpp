// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "chess/pgn_text.h"
#include "pgn_printing.h"

namespace chess {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

PgnGame game_of(std::string_view text)
{
    return read_one(text).game;
}

std::vector<std::string> lines_of(const std::string& text)
{
    std::istringstream stream{text};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

TEST(PgnWriter, WritesAGameInTheExportFormat)
{
    EXPECT_EQ(to_pgn(game_of("[White \"A\"][ECO \"C20\"][Annotator \"B\"][Date \"1850.??.??\"] 1.e4 e5 1-0")),
              "[Event \"?\"]\n"
              "[Site \"?\"]\n"
              "[Date \"1850.??.??\"]\n"
              "[Round \"?\"]\n"
              "[White \"A\"]\n"
              "[Black \"?\"]\n"
              "[Result \"1-0\"]\n"
              "[Annotator \"B\"]\n"
              "[ECO \"C20\"]\n"
              "\n"
              "1. e4 e5 1-0\n"
              "\n");
}

TEST(PgnWriter, AnEmptyGameHasTagsAndAResult)
{
    EXPECT_THAT(to_pgn({}), HasSubstr("[Result \"*\"]\n\n*\n\n"));
}

TEST(PgnWriter, WritesTheStartAmongOtherTags)
{
    PgnGame game{{}, GameTree{position_of("8/8/8/8/8/8/8/KBN1k3 b - - 3 40")}, PgnResult::draw};
    game.tags.set("Annotator", "A");
    game.tags.set("Opening", "O");
    game.tags.set("Termination", "T");
    game.tree.add(GameTree::root, {Square::e1, Square::d1});
    EXPECT_THAT(to_pgn(game), HasSubstr("[Result \"1/2-1/2\"]\n"
                                        "[Annotator \"A\"]\n"
                                        "[FEN \"8/8/8/8/8/8/8/KBN1k3 b - - 3 40\"]\n"
                                        "[Opening \"O\"]\n"
                                        "[SetUp \"1\"]\n"
                                        "[Termination \"T\"]\n"
                                        "\n"
                                        "40... Kd1 1/2-1/2\n"));
}

// Fault 77
TEST(PgnWriter, ClocksOfTheStartRemainReadable)
{
    auto setup = setup_of("8/8/8/8/8/8/8/KBN1k3 w - - 0 1");
    setup.halfmove_clock = 10'000;
    setup.fullmove_number = 12'345'678;
    const PgnGame game{{}, GameTree{*Position::from(setup)}, PgnResult::unknown};
    EXPECT_THAT(to_pgn(game), HasSubstr(" w - - 10000 999999\"]"));
}

// Fault 23
TEST(PgnWriter, EscapesTagValues)
{
    PgnGame game;
    game.tags.set("Event", "\"a\" \\ b");
    EXPECT_THAT(to_pgn(game), StartsWith("[Event \"\\\"a\\\" \\\\ b\"]\n"));
}

TEST(PgnWriter, NumbersBlacksMoveAfterCommentsAndVariations)
{
    EXPECT_EQ(
        moves_of(game_of("e4 e5 Nf3 {a} Nc6 Bb5 (Bc4 Bc5) a6 Ba4 (Bxc6 dxc6 {b}) Nf6")),
        "1. e4 e5 2. Nf3 {a} 2... Nc6 3. Bb5 ( 3. Bc4 Bc5 ) 3... a6 4. Ba4 ( 4. Bxc6 dxc6 {b} ) 4... Nf6");
}

TEST(PgnWriter, WritesMarksAndCommandsBeforeTheText)
{
    PgnGame game;
    game.tree.add(GameTree::root, {Square::e2, Square::e4});
    Annotations& annotations = game.tree.annotate(1);
    annotations.nags = {1, 14};
    annotations.after = {"words",
                         {{'G', Square::e4}, {'R', Square::d5}},
                         {{'Y', Square::e2, Square::e4}},
                         {{"clk", "0:05:00"}, {"foo", ""}}};
    EXPECT_EQ(moves_of(game), "1. e4 $1 $14 {[%csl Ge4,Rd5] [%cal Ye2e4] [%clk 0:05:00] [%foo] words}");
}

TEST(PgnWriter, WrapsMarks)
{
    PgnGame game;
    for (std::size_t i = 0; i < 64; ++i) {
        game.tree.annotate(0).after.squares.add({'G', square_at(i)});
        game.tree.annotate(0).after.arrows.add({'R', square_at(i), square_at(63 - i)});
    }
    const std::string text = to_pgn(game);
    for (const std::string& line : lines_of(text))
        EXPECT_LE(line.size(), 80U) << line;
    EXPECT_EQ(game_of(text), game);
}

TEST(PgnWriter, BreaksLinesAtEightyCharacters)
{
    PgnGame game;
    std::string& text = game.tree.annotate(0).after.text;
    for (int i = 0; i < 200; ++i)
        text += (i == 0 ? "" : " ") + std::string(static_cast<std::size_t>(i % 17 + 1), 'x') + "\u00FC";
    for (const std::string& line : lines_of(to_pgn(game)))
        EXPECT_LE(count_characters(line), 80U) << line;
    EXPECT_EQ(game_of(to_pgn(game)), game);
    text = std::string(100, 'x') + " [%long " + std::string(100, 'y') + "]";
    EXPECT_EQ(game_of(to_pgn(game)).tree.annotations(0).after.text,
              std::string(100, 'x') + " [ %long " + std::string(100, 'y') + "]");
}

TEST(PgnWriter, CommentLinesNeverStartWithAPercentSign)
{
    PgnGame game;
    std::string& text = game.tree.annotate(0).after.text;
    for (int i = 0; i < 60; ++i)
        text += (i == 0 ? "" : " ") + std::string(static_cast<std::size_t>(i % 11 + 1), 'x') + " %y";
    for (const std::string& line : lines_of(to_pgn(game)))
        EXPECT_FALSE(line.substr(0, 1) == "%") << line;
    EXPECT_EQ(game_of(to_pgn(game)), game);
}

TEST(PgnWriter, ApproximatesContentThatPgnCannotExpress)
{
    PgnGame game;
    game.tree.add(GameTree::root, {Square::e2, Square::e4});
    game.tree.annotate(1).before.text = "before";
    game.tree.annotate(0).after.text = " a\n\tb} [%clk 1]\x01 ";
    game.tree.annotate(1).after = {"",
                                   {{'g', Square::a1}},
                                   {{' ', Square::a1, Square::a2}},
                                   {{"a b", "x"}, {"c", " x]} \n y"}, {"", "x"}}};
    EXPECT_EQ(moves_of(game), "{a b) [ %clk 1]} {before} 1. e4 {[%c x)) y]}");
    const PgnGame again = game_of(to_pgn(game));
    EXPECT_EQ(game_of(to_pgn(again)), again);
}

TEST(PgnWriter, JoinsGamesToFiles)
{
    const PgnGame first = game_of("[White \"A\"] 1. e4 *");
    const PgnGame second = game_of("[White \"B\"] 1. d4 0-1");
    const std::vector<PgnReading> games = read_pgn(to_pgn(first) + to_pgn(second));
    ASSERT_THAT(games, SizeIs(2));
    EXPECT_EQ(games[0].game, first);
    EXPECT_EQ(games[1].game, second);
}

// Fault 21
TEST(PgnWriter, WritesALongGameAndDeepVariations)
{
    PgnGame game;
    GameTree::NodeId last = GameTree::root;
    const Move there_and_back[]{{Square::g1, Square::f3},
                                {Square::g8, Square::f6},
                                {Square::f3, Square::g1},
                                {Square::f6, Square::g8}};
    for (std::size_t ply = 0; ply < 20'000; ++ply) {
        if (ply % 4 == 0 && ply < 10'000) {
            game.tree.add(last, there_and_back[0]);
            const GameTree::NodeId variation = game.tree.add(last, {Square::b1, Square::c3});
            last = game.tree.add(
                game.tree.add(game.tree.add(variation, there_and_back[1]), {Square::c3, Square::b1}),
                there_and_back[3]);
        } else {
            last = game.tree.add(last, there_and_back[ply % 4]);
        }
        if (ply % 4 == 0 && ply < 10'000)
            ply += 3;
    }
    EXPECT_TRUE(game_of(to_pgn(game)) == game);
}

TEST(PgnWriter, WritesChangesWithoutACopy)
{
    const PgnGame game = game_of("1. e4 (1. d4 d5) (1. c4 {English}) e5 {open} (1... c5 2. Nf3) 2. f4 *");
    const GameTree::NodeId queens_pawn = game.tree.node(GameTree::root).children[1];
    const GameTree::NodeId kings_pawn = game.tree.node(GameTree::root).children[0];
    const GameTree::NodeId open = game.tree.node(kings_pawn).children[0];
    const PgnChanges changes{
        {{GameTree::root, queens_pawn}, {kings_pawn, game.tree.node(kings_pawn).children[1]}},
        {{open, {}}, {queens_pawn, {"closed", {}, {}, {}}}}};
    PgnGame changed = game;
    for (const auto& [parent, child] : changes.main_children)
        changed.tree.make_main(child);
    for (const auto& [id, comment] : changes.comments)
        changed.tree.annotate(id).after = comment;
    const std::string text = to_pgn(game.tags, game.tree, PgnResult::draw, changes);
    EXPECT_THAT(
        text, HasSubstr("1. d4 {closed} ( 1. e4 c5 ( 1... e5 2. f4 ) 2. Nf3 ) ( 1. c4 {English} ) 1... d5"));
    changed.result = PgnResult::draw;
    EXPECT_EQ(text, to_pgn(changed));
}

TEST(PgnTags, AreInTheOrderOfTheExportFormat)
{
    PgnTags tags;
    for (const char* const name : {"ECO", "Black", "BlackElo", "White", "annotator", "Event", "Site"})
        tags.set(name, name);
    std::string order;
    for (const PgnTag& tag : tags)
        order += tag.name + ' ';
    EXPECT_EQ(order, "Event Site White Black BlackElo ECO annotator ");
}

TEST(PgnTags, AreSetAndCleared)
{
    PgnTags tags;
    EXPECT_TRUE(tags.set("Event", "a"));
    EXPECT_TRUE(tags.set("Event", "b"));
    EXPECT_EQ(tags.value("Event"), "b");
    EXPECT_THAT(tags, SizeIs(1));
    EXPECT_TRUE(tags.set("Event", "?"));
    EXPECT_TRUE(tags.empty());
    for (const char* const name : {"", "White Elo", "FEN", "SetUp", "Result", "a\"b", "\u00FC"})
        EXPECT_FALSE(tags.set(name, "x")) << name;
    EXPECT_TRUE(tags.empty());
}

TEST(PgnResult, OfAPosition)
{
    EXPECT_EQ(result_of(position_of("k7/1Q6/K7/8/8/8/8/8 b - - 0 1")), PgnResult::white_wins);
    EXPECT_EQ(result_of(position_of("K7/1q6/k7/8/8/8/8/8 w - - 0 1")), PgnResult::black_wins);
    EXPECT_EQ(result_of(position_of("k7/2Q5/K7/8/8/8/8/8 b - - 0 1")), PgnResult::draw);
    EXPECT_EQ(result_of(position_of("k7/8/K7/8/8/8/8/8 b - - 0 1")), PgnResult::draw);
    EXPECT_EQ(result_of(Position::initial()), PgnResult::unknown);
}

TEST(PgnResult, IsReadAndWritten)
{
    for (const PgnResult result :
         {PgnResult::unknown, PgnResult::white_wins, PgnResult::black_wins, PgnResult::draw})
        EXPECT_EQ(parse_result(to_string(result)), result);
    EXPECT_FALSE(parse_result("1-1"));
    EXPECT_FALSE(parse_result(""));
}

} // namespace
} // namespace chess
