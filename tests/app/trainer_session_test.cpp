// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app_fixture.h"

namespace app {
namespace {

using chess::Color;
using chess::Square;
using trainer::EndReason;
using trainer::RuleEffect;

using TrainerSessionTest = SessionTest;

TEST_F(TrainerSessionTest, TheTableArrivesByItself)
{
    QSignalSpy changes{&session, &TrainerSession::changed};
    EXPECT_EQ(session.tablebase(), nullptr);
    waitForTable();
    EXPECT_EQ(changes.count(), 1);
    EXPECT_FALSE(session.isSolvingFailed());
}

TEST_F(TrainerSessionTest, WithoutATableMovesAreMadeButNotAnswered)
{
    play("Nc4+");
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(session.isReplyDue());
    EXPECT_FALSE(session.judgementOf(session.game().current()));
    waitForTable();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, TheRuleOfThumbAnswersInPlaceOfTheTable)
{
    waitForTable();
    session.setOpponent(Opponent::ruleOfThumb);
    play("Nc4+");
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, WhatIsThoughtOfAGameThatHasGoneOnIsForgotten)
{
    waitForTable();
    session.setOpponent(Opponent::ruleOfThumb);
    play("Nc4+");
    // Long enough for the search to begin, and perhaps to end, before it is called off.
    for (int i = 0; i < 5; ++i) {
        QTest::qWait(20);
        session.takeBack();
        EXPECT_EQ(plies(), 0U);
        QTest::qWait(20);
        EXPECT_EQ(plies(), 0U);
        play("Nc4+");
    }
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, ASessionThatEndsAtOnceTakesItsSolverAlong)
{
    for (int i = 0; i < 5; ++i)
        const TrainerSession shortLived;
}

TEST_F(TrainerSessionTest, TheSameSeedDealsTheSamePosition)
{
    const Drill drill;
    ASSERT_TRUE(session.deal(drill, 42));
    const chess::Setup first = shown().setup();
    ASSERT_TRUE(session.deal(drill, 43));
    EXPECT_FALSE(shown().setup() == first);
    ASSERT_TRUE(session.deal(drill, 42));
    EXPECT_EQ(shown().setup(), first);
    EXPECT_EQ(session.seed(), 42U);
}

TEST_F(TrainerSessionTest, ADealWithoutASeedDrawsOneThatDealsTheSameAgain)
{
    ASSERT_TRUE(session.deal({}));
    ASSERT_TRUE(session.seed());
    const chess::Setup dealt = shown().setup();
    ASSERT_TRUE(session.deal({}, session.seed()));
    EXPECT_EQ(shown().setup(), dealt);
}

TEST_F(TrainerSessionTest, ADealFitsTheRequest)
{
    const Drill drill{Seat::both, {Color::black, trainer::BishopSquares::dark, 7, 9}};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        ASSERT_TRUE(session.deal(drill, seed));
        EXPECT_EQ(endgame::kbnk_attacker(shown().board()), Color::black);
        EXPECT_TRUE(is_dark(shown().board().of(chess::Role::bishop).first()));
        EXPECT_GE(mateIn(), 7);
        EXPECT_LE(mateIn(), 9);
    }
}

TEST_F(TrainerSessionTest, ARequestWithoutPositionsLeavesTheGameAsItIs)
{
    waitForTable();
    play("Nc4+");
    const chess::Setup before = shown().setup();
    EXPECT_FALSE(session.deal({Seat::attacker, {Color::white, trainer::BishopSquares::either, 34, 33}}));
    EXPECT_EQ(shown().setup(), before);
}

TEST_F(TrainerSessionTest, ABestMoveIsAnsweredByTheLongestResistance)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    EXPECT_TRUE(session.isReplyDue());
    EXPECT_FALSE(session.isUsersTurn());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(mateIn(), 26);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, AHangingManIsTaken)
{
    start(mateIn27, Seat::attacker);
    session.play(blunder());
    waitForReply();
    EXPECT_EQ(session.game().end({})->reason, EndReason::dead_position);
}

TEST_F(TrainerSessionTest, TheLoneKingIsMatedInExactlyAsManyMovesAsItTakes)
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        ASSERT_TRUE(session.deal({Seat::defender, {Color::white, {}, 6, 6}}, seed));
        while (!session.game().end({})) {
            waitForReply();
            if (session.isUsersTurn())
                session.play(best().back());
        }
        EXPECT_EQ(session.game().end({})->reason, EndReason::checkmate);
        EXPECT_EQ(plies(), 11U);
    }
}

TEST_F(TrainerSessionTest, InTheSeatOfBothNothingIsAnswered)
{
    start(mateIn27, Seat::both);
    play("Nc4+");
    EXPECT_FALSE(session.isReplyDue());
    EXPECT_TRUE(session.isUsersTurn());
    play("Kc5");
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, BlackCanBeTheAttacker)
{
    start("8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", Seat::attacker);
    EXPECT_TRUE(session.isUsersTurn());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(shown().turn(), Color::black);
    EXPECT_EQ(mateIn(), 26);
}

