// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app_fixture.h"
#include "session/slow_solver.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Square;
using trainer::EndReason;
using trainer::RuleEffect;

using TrainerSessionTest = SessionTest;

TEST_F(TrainerSessionTest, TheEndingOnTheBoardIsSolvedAutomatically)
{
    QSignalSpy changes{&session, &TrainerSession::changed};
    EXPECT_EQ(tablebase(), nullptr);
    waitForTable();
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::covered);
}

TEST_F(TrainerSessionTest, ADealOfFivePiecesRequestsItsEnding)
{
    const auto ending = *endgame::Material::parse("KNNKN", endgame::most_pieces_on_request);
    session.deal({.seat = trainer::Seat::attacker, .request = {.material = ending, .shortest = 6}}, 3);
    waitForDeal();
    EXPECT_EQ(endgame::ending_of(shown(), endgame::most_pieces_on_request), ending);
    EXPECT_GE(mateIn(), 6);
}

TEST_F(TrainerSessionTest, UntilTheEndingIsSolvedMovesGetNoReply)
{
    play("Nc4+");
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(session.isReplyDue());
    EXPECT_FALSE(session.round().judgement(session.round().game().current()));
    waitForTable();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, GeneralPrinciplesCanReplyInsteadOfTheTablebase)
{
    waitForTable();
    session.setOpponent(trainer::Opponent::rule_of_thumb);
    play("Nc4+");
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, ASearchIsDroppedWhenTheGameChanges)
{
    waitForTable();
    session.setOpponent(trainer::Opponent::rule_of_thumb);
    play("Nc4+");
    // Long enough for the search to begin, and perhaps to end, before it is cancelled.
    for (int i = 0; i < 5; ++i) {
        QTest::qWait(20);
        session.takeBack();
        EXPECT_EQ(plies(), 0U);
        QTest::qWait(20);
        EXPECT_EQ(plies(), 0U);
        play("Nc4+"); // answered at once, if it was before
    }
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, TheSameMoveAfterATakeBackGetsTheSameReply)
{
    waitForTable();
    play("Nc4+");
    waitForReply();
    const chess::Setup answered = shown().setup();
    session.takeBack();
    EXPECT_EQ(plies(), 0U);
    play("Nc4+");
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(shown().setup(), answered);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, DestructionStopsTheSolver)
{
    for (int i = 0; i < 5; ++i)
        const TrainerSession shortLived;
}

TEST_F(TrainerSessionTest, TheSameSeedDealsTheSamePosition)
{
    const trainer::Drill drill;
    deal(drill, 42);
    const chess::Setup first = shown().setup();
    deal(drill, 43);
    EXPECT_FALSE(shown().setup() == first);
    deal(drill, 42);
    EXPECT_EQ(shown().setup(), first);
    EXPECT_EQ(session.round().seed(), 42U);
}

TEST_F(TrainerSessionTest, ADealWithoutASeedChoosesOneThatDealsTheSameAgain)
{
    deal({});
    ASSERT_TRUE(session.round().seed());
    const chess::Setup dealt = shown().setup();
    deal({}, session.round().seed());
    EXPECT_EQ(shown().setup(), dealt);
}

TEST_F(TrainerSessionTest, ADealFitsTheRequest)
{
    const trainer::Drill drill{
        trainer::Seat::both,
        {.attacker = Color::black, .bishop = trainer::BishopSquares::dark, .shortest = 7, .longest = 9}};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        deal(drill, seed);
        EXPECT_EQ(endgame::attacker_of(endgame::kbnk, shown().board()), Color::black);
        EXPECT_TRUE(is_dark(shown().board().of(chess::Role::bishop).first()));
        EXPECT_GE(mateIn(), 7);
        EXPECT_LE(mateIn(), 9);
    }
}

