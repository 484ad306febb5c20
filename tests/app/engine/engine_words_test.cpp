// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_words.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using engine::choiceIn;
using engine::Lead;
using engine::Mate;
using engine::Opinion;
using engine::opinionIn;

chess::Move moveOf(const chess::Position& position, const char* text)
{
    return *chess::parse_move(position, text);
}

TEST(EngineWords, APositionIsSentWithTheMovesThatLedToIt)
{
    const chess::Position start = position_of(sixPieces);
    engine::Question question{start};
    EXPECT_EQ(positionLine(question), "position fen 4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1");
    question.moves.push_back(moveOf(start, "Ra8+"));
    question.moves.push_back(moveOf(question.position(), "Kd7"));
    EXPECT_EQ(positionLine(question), "position fen 4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1 moves a1a8 e8d7");
    EXPECT_EQ(to_fen(question.position().setup()), "R7/3k4/8/8/8/3BN3/7P/4K3 w - - 2 2");
}

TEST(EngineWords, AnOpinionIsReadOnlyFromTheBestLine)
{
    const chess::Position position = position_of(sixPieces);
    EXPECT_EQ(opinionIn("info depth 21 seldepth 30 multipv 1 score cp -134 nodes 9 pv a1a8 e8d7", position),
              (Opinion{Lead{-134}, 21, moveOf(position, "Ra8+")}));
    EXPECT_EQ(opinionIn("  info score mate 3 depth 7\t", position), (Opinion{Mate{3}, 7}));
    EXPECT_EQ(opinionIn("info depth 4 score cp 12 pv e8d7", position), (Opinion{Lead{12}, 4}))
        << "a move that is not legal is none";
    for (const char* none : {
             "",
             "info",
             "info depth 3",
             "info depth 3 score",
             "info depth 3 score cp",
             "info score cp much",
             "info depth 3 score cp 5 lowerbound",
             "info depth 3 score mate 5 upperbound",
             "info depth 3 multipv 2 score cp 5",
             "info string depth 3 score cp 5",
             "info score wdl 1 2 3",
             "info score cp 99999999999999",
             "bestmove a1a8",
             "information score cp 5",
         })
        EXPECT_FALSE(opinionIn(none, position)) << none;
}

TEST(EngineWords, OnlyALegalMoveIsAChoice)
{
    const chess::Position position = position_of("4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(choiceIn("bestmove e1g1 ponder e8e7", position)->move, moveOf(position, "O-O"));
    EXPECT_EQ(choiceIn("bestmove a7a8q", position)->move, moveOf(position, "a8=Q"));
    for (const char* none : {"bestmove", "bestmove (none)", "bestmove 0000", "bestmove a7a8",
                             "bestmove a7a8k", "bestmove O-O", "bestmove e1h1"})
        EXPECT_FALSE(choiceIn(none, position)->move) << none;
    EXPECT_FALSE(choiceIn("info depth 3", position));
    EXPECT_FALSE(choiceIn("", position));
}

TEST(EngineWords, ANameIsPlainTextOfLimitedLength)
{
    EXPECT_EQ(engine::nameIn("id name  Stockfish 15.1 "), u"Stockfish 15.1"_s);
    EXPECT_EQ(engine::nameIn("id name Na\x1b[31mme"), u"Na[31mme"_s);
    EXPECT_EQ(engine::nameIn("id name " + QByteArray(1000, 'x'))->size(), 40);
    EXPECT_FALSE(engine::nameIn("id author the Stockfish developers"));
    EXPECT_FALSE(engine::nameIn("id name"));
    EXPECT_FALSE(engine::nameIn(""));
}

} // namespace
} // namespace app_test