TEST_F(TrainerSessionTest, PositionsNoTableCoversAreAnalysedFromBothSides)
{
    start(rookEnding, Seat::attacker);
    EXPECT_EQ(session.seat(), Seat::both);
    play("Ra8+");
    EXPECT_TRUE(session.isUsersTurn());
    play("Kd7");
    EXPECT_EQ(plies(), 2U);
    EXPECT_FALSE(session.judgementOf(session.game().current()));
    session.setSeat(Seat::defender);
    EXPECT_EQ(session.seat(), Seat::both);
}

TEST_F(TrainerSessionTest, IllegalMovesAreIgnored)
{
    start(mateIn27, Seat::attacker);
    session.play({Square::d2, Square::d4});
    session.play({Square::a1, Square::a2});
    session.play({Square::d6, Square::d5});
    session.play({Square::d3, Square::a6, chess::Role::queen});
    EXPECT_EQ(plies(), 0U);
}

TEST_F(TrainerSessionTest, MovesOutOfTurnAreIgnored)
{
    session.setReplyDelay(1h);
    start(mateIn27, Seat::attacker);
    play("Nc4+");
    play("Kc5");
    EXPECT_EQ(plies(), 1U);
    session.enterSetUp();
    play("Kc5");
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, NothingIsPlayedAfterTheEnd)
{
    start("k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", Seat::both);
    ASSERT_TRUE(session.game().end({}));
    session.play({Square::a8, Square::a7});
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TakeBackTakesTheReplyToo)
{
    start(mateIn27, Seat::attacker);
    EXPECT_FALSE(session.canTakeBack());
    session.play(best().front());
    waitForReply();
    session.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(session.game().nodes().size(), 3U);
}

TEST_F(TrainerSessionTest, TakeBackBeforeTheReplyCallsItOff)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    session.takeBack();
    settle();
    EXPECT_EQ(session.game().nodes().size(), 2U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TakeBackUndoesTheLossOfAManThatEndedTheGame)
{
    start(mateIn27, Seat::attacker);
    session.play(blunder());
    waitForReply();
    ASSERT_TRUE(session.game().end({}));
    ASSERT_TRUE(session.canTakeBack());
    session.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TheLoneKingCannotTakeBackTheFirstMoveOfTheOtherSide)
{
    start(mateIn27, Seat::defender);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(session.canTakeBack());
    session.takeBack();
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, RedoGoesForwardToTheUsersNextTurn)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    waitForReply();
    const chess::Setup reached = shown().setup();
    session.takeBack();
    session.redo();
    EXPECT_EQ(shown().setup(), reached);
    session.redo();
    EXPECT_EQ(shown().setup(), reached);
}

TEST_F(TrainerSessionTest, AnotherMoveMakesABranchAndTheFirstStays)
{
    start(mateIn27, Seat::both);
    play("Nc4+");
    const auto first = session.game().current();
    session.takeBack();
    play("Nf5+");
    EXPECT_EQ(session.game().node(0).children.size(), 2U);
    session.goTo(first);
    EXPECT_EQ(session.game().node(0).next, first);
    session.takeBack();
    play("Nc4+");
    EXPECT_EQ(session.game().current(), first);
}

TEST_F(TrainerSessionTest, LookingBackIsNotAnswered)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    waitForReply();
    session.goTo(1);
    EXPECT_FALSE(session.isReplyDue());
    settle();
    EXPECT_EQ(session.game().current(), 1U);
}

TEST_F(TrainerSessionTest, AChangeOfSeatsMakesTheProgramMove)
{
    start(mateIn27, Seat::attacker);
    session.setSeat(Seat::defender);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, AChangeOfSeatsAfterTakingBackMakesTheProgramMoveToo)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    waitForReply();
    session.takeBack();
    session.setSeat(Seat::defender);
    EXPECT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn(); }, patience));
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, AHintStandsUntilTheNextMove)
{
    start(mateIn27, Seat::attacker);
    session.setHintShown(true);
    EXPECT_TRUE(session.isHintShown());
    session.play(best().front());
    EXPECT_FALSE(session.isHintShown());
    session.setHintShown(true);
    session.takeBack();
    EXPECT_FALSE(session.isHintShown());
}

TEST_F(TrainerSessionTest, TheFiftyMoveRuleEndsTheGameOnlyWhereItIsWanted)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", Seat::attacker);
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    session.takeBack();
    session.setDrawRules({.fifty_moves = RuleEffect::end});
    session.play(best().back());
    EXPECT_EQ(session.game().end(session.drawRules())->reason, EndReason::fifty_moves);
    EXPECT_FALSE(session.isUsersTurn());
    EXPECT_FALSE(session.isReplyDue());
}