TEST_F(TrainerSessionTest, ARequestWithoutPositionsLeavesTheGameAsItIs)
{
    waitForTable();
    play("Nc4+");
    QSignalSpy failures{&session, &TrainerSession::dealFailed};
    waitForReply();
    const chess::Setup before = shown().setup();
    deal({trainer::Seat::attacker, {.shortest = 34, .longest = 33}});
    EXPECT_EQ(failures.count(), 1);
    EXPECT_EQ(shown().setup(), before);
}

TEST_F(TrainerSessionTest, ABestMoveIsAnsweredByTheLongestResistance)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    EXPECT_TRUE(session.isReplyDue());
    EXPECT_FALSE(session.isUsersTurn());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(mateIn(), 26);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, AHangingPieceIsCaptured)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(blunder());
    waitForReply();
    EXPECT_EQ(session.round().game().end({})->reason, EndReason::dead_position);
}

TEST_F(TrainerSessionTest, TheDefenderIsMatedInTheMinimumNumberOfMoves)
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        deal({trainer::Seat::defender, {.shortest = 6, .longest = 6}}, seed);
        while (!session.round().game().end({})) {
            waitForReply();
            if (session.isUsersTurn())
                session.play(best().back());
        }
        EXPECT_EQ(session.round().game().end({})->reason, EndReason::checkmate);
        EXPECT_EQ(plies(), 11U);
    }
}

TEST_F(TrainerSessionTest, PlayingBothSidesGetsNoReply)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    EXPECT_FALSE(session.isReplyDue());
    EXPECT_TRUE(session.isUsersTurn());
    play("Kc5");
    EXPECT_EQ(plies(), 2U);
}

// Fault 15
TEST_F(TrainerSessionTest, BlackCanBeTheAttacker)
{
    start("8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(session.isUsersTurn());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(shown().turn(), Color::black);
    EXPECT_EQ(mateIn(), 26);
}

TEST_F(TrainerSessionTest, BeyondTheTablebasesGeneralPrinciplesReply)
{
    start(sixPieces, trainer::Seat::attacker);
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::tooManyPieces);
    EXPECT_EQ(tablebase(), nullptr);
    EXPECT_EQ(session.round().attacker(), Color::white);
    play("Ra8+");
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_FALSE(session.round().judgement(session.round().game().current()));
}

TEST_F(TrainerSessionTest, FivePiecesArePlayedByGeneralPrinciplesUntilRequested)
{
    start(knightsAgainstKnight, trainer::Seat::attacker);
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::onRequest);
    play("Nf7+");
    waitForReply();
    EXPECT_FALSE(session.round().judgement(session.round().game().line()[1]));
    session.requestSolving();
    waitUntilSolved();
    EXPECT_TRUE(session.tables().verdictOf(shown()));
    EXPECT_TRUE(session.round().judgement(session.round().game().line()[1])) << "moves before are judged too";
}

TEST_F(TrainerSessionTest, IllegalMovesAreIgnored)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play({Square::d2, Square::d4});
    session.play({Square::a1, Square::a2});
    session.play({Square::d6, Square::d5});
    session.play({Square::d3, Square::a6, chess::Role::queen});
    EXPECT_EQ(plies(), 0U);
}

TEST_F(TrainerSessionTest, MovesOutOfTurnAreIgnored)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    play("Nc4+");
    play("Kc5");
    EXPECT_EQ(plies(), 1U);
    session.enterSetUp();
    play("Kc5");
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, MovesAfterTheEndAreIgnored)
{
    start("k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", trainer::Seat::both);
    ASSERT_TRUE(session.round().game().end({}));
    session.play({Square::a8, Square::a7});
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TakeBackTakesTheReplyToo)
{
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_FALSE(session.canTakeBack());
    session.play(best().front());
    waitForReply();
    session.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(session.round().game().nodes().size(), 3U);
}

