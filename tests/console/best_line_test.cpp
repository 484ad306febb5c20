// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/best_line.h"

#include <gtest/gtest.h>

#include "chess/move_text.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"

namespace console {
namespace {

/// Plays moves as PGN writes them, with their numbers, and returns where they lead; the last word is the
/// result.
chess::Position played(const chess::Position& start, const std::vector<std::string>& words)
{
    chess::Position position = start;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i].back() == '.') {
            const std::string dots = position.turn() == chess::Color::white ? "." : "...";
            EXPECT_EQ(words[i], std::to_string(position.fullmove_number()) + dots);
            continue;
        }
        const auto move = parse_move(position, words[i]);
        if (!move)
            throw std::invalid_argument{"no move: " + words[i]};
        EXPECT_EQ(words[i], to_san(position, *move));
        position = position.play(*move);
    }
    return position;
}

/// Asks the program for the line of a position and plays it to its end; returns the line.
std::string expect_optimal(const std::string& fen)
{
    const chess::Position start = endgame::position_of(fen);
    const endgame::Verdict verdict = *tables().probe(start);
    const Ran ran = run({"line", fen});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(lines_of(ran.out).size(), 1U);
    const std::vector<std::string> words = split(lines_of(ran.out)[0], ' ');
    const chess::Position end = played(start, words);
    EXPECT_TRUE(is_checkmate(end)) << ran.out;
    EXPECT_EQ(words.back(), end.turn() == chess::Color::black ? "1-0" : "0-1");
    EXPECT_EQ(start.turn() != end.turn(), verdict.outcome() == endgame::Outcome::win) << fen;
    const int plies = 2 * (end.fullmove_number() - start.fullmove_number()) +
                      (end.turn() == chess::Color::black ? 1 : 0) -
                      (start.turn() == chess::Color::black ? 1 : 0);
    EXPECT_EQ(plies, verdict.to_mate().count()) << fen;
    return ran.out;
}

TEST(ConsoleBestLine, IsAnOptimalLineToMateWithMoveNumbers)
{
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "8/7k/5B2/4N2K/8/8/8/8 b - - 83 42",
                                  "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1", "8/8/8/8/b7/2nk4/1K6/8 w - - 0 7",
                                  "8/8/8/8/b7/2nk4/8/K7 b - - 0 7"})
        expect_optimal(fen);
}

TEST(ConsoleBestLine, IsThereForEveryEndingOfUpToFourMen)
{
    for (const char* const fen : {"Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1", "8/8/8/6k1/8/8/1P5K/8 w - - 0 1",
                                  "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "8/8/8/1Bk3B1/8/8/8/K7 w - - 0 1",
                                  "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "8/4K3/2p5/8/8/8/4P3/3k4 b - - 0 1"})
        expect_optimal(fen);
}

TEST(ConsoleBestLine, WritesPromotionsAndCapturesInPassing)
{
    EXPECT_EQ(expect_optimal("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1").substr(0, 8), "1. c8=R ");
    EXPECT_EQ(expect_optimal("8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1").substr(0, 10), "1... bxa3 ");
}

TEST(ConsoleBestLine, TakesTheFenInOneWordOrInSix)
{
    const std::string line = run({"line", "8/7k/5B2/4N2K/8/8/8/8 b - - 83 42"}).out;
    EXPECT_EQ(line.substr(0, 6), "42... ");
    EXPECT_EQ(run({"line", "8/7k/5B2/4N2K/8/8/8/8", "b", "-", "-", "83", "42"}).out, line);
}

TEST(ConsoleBestLine, OfAMateIsItsResultAlone)
{
    EXPECT_EQ(run({"line", "k7/8/NK6/3B4/8/8/8/8 b - - 0 1"}).out, "1-0\n");
}

TEST(ConsoleBestLine, SaysWhyThereIsNone)
{
    const Ran drawn = run({"line", "k7/8/K1N5/3B4/8/8/8/8 b - - 0 1"});
    EXPECT_EQ(drawn.code, 1);
    EXPECT_EQ(drawn.err, "rightcorner-cli: There is no line to mate: the position is drawn.\n");
    const Ran held = run({"line", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"});
    EXPECT_EQ(held.code, 1);
    EXPECT_EQ(held.err, "rightcorner-cli: There is no line to mate: the position is drawn.\n");
    const Ran large = run({"line", "8/8/8/8/3k4/8/3PP3/4K2r w - - 0 1"});
    EXPECT_EQ(large.code, 1);
    EXPECT_EQ(large.err, "rightcorner-cli: Five men: the tables cover up to four.\n");
    const Ran castling = run({"line", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"});
    EXPECT_EQ(castling.code, 1);
    EXPECT_EQ(castling.err, "rightcorner-cli: Castling: the tables know no castling.\n");
    const Ran unreadable = run({"line", "startpos"});
    EXPECT_EQ(unreadable.code, 1);
    EXPECT_EQ(unreadable.err, "rightcorner-cli: \"s\" is no man and no number of squares (character 1).\n");
    EXPECT_EQ(run({"line"}).code, 2);
}

} // namespace
} // namespace console