TEST_F(TrainerSessionTest, ARuleThatNoLongerEndsTheGameLetsItGoOn)
{
    waitForTable();
    session.setDrawRules({.fifty_moves = RuleEffect::end});
    session.start(position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80"), Seat::attacker);
    session.play(best().front());
    settle();
    ASSERT_EQ(plies(), 1U);
    session.setDrawRules({.fifty_moves = RuleEffect::off});
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, SetUpBeginsWithThePositionOnTheBoard)
{
    start(mateIn27, Seat::both);
    play("Nc4+");
    session.enterSetUp();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(session.editor().setup(), shown().setup());
    EXPECT_FALSE(session.editor().can_undo());
}

TEST_F(TrainerSessionTest, EditsAreUndoneAndRedone)
{
    session.enterSetUp();
    const chess::Setup before = session.editor().setup();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_FALSE(session.position());
    session.edit([](trainer::SetupEditor& editor) { editor.undo(); });
    EXPECT_EQ(session.editor().setup(), before);
    EXPECT_TRUE(session.position());
    session.edit([](trainer::SetupEditor& editor) { editor.redo(); });
    EXPECT_TRUE(session.editor().setup().board.occupied().empty());
}

TEST_F(TrainerSessionTest, AskingForSetUpTwiceKeepsTheEditsThatCanBeUndone)
{
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.mirror_left_right(); });
    session.enterSetUp();
    EXPECT_TRUE(session.editor().can_undo());
}

TEST_F(TrainerSessionTest, LeavingSetUpGoesBackToTheGame)
{
    start(mateIn27, Seat::attacker);
    session.play(best().front());
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    settle();
    EXPECT_EQ(session.game().nodes().size(), 2U) << "nothing is answered during set-up";
    session.leaveSetUp();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, ReplayIsTheOptimalLineFromTheBoard)
{
    start(mateIn19, Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.line()->size(), 37U);
    EXPECT_EQ(session.ply(), 0U);
    session.goToPly(10);
    EXPECT_EQ(session.position()->setup(), session.line()->position(10).setup());
    session.goToPly(1000);
    EXPECT_EQ(session.ply(), 37U);
    EXPECT_TRUE(is_checkmate(*session.position()));
}

TEST_F(TrainerSessionTest, LeavingTheReplayGoesBackToWhereItWasAskedFor)
{
    start(mateIn19, Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(5);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(shown().setup(), setup_of(mateIn19));

    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.mirror_left_right(); });
    const chess::Setup edited = session.editor().setup();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.position()->setup().board, edited.board);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(session.editor().setup(), edited);
    EXPECT_TRUE(session.editor().can_undo());
}

TEST_F(TrainerSessionTest, AReplayOfAReplayGoesBackToTheGame)
{
    start(mateIn19, Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(4);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.line()->size(), 33U);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(TrainerSessionTest, WithoutALineToMateThereIsNoReplay)
{
    for (const char* fen : {rookEnding, "k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1",
                            "8/8/8/3k4/8/8/8/4KB2 w - - 0 1"}) {
        start(fen, Seat::both);
        EXPECT_FALSE(session.enterReplay()) << fen;
        EXPECT_EQ(session.mode(), Mode::play);
    }
}

TEST_F(TrainerSessionTest, AnAlternativeKeepsTheLengthOfTheLine)
{
    start(mateIn19, Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    int chosen = 0;
    for (std::size_t ply = 0; ply < session.line()->size(); ++ply) {
        session.goToPly(ply);
        const chess::Move other = session.line()->steps()[ply].equals.back();
        chosen += other == session.line()->steps()[ply].move ? 0 : 1;
        session.chooseAlternative(other);
        EXPECT_EQ(session.ply(), ply + 1);
        EXPECT_EQ(session.line()->size(), 37U);
        EXPECT_TRUE(is_checkmate(session.line()->position(37)));
    }
    EXPECT_GT(chosen, 3);
    session.chooseAlternative({Square::a1, Square::a2});
    EXPECT_EQ(session.ply(), 37U);
}

TEST_F(TrainerSessionTest, AutoplayStopsAtTheEnd)
{
    start(mateIn3, Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.setAutoplayInterval(1ms);
    session.setAutoplaying(true);
    EXPECT_TRUE(session.isAutoplaying());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session.isAutoplaying(); }, patience));
    EXPECT_EQ(session.ply(), 5U);
    session.setAutoplaying(true);
    EXPECT_FALSE(session.isAutoplaying());
}

TEST_F(TrainerSessionTest, AutoplayEndsWithTheReplay)
{
    start(mateIn3, Seat::attacker);
    session.setAutoplaying(true);
    EXPECT_FALSE(session.isAutoplaying()) << "there is nothing to play";
    ASSERT_TRUE(session.enterReplay());
    session.setAutoplaying(true);
    session.leaveReplay();
    EXPECT_FALSE(session.isAutoplaying());
    ASSERT_TRUE(session.enterReplay());
    session.setAutoplaying(true);
    session.enterSetUp();
    EXPECT_FALSE(session.isAutoplaying());
}

TEST_F(TrainerSessionTest, AKeptGameIsTakenUpWhereItWasLeft)
{
    trainer::Game game{position_of(mateIn27)};
    game.play({Square::e3, Square::c4});
    session.resume(game, Seat::attacker, 7);
    EXPECT_EQ(session.seed(), 7U);
    EXPECT_TRUE(session.isReplyDue());
    waitForTable();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

} // namespace
} // namespace app