TEST_F(TrainerSessionTest, TakeBackBeforeTheReplyCancelsIt)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    session.takeBack();
    settle();
    EXPECT_EQ(session.round().game().nodes().size(), 2U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TakeBackUndoesTheLossOfAPieceThatEndedTheGame)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(blunder());
    waitForReply();
    ASSERT_TRUE(session.round().game().end({}));
    ASSERT_TRUE(session.canTakeBack());
    session.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, TheDefenderCannotTakeBackTheAttackersFirstMove)
{
    start(mateIn27, trainer::Seat::defender);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(session.canTakeBack());
    session.takeBack();
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, RedoGoesForwardToTheUsersNextTurn)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    const chess::Setup reached = shown().setup();
    session.takeBack();
    session.redo();
    EXPECT_EQ(shown().setup(), reached);
    session.redo();
    EXPECT_EQ(shown().setup(), reached);
}

TEST_F(TrainerSessionTest, AnotherMoveMakesABranchAndKeepsTheFirst)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const auto first = session.round().game().current();
    session.takeBack();
    play("Nf5+");
    EXPECT_EQ(session.round().game().node(0).children.size(), 2U);
    session.goTo(first);
    EXPECT_EQ(session.round().game().next(0), first);
    session.takeBack();
    play("Nc4+");
    EXPECT_EQ(session.round().game().current(), first);
}

TEST_F(TrainerSessionTest, NavigatingBackGetsNoReply)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    session.goTo(1);
    EXPECT_FALSE(session.isReplyDue());
    settle();
    EXPECT_EQ(session.round().game().current(), 1U);
}

TEST_F(TrainerSessionTest, AChangeOfSeatsMakesTheProgramMove)
{
    start(mateIn27, trainer::Seat::attacker);
    session.setSeat(trainer::Seat::defender);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, AChangeOfSeatsOnTheUsersMoveGetsNoReply)
{
    start(mateIn27, trainer::Seat::both);
    session.setSeat(trainer::Seat::attacker);
    EXPECT_FALSE(session.isReplyDue());
    settle();
    EXPECT_EQ(plies(), 0U);
}

TEST_F(TrainerSessionTest, AChangeOfSeatsWhileSettingUpGetsNoReply)
{
    start(mateIn3, trainer::Seat::attacker);
    session.enterSetUp();
    session.setSeat(trainer::Seat::defender);
    EXPECT_FALSE(session.isReplyDue());
    settle();
    EXPECT_EQ(plies(), 0U);
    session.leaveSetUp();
    waitForReply();
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, AChangeOfSeatsAfterTakingBackMakesTheProgramMoveToo)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    session.takeBack();
    session.setSeat(trainer::Seat::defender);
    EXPECT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn(); }, patience));
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, TheFiftyMoveRuleEndsTheGameOnlyIfEnabled)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    session.takeBack();
    session.setRules({.fifty_moves = RuleEffect::end});
    session.play(best().back());
    EXPECT_EQ(session.round().end()->reason, EndReason::fifty_moves);
    EXPECT_FALSE(session.isUsersTurn());
    EXPECT_FALSE(session.isReplyDue());
}

TEST_F(TrainerSessionTest, DisablingARuleResumesTheGame)
{
    waitForTable();
    session.setRules({.fifty_moves = RuleEffect::end});
    session.start(position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80"), trainer::Seat::attacker);
    session.play(best().front());
    settle();
    ASSERT_EQ(plies(), 1U);
    session.setRules({.fifty_moves = RuleEffect::off});
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, SetUpBeginsWithThePositionOnTheBoard)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.enterSetUp();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(session.editor()->setup(), shown().setup());
    EXPECT_FALSE(session.editor()->can_undo());
}

TEST_F(TrainerSessionTest, EditsAreUndoneAndRedone)
{
    session.enterSetUp();
    const chess::Setup before = session.editor()->setup();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_FALSE(session.position());
    session.edit([](trainer::SetupEditor& editor) { editor.undo(); });
    EXPECT_EQ(session.editor()->setup(), before);
    EXPECT_TRUE(session.position());
    session.edit([](trainer::SetupEditor& editor) { editor.redo(); });
    EXPECT_TRUE(session.editor()->setup().board.occupied().empty());
}

