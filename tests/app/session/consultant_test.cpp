// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/consultant.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "engine/fake_engine.h"

namespace app_test {
namespace {

/// White checks with the rook and Black's king steps away.
const FakeEngine::Answers& aGame()
{
    static const FakeEngine::Answers answers{
        {"moves a1a8", "info depth 9 score cp -900 pv e8d7\\nbestmove e8d7"},
        {" w ", "info depth 9 score cp 900 pv a1a8\\nbestmove a1a8"},
    };
    return answers;
}

class ConsultantTest : public SessionTest {
protected:
    ConsultantTest() { session.setEngine(program.path()); }

    std::string last() const
    {
        const trainer::Game& game = session.round().game();
        return to_coordinates(*game.node(game.current()).move);
    }

    FakeEngine program{aGame()};
};

TEST_F(ConsultantTest, WithSixPiecesTheEngineReplies)
{
    start(sixPieces, trainer::Seat::attacker);
    EXPECT_TRUE(session.isPlayedByEngine());
    play("Ra8+");
    waitForReply();
    EXPECT_EQ(last(), "e8d7");
    EXPECT_TRUE(program.heard().contains("position fen 4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1 moves a1a8\n"));
    EXPECT_FALSE(session.round().judgement(session.round().game().current())) << "an opinion judges nothing";
}

TEST_F(ConsultantTest, AnalysesThePositionOfTheUsersMoveToo)
{
    start(sixPieces, trainer::Seat::both);
    EXPECT_FALSE(session.isPlayedByEngine());
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
    EXPECT_EQ(session.engine().opinion()->score,
              (std::variant<engine::Lead, engine::Mate>{engine::Lead{900}}));
    EXPECT_EQ(plies(), 0U) << "nobody asked it to play";
}

TEST_F(ConsultantTest, PositionsTheTablebasesCanCoverAreNotAnalysed)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(session.isPlayedByEngine());
    EXPECT_FALSE(session.engine().question());
    start("8/8/3k4/8/8/3BNR2/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::onRequest);
    EXPECT_FALSE(session.engine().question()) << "five pieces can be worked out";
    settle();
    EXPECT_EQ(program.heard(), "") << "it is not even started";
    start("4k3/8/8/8/8/8/8/4K2R w K - 0 1", trainer::Seat::both);
    EXPECT_TRUE(session.engine().question()) << "castling";
}

// Fault 86
TEST_F(ConsultantTest, GeneralPrinciplesReplyIfChosenOrIfTheEngineFails)
{
    session.setOpponent(trainer::Opponent::rule_of_thumb);
    start(sixPieces, trainer::Seat::attacker);
    EXPECT_FALSE(session.isPlayedByEngine());
    session.setOpponent(trainer::Opponent::perfect);
    const FakeEngine other{{{"moves a1a8", "bestmove a1a8"}}};
    session.setEngine(other.path());
    play("Ra8+");
    EXPECT_TRUE(session.isPlayedByEngine());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(session.engine().trouble(), engine::Trouble::illegalMove);
    EXPECT_FALSE(session.isPlayedByEngine());
}

TEST_F(ConsultantTest, TheReplyWaitsForTheDelay)
{
    session.setReplyDelay(10min);
    start(sixPieces, trainer::Seat::attacker);
    play("Ra8+");
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
    settle();
    EXPECT_TRUE(session.isReplyDue());
    EXPECT_EQ(plies(), 1U);
    session.setReplyDelay(0ms);
    session.goTo(session.round().game().current());
    waitForReply();
    EXPECT_EQ(last(), "e8d7");
}

TEST_F(ConsultantTest, ReplayedLinesAreNotAnalysed)
{
    // Castling rights keep the round out of the tablebases, which cover the arrangement that is replayed.
    start("4k3/8/8/8/8/8/8/4K2R w K - 0 1", trainer::Seat::both);
    ASSERT_TRUE(session.engine().question());
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.replace(setup_of(rookEnding)); });
    waitUntilSolved();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(session.engine().question());
    session.goToPly(1);
    EXPECT_FALSE(session.engine().question());
    EXPECT_FALSE(session.isPlayedByEngine());
    session.leaveReplay();
    session.leaveSetUp();
    EXPECT_TRUE(session.engine().question());
}

