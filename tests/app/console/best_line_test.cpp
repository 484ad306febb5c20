// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/best_line.h"

#include <gtest/gtest.h>

#include "chess/pgn_reader.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"

namespace console {
namespace {

/// Runs the program for the line of a position, checks the line and returns it.
std::string expect_optimal(const std::string& fen)
{
    const chess::Position start = endgame::position_of(fen);
    const endgame::Verdict verdict = *tables().probe(start);
    const Ran ran = run({"line", fen});
    EXPECT_EQ(ran.code, 0) << ran.err;
    const std::vector<chess::PgnReading> games = chess::read_pgn(ran.out);
    EXPECT_EQ(games.size(), 1U);
    EXPECT_TRUE(games[0].errors.empty()) << ran.out;
    const chess::PgnGame& game = games[0].game;
    EXPECT_EQ(game.tree.start().setup(), start.setup());
    const std::vector<chess::GameTree::NodeId> line = game.tree.main_line();
    EXPECT_EQ(line.size(), game.tree.nodes().size()) << "one line without variations";
    const chess::Position& end = game.tree.node(line.back()).position;
    EXPECT_TRUE(is_checkmate(end)) << ran.out;
    EXPECT_EQ(game.result, end.turn() == chess::Color::black ? chess::PgnResult::white_wins
                                                             : chess::PgnResult::black_wins);
    EXPECT_EQ(static_cast<int>(line.size()) - 1, verdict.to_mate().count()) << fen;
    return moves_of(ran.out);
}

TEST(ConsoleBestLine, IsAnOptimalLineToMate)
{
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "8/7k/5B2/4N2K/8/8/8/8 b - - 83 42",
                                  "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1", "8/8/8/8/b7/2nk4/1K6/8 w - - 0 7",
                                  "8/8/8/8/b7/2nk4/8/K7 b - - 0 7"})
        expect_optimal(fen);
}

TEST(ConsoleBestLine, CoversEveryEndingOfUpToFourPieces)
{
    for (const char* const fen : {"Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1", "8/8/8/6k1/8/8/1P5K/8 w - - 0 1",
                                  "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "8/8/8/1Bk3B1/8/8/8/K7 w - - 0 1",
                                  "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "8/4K3/2p5/8/8/8/4P3/3k4 b - - 0 1"})
        expect_optimal(fen);
}

TEST(ConsoleBestLine, WritesPromotionsAndEnPassantCaptures)
{
    EXPECT_EQ(expect_optimal("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1").substr(0, 8), "1. c8=R ");
    EXPECT_EQ(expect_optimal("8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1").substr(0, 10), "1... bxa3 ");
}

TEST(ConsoleBestLine, IsAGameWithTheSevenTagsAndItsStart)
{
    const Ran ran = run({"line", "8/7k/5B2/4N2K/8/8/8/8 b - - 83 42"});
    EXPECT_EQ(ran.out.substr(0, ran.out.find("\n\n")),
              "[Event \"Optimal line to mate\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White "
              "\"?\"]\n"
              "[Black \"?\"]\n[Result \"1-0\"]\n[FEN \"8/7k/5B2/4N2K/8/8/8/8 b - - 83 42\"]\n[SetUp \"1\"]");
    EXPECT_EQ(moves_of(ran.out).substr(0, 6), "42... ");
    EXPECT_EQ(run({"line", "8/7k/5B2/4N2K/8/8/8/8", "b", "-", "-", "83", "42"}).out, ran.out);
}

TEST(ConsoleBestLine, AfterCheckmateIsOnlyAResult)
{
    EXPECT_EQ(moves_of(run({"line", "k7/8/NK6/3B4/8/8/8/8 b - - 0 1"}).out), "1-0");
}

TEST(ConsoleBestLine, OfFivePiecesMarksWhereFiftyMovesEnd)
{
    const std::string pieces = "k7/8/2K5/8/1N6/8/3N4/7n w - - ";
    const auto played = [](const std::string& fen) {
        const Ran ran = run({"line", "--pieces", "5", fen});
        EXPECT_EQ(ran.code, 0) << ran.err;
        return chess::read_pgn(ran.out).at(0).game;
    };
    const std::string claim = "A draw can be claimed here by the fifty-move rule.";
    const auto plies_before_claim = [&](const chess::PgnGame& game) {
        int plies = 0;
        for (const chess::GameTree::NodeId id : game.tree.main_line()) {
            if (game.tree.annotations(id).after.text == claim)
                return plies;
            ++plies;
        }
        return 0;
    };
    const chess::PgnGame game = played(pieces + "0 1");
    EXPECT_EQ(game.tree.main_line().size(), 12U);
    EXPECT_TRUE(is_checkmate(game.tree.node(game.tree.main_line().back()).position));
    EXPECT_EQ(plies_before_claim(game), 0);
    EXPECT_EQ(plies_before_claim(played(pieces + "95 60")), 5);
    EXPECT_EQ(plies_before_claim(played(pieces + "89 60")), 0) << "a mate on the hundredth ply counts";
}

TEST(ConsoleBestLine, OfSixPiecesIsRefusedWithAReason)
{
    const Ran ran = run({"line", "--pieces", "5", "4k2r/8/8/8/8/8/3PPP2/4K3 w - - 0 1"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "rightcorner-cli: Not in the tablebases: this position has 6 pieces, and the "
                       "tablebases cover at most 5.\n");
}

TEST(ConsoleBestLine, IsRefusedWithAReasonIfImpossible)
{
    const Ran drawn = run({"line", "k7/8/K1N5/3B4/8/8/8/8 b - - 0 1"});
    EXPECT_EQ(drawn.code, 1);
    EXPECT_EQ(drawn.err, "rightcorner-cli: There is no line to mate: the position is drawn.\n");
    const Ran held = run({"line", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"});
    EXPECT_EQ(held.code, 1);
    EXPECT_EQ(held.err, "rightcorner-cli: There is no line to mate: the position is drawn.\n");
    const Ran large = run({"line", "8/8/8/8/3k4/8/3PP3/4K2r w - - 0 1"});
    EXPECT_EQ(large.code, 1);
    EXPECT_EQ(large.err, "rightcorner-cli: Not in the tablebases: this position has 5 pieces, and the "
                         "tablebases cover at most 4.\n");
    const Ran castling = run({"line", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"});
    EXPECT_EQ(castling.code, 1);
    EXPECT_EQ(castling.err, "rightcorner-cli: The tablebases ignore castling, but castling is still possible "
                            "here.\n");
    const Ran unreadable = run({"line", "startpos"});
    EXPECT_EQ(unreadable.code, 1);
    EXPECT_EQ(unreadable.err,
              "rightcorner-cli: “s” is neither a piece nor a number of squares (character 1).\n");
    EXPECT_EQ(run({"line"}).code, 2);
}

} // namespace
} // namespace console