TEST_F(TrainerSessionTest, EnteringSetUpTwiceKeepsTheUndoHistory)
{
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.mirror_left_right(); });
    session.enterSetUp();
    EXPECT_TRUE(session.editor()->can_undo());
}

TEST_F(TrainerSessionTest, LeavingSetUpReturnsToTheGame)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    settle();
    EXPECT_EQ(session.round().game().nodes().size(), 2U) << "nothing is answered during set-up";
    session.leaveSetUp();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, LeavingSetUpEndsItsConsideration)
{
    session.enterSetUp();
    session.consider(setup_of(queenAgainstRook));
    session.leaveSetUp();
    EXPECT_FALSE(session.considered());
}

TEST_F(TrainerSessionTest, ReplayFollowsTheOptimalLineFromTheBoard)
{
    start(mateIn19, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.replay()->line.size(), 37U);
    EXPECT_EQ(session.replay()->ply, 0U);
    session.goToPly(10);
    EXPECT_EQ(session.position()->setup(), session.replay()->line.position(10).setup());
    session.goToPly(1000);
    EXPECT_EQ(session.replay()->ply, 37U);
    EXPECT_TRUE(is_checkmate(*session.position()));
}

TEST_F(TrainerSessionTest, LeavingTheReplayReturnsToItsOrigin)
{
    start(mateIn19, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(5);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(shown().setup(), setup_of(mateIn19));

    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.mirror_left_right(); });
    const chess::Setup edited = session.editor()->setup();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.position()->setup().board, edited.board);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(session.editor()->setup(), edited);
    EXPECT_TRUE(session.editor()->can_undo());
}

