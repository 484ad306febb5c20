// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/claims.h"

#include <gtest/gtest.h>

#include <string>

#include "kbnk_positions.h"

namespace trainer::course {
namespace {

using endgame::solved;

constexpr const char* philidor = "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1";

Course course_of(const std::string& fen, const std::string& moves)
{
    return read_course("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n").course;
}

/// Checks a claim behind the moves.
Finding finding_of(const std::string& fen, const std::string& moves, std::string_view claim)
{
    const Course course = course_of(fen, moves);
    const chess::GameTree& tree = course.chapters.at(0).pages.at(0).game.tree;
    return check(claim, solved(), tree, tree.main_line().back());
}

bool claim_holds(const std::string& fen, const std::string& moves, std::string_view claim)
{
    return finding_of(fen, moves, claim) == Finding::holds;
}

TEST(Claims, OfAPositionHoldOrDoNot)
{
    EXPECT_TRUE(claim_holds(philidor, "", "mate 18"));
    EXPECT_FALSE(claim_holds(philidor, "", "mate 17"));
    EXPECT_FALSE(claim_holds(philidor, "", "draw"));
    EXPECT_TRUE(claim_holds(philidor, "", "stage w"));
    EXPECT_FALSE(claim_holds(philidor, "", "stage mate"));
    EXPECT_TRUE(claim_holds("k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1", "", "checkmate"));
    EXPECT_FALSE(claim_holds("k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1", "", "stalemate"));
    EXPECT_TRUE(claim_holds("k7/3N4/1K6/8/8/8/8/1B6 b - - 0 1", "", "stalemate"));
    EXPECT_TRUE(claim_holds("k7/3N4/1K6/8/8/8/8/1B6 b - - 0 1", "", "draw"));
}

TEST(Claims, AreMadeInWords)
{
    using Claimed = std::vector<std::string>;
    EXPECT_EQ(claims_in("Here White mates in 4, at most."), (Claimed{"mate 4", "white wins"}));
    EXPECT_EQ(claims_in("Mates in 12"), Claimed{"mate 12"});
    EXPECT_EQ(claims_in("This is a draw."), Claimed{"draw"});
    EXPECT_EQ(claims_in("It is stalemate!"), Claimed{"stalemate"});
    EXPECT_EQ(claims_in("The only move: all others lose."), Claimed{});
    EXPECT_EQ(claims_in("It is the only move."), Claimed{"only"});
    EXPECT_EQ(claims_in("Black loses."), Claimed{"white wins"});
    EXPECT_EQ(claims_in("White wins the rook. Is this a draw? Now Kxc3? Stalemate!"), Claimed{});
    EXPECT_EQ(claims_in("Weiß setzt in 4 Zügen matt."), (Claimed{"mate 4", "white wins"}));
    EXPECT_EQ(claims_in("Das ist remis. Schwarz gewinnt."), (Claimed{"black wins", "draw"}));
    EXPECT_EQ(claims_in("Es ist patt. Das ist der einzige Zug."), (Claimed{"stalemate", "only"}));
}

TEST(Claims, InWordsAreChecked)
{
    const auto failing = [](const std::string& moves) {
        std::string claims;
        for (const Objection& objection : objections(course_of(philidor, moves), solved()))
            claims += objection.claim + '|';
        return claims;
    };
    EXPECT_EQ(failing("{ White mates in 18. } 1. Bh7 { This is the only move. White wins. }"), "");
    EXPECT_EQ(failing("{ This is a draw. Mates in 4. }"), "mate 4|draw|");
    EXPECT_EQ(failing("1. Bg4 { It is the only move. }"), "only|");
    EXPECT_EQ(failing("1. Ke5 { White wins. } Kxf7 { It is drawn. It is stalemate. }"),
              "white wins|stalemate|");
}

TEST(Claims, OfAMoveHoldOrDoNot)
{
    EXPECT_TRUE(claim_holds(philidor, "1. Bh7", "best"));
    EXPECT_TRUE(claim_holds(philidor, "1. Bh7", "only"));
    EXPECT_TRUE(claim_holds(philidor, "1. Bh7", "mate 17"));
    EXPECT_FALSE(claim_holds(philidor, "1. Bh7", "throws"));
    EXPECT_FALSE(claim_holds(philidor, "1. Bh7", "cost 0"));
    EXPECT_FALSE(claim_holds(philidor, "1. Bg4", "best"));
    EXPECT_TRUE(claim_holds(philidor, "1. Bg4", "cost 2"));
    EXPECT_TRUE(claim_holds(philidor, "1. Ke5", "throws"));
    EXPECT_FALSE(claim_holds(philidor, "", "best")) << "no move leads to the start";
}

TEST(Claims, OfOtherMovesHoldOrDoNot)
{
    const char* const waiting = "k7/8/1K6/2N2B2/8/8/8/8 w - - 0 1";
    EXPECT_TRUE(claim_holds(waiting, "1. Bg4", "best Bd7 Be6 Bh3"));
    EXPECT_TRUE(claim_holds(philidor, "1. Bg4", "best Bh7")) << "the move on the board may be worse";
    EXPECT_TRUE(claim_holds(philidor, "1. Bh7", "keeps Bg4 Bh3"));
    EXPECT_FALSE(claim_holds(philidor, "1. Bh7", "best Bg4"));
    EXPECT_FALSE(claim_holds(philidor, "1. Bh7", "keeps Bg4 Ke5")) << "one of the moves throws the win away";
    EXPECT_FALSE(claim_holds(philidor, "1. Bh7", "best Ba1")) << "no legal move";
    EXPECT_FALSE(claim_holds(philidor, "", "best Bh7")) << "no move leads to the start";
}

TEST(Claims, OfAPieceElsewhereHoldOrDoNot)
{
    const char* const on_b6 = "1k6/8/1K6/8/8/8/8/1B5N w - - 0 1";
    EXPECT_TRUE(claim_holds(on_b6, "", "white wins with Kd5 kf8 Ng5"));
    EXPECT_TRUE(claim_holds(philidor, "", "white wins with Bc8 kg8"));
    EXPECT_FALSE(claim_holds(philidor, "", "draw with Bc8"));
    EXPECT_FALSE(claim_holds(philidor, "", "white wins with Bf7")) << "the square is occupied";
    EXPECT_FALSE(claim_holds(philidor, "", "white wins with Ke7")) << "the kings would touch";
    EXPECT_FALSE(claim_holds(philidor, "", "white wins with Ra1")) << "there is no rook";
    EXPECT_FALSE(claim_holds(philidor, "", "white wins with B")) << "no square";
}

TEST(Claims, OfCoveredSquaresHoldOrDoNot)
{
    EXPECT_TRUE(claim_holds(philidor, "", "covers Ke7 Kg7 Be6 Bg6 Nd8 Ng5 kf7"));
    EXPECT_TRUE(claim_holds(philidor, "1. Bh7", "covers Bg8")) << "the square in front of Black's king";
    EXPECT_TRUE(claim_holds("8/8/8/8/k2R4/8/8/K7 b - - 0 1", "", "covers Ra4"));
    EXPECT_TRUE(claim_holds("8/8/8/8/1k1R4/8/8/K7 b - - 0 1", "", "covers Ra4")) << "through the king";
    EXPECT_FALSE(claim_holds(philidor, "", "covers Ke7 Kd7"));
    EXPECT_FALSE(claim_holds(philidor, "", "covers Bc9"));
    EXPECT_FALSE(claim_holds(philidor, "", "covers e7"));
}

TEST(Claims, UnknownWordsFail)
{
    for (const char* const claim :
         {"", "mate", "mate ", "mate 18 ", "mate x", "winning", "Best", "stage", "cost", "covers", "covers ",
          "draw with", "only Bh7", "checkmate with Bh7"})
        EXPECT_EQ(finding_of(philidor, "", claim), Finding::fails) << claim;
    EXPECT_EQ(finding_of("5k2/5N2/5K2/5B2/8/8/P7/8 w - - 0 1", "", "winning"), Finding::fails);
}

TEST(Claims, WithoutATableAreUnknown)
{
    const char* const five_pieces = "5k2/5N2/5K2/5B2/8/8/P7/8 w - - 0 1";
    for (const char* const claim : {"mate 18", "draw", "stage w"})
        EXPECT_EQ(finding_of(five_pieces, "", claim), Finding::unknown) << claim;
    for (const char* const claim : {"best", "only", "cost 1", "throws"})
        EXPECT_EQ(finding_of(five_pieces, "1. a3", claim), Finding::unknown) << claim;
    EXPECT_EQ(finding_of(five_pieces, "", "best"), Finding::fails) << "no move leads to the start";
    EXPECT_EQ(finding_of(five_pieces, "", "checkmate"), Finding::fails) << "the board tells";
}

TEST(Claims, FalseClaimsAreReportedWithTheirPlace)
{
    const Course course =
        course_of(philidor, "{ [%assert mate 18] } 1. Bh7 { [%assert best] [%assert cost 2] } "
                            "(1. Ke5 { [%assert best] }) 1... Ke8");
    const std::vector<Objection> found = objections(course, solved());
    ASSERT_EQ(found.size(), 2U);
    for (const Objection& claim : found) {
        EXPECT_EQ(claim.finding, Finding::fails);
        EXPECT_FALSE(claim.missing);
        EXPECT_EQ(claim.chapter, 1U);
        EXPECT_EQ(claim.page, 1U);
    }
    EXPECT_EQ(found[0].claim, "cost 2");
    EXPECT_EQ(found[1].claim, "best");
    EXPECT_NE(found[0].node, found[1].node);
    ASSERT_EQ(endings_of(course).size(), 1U);
    EXPECT_EQ(endings_of(course).front(), endgame::kbnk);
}

TEST(Claims, TasksThatAreImpossibleAtTheStartAreReported)
{
    const auto claims = [](const std::string& task, const std::string& fen) {
        std::vector<std::string> found;
        const Course course =
            read_course("[Task \"" + task + "\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n*\n").course;
        for (const Objection& objection : objections(course, solved()))
            found.push_back(objection.claim);
        return found;
    };
    using Found = std::vector<std::string>;
    EXPECT_EQ(claims("play 18", philidor), Found{});
    EXPECT_EQ(claims("play 17", philidor), Found{"play 17"});
    EXPECT_EQ(claims("win 1", philidor), Found{}) << "how long it takes is unknown";
    EXPECT_EQ(claims("win 50", "1k6/1B6/8/3N4/8/8/8/7K b - - 0 1"), Found{"win 50"});
    EXPECT_EQ(claims("hold 5", philidor), Found{"hold 5"});
    EXPECT_EQ(claims("hold 5", "1k6/8/B7/3N4/8/8/8/7K w - - 0 1"), Found{"hold 5"});
    EXPECT_EQ(claims("play 20", "8/4k1P1/6K1/8/8/8/7r/5R2 w - - 0 1"), Found{}) << "no tablebase";
}

TEST(Claims, ThatCannotBeCheckedNameTheMissingEnding)
{
    const auto missing = [](const std::string& fen) {
        return objections(course_of(fen, "{ [%assert draw] }"), solved()).at(0).missing;
    };
    EXPECT_EQ(missing("8/4k1P1/6K1/8/8/8/7r/5R2 w - - 0 1")->name(), "KRPKR");
    EXPECT_FALSE(missing("8/4k1PP/6K1/8/8/8/7r/5R2 w - - 0 1")) << "six pieces";
}

TEST(Claims, EndingsOfFivePiecesAreAmongACoursesIfTheyAreAskedFor)
{
    const Course course = course_of("8/4k1P1/6K1/8/8/8/7r/5R2 w - - 0 1", "1. Re1+ Kd6 2. g8=Q");
    EXPECT_TRUE(endings_of(course).empty());
    const std::vector<endgame::Material> endings = endings_of(course, endgame::most_pieces_on_request);
    ASSERT_EQ(endings.size(), 2U);
    EXPECT_EQ(endings.front().name(), "KRPKR");
    EXPECT_EQ(endings.back().name(), "KQRKR");
}

} // namespace
} // namespace trainer::course