TEST_F(ConsultantTest, AMoveTakenBackIsNotReplied)
{
    start(sixPieces, trainer::Seat::attacker);
    play("Rb1");
    ASSERT_TRUE(QTest::qWaitFor([this] { return program.heard().contains("moves a1b1\ngo"); }, patience));
    session.takeBack();
    EXPECT_FALSE(session.isReplyDue());
    play("Ra8+");
    waitForReply();
    EXPECT_EQ(last(), "e8d7");
    EXPECT_EQ(plies(), 2U);
}

TEST_F(ConsultantTest, AfterATakeBackTheEngineMakesNoMoveForTheUser)
{
    const FakeEngine thinking{{{"moves a1b1", "info depth 1"}, {" w ", "bestmove a1a8"}}};
    session.setEngine(thinking.path());
    start(sixPieces, trainer::Seat::attacker);
    play("Rb1");
    ASSERT_TRUE(QTest::qWaitFor([&] { return thinking.heard().contains("moves a1b1\ngo"); }, patience));
    session.takeBack();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
    settle();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(ConsultantTest, TheEngineReceivesOnlyMovesThatMayRepeat)
{
    start("4k3/p7/8/8/8/3BN3/7P/R3K3 w - - 0 1", trainer::Seat::both);
    for (const char* move : {"Rb1", "Kd7", "h4", "Kd6", "Rb6+"})
        play(move);
    EXPECT_EQ(to_fen(session.engine().question()->start.setup()), "8/p2k4/8/8/7P/3BN3/8/1R2K3 b - - 0 2");
    EXPECT_EQ(session.engine().question()->moves.size(), 2U);
    for (int i = 0; i < 30; ++i) {
        for (const char* move : {"Kd7", "Rb5", "Kd6", "Rb6+"})
            play(move);
    }
    EXPECT_EQ(session.engine().question()->moves.size(), 100U) << "a game may be as long as it likes";
    EXPECT_EQ(session.engine().question()->position().setup(), shown().setup());
}

TEST_F(ConsultantTest, TheEngineReceivesNoNullMove)
{
    start(sixPieces, trainer::Seat::both);
    play("Rb1");
    const chess::Square king = shown().king(chess::Color::black);
    session.play({king, king});
    play("Rb2");
    ASSERT_EQ(plies(), 3U);
    EXPECT_EQ(session.engine().question()->moves.size(), 1U);
    EXPECT_EQ(session.engine().question()->position().setup(), shown().setup());
}

TEST_F(ConsultantTest, FinishedGamesAreNotAnalysed)
{
    start("4k3/8/4K3/8/8/3BN3/7P/R7 w - - 0 1", trainer::Seat::both);
    ASSERT_TRUE(session.engine().question());
    play("Ra8#");
    EXPECT_FALSE(session.engine().question());
    session.enterSetUp();
    EXPECT_FALSE(session.engine().question()) << "nor about a mate that is set up";
    session.edit([](trainer::SetupEditor& editor) { editor.replace(setup_of(sixPieces)); });
    EXPECT_TRUE(session.engine().question());
}

TEST_F(ConsultantTest, AfterAChangeOfSeatsTheEngineMovesAtOnce)
{
    start(sixPieces, trainer::Seat::attacker);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
    session.setSeat(trainer::Seat::defender);
    waitForReply();
    EXPECT_EQ(last(), "a1a8");
}

TEST_F(ConsultantTest, SetUpPositionsAreAnalysedWithoutMoves)
{
    start(sixPieces, trainer::Seat::attacker);
    session.enterSetUp();
    EXPECT_TRUE(session.engine().question()->moves.empty());
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_FALSE(session.engine().question());
}

} // namespace
} // namespace app_test