TEST_F(TrainerSessionTest, NoReplyIsPlayedDuringAReplay)
{
    start(mateIn19, trainer::Seat::attacker);
    session.setReplyDelay(50ms);
    session.play(best().front());
    ASSERT_TRUE(session.enterReplay());
    QTest::qWait(300);
    EXPECT_EQ(session.round().game().nodes().size(), 2U);
    session.leaveReplay();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TrainerSessionTest, AReplayOfAReplayReturnsToTheGame)
{
    start(mateIn19, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(4);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(session.replay()->line.size(), 33U);
    session.leaveReplay();
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(TrainerSessionTest, WithoutALineToMateThereIsNoReplay)
{
    for (const char* fen : {fivePieces, "k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1",
                            "8/8/8/3k4/8/8/8/4KB2 w - - 0 1"}) {
        start(fen, trainer::Seat::both);
        EXPECT_FALSE(session.enterReplay()) << fen;
        EXPECT_EQ(session.mode(), Mode::play);
    }
}

TEST_F(TrainerSessionTest, AnAlternativeKeepsTheLengthOfTheLine)
{
    start(mateIn19, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    int chosen = 0;
    for (std::size_t ply = 0; ply < session.replay()->line.size(); ++ply) {
        session.goToPly(ply);
        const chess::Move other = session.replay()->line.steps()[ply].equals.back();
        chosen += other == session.replay()->line.steps()[ply].move ? 0 : 1;
        session.chooseAlternative(other);
        EXPECT_EQ(session.replay()->ply, ply + 1);
        EXPECT_EQ(session.replay()->line.size(), 37U);
        EXPECT_TRUE(is_checkmate(session.replay()->line.position(37)));
    }
    EXPECT_GT(chosen, 3);
    session.chooseAlternative({Square::a1, Square::a2});
    EXPECT_EQ(session.replay()->ply, 37U);
}

TEST_F(TrainerSessionTest, ARoundEndsOnceUnlessItIsPlayedAgain)
{
    start(mateIn3, trainer::Seat::both);
    QSignalSpy ends{&session, &TrainerSession::ended};
    while (!session.round().end())
        session.play(best().front());
    EXPECT_EQ(ends.count(), 1);
    session.goTo(0);
    session.goTo(session.round().game().line().back());
    EXPECT_TRUE(session.round().end());
    EXPECT_EQ(ends.count(), 1);
    session.takeBack();
    session.redo();
    EXPECT_EQ(ends.count(), 2) << "a move that is played again ends it again";
    session.goTo(0);
    play("Kb6");
    while (!session.round().end())
        session.play(best().front());
    EXPECT_EQ(ends.count(), 3) << "another way to the end is another end";
}

TEST_F(TrainerSessionTest, TakingAFinishedGameDoesNotEndIt)
{
    QSignalSpy ends{&session, &TrainerSession::ended};
    trainer::Game game{position_of("k7/8/1K6/8/8/8/8/7R w - - 0 1")};
    game.play({Square::h1, Square::h8});
    session.take(trainer::Round{game, trainer::Seat::both, trainer::SetUpByHand{}});
    ASSERT_TRUE(session.round().end());
    EXPECT_EQ(ends.count(), 0);
}

TEST_F(TrainerSessionTest, ASavedGameIsResumedWhereItWasLeft)
{
    trainer::Game game{position_of(mateIn27)};
    game.play({Square::e3, Square::c4});
    session.take(trainer::Round{game, trainer::Seat::attacker, trainer::Dealt{{}, 7}});
    EXPECT_EQ(session.round().seed(), 7U);
    EXPECT_TRUE(session.isReplyDue());
    waitForTable();
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

// Every ending

/// A pawn that is about to promote and win.
constexpr auto promoting = "8/4P3/8/8/8/3K4/8/k7 w - - 0 1";

TEST_F(TrainerSessionTest, EveryEndingOnTheBoardIsSolved)
{
    for (const char* fen : {queenAgainstRook, pawnEnding, rookEnding, "8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1"}) {
        start(fen, trainer::Seat::both);
        EXPECT_TRUE(session.tables().verdictOf(shown())) << fen;
        ASSERT_TRUE(tablebase() != nullptr) << fen;
    }
}

TEST_F(TrainerSessionTest, SolvedEndingsAreAvailableAtOnce)
{
    start(queenAgainstRook, trainer::Seat::both);
    start(rookEnding, trainer::Seat::both);
    session.start(position_of(queenAgainstRook), trainer::Seat::both);
    EXPECT_NE(tablebase(), nullptr);
    session.start(position_of(mateIn27), trainer::Seat::both);
    waitUntilSolved();
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.replace(setup_of(rookEnding)); });
    EXPECT_NE(tablebase(), nullptr);
}

TEST_F(TrainerSessionTest, ConsideredAndPreparedEndingsAreSolvedToo)
{
    session.enterSetUp();
    session.consider(setup_of(queenAgainstRook));
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return session.tables().verdictOf(position_of(queenAgainstRook)).has_value(); }, patience));
    session.prepare(*endgame::Material::parse("KBBK"));
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return session.tables().known().covers(*endgame::Material::parse("KBBK")); }, patience));
}

TEST_F(TrainerSessionTest, APromotionLeadsIntoASolvedEnding)
{
    start(promoting, trainer::Seat::both);
    play("e8=Q");
    EXPECT_NE(tablebase(), nullptr);
    EXPECT_TRUE(session.round().judgement(session.round().game().current()));
}

TEST_F(TrainerSessionTest, ACaptureLeadsIntoTheTablebases)
{
    start("4k3/8/8/8/8/3Bn3/3K4/4N3 w - - 0 1", trainer::Seat::both);
    ASSERT_EQ(session.tables().coverageOf(shown()), Coverage::onRequest);
    play("Kxe3");
    waitUntilSolved();
    EXPECT_NE(tablebase(), nullptr);
}

TEST_F(TrainerSessionTest, TheTablebasesDoNotCoverCastling)
{
    start("4k3/8/8/8/8/8/8/4K2R w K - 0 1", trainer::Seat::both);
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::castling);
    EXPECT_FALSE(session.tables().verdictOf(shown()));
    play("O-O");
    waitUntilSolved();
    EXPECT_EQ(session.tables().coverageOf(shown()), Coverage::covered);
}

