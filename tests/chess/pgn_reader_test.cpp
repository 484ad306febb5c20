// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <ctime>
#include <string>

#include "chess/pgn_index.h"
#include "chess/pgn_writer.h"
#include "pgn_printing.h"
#include "random_positions.h"
#include "tests/slowdown.h"
#include "tests/thoroughness.h"

namespace chess {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using enum PgnError::Kind;

const std::string scholar = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";

// Tags.

std::string tag_of(std::string_view text, std::string_view name)
{
    return std::string{read_one(text).game.tags.value(name).value_or("(none)")};
}

TEST(PgnReader, ReadsTags)
{
    const PgnReading reading =
        read_one("[Event \"Casual\"]\n[White \"Anderssen\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n");
    EXPECT_EQ(reading.game.tags.value("Event"), "Casual");
    EXPECT_EQ(reading.game.tags.value("White"), "Anderssen");
    EXPECT_FALSE(reading.game.tags.value("Black"));
    EXPECT_EQ(reading.game.result, PgnResult::white_wins);
    EXPECT_THAT(reading.errors, IsEmpty());
}

// Fault 20
TEST(PgnReader, ReadsUnusualTags)
{
    EXPECT_EQ(tag_of("[Event \"a \\\"b\\\" \\\\ c\"] *", "Event"), "a \"b\" \\ c");
    EXPECT_EQ(tag_of("[Event \"a \"b\" c\"] *", "Event"), "a \"b\" c");
    EXPECT_EQ(tag_of("[Event \"c:\\dir\"] *", "Event"), "c:\\dir");
    EXPECT_EQ(tag_of("[ Event   \"a\" ] *", "Event"), "a");
    EXPECT_EQ(tag_of("[Event\"a\"][Site \"b\"] *", "Site"), "b");
    EXPECT_EQ(tag_of("[Event \"a]b\"] *", "Event"), "a]b");
    EXPECT_EQ(tag_of("[Event \"a\"\n[Site \"b\"]\n*", "Site"), "b");
    EXPECT_EQ(tag_of("[White_Elo2 \"2700\"] *", "White_Elo2"), "2700");
}

TEST(PgnReader, UnknownValuesAreDropped)
{
    const PgnReading reading =
        read_one("[Event \"?\"]\n[Date \"????.??.??\"]\n[Round \"\"]\n[Site \"-\"]\n\n*");
    EXPECT_THAT(reading.game.tags, ElementsAre(PgnTag{"Site", "-"}));
}

// Fault 23
TEST(PgnReader, DecodesUtf8AndWindows1252)
{
    EXPECT_EQ(tag_of("[White \"M\xC3\xBCller\"] *", "White"), "M\u00FCller");
    EXPECT_EQ(tag_of("[White \"M\xFCller\"] *", "White"), "M\u00FCller");
    EXPECT_EQ(tag_of("[White \"\x84quoted\x93\"] *", "White"), "\u201Equoted\u201C");
    EXPECT_EQ(tag_of("[White \"tab\tnul\0end\"] *"s, "White"), "tab nul end");
    EXPECT_EQ(tag_of("[White \"delete\x7Fnext line\u0085end\"] *", "White"), "delete next line end");
    EXPECT_EQ(tag_of("[White \"\xED\xA0\x80\"] *", "White"), "\u00ED\u00A0\u20AC");
    EXPECT_EQ(moves_in("1. e4 {gr\xFC\xDF} *"), "1. e4 {gr\u00FC\u00DF}");
}

TEST(PgnReader, DecodesTheFirstAndLastUtf8CharacterOfEachLength)
{
    for (const std::string character :
         {"\u00A0", "\u00BF", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFD", "\U00010000", "\U0010FFFF"})
        EXPECT_EQ(tag_of("[White \"M" + character + "\"] *", "White"), "M" + character);
    for (const std::string none :
         {"\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})
        EXPECT_NE(tag_of("[White \"M" + none + "\"] *", "White"), "M" + none);
}

// Moves.

TEST(PgnReader, ReadsMovesWithAnyNumbersAndBlanks)
{
    for (const std::string text :
         {"1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7",
          "1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6 4.Qxf7#", "1.e4 1...e5 2.Bc4 2...Nc6 3.Qh5 3...Nf6 4.Qxf7#",
          "1 e4 e5 2 Bc4 Nc6 3 Qh5 Nf6 4 Qxf7#", "7. e4 e5 1. Bc4 Nc6 0. Qh5 Nf6 99999999999999999999. Qxf7#",
          "1. . . e4 ... e5 2.... Bc4 Nc6 3.Qh5 Nf6 4.Qxf7++", "1e4 e5 2Bc4 Nc6 3Qh5 Nf6 4Qxf7#",
          "e2-e4 e7-e5 Bf1-c4 Nb8-c6 Qd1-h5 Ng8-f6 Qh5xf7#", "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
          "1. e4\re5\r2.\r\nBc4\n\n\nNc6\t3.\vQh5\fNf6 4. Qxf7#",
          "1. e4 \u2026 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#"})
        EXPECT_EQ(moves_in(text), scholar) << text;
}

TEST(PgnReader, ReadsManyFormsOfCastlingEnPassantAndPromotion)
{
    for (const std::string castling : {"O-O", "0-0", "o-o"})
        EXPECT_EQ(moves_in("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. " + castling + " 0-0 *"),
                  "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O");
    EXPECT_EQ(moves_in("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd3 Qd6 5. 0-0-0 O-O-O *"),
              "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd3 Qd6 5. O-O-O O-O-O");
    for (const std::string passing :
         {"exd6", "exd6e.p.", "exd6 e.p.", "exd6e.p", "exd6 e.p", "exd6ep", "exd6 ep", "exd6 e.p. !", "ed6"})
        EXPECT_EQ(moves_in("1. e4 a6 2. e5 d5 3. " + passing + " *").substr(0, 25),
                  "1. e4 a6 2. e5 d5 3. exd6");
    for (const std::string promotion : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=Q+"})
        EXPECT_EQ(moves_in("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. " + promotion + " *"), "1. a8=Q+");
}

TEST(PgnReader, ReadsTheResultOrUsesThatOfTheTags)
{
    const auto result = [](std::string_view text) { return read_one(text).game.result; };
    EXPECT_EQ(result("1. e4 1-0"), PgnResult::white_wins);
    EXPECT_EQ(result("1. e4 0-1"), PgnResult::black_wins);
    EXPECT_EQ(result("1. e4 1/2-1/2"), PgnResult::draw);
    EXPECT_EQ(result("1. e4 1/2"), PgnResult::draw);
    EXPECT_EQ(result("1. e4 \u00BD-\u00BD"), PgnResult::draw);
    EXPECT_EQ(result("1. e4 *"), PgnResult::unknown);
    EXPECT_EQ(result("1. e4"), PgnResult::unknown);
    EXPECT_EQ(result("[Result \"0-1\"]\n\n1. e4"), PgnResult::black_wins);
    EXPECT_EQ(result("[Result \"0-1\"]\n\n1. e4 *"), PgnResult::black_wins);
    EXPECT_EQ(result("1. e4 (1. d4 0-1) e5 1-0"), PgnResult::white_wins);
}

// Fault 23
TEST(PgnReader, SkipsEscapedLinesAndReservedBrackets)
{
    EXPECT_EQ(moves_in("% nothing [Event \"x\"]\n1. e4\n%{ ( 1-0\ne5 <reserved 1. d4> 2. Nf3 *"),
              "1. e4 e5 2. Nf3");
    EXPECT_EQ(moves_in("\uFEFF1. e4 *"), "1. e4");
}

// Starts.

TEST(PgnReader, StartsFromAFenWithAndWithoutSetUp)
{
    const std::string fen = "8/8/8/8/8/8/8/KBN1k3 b - - 3 40";
    for (const std::string set_up : {"", "[SetUp \"1\"]\n", "[SetUp \"0\"]\n"}) {
        const PgnReading reading = read_one(set_up + "[FEN \"" + fen + "\"]\n\n40... Kd1 *");
        EXPECT_EQ(to_fen(reading.game.tree.start().setup()), fen);
        EXPECT_THAT(reading.game.tree.nodes(), SizeIs(2));
        EXPECT_THAT(reading.errors, IsEmpty());
        EXPECT_TRUE(reading.game.tags.empty());
    }
}

TEST(PgnReader, AcceptsAStartWithUnreadableClocks)
{
    for (const std::string clocks : {"1 0", "- -", "x", "0", ""}) {
        const PgnReading reading = read_one("[FEN \"8/8/8/8/8/8/8/KBN1k3 w - - " + clocks + "\"]\n\n*");
        EXPECT_THAT(reading.errors, IsEmpty()) << clocks;
        EXPECT_EQ(to_fen(reading.game.tree.start().setup()).substr(0, 25), "8/8/8/8/8/8/8/KBN1k3 w - ");
    }
}

// Fault 20
TEST(PgnReader, AcceptsTheNamesOfStandardChess)
{
    for (const std::string name : {"Standard", "standard", "chess", "Normal", "From Position"})
        EXPECT_EQ(moves_in("[Variant \"" + name + "\"]\n\n1. e4 *"), "1. e4");
}

// Comments and glyphs.

TEST(PgnReader, ReadsCommentsAnywhere)
{
    EXPECT_EQ(moves_in("{a} 1. {b} e4 {c} {d} 1... {e} e5 ; f\n 2. Nf3 ;g"),
              "{a b} 1. e4 {c d e} 1... e5 {f} 2. Nf3 {g}");
    EXPECT_EQ(moves_in("1. e4 {a} ({b} 1. d4 {c}) {d} 1... e5 *"), "1. e4 {a} ( {b} 1. d4 {c} ) {d} 1... e5");
    EXPECT_EQ(moves_in("1. e4 (1. d4) {a} (1. c4) {b} *"), "1. e4 {a b} ( 1. d4 ) ( 1. c4 )");
    EXPECT_EQ(moves_in("1. e4 ({better} ) e5 *"), "1. e4 {better} 1... e5");
    EXPECT_EQ(moves_in("1. e4 {a {b; c (d [Event \"x\"]\n% e} e5 *"),
              "1. e4 {a {b; c (d [Event \"x\"] % e} 1... e5");
    EXPECT_EQ(moves_in("1. e4;a } {b\ne5 *"), "1. e4 {a ) {b} 1... e5");
    EXPECT_EQ(moves_in("1. e4 1-0 {resigned}"), "1. e4 {resigned}");
    EXPECT_EQ(moves_in("{}1. e4{  \n }*"), "1. e4");
}

TEST(PgnReader, ExtractsCommandsFromComments)
{
    const PgnReading reading =
        read_one("1. e4 {[%csl Ge4,Rd5][%cal Bg1f3, Ye2e4] x [%clk 0:05:00]y[%eval  +0.3 ] [%foo] } *");
    const Comment& comment = reading.game.tree.annotations(1).after;
    EXPECT_EQ(comment.text, "x y");
    EXPECT_THAT(comment.squares, ElementsAre(SquareMark{'G', Square::e4}, SquareMark{'R', Square::d5}));
    EXPECT_THAT(comment.arrows,
                ElementsAre(ArrowMark{'B', Square::g1, Square::f3}, ArrowMark{'Y', Square::e2, Square::e4}));
    EXPECT_THAT(comment.commands, ElementsAre(CommentCommand{"clk", "0:05:00"},
                                              CommentCommand{"eval", "+0.3"}, CommentCommand{"foo", ""}));
}

TEST(PgnReader, IdenticalMarksAreStoredOnceAndInOrder)
{
    const PgnReading reading = read_one("1. e4 {[%csl Rd5,Ge4,Rd5][%cal Ge2e4,Ge2e4]} {[%csl Ge4,Gd5]} *");
    const Comment& comment = reading.game.tree.annotations(1).after;
    EXPECT_THAT(comment.squares, ElementsAre(SquareMark{'R', Square::d5}, SquareMark{'G', Square::e4},
                                             SquareMark{'G', Square::d5}));
    EXPECT_THAT(comment.arrows, ElementsAre(ArrowMark{'G', Square::e2, Square::e4}));
}

TEST(PgnReader, KeepsUnreadableCommands)
{
    const PgnReading reading = read_one("1. e4 {[%csl Gz9][%cal] [% x] [%y} *");
    const Comment& comment = reading.game.tree.annotations(1).after;
    EXPECT_EQ(comment.text, "[ % x] [ %y");
    EXPECT_THAT(comment.squares, IsEmpty());
    EXPECT_THAT(comment.commands, ElementsAre(CommentCommand{"csl", "Gz9"}, CommentCommand{"cal", ""}));
}

TEST(PgnReader, MarksMayHaveAnyCapitalAsColour)
{
    for (char color = 'A'; color <= 'Z'; ++color) {
        const std::string mark{color, 'e', '4'};
        const PgnReading reading = read_one("1. e4 {[%csl " + mark + "]} *");
        EXPECT_THAT(reading.game.tree.annotations(1).after.squares,
                    ElementsAre(SquareMark{color, Square::e4}));
        EXPECT_THAT(to_pgn(reading.game), HasSubstr("[%csl " + mark + "]"));
    }
}

/// Spaces after the last comma made a list malformed, and the writer omits them.
TEST(PgnReader, AcceptsMarkListsWithATrailingComma)
{
    for (const char* list : {"Ge4", "Ge4,", "Ge4,  ", "  Ge4 ,\n"}) {
        const PgnReading reading = read_one("1. e4 {[%csl " + std::string{list} + "]} *");
        const Comment& comment = reading.game.tree.annotations(1).after;
        EXPECT_THAT(comment.squares, ElementsAre(SquareMark{'G', Square::e4})) << list;
        EXPECT_THAT(comment.commands, IsEmpty()) << list;
    }
    for (const char* list : {",Ge4", "Ge4, ,", "Ge4, ,Rd5"}) {
        const PgnReading reading = read_one("1. e4 {[%csl " + std::string{list} + "]} *");
        EXPECT_EQ(read_one(to_pgn(reading.game)).game, reading.game) << list;
    }
}

// Fault 27
TEST(PgnReader, ArgumentsOfCommandsRemainText)
{
    for (const std::string number : {"nan", "NaN", "-inf", "1e999", "#99999999999999999999", "0x7F", "--",
                                     "1:2:3:4:5", "-1:00:00", "99999999999999:00:00"}) {
        for (const std::string command : {"eval", "clk", "emt"}) {
            const PgnReading reading = read_one("1. e4 {[%" + command + " " + number + "]} e5 *");
            EXPECT_THAT(reading.errors, IsEmpty()) << number;
            EXPECT_THAT(reading.game.tree.annotations(1).after.commands,
                        ElementsAre(CommentCommand{command, number}));
            EXPECT_EQ(read_one(to_pgn(reading.game)), reading) << number;
        }
    }
}

TEST(PgnReader, ReadsGlyphs)
{
    EXPECT_EQ(moves_in("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *"),
              "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6");
    EXPECT_EQ(moves_in("1. e4 $1$14 e5 $255 2. Nf3 N Nc6 D *"), "1. e4 $1 $14 e5 $255 2. Nf3 $146 Nc6 $201");
    EXPECT_EQ(moves_in("1. e4= e5 += 2. Nf3+- Nc6 -+ 3. Bb5 +/- a6-/+ *"),
              "1. e4 $10 e5 $14 2. Nf3 $18 Nc6 $19 3. Bb5 $16 a6 $17");
    EXPECT_EQ(moves_in("1. e4 \u00B1 e5 \u221E 2. Nf3 \u2213 *"), "1. e4 $16 e5 $13 2. Nf3 $17");
    EXPECT_EQ(moves_in(scholar + "!! 1-0"), scholar + " $3");
}

// Variations.

TEST(PgnReader, ReadsNestedVariations)
{
    const std::string text =
        "1. e4 e5 ( 1... c5 2. Nf3 ( 2. c3 d5 ( 2... Nf6 ) 3. exd5 ) 2... d6 ) ( 1... e6 ) 2. Nf3";
    EXPECT_EQ(moves_in(text), text);
    EXPECT_EQ(moves_in("1.e4(1.d4(1.c4)d5)e5"), "1. e4 ( 1. d4 d5 ) ( 1. c4 ) 1... e5");
}

TEST(PgnReader, MergesVariationsThatRepeatTheMove)
{
    EXPECT_EQ(moves_in("1. e4 e5 (1... e5 2. Nc3) 2. Nf3 *"), "1. e4 e5 2. Nf3 ( 2. Nc3 )");
    EXPECT_EQ(moves_in("1. e4 e5 {a} ({b} 1... e5 {c}) {d} *"), "1. e4 e5 {a b c d}");
}

/// Unclosed variations nested to a depth.
std::string nested(std::size_t depth)
{
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += "Nf3 (Nc3 Nf6 Nb1 Ng8 ";
    return text;
}

// Fault 21
TEST(PgnReader, ReadsDeeplyNestedVariations)
{
    const std::size_t depth = 1000;
    const PgnReading reading = read_one(nested(depth) + std::string(depth, ')'));
    EXPECT_THAT(reading.errors, IsEmpty());
    EXPECT_THAT(reading.game.tree.nodes(), SizeIs(5 * depth + 1));
    EXPECT_EQ(read_one(to_pgn(reading.game)), reading);
}

// Spellings from real texts.

TEST(PgnReader, ReadsFigurinesDashesAndSigns)
{
    const std::string moves = "1. Nf3 d5 2. g3 Nf6 3. Bg2 e6 4. O-O Be7";
    for (const std::string text :
         {"1. \u2658f3 d5 2. g3 \u265Ef6 3. \u2657g2 e6 4. O\u2013O \u265De7 *",
          "1. \u2658\uFE0Ef3 d5 2. \u2659g3 \u265E\uFE0Ef6 3. \u2657f1\u2212g2 e7\u2010e6 4. 0\u20110 "
          "\u265De7\u2020 *",
          "1.\u00A0Nf3\u00A0d5\u20022.\u202Fg\u200B3 Nf6\u200B 3.\u3000Bg2 e6 4. O-\u2060O Be7\uFEFF *",
          "1. Nf3 d5 2. g3 Nf6 3. Bg2ch e6 mate 4. O-O dbl ch Be7+ ++ *",
          "> 1. Nf3 d5 2. g3 Nf6\n> > 3. Bg2 e6 4. O-O Be7 *",
          "```pgn\n1. Nf3 d5 2. g3 Nf6 3. Bg2 e6 4. O-O Be7\n```\n"}) {
        const PgnReading reading = read_one(text);
        EXPECT_EQ(moves_of(reading.game), moves) << text;
        EXPECT_THAT(reading.errors, IsEmpty()) << text;
    }
    EXPECT_EQ(moves_in("1. e4 d5 2. e4\u00D7d5 *"), "1. e4 d5 2. exd5");
    EXPECT_EQ(moves_in("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=\u2655 *"), "1. a8=Q+");
}

TEST(PgnReader, StoresNullMovesInTheTree)
{
    for (const std::string pass : {"--", "Z0", "<>", "0000", "null", "pass", "@@@@", "\u2013\u2013"}) {
        const PgnReading reading =
            read_one("1. e4 e5 2. Nf3 " + pass + " 3. Nxe5 Nc6 (3... d6 4. " + pass + ") *");
        EXPECT_EQ(moves_of(reading.game), "1. e4 e5 2. Nf3 -- 3. Nxe5 Nc6 ( 3... d6 4. -- )") << pass;
        EXPECT_THAT(reading.errors, IsEmpty()) << pass;
        EXPECT_EQ(read_one(to_pgn(reading.game)), reading) << pass;
    }
    const GameTree tree = read_one("1. e4 -- 2. d4 *").game.tree;
    EXPECT_EQ(to_fen(tree.node(2).position.setup()),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
}

TEST(PgnReader, ReadsTheSymbolsOfLichess)
{
    EXPECT_EQ(moves_in("1. e4 e5 \u2212+ 2. Nf3 +\u2212 Nc6 \u21C4 3. Bb5 \u2295 a6 \u2191\u2191 *"),
              "1. e4 e5 $19 2. Nf3 $18 Nc6 $132 3. Bb5 $138 a6 $32");
    EXPECT_EQ(
        moves_in("1. e4 \u2A00 e5 \u2206 2. Nf3 \u25CB Nc6 \u2313 3. Bb5 =\u221E a6 TN 4. Ba4 \u27F3 *"),
        "1. e4 $22 e5 $140 2. Nf3 $26 Nc6 $142 3. Bb5 $44 a6 $146 4. Ba4 $32");
}

TEST(PgnReader, ReadsTheSymbolsOfScid)
{
    EXPECT_EQ(moves_in("1. e4 +-- e5 --+ 2. Nf3 =/& Nc6 -> 3. Bb5 +> a6 RR 4. Ba4 inf Nf6 ZZ 5. O-O zz *"),
              "1. e4 $20 e5 $21 2. Nf3 $44 Nc6 $40 3. Bb5 $40 a6 $145 4. Ba4 $13 Nf6 $22 5. O-O $23");
}

TEST(PgnReader, ReadsResultsInManySpellings)
{
    const auto result = [](const std::string& text) { return read_one("1. e4 " + text + "\n").game.result; };
    for (const std::string draw : {"\u00BD", "\u00BD-\u00BD", "\xBD-\xBD", "0.5-0.5", "0,5-0,5", "1/2:1/2",
                                   "1/2\u20131/2", "\u00BD:\u00BD"})
        EXPECT_EQ(result(draw), PgnResult::draw) << draw;
    for (const std::string win : {"1:0", "1-O", "1\u20130", "1-0.", "1-0\u00A0", "l-0", "I-0", "+:-"})
        EXPECT_EQ(result(win), PgnResult::white_wins) << win;
    for (const std::string loss : {"0:1", "O-1", "0\u22121", "0-l", "-:+"})
        EXPECT_EQ(result(loss), PgnResult::black_wins) << loss;
    EXPECT_EQ(result(".5-.5"), PgnResult::draw);
}

TEST(PgnReader, ReadsResultsWithBlanksAsOneMarker)
{
    const auto results = [](const std::string& text) {
        std::vector<PgnResult> found;
        for (const PgnReading& reading :
             read_pgn("1. e4 e5 " + text + "\n\n[White \"B\"]\n\n1. d4 d5 0-1\n")) {
            EXPECT_THAT(reading.errors, IsEmpty()) << text;
            found.push_back(reading.game.result);
        }
        return found;
    };
    for (const std::string draw :
         {"1/2 - 1/2", "\u00BD : \u00BD", "\u00BD \u2013 \u00BD", "0.5 - 0.5", ".5-.5"})
        EXPECT_THAT(results(draw), ElementsAre(PgnResult::draw, PgnResult::black_wins)) << draw;
    for (const std::string win :
         {"1 : 0", "1 - 0", "1 -0", "1- 0", "1 \u2013 0", "l - O", "+:-", "1-0 (White resigned)"})
        EXPECT_THAT(results(win), ElementsAre(PgnResult::white_wins, PgnResult::black_wins)) << win;
}

TEST(PgnReader, BlanksJoinNoMovesAndNumbersToResults)
{
    EXPECT_EQ(moves_in("1 e4 e5 2 Nf3 Nc6 3 Bc4 Bc5 4 0-0 0-1"), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O");
    EXPECT_EQ(read_one("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O 0-1").game.result, PgnResult::black_wins);
    EXPECT_EQ(moves_in("1 e4 -- 2 d4 *"), "1. e4 -- 2. d4");
    EXPECT_THAT(read_pgn("1. e4 1-0 1. d4 0-1"), SizeIs(2));
}

TEST(PgnReader, SkipsWordsForCheckInSeveralLanguages)
{
    for (const std::string word : {"sch", "Schach", "scacco", "jaque", "xeque", "\u0448\u0430\u0445"})
        EXPECT_EQ(moves_in("1. e4 e5 2. Qh5 Nc6 3. Qxf7 " + word + " Kxf7 4. a3 *"),
                  "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. a3")
            << word;
}

TEST(PgnReader, NestedBracesEndTheIntendedComment)
{
    EXPECT_EQ(moves_in("1. e4 {a {b} c} e5 {d {e {f} g} h} 2. Nf3 {i \\} j} Nc6 {k {l} 3. Bb5 {m} *"),
              "1. e4 {a {b) c} 1... e5 {d {e {f) g) h} 2. Nf3 {i \\) j} 2... Nc6 {k {l} 3. Bb5 {m}");
}

TEST(PgnReader, KeepsTagsWithSymbolsInTheirNames)
{
    for (const std::string name : {"White-Title", "Black.Elo", "X?"}) {
        const PgnReading reading = read_one("[" + name + " \"x\"]\n\n1. e4 *");
        EXPECT_EQ(reading.game.tags.value(name), "x");
        EXPECT_EQ(read_one(to_pgn(reading.game)), reading);
    }
}

TEST(PgnReader, ReadsLocalPieceLetters)
{
    const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Qe7 4. Rf1 Kd8";
    for (const std::string text :
         {"1. e4 e5 2. Sf3 Sc6 3. Lc4 De7 4. Tf1 Kd8", "1. e4 e5 2. Cf3 Cc6 3. Ac4 De7 4. Tf1 Rd8",
          "1. e4 e5 2. Cf3 Cc6 3. Fc4 De7 4. Tf1 Rd8", "1. e4 e5 2. Cf3 Cc6 3. Bc4 De7 4. Tf1 Rd8",
          "1. e4 e5 2. Sf3 Sc6 3. Gc4 He7 4. Wf1 Kd8", "1. e4 e5 2. Кf3 Кc6 3. Сc4 Фe7 4. Лf1 Крd8",
          "1. e4 e5 2. Af3 Ac6 3. Fc4 Ve7 4. Kf1 \u015Ed8", "1. e4 e5 2. 马f3 马c6 3. 象c4 后e7 4. 车f1 王d8",
          "1. e4 e5 2. घf3 घc6 3. ऊc4 वe7 4. हf1 राd8"}) {
        const PgnReading reading = read_one(text + " *");
        EXPECT_EQ(moves_of(reading.game), moves) << text;
        EXPECT_THAT(reading.errors, IsEmpty()) << text;
    }
    EXPECT_EQ(moves_in("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=D Kg7 2. Dd5 *"),
              "1. a8=Q+ Kg7 2. Qd5");
}

TEST(PgnReader, ReadsALocalLetterThatOnlyAPromotionHas)
{
    EXPECT_EQ(moves_in("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=D Rg6 *"), "1. a8=Q Kg6");
}

TEST(PgnReader, ReadsTheLettersOfLanguagesWithoutATranslation)
{
    const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Qe7 4. Rf1 Kd8";
    for (const std::string text :
         {"1. e4 e5 2. Pf3 Pc6 3. Lc4 De7 4. Tf1 Kd8", "1. e4 e5 2. Hf3 Hc6 3. Fc4 Ve7 4. Bf1 Kd8",
          "1. e4 e5 2. Jf3 Jc6 3. Sc4 De7 4. Vf1 Kd8"})
        EXPECT_EQ(moves_in(text + " *"), moves) << text;
    EXPECT_EQ(moves_in("1. Pe4 Pe5 2. Nf3 *"), "1. e4 e5 2. Nf3");
}

TEST(PgnReader, ReadsCompensationWithASlash)
{
    EXPECT_EQ(moves_in("1. e4 =/\u221E e5 \u221E/= *"), "1. e4 $44 e5 $44");
}

TEST(PgnReader, LettersThatMayMeanTwoPiecesAreNotRead)
{
    // A bishop in Spanish and a knight in Turkish, and both can move there.
    const PgnReading either = read_one("[FEN \"4k3/8/8/8/8/5N2/8/2B1K3 w - - 0 1\"]\n\n1. Ad2 *");
    EXPECT_EQ(moves_of(either.game), "");
    EXPECT_THAT(either.errors, SizeIs(1));
    // "R" is a rook in English, so this is not a king move in Spanish.
    EXPECT_EQ(moves_of(read_one("1. e4 e5 2. Re2 *").game), "1. e4 e5");
    // A letter of no language, or of two.
    EXPECT_EQ(moves_of(read_one("1. Sf3 Nf6 *").game), "");
}

TEST(PgnReader, LinesOfPositionsAreGamesWithoutMoves)
{
    const auto games = read_pgn("8/8/3k4/8/8/3BN3/3K4/8 w - - bm Nf5; id \"one\"; c0 \"White wins\";\n"
                                "8/8/3k4/8/8/3BN3/3K4/8 b - - 0 0\n\n"
                                "7k/8/8/8/8/8/8/K5Q1 w - - 0 1|Mate|Qg2\n"
                                "8/8/8/8/8/8/8/8 w - - 0 1\n");
    ASSERT_THAT(games, SizeIs(4));
    EXPECT_EQ(games[0].game.tags.value("Event"), "one");
    EXPECT_EQ(moves_of(games[0].game), "{bm Nf5; White wins}");
    EXPECT_EQ(to_fen(games[1].game.tree.start().setup()), "8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1");
    EXPECT_EQ(games[2].game.tags.value("Event"), "Mate");
    EXPECT_THAT(games[3].errors,
                ElementsAre(PgnError{illegal_position, 4, 5, 1, "8/8/8/8/8/8/8/8 w - - 0 1"}));
    for (const PgnReading& reading : games)
        EXPECT_EQ(read_one(to_pgn(reading.game)).game, reading.game);
}

TEST(PgnReader, ReportsRefusedStarts)
{
    const auto games = read_pgn("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\n"
                                "8/8/3k4/3K4/8/3BN3/8/8 w - - 0 1 id \"adjacent\";\n"
                                "8/8/3k4/8/8/3BN3/3K4/8 x - - 0 1\n"
                                "[FEN \"8/8/8/8/8/3BN3/3K4/8 w - - 0 1\"]\n\n1. Bc4 *\n");
    std::vector<std::string> refused;
    for (const PgnReading& reading : games)
        refused.push_back(reading.refused_start);
    EXPECT_THAT(refused, ElementsAre("", "8/8/3k4/3K4/8/3BN3/8/8 w - - 0 1 id \"adjacent\";",
                                     "8/8/3k4/8/8/3BN3/3K4/8 x - - 0 1", "8/8/8/8/8/3BN3/3K4/8 w - - 0 1"));
}

// Texts copied from web pages, forums, chats and mails.

/// The moves of the games of a text that has to be read without errors.
std::vector<std::string> clean_moves(std::string_view text)
{
    std::vector<std::string> moves;
    for (const PgnReading& reading : read_pgn(text)) {
        EXPECT_THAT(reading.errors, IsEmpty()) << text;
        moves.push_back(moves_of(reading.game));
    }
    EXPECT_EQ(index_pgn(text).size(), moves.size()) << text;
    return moves;
}

TEST(PgnReader, TagsMayHaveTypographicQuotationMarks)
{
    for (const std::string value :
         {"\u201CM\u00FCller\u201D", "\u201EM\u00FCller\u201C", "\u00ABM\u00FCller\u00BB",
          "\u2018M\u00FCller\u2019", "'M\u00FCller'", "`M\u00FCller\u00B4", "\"M\u00FCller\u201D",
          "\u201CM\u00FCller\"", "\x84M\xFCller\x93", "&quot;M&uuml;ller&quot;",
          "&#8220;M&#252;ller&#8221;"}) {
        const std::string text =
            "[White " + value + "]\n[Black \u201CB\u201D ]\n\n1. e4 *\n[White \u201CC\u201D]\n*";
        const auto games = read_pgn(text);
        ASSERT_THAT(games, SizeIs(2)) << text;
        EXPECT_EQ(games[0].game.tags.value("White"), "M\u00FCller") << text;
        EXPECT_EQ(games[0].game.tags.value("Black"), "B") << text;
        EXPECT_EQ(games[1].game.tags.value("White"), "C") << text;
        EXPECT_THAT(games[0].errors, IsEmpty()) << text;
        EXPECT_EQ(index_pgn(text)[0].white, "M\u00FCller") << text;
    }
    const auto value = [](const std::string& tag) {
        return std::string{*read_one(tag + "\n*").game.tags.value("White")};
    };
    EXPECT_EQ(value("[White \u201CO\u2019Neil \u201Cthe\u201D Great\u201D]"),
              "O\u2019Neil \u201Cthe\u201D Great");
    EXPECT_EQ(value("[White \"a \u201D] b\"]"), "a \u201D] b") << "only one of ASCII closes one of ASCII";
}

TEST(PgnReader, FenTagsMayHaveSmallLetters)
{
    const PgnReading reading =
        read_one("[Fen \"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\"]\n[Setup \"1\"]\n\n1. Kc3 *");
    EXPECT_EQ(moves_of(reading.game), "1. Kc3");
    EXPECT_THAT(reading.errors, IsEmpty());
    EXPECT_TRUE(index_pgn("[fen \"8/8/3k4/8/8/3BN3/3K4/8 w\"]\n*")[0].has_fen);
    EXPECT_FALSE(PgnGame{}.tags.set("fen", "x"));
}

TEST(PgnReader, CharacterReferencesAreDecoded)
{
    EXPECT_THAT(
        clean_moves(
            "1.&nbsp;&#9816;f3 d5 2. g3&#33; Nf6 3. Bg2 e6 4. O&ndash;O {&quot;safe &amp; sound&quot;}"),
        ElementsAre("1. Nf3 d5 2. g3 $1 Nf6 3. Bg2 e6 4. O-O {\"safe & sound\"}"));
    EXPECT_THAT(clean_moves("&nbsp;1. e4&nbsp;1&ndash;0\n1. d4&nbsp;&frac12;&ndash;&frac12;\n"),
                ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(clean_moves("1. e4 {a & b; c &x; d &#125;} e5"),
                ElementsAre("1. e4 {a & b; c &x; d &#125;} 1... e5"));
    EXPECT_EQ(read_one("1. e4&nbsp;foo *").errors, (std::vector{PgnError{unreadable_move, 1, 1, 12, "foo"}}));
}

TEST(PgnReader, TextsThatLookLikeReferencesSurviveARoundTrip)
{
    PgnGame game;
    game.tags.set("White", "A &amp; B &lt;x&gt; &unknown; R&D");
    game.tree.annotate(GameTree::root).after.text = "&nbsp; &amp;amp; & ;";
    game.tree.annotate(GameTree::root).after.commands.push_back({"x", "&quot;"});
    EXPECT_EQ(read_one(to_pgn(game)).game, game);
}

TEST(PgnReader, MarkdownIsSkipped)
{
    const std::string moves = "1. e4 e5 2. Nf3 Nc6";
    for (const std::string text : {"**1. e4** e5 **2. Nf3** Nc6",
                                   "*1. e4* e5 *2. Nf3* Nc6 *",
                                   "**1. e4 e5\n2. Nf3 Nc6**",
                                   "1. **e4** e5 2. *Nf3* Nc6",
                                   "***1. e4*** e5 2. Nf3 Nc6",
                                   "__1. e4__ e5 _2. Nf3_ Nc6",
                                   "`1. e4 e5` 2. Nf3 Nc6",
                                   "```1. e4 e5 2. Nf3 Nc6```",
                                   "~~~\n1. e4 e5 2. Nf3 Nc6\n~~~",
                                   "||1. e4 e5|| 2. Nf3 Nc6",
                                   ">!1. e4 e5 2. Nf3 Nc6!<",
                                   "1. e4 e5 >!2. Nf3!< Nc6",
                                   ">> 1. e4 e5\n>> 2. Nf3 Nc6",
                                   "- 1. e4 e5 2. Nf3 Nc6",
                                   "\u2022 1. e4 e5 2. Nf3 Nc6",
                                   "* 1. e4 e5 2. Nf3 Nc6",
                                   "# Game\n\n1. e4 e5 2. Nf3 Nc6",
                                   "1\\. e4 e5 2\\. Nf3 Nc6",
                                   "| 1. | e4 | e5 |\n| 2. | Nf3 | Nc6 |",
                                   "\u201C1. e4 e5 2. Nf3 Nc6\u201D",
                                   "1. e4, e5, 2. Nf3, Nc6",
                                   "My game: 1. e4 e5 2. Nf3 Nc6",
                                   "<b>1. e4</b> e5<br>2. Nf3 Nc6"})
        EXPECT_THAT(clean_moves(text), ElementsAre(moves)) << text;
    EXPECT_EQ(moves_in(">!1. e4 e5!!<"), "1. e4 e5 $1");
    for (const std::string win : {"**1-0**", "*1-0*", "_1-0_", "1-0 White wins"})
        EXPECT_EQ(read_one("1. e4 " + win).game.result, PgnResult::white_wins) << win;
}

TEST(PgnReader, AsterisksAreResultsUnlessTheyAreEmphasis)
{
    EXPECT_THAT(clean_moves("* *"), ElementsAre("", ""));
    EXPECT_THAT(clean_moves("1. e4* 1. d4*"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(clean_moves("1. e4 *\n*e4* e5 *\n* 1. d4\n* 1. c4 *\n"),
                ElementsAre("1. e4", "1. e4 e5", "1. d4", "1. c4"));
    EXPECT_THAT(clean_moves("* {alone}"), ElementsAre("{alone}"));
}

TEST(PgnReader, TheMarkupOfForumsEnclosesGames)
{
    for (const std::string text :
         {"[pgn]1. e4 e5[/pgn]", "[PGN]\n1. e4 e5\n[/PGN]", "[pgn=123] 1. e4 e5 [/pgn]",
          "Look: [pgn height=400 autoplay=none]1. e4 e5[/pgn]\nNice!", "[code]1. e4 e5[/code] and so on",
          "[quote=\"Anna\"]\n1. e4 e5[/quote]", "[b]1. e4[/b] [color=red]e5[/color]"})
        EXPECT_THAT(clean_moves(text), ElementsAre("1. e4 e5")) << text;
    EXPECT_THAT(clean_moves("[pgn]1. e4[/pgn] and [pgn]1. d4[/pgn]\n[pgn][White \"a\"] 1. c4[/pgn]"),
                ElementsAre("1. e4", "1. d4", "1. c4"));
}

TEST(PgnReader, AFirstMoveAtTheHeadOfALineBeginsAnotherGame)
{
    EXPECT_THAT(clean_moves("1. e4 e5\n1. d4 d5\n- 1. c4\n"), ElementsAre("1. e4 e5", "1. d4 d5", "1. c4"));
    EXPECT_THAT(clean_moves("1. e4\n1... e5\n2. Nf3"), ElementsAre("1. e4 e5 2. Nf3"));
    EXPECT_THAT(clean_moves("{a}\n1. e4 (\n1. d4) e5"), ElementsAre("{a} 1. e4 ( 1. d4 ) 1... e5"));
}

TEST(PgnReader, PositionsInTablesAndListsAreRead)
{
    const std::string white = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
    const std::string black = "8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1";
    for (const std::string& text : std::initializer_list<std::string>{
             white + ",\n" + black + ",", white + ';' + black, '"' + white + "\", \"" + black + '"',
             "[\n  \"" + white + "\",\n  \"" + black + "\"\n]",
             "[fen]" + white + "[/fen] [fen]" + black + "[/fen]",
             "id,fen,moves\n1,\"" + white + "\",e2e4\n2,\"" + black + "\",e7e5",
             "x\t" + white + "\te2e4\n" + black + "\teasy", "**" + white + "**\n`" + black + '`',
             "* " + white + "\n* " + black, "| FEN | |\n|---|---|\n| " + white + " |\n| " + black + " |",
             "<tr><td>1</td><td>" + white + "</td></tr>\n<tr><td>2</td><td>" + black + "</td></tr>",
             "[1] " + white + "\n[2] " + black}) {
        std::vector<std::string> starts;
        for (const PgnReading& reading : read_pgn(text))
            starts.push_back(to_fen(reading.game.tree.start().setup()));
        EXPECT_THAT(starts, ElementsAre(white, black)) << text;
        EXPECT_EQ(index_pgn(text).size(), 2U) << text;
    }
}

TEST(PgnReader, MovesBehindAPositionStartFromIt)
{
    const std::string fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
    for (const std::string& text :
         {fen + "\n1. Kc3 Kc6", fen + " id \"x\";\r\n1.Kc3 Kc6", "> " + fen + "\n> 1. Kc3 Kc6"})
        EXPECT_THAT(clean_moves(text + "\n" + fen + "\n"), ElementsAre("1. Kc3 Kc6", "")) << text;
    EXPECT_EQ(read_one(fen + "\n1. Kc3 foo *").errors,
              (std::vector{PgnError{unreadable_move, 1, 2, 8, "foo"}}));
    EXPECT_EQ(read_one(fen + " id \"x\";\n1. Kc3 *").game.tags.value("Event"), "x");
    EXPECT_THAT(clean_moves(fen + "\n\n1. e4 e5"), ElementsAre("", "1. e4 e5")) << "an empty line between";
    EXPECT_THAT(clean_moves(fen + "\nWhite wins.\n"), ElementsAre(""));
}

// The starts of games.

std::vector<std::string> all_moves(std::string_view text)
{
    std::vector<std::string> moves;
    for (const PgnReading& reading : read_pgn(text))
        moves.push_back(moves_of(reading.game));
    return moves;
}

// Fault 22
TEST(PgnReader, FindsTheGamesOfAFile)
{
    EXPECT_THAT(all_moves(""), IsEmpty());
    EXPECT_THAT(all_moves(" \r\n\t\n% escaped\n"), IsEmpty());
    EXPECT_THAT(all_moves("*"), ElementsAre(""));
    EXPECT_THAT(all_moves("* *"), ElementsAre("", ""));
    EXPECT_THAT(all_moves("{only a comment}"), ElementsAre("{only a comment}"));
    EXPECT_THAT(all_moves("[Event \"a\"]"), ElementsAre(""));
    EXPECT_THAT(all_moves("[Event \"a\"]\n[Site \"b\"]\n\n[Event \"c\"]\n[Site \"d\"]\n"),
                ElementsAre("", ""));
    EXPECT_THAT(all_moves("1. e4 * 1. d4 *"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("1. e4 1-0\n1. d4 1/2-1/2 1. c4"), ElementsAre("1. e4", "1. d4", "1. c4"));
    EXPECT_THAT(all_moves("[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n1. d4 *"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("[Event \"a\"] 1. e4 * [Event \"b\"] 1. d4 *"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("1. e4\n[Event \"b\"]\n1. d4"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("1. e4\n\n1... e5 *"), ElementsAre("1. e4 e5"));
}

TEST(PgnReader, ARepeatedTagAfterAnEmptyLineStartsAGame)
{
    const auto games =
        read_pgn("[Event \"a\"]\n[White \"b\"]\n\n[White \"c\"]\n\n[White \"d\"]\n[Black \"e\"]\n");
    ASSERT_THAT(games, SizeIs(3));
    EXPECT_EQ(games[1].game.tags.value("White"), "c");
    EXPECT_EQ(games[2].game.tags.value("Black"), "e");
    for (const PgnReading& reading : games)
        EXPECT_THAT(reading.errors, IsEmpty());
}

TEST(PgnReader, IgnoresProseAndTablesBetweenGames)
{
    EXPECT_THAT(all_moves("On Tuesday Anna wrote:\n> [White \"a\"]\n>\n> 1. e4 *\n>\n> 1. d4 *\n\nRegards\n"),
                ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("1. e4 1-0\n\n   Name     1 2 3\n-------------\n 1 Anna    * 1 \u00BD  1.5\n"
                          " 2. Ben    0 * 1  1\n\n1. d4 *\n"),
                ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("```\n1. e4 *\n```\nand\n```\n1. d4 *\n```\n"), ElementsAre("1. e4", "1. d4"));
    EXPECT_THAT(all_moves("1. e4\u00A01-0\u00A0\n1. d4\u00A00-1 \u00A0\n"), ElementsAre("1. e4", "1. d4"));
}

// Fault 22
TEST(PgnReader, CommentsBelongToTheAdjacentGame)
{
    EXPECT_THAT(all_moves("{head}\n[Event \"a\"]\n\n1. e4 *"), ElementsAre("{head} 1. e4"));
    EXPECT_THAT(all_moves("1. e4 1-0 {tail}\n\n{head}\n\n[Event \"b\"]\n1. d4 *"),
                ElementsAre("1. e4 {tail}", "{head} 1. d4"));
    EXPECT_THAT(all_moves("[Event \"a\"]\n\n{all of it}\n\n[Event \"b\"]\n\n*"),
                ElementsAre("{all of it}", ""));
}

TEST(PgnReader, CommentsBelongToTheMoveBeforeUnlessAVariationIntervenes)
{
    EXPECT_THAT(all_moves("1. e4 (1. d4) {apart} e5 *"), ElementsAre("1. e4 ( 1. d4 ) {apart} 1... e5"));
    EXPECT_THAT(all_moves("1. e4 (1. e4 e5) c5 {near} 2. Nf3 *"),
                ElementsAre("1. e4 c5 {near} ( 1... e5 ) 2. Nf3"));
}

TEST(PgnReader, ATagInACommentDoesNotStartAGame)
{
    EXPECT_THAT(all_moves("1. e4 {see\n[Event \"x\"]\nthere} e5 *"),
                ElementsAre("1. e4 {see [Event \"x\"] there} 1... e5"));
    EXPECT_THAT(all_moves("1. e4 ; [Event \"x\"]\ne5 *"), ElementsAre("1. e4 {[Event \"x\"]} 1... e5"));
    EXPECT_THAT(all_moves("1. e4 {see\n\n[a] there} e5 *"), ElementsAre("1. e4 {see [a] there} 1... e5"));
}

// Errors.

struct Faulty {
    std::string text;
    std::string moves;
    std::vector<PgnError> errors;
};

const std::string pawn_start = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]";
const std::string no_start = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]";

const Faulty faulty[]{
    {"[Event]\n1. e4 *", "1. e4", {{malformed_tag, 1, 1, 1, "[Event]"}}},
    {"[Site \"x\"]\n[Event foo]\n1. e4 *", "1. e4", {{malformed_tag, 1, 2, 1, "[Event foo]"}}},
    {"[Event \"x]\n1. e4 *", "1. e4", {{unterminated_tag, 1, 1, 1, "[Event \"x]"}}},
    {"[Event \"x\"]\n[Event \"y\"]\n1. e4 *", "1. e4", {{duplicate_tag, 1, 2, 1, "[Event \"y\"]"}}},
    {"[Result \"1-0\"]\n[Result \"0-1\"]\n1. e4 1-0",
     "1. e4",
     {{duplicate_tag, 1, 2, 1, "[Result \"0-1\"]"}}},
    {pawn_start + "\n" + no_start + "\n1. a8=Q *", "1. a8=Q+", {{duplicate_tag, 1, 2, 1, no_start}}},
    {"[SetUp \"1\"]\n[SetUp \"1\"]\n1. e4 *", "1. e4", {{duplicate_tag, 1, 2, 1, "[SetUp \"1\"]"}}},
    {"[Result \"1-0\"]\n1. e4 0-1", "1. e4", {{result_mismatch, 1, 2, 10, "0-1"}}},
    {"[FEN \"9/8\"]\n1. e4 *", "", {{unreadable_fen, 1, 1, 1, "9/8"}}},
    {no_start + "\n1. e4 *", "", {{illegal_start, 1, 1, 1, "8/8/8/8/8/8/8/8 w - - 0 1"}}},
    {"[Variant \"Atomic\"]\n1. e4 *", "", {{unsupported_variant, 1, 1, 1, "Atomic"}}},
    {"[Variant \"Chess960\"]\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O *",
     "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O",
     {}},
    {"[Variant \"Fischerandom\"]\n[SetUp \"1\"]\n"
     "[FEN \"rk6/pppppppp/8/8/8/8/PPPPPPPP/RK6 w Aa - 0 1\"]\n1. e4 e5 2. O-O-O *",
     "1. e4 e5",
     {{chess960_castling, 1, 4, 13, "O-O-O"}}},
    {"{before} [Variant \"Atomic\"]\n1. e4 *", "", {{unsupported_variant, 1, 1, 10, "Atomic"}}},
    {"1. e4 foo Nf3 *", "1. e4", {{unreadable_move, 1, 1, 7, "foo"}}},
    {"1. e4 e5\n 2. Ke3 Ke7 *", "1. e4 e5", {{illegal_move, 1, 2, 5, "Ke3"}}},
    {"1. Nf3 d5 2. Nd4 e5 3. Nc3 e4 4. Nb5 *",
     "1. Nf3 d5 2. Nd4 e5 3. Nc3 e4",
     {{ambiguous_move, 1, 1, 34, "Nb5"}}},
    {"1. e4 e5 2. Qh5 {\u00FC\u00FC} g6 3. Qxe5 -- 4. d4 *",
     "1. e4 e5 2. Qh5 {\u00FC\u00FC} 2... g6 3. Qxe5+",
     {{null_move, 1, 1, 33, "--"}}},
    // A word is read completely or not at all.
    {"1. \u00A7f3 d5 *", "", {{unreadable_move, 1, 1, 4, "\u00A7f3"}}},
    {"1. e4 @f3 *", "1. e4", {{unreadable_move, 1, 1, 7, "@f3"}}},
    {"1. e4 &e5 *", "1. e4", {{unreadable_move, 1, 1, 7, "&e5"}}},
    // A line continues at the number of the next move.
    {"1. e4 e5 really 2. Nf3 (2. foo 2. Nc3) Nc6 *",
     "1. e4 e5 2. Nf3 ( 2. Nc3 ) 2... Nc6",
     {{unreadable_move, 1, 1, 10, "really"}, {unreadable_move, 1, 1, 28, "foo"}}},
    {"1. e4 foo 1... e5 *", "1. e4 e5", {{unreadable_move, 1, 1, 7, "foo"}}},
    {"(1. e4) 1. d4 *", "1. d4", {{variation_without_move, 1, 1, 1, "("}}},
    {"() {before} 1. d4 *", "{before} 1. d4", {{variation_without_move, 1, 1, 1, "("}}},
    {"1. e4 ((1. c4) 1. d4) e5 *", "1. e4 ( 1. d4 ) 1... e5", {{variation_without_move, 1, 1, 8, "("}}},
    {"1. e4 ) e5 *", "1. e4 e5", {{unexpected_text, 1, 1, 7, ")"}}},
    {"1. e4 \\ e5 & *", "1. e4 e5", {{unexpected_text, 1, 1, 7, "\\"}, {unexpected_text, 1, 1, 12, "&"}}},
    {"1. e4 [x] e5 *", "1. e4 e5", {{unexpected_text, 1, 1, 7, "[x]"}}},
    {"1. e4 <= e5 *", "1. e4 $10 e5", {{unexpected_text, 1, 1, 7, "<"}}},
    {"1. e4 e5 < 2. Nf3 *", "1. e4 e5 2. Nf3", {{unexpected_text, 1, 1, 10, "<"}}},
    {"1. e4 $ e5 $256 *", "1. e4 e5", {{bad_nag, 1, 1, 7, "$"}, {bad_nag, 1, 1, 12, "$256"}}},
    {"$1 1. e4 ($2 1. d4) *", "$1 1. e4 ( 1. d4 $2 )", {}},
    {"1. e4 {lost *", "1. e4 {lost *}", {{unterminated_comment, 1, 1, 7, "{lost *"}}},
    {"1. e4 (1. d4 e5 *", "1. e4 ( 1. d4 e5 )", {{unterminated_variation, 1, 1, 7, "("}}},
    // An error in a variation drops the rest of the variation.
    {"1. e4 (1. d4 foo (1... c5 {x}) bar) e5 *",
     "1. e4 ( 1. d4 ) 1... e5",
     {{unreadable_move, 1, 1, 14, "foo"}}},
    {"1. e4 (1. Ke5) e5 *", "1. e4 e5", {{illegal_move, 1, 1, 11, "Ke5"}}},
    // An error in the main line drops the rest of the game, but not the result.
    {"1. e4 foo (1... c5 0-1) {x} bar 1-0", "1. e4", {{unreadable_move, 1, 1, 7, "foo"}}},
    // All kinds of line breaks are counted.
    {"1. e4\r\ne5\r2. d4\n\r\n  foo", "1. e4 e5 2. d4", {{unreadable_move, 1, 5, 3, "foo"}}},
};

// Faults 19, 20 and 24
TEST(PgnReader, ReportsErrorsWithPositionsAndKeepsTheRest)
{
    for (const Faulty& test : faulty) {
        const PgnReading reading = read_one(test.text);
        EXPECT_EQ(moves_of(reading.game), test.moves) << test.text;
        EXPECT_EQ(reading.errors, test.errors) << test.text;
    }
}

TEST(PgnReader, ErrorsHaveTheirGameAndLineInTheFile)
{
    const std::vector<PgnReading> games =
        read_pgn("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4\nfoo *\n\n[Event \"c\"]\n\n1. c4 *\n");
    ASSERT_THAT(games, SizeIs(3));
    EXPECT_THAT(games[0].errors, IsEmpty());
    EXPECT_THAT(games[1].errors, ElementsAre(PgnError{unreadable_move, 2, 8, 1, "foo"}));
    EXPECT_EQ(moves_of(games[2].game), "1. c4");
}

// Fault 19
TEST(PgnReader, UnclosedCommentsAndVariationsDoNotAffectOtherGames)
{
    EXPECT_THAT(all_moves("[Event \"a\"]\n\n1. e4 {x e5 *\n\n[Event \"b\"]\n\n1. d4 {y} *\n"),
                ElementsAre("1. e4 {x e5 *}", "1. d4 {y}"));
    EXPECT_THAT(all_moves("[Event \"a\"]\n\n1. e4 (1. c4 *\n\n[Event \"b\"]\n\n1. d4 *\n"),
                ElementsAre("1. e4 ( 1. c4 )", "1. d4"));
    EXPECT_THAT(all_moves("[Event \"a\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n"),
                ElementsAre("1. e4", "1. d4"));
}

TEST(PgnReader, QuotesFaultyTextTruncatedAndAsUtf8)
{
    const PgnReading reading = read_one("1. e4 " + std::string(1000, 'x') + "\n");
    ASSERT_THAT(reading.errors, SizeIs(1));
    EXPECT_EQ(reading.errors[0].text, std::string(pgn_error_text_limit, 'x'));
    // Two bytes and then three each, so that the limit is inside a character.
    std::string euros = "\u00FC";
    for (int i = 0; i < 40; ++i)
        euros += "\u20AC";
    EXPECT_EQ(read_one("[FEN \"" + euros + "\"]\n\n1. e4 *\n").errors.front().text,
              euros.substr(0, 2 + 19 * 3));
    EXPECT_EQ(read_one("1. e4 \xFC *").errors.front().text, "\u00FC");
}

// Limits and hostile files.

// Fault 21
TEST(PgnReader, StopsAtItsLimits)
{
    const std::vector<PgnError> errors = read_one(nested(pgn_depth_limit + 1)).errors;
    ASSERT_THAT(errors, SizeIs(2));
    EXPECT_EQ(errors[0].kind, nested_too_deep);
    EXPECT_EQ(errors[1].kind, unterminated_variation);

    std::string junk;
    for (std::size_t i = 0; i < 1000; ++i)
        junk += "& ";
    EXPECT_THAT(read_one("1. e4 " + junk).errors, SizeIs(pgn_errors_limit));
    EXPECT_THAT(read_one("1. e4 (1. d4 " + junk).errors, SizeIs(pgn_errors_limit));
}

// Fault 21
TEST(PgnReader, ReadsLongGamesUpToTheLimit)
{
    std::string text;
    for (std::size_t ply = 0; ply <= pgn_moves_limit; ply += 4)
        text += "Nf3 Nf6 Ng1 Ng8 ";
    const PgnReading reading = read_one(text + "1-0");
    EXPECT_THAT(reading.game.tree.nodes(), SizeIs(pgn_moves_limit + 1));
    ASSERT_THAT(reading.errors, SizeIs(1));
    EXPECT_EQ(reading.errors[0].kind, too_many_moves);
    EXPECT_EQ(reading.game.result, PgnResult::white_wins);
}

TEST(PgnReader, TruncatesGamesThatAreTooLong)
{
    const PgnReading reading = read_one("1. e4 {" + std::string(pgn_game_length_limit, 'x') + "} e5 *");
    EXPECT_EQ(reading.errors.back().kind, game_too_long);
    EXPECT_THAT(reading.game.tree.nodes(), SizeIs(2));
}

// Fault 21
TEST(PgnReader, AMillionParenthesesGiveASingleError)
{
    for (const std::string head : {"", "1. e4 (1. d4 "}) {
        const PgnReading reading = read_one(head + std::string(1'000'000, '('));
        ASSERT_THAT(reading.errors, SizeIs(2));
        EXPECT_EQ(reading.errors[0].kind, variation_without_move);
        EXPECT_EQ(reading.errors[1].kind, unterminated_variation);
    }
}

TEST(PgnReader, HostileTextsTakeLinearTime)
{
    const std::size_t size = test::times(100'000U);
    const std::clock_t begin = std::clock();
    for (const std::string piece : {"(",
                                    ")",
                                    "[",
                                    "{",
                                    "}",
                                    "[%a",
                                    "[\"",
                                    "[a \"",
                                    "[a \" ",
                                    "[]",
                                    "<",
                                    ";",
                                    "\\",
                                    "$",
                                    "%",
                                    "\n",
                                    "\r",
                                    "\n%",
                                    "e4 ",
                                    "(e4",
                                    "()",
                                    "{}",
                                    "{[%a",
                                    "[Event \"x\"]",
                                    "[Event \"x\"]\n\n",
                                    "* ",
                                    "1-0{",
                                    "\n\n[",
                                    "{\n\n[a ",
                                    "\0",
                                    "\x80",
                                    "\xFF",
                                    "1. e4 (1. e4 {x}) ",
                                    "( {x} ",
                                    "-",
                                    "1/2-",
                                    "\u00BD",
                                    "e.p.",
                                    "*e4 ",
                                    "e4*",
                                    "&amp;",
                                    "&",
                                    "_",
                                    "[pgn]",
                                    "[a \u201C",
                                    "\n1. e4 e5",
                                    "[x]"}) {
        for (const std::string head : {"", "1. e4 ", "1. e4 {", "[Event \""}) {
            std::string text = head;
            while (text.size() < size)
                text += piece.empty() ? "\0"s : piece;
            PgnReader reader{text};
            std::size_t games = 0;
            while (reader.next())
                ++games;
            EXPECT_EQ(index_pgn(text).size(), games) << head << piece;
        }
    }
    // In processor time, a third of which is usual for linear time; quadratic time would take a minute for
    // each text.
    EXPECT_LT(std::clock() - begin, test::slowdown * test::times(15L) * CLOCKS_PER_SEC);
}

// Fault 22
TEST(PgnReader, ReadsListsOfPositionsLineByLine)
{
    const auto list = read_position_list("# squad\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\r\n\n"
                                         "8/8/8/8/8/8/8 w - - 0 1\n  Black resigned here\n"
                                         "4k3/8/8/8/8/8/4P3/4K3 b - - id \"two\";\n"
                                         "4k3/8/8/8/8/8/8/4KQ2 b - - 3 40");
    ASSERT_TRUE(list);
    ASSERT_EQ(list->size(), 5U);
    EXPECT_TRUE((*list)[0].errors.empty());
    EXPECT_EQ((*list)[3].game.tags.value("Event"), "two");
    for (const auto& [number, line, column] : {std::array<std::size_t, 3>{1, 4, 1}, {2, 5, 3}}) {
        const PgnReading& reading = (*list)[number];
        EXPECT_FALSE(reading.refused_start.empty());
        ASSERT_EQ(reading.errors.size(), 1U);
        EXPECT_EQ(reading.errors.front().kind, PgnError::Kind::not_a_position);
        EXPECT_EQ(reading.errors.front().line, line);
        EXPECT_EQ(reading.errors.front().column, column);
    }
    for (const std::string_view text :
         {"", "prose", "[Event \"x\"]\n\n1. e4 *\n", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. e4\n",
          "one\ntwo\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"})
        EXPECT_FALSE(read_position_list(text)) << text;
}

TEST(PgnReader, ReadsArbitraryBytesSafely)
{
    Random random{23};
    const std::string_view likely = "[]{}()<>;%*\"\\\n\r $!?.-=+#/1204abcdefghNBRQKOx\xC3\xBC\xFC\0&_`~|'#"sv;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = random_number(random, 2) == 0 ? "[Event \"x\"]\n\n1. e4 " : "";
        for (std::size_t length = random_number(random, 60); length > 0; --length)
            text += likely[random_number(random, likely.size())];
        const std::vector<PgnReading> games = read_pgn(text);
        EXPECT_EQ(index_pgn(text).size(), games.size());
        for (const PgnReading& reading : games) {
            const PgnReading again = read_one(to_pgn(reading.game));
            ASSERT_EQ(again.game, reading.game) << testing::PrintToString(text);
            ASSERT_THAT(again.errors, IsEmpty()) << testing::PrintToString(text);
        }
    }
}

} // namespace
} // namespace chess