TEST_F(TrainerSessionTest, ADrawIsDefendedPerfectlyFromEitherSeat)
{
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(session.isUsersTurn());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(session.tables().verdictOf(shown())->is_draw());
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::defender);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
}

TEST_F(TrainerSessionTest, BothSidesOfATwoSidedEndingCanBePlayed)
{
    start(queenAgainstRook, trainer::Seat::attacker);
    EXPECT_EQ(session.round().attacker(), Color::white);
    EXPECT_TRUE(session.isUsersTurn());
    start(queenAgainstRook, trainer::Seat::defender);
    EXPECT_TRUE(session.round().is_users(Color::black));
    waitForReply();
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TrainerSessionTest, EveryEndingOnOfferIsDealt)
{
    for (const char* name : {"KQKR", "KPK", "KRKP", "KPKB", "KNNK", "KQQK"}) {
        const auto ending = endgame::Material::parse(name);
        deal({trainer::Seat::attacker, {.material = *ending, .attacker = Color::black}}, 5);
        EXPECT_EQ(endgame::Material::of(shown().board(), Color::black), *ending) << name;
        EXPECT_EQ(session.round().attacker(), Color::black) << name;
        EXPECT_TRUE(session.isUsersTurn()) << name;
    }
}

TEST_F(TrainerSessionTest, TheLatestDealIsDealt)
{
    session.deal({trainer::Seat::attacker, {.material = *endgame::Material::parse("KQKR")}}, 1);
    deal({trainer::Seat::attacker, {.material = *endgame::Material::parse("KRK")}}, 2);
    EXPECT_EQ(shown().board().occupied().size(), 3);
    EXPECT_EQ(session.round().seed(), 2U);
    session.deal({trainer::Seat::attacker, {.material = *endgame::Material::parse("KQKN")}}, 3);
    session.start(position_of(mateIn27), trainer::Seat::attacker);
    EXPECT_FALSE(session.dealtEnding()) << "whoever starts something else does not want it any more";
}

TEST_F(TrainerSessionTest, ATrivialRestIsPlayedToMate)
{
    start(promoting, trainer::Seat::attacker);
    EXPECT_FALSE(session.isRestTrivial());
    session.setFinishing(true);
    EXPECT_FALSE(session.round().is_finishing());
    play("e8=Q");
    ASSERT_TRUE(session.isRestTrivial());
    const int left = mateIn();
    session.setFinishing(true);
    EXPECT_TRUE(session.round().is_finishing());
    EXPECT_FALSE(session.isUsersTurn());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session.round().is_finishing(); }, patience));
    EXPECT_EQ(session.round().game().end({})->reason, EndReason::checkmate);
    EXPECT_EQ(plies(), 1U + 2U * static_cast<std::size_t>(left));
    EXPECT_EQ(session.round().help().finished.size(), plies() - 1);
    EXPECT_FALSE(session.round().help().finished.contains(1));
}

TEST_F(TrainerSessionTest, StoppingTheFinishReturnsTheMoveToTheUser)
{
    start(promoting, trainer::Seat::attacker);
    play("e8=Q");
    waitForReply();
    session.setReplyDelay(1h);
    session.setFinishing(true);
    session.setFinishing(false);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(plies(), 2U);
    session.setFinishing(true);
    session.takeBack();
    EXPECT_FALSE(session.round().is_finishing());
    EXPECT_TRUE(session.round().help().finished.empty());
}

TEST_F(TrainerSessionTest, TheLosingSideCannotFinish)
{
    start(promoting, trainer::Seat::defender);
    waitForReply();
    EXPECT_FALSE(session.isRestTrivial());
}

TEST_F(TrainerSessionTest, OnlyAPromotedPawnMakesTheRestTrivial)
{
    start(rookEnding, trainer::Seat::attacker);
    EXPECT_FALSE(session.isRestTrivial());
}

class SlowSession : public ::testing::Test {
protected:
    TemporaryHome home;
    SlowSolver slow;
    TrainerSession session{slow.solver()};
};

TEST(SessionWithTheMethod, RetriesForTheNextRoundIfMemoryRanShort)
{
    const TemporaryHome home;
    std::atomic<int> tries = 0;
    TrainerSession session{&endgame::TablebaseStore::learn,
                           [&tries](const std::stop_token&) -> std::optional<endgame::Forcing> {
                               ++tries;
                               throw std::bad_alloc{};
                           }};
    session.setOpponent(trainer::Opponent::method);
    for (const int rounds : {1, 2}) {
        session.start(position_of(mateIn27), trainer::Seat::defender);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return tries == rounds && session.method().hasFailed(); }, patience));
    }
}

TEST_F(SlowSession, AfterCancellingGeneralPrinciplesReply)
{
    session.setReplyDelay(0ms);
    session.play(*chess::parse_move(session.round().position(), "Nc4+"));
    QTest::qWait(20);
    EXPECT_TRUE(session.isReplyDue());
    session.cancelSolving();
    EXPECT_EQ(session.tables().coverageOf(session.round().position()), Coverage::cancelled);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session.isReplyDue(); }, patience));
    slow.release();
    session.retry();
    ASSERT_TRUE(QTest::qWaitFor([this] { return tablebaseOf(session) != nullptr; }, patience));
}

// Fault 50
TEST_F(SlowSession, ALackOfMemoryIsReportedAndTheProgramContinues)
{
    slow.runOutOfMemory(true);
    session.start(position_of(queenAgainstRook), trainer::Seat::both);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return session.tables().coverageOf(session.round().position()) == Coverage::outOfMemory; },
        patience));
    session.play({Square::f1, Square::g2});
    EXPECT_EQ(session.round().game().path().size(), 2U);
    slow.runOutOfMemory(false);
    slow.release();
    session.retry();
    ASSERT_TRUE(QTest::qWaitFor([this] { return tablebaseOf(session) != nullptr; }, patience));
}

TEST_F(SlowSession, ADealWithoutMemoryFailsAndTheGameStays)
{
    const chess::Setup before = session.round().position().setup();
    QSignalSpy failures{&session, &TrainerSession::dealFailed};
    slow.runOutOfMemory(true);
    session.deal({trainer::Seat::attacker, {.material = *endgame::Material::parse("KQKR")}}, 1);
    slow.release();
    ASSERT_TRUE(QTest::qWaitFor([&] { return failures.count() == 1; }, patience));
    EXPECT_EQ(failures[0][0].value<DealTrouble>(), DealTrouble::outOfMemory);
    EXPECT_FALSE(session.dealtEnding());
    EXPECT_EQ(session.round().position().setup(), before);
}

TEST_F(SlowSession, ADealRetriesCancelledEndings)
{
    session.cancelSolving();
    ASSERT_EQ(session.tables().coverageOf(session.round().position()), Coverage::cancelled);
    session.deal({}, 1);
    EXPECT_TRUE(session.dealtEnding());
    slow.release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session.dealtEnding(); }, patience));
    EXPECT_EQ(session.round().seed(), 1U);
}

TEST_F(SlowSession, CancellingAlsoCancelsTheDeal)
{
    QSignalSpy failures{&session, &TrainerSession::dealFailed};
    session.deal({trainer::Seat::attacker, {.material = *endgame::Material::parse("KQKR")}}, 1);
    EXPECT_TRUE(session.dealtEnding());
    session.cancelSolving();
    EXPECT_FALSE(session.dealtEnding());
    ASSERT_EQ(failures.count(), 1);
    EXPECT_EQ(failures[0][0].value<DealTrouble>(), DealTrouble::cancelled);
    EXPECT_FALSE(session.round().seed());
}

} // namespace
} // namespace app_test
