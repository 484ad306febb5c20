// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/coach.h"
#include "show/presentation.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using board::ArrowKind;
using board::MarkKind;
using chess::Bitboard;
using chess::Color;
using chess::Square;

class PresentationTest : public SessionTest {
protected:
    QString headlineOf(const char* fen) { return standingOf(session, setup_of(fen)).headline; }
    int arrows(ArrowKind kind) const
    {
        int count = 0;
        for (const board::Arrow& arrow : diagramOf(session).arrows)
            count += arrow.kind == kind ? 1 : 0;
        return count;
    }
};

TEST_F(PresentationTest, MateInNFallsByOneAfterABestMoveAndABestReply)
{
    start(mateIn19, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    for (std::size_t ply = 0; ply < 37; ++ply) {
        session.goToPly(ply);
        EXPECT_EQ(standingOf(session).headline, u"Mate in %1"_s.arg(19 - static_cast<int>(ply + 1) / 2));
    }
    session.goToPly(37);
    EXPECT_EQ(standingOf(session).headline, u"Checkmate"_s);
}

TEST_F(PresentationTest, TheKnownPositionsAreAsFarFromMateAsTheyAre)
{
    waitForTable();
    const std::vector<std::pair<const char*, int>> known{{"4k3/8/8/8/8/8/8/4KBN1 w", 28},
                                                         {"4k3/8/8/8/8/8/8/4KNB1 w", 29},
                                                         {"1NBK4/8/8/8/8/8/8/3k4 w", 28},
                                                         {"7K/4B3/4k3/8/8/8/8/2N5 w", 33},
                                                         {"8/8/7N/8/8/8/8/K1k1B3 w", 33},
                                                         {"8/8/8/8/B7/2NK4/1k6/8 b", 24},
                                                         {mateIn3, 3}};
    for (const auto& [fen, moves] : known)
        EXPECT_EQ(headlineOf(fen), u"Mate in %1"_s.arg(moves)) << fen;
}

TEST_F(PresentationTest, TheMovesToSpareStandOnlyWhereTheyAreExact)
{
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "4k3/8/8/8/8/8/8/R3K3 w", "8/8/8/8/7q/2k5/8/K7 b"}) {
        start(fen, trainer::Seat::both);
        EXPECT_TRUE(standingOf(session).budget) << fen;
    }
    // A pawn's move, the capture of the other's piece or of one's own may set the clock back.
    for (const char* fen :
         {"4k3/8/8/8/8/4K3/4P3/8 w", "8/8/3k4/3r4/8/4Q3/3K4/8 w", "4k3/8/8/8/8/8/8/RQ2K3 w"}) {
        start(fen, trainer::Seat::both);
        EXPECT_FALSE(standingOf(session).budget) << fen;
    }
}

TEST_F(PresentationTest, AMateOnTheHundredthPlyIsNotTooLate)
{
    start("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42", trainer::Seat::both);
    const panels::Standing standing = standingOf(session);
    EXPECT_EQ(standing.headline, u"Mate in 8"_s);
    EXPECT_EQ(standing.budget, (panels::Budget{0, 42}));
    EXPECT_NE(standing.tone, Tone::bad);
    while (!session.round().game().end({})) {
        session.play(best().front());
        EXPECT_NE(remarkOf(session).tone, Tone::bad);
    }
    EXPECT_EQ(session.round().game().end({})->reason, trainer::EndReason::checkmate);
    EXPECT_EQ(shown().halfmove_clock(), 99);
}

TEST_F(PresentationTest, AMateAfterTheHundredthPlyIsTooLateButNotFailed)
{
    start("8/7k/5B2/4N2K/8/8/8/8 b - - 85 43", trainer::Seat::both);
    EXPECT_EQ(standingOf(session).headline, u"Mate in 8"_s);
    EXPECT_EQ(standingOf(session).budget->spare, -1);
}

TEST_F(PresentationTest, WhatIsDecidedIsSaid)
{
    waitForTable();
    EXPECT_EQ(headlineOf("k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1"), u"Checkmate"_s);
    EXPECT_EQ(headlineOf("k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1"), u"Stalemate"_s);
    EXPECT_EQ(headlineOf("8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"), u"Draw"_s);
    const panels::Standing loose = standingOf(session, setup_of("8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"));
    EXPECT_EQ(loose.detail, u"The king takes the knight on e5."_s);
    const panels::Standing stale = standingOf(session, setup_of("k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1"));
    EXPECT_TRUE(isSentence(stale.detail));
    EXPECT_TRUE(stale.turn.isEmpty());
}

TEST_F(PresentationTest, WhatCannotBeIsSaidWithEveryReason)
{
    waitForTable();
    const panels::Standing standing = standingOf(session, setup_of("P7/8/8/3kK3/8/8/8/8 w - - 0 1"));
    EXPECT_EQ(standing.tone, Tone::bad);
    EXPECT_TRUE(standing.detail.contains(u"(d5, e5)"_s) && standing.detail.contains(u"(a8)"_s));
    EXPECT_FALSE(standing.budget);
}

TEST_F(PresentationTest, PiecesWithoutATableAreNamedAsSuch)
{
    start(fivePieces, trainer::Seat::both);
    const panels::Standing standing = standingOf(session);
    EXPECT_EQ(standing.headline, u"No table"_s);
    EXPECT_TRUE(standing.detail.startsWith(u"Beyond the tables: this position has 5 pieces"_s))
        << standing.detail.toStdString();
    EXPECT_EQ(standing.turn, u"White to move"_s);
    EXPECT_TRUE(standing.legend.empty());
    EXPECT_TRUE(isPlayable(setup_of(fivePieces)));
    EXPECT_FALSE(hasLine(session, setup_of(fivePieces)));
    play("Ra8+");
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::check), Bitboard{Square::e8});
}

TEST_F(PresentationTest, UntilTheTableIsThereNoVerdictIsGiven)
{
    EXPECT_EQ(standingOf(session).headline, u"…"_s);
    EXPECT_TRUE(standingOf(session).detail.isEmpty());
    EXPECT_FALSE(standingOf(session).budget);
    EXPECT_FALSE(hasLine(session, setup_of(mateIn27)));
}

TEST_F(PresentationTest, TheDiagramMarksTheCornersForEitherBishop)
{
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::targetCorner),
              (Bitboard{Square::a8, Square::h1}));
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::wrongCorner), (Bitboard{Square::a1, Square::h8}));
    start("8/8/3k4/8/8/4BN2/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::targetCorner),
              (Bitboard{Square::a1, Square::h8}));
    start(rookEnding, trainer::Seat::both);
    EXPECT_TRUE(squaresOf(diagramOf(session).marks, MarkKind::targetCorner).empty());
}

TEST_F(PresentationTest, PiecesCanBeMovedOnlyOnTheUsersTurn)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(diagramOf(session).hand, board::Hand::moves);
    EXPECT_TRUE(diagramOf(session).destinations[index(Square::e3)].contains(Square::c4));
    play("Nc4+");
    EXPECT_EQ(diagramOf(session).hand, board::Hand::none);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::lastMove), (Bitboard{Square::e3, Square::c4}));
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::check), Bitboard{Square::d6});
    session.enterSetUp();
    EXPECT_EQ(diagramOf(session).hand, board::Hand::free);
}

TEST_F(PresentationTest, AHintIsOneArrowForEachBestMove)
{
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(arrows(ArrowKind::best), 0);
    session.setHintShown(true);
    EXPECT_EQ(arrows(ArrowKind::best), static_cast<int>(best().size()));
    EXPECT_TRUE(remarkOf(session).headline.contains(moveName(shown(), best().front())));
    session.enterSetUp();
    EXPECT_EQ(arrows(ArrowKind::best), 0);
}

TEST_F(PresentationTest, AHintInADrawPointsOutWhatKeepsIt)
{
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    session.setHintShown(true);
    EXPECT_EQ(arrows(ArrowKind::best), 0) << "where everything draws there is nothing to point out";
    EXPECT_EQ(remarkOf(session).headline, u"Every move keeps the draw."_s);
    // Only the opposition holds: Kd8 and Kf8 lose.
    start("4k3/8/4P3/3K4/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    session.setHintShown(true);
    EXPECT_EQ(arrows(ArrowKind::best), static_cast<int>(best().size()));
    EXPECT_TRUE(remarkOf(session).headline.contains(u"Best: "_s)) << remarkOf(session).headline.toStdString();
    EXPECT_TRUE(remarkOf(session).reason.contains(u"the others lose."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(PresentationTest, WhatTheFiftyMovesLeaveIsToldOnlyWhereItIsExact)
{
    for (const char* fen : {mateIn27, rookEnding}) {
        start(fen, trainer::Seat::attacker);
        EXPECT_TRUE(standingOf(session).budget) << fen;
    }
    for (const char* fen : {queenAgainstRook, pawnEnding}) {
        start(fen, trainer::Seat::attacker);
        EXPECT_FALSE(standingOf(session).budget) << fen;
    }
}

TEST_F(PresentationTest, ARefutationIsShownUntilItIsPlayed)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    session.play(blunder());
    EXPECT_EQ(arrows(ArrowKind::reply), 1);
    EXPECT_EQ(remarkOf(session).tone, Tone::bad);
    session.takeBack();
    EXPECT_EQ(arrows(ArrowKind::reply), 0);
}

TEST_F(PresentationTest, ALostWinIsStillExplainedWhenTheGameIsOver)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), blunder());
    session.play(blunder());
    waitForReply();
    const Remark remark = remarkOf(session);
    EXPECT_TRUE(isSentence(remark.headline));
    EXPECT_TRUE(remark.reason.contains(name + u" throws the win away."_s)) << remark.reason.toStdString();
    EXPECT_EQ(standingOf(session).headline, u"Draw"_s);
    EXPECT_TRUE(standingOf(session).turn.isEmpty());
}

TEST_F(PresentationTest, TheCoachSpeaksOfTheUsersMoveAfterTheReply)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), best().front());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(remarkOf(session).headline, name + u" is best."_s);
}

TEST_F(PresentationTest, AWonGameIsComparedWithTheBest)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().game().end({}))
        session.play(best().front());
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_EQ(remark.headline, u"Checkmate."_s);
    EXPECT_EQ(remark.reason.count(u"3"_s), 2) << remark.reason.toStdString();
}

TEST_F(PresentationTest, AClaimIsToldButDoesNotStopTheGame)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(remarkOf(session).reason.contains(u"Fifty moves"_s))
        << remarkOf(session).reason.toStdString();
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(PresentationTest, TheRecordHoldsEveryMoveWithItsCost)
{
    start(mateIn27, trainer::Seat::both);
    session.play(best().front());
    session.play(best().front());
    session.play(blunder());
    const panels::MoveRecord record = recordOf(session);
    ASSERT_EQ(record.entries.size(), 3U);
    EXPECT_TRUE(record.entries[0].aside.isEmpty());
    EXPECT_EQ(record.entries[2].aside, u"½"_s);
    EXPECT_EQ(record.entries[2].tone, Tone::bad);
    EXPECT_EQ(record.current, 2);
    session.takeBack();
    EXPECT_EQ(recordOf(session).entries.size(), 3U) << "what was taken back can still be seen";
    EXPECT_EQ(recordOf(session).current, 1);
}

TEST_F(PresentationTest, OtherBranchesAreOfferedWhereTheyBegin)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.takeBack();
    play("Nf5+");
    EXPECT_TRUE(notesOf(session).alternatives.empty());
    session.takeBack();
    EXPECT_EQ(notesOf(session).alternatives, std::vector<QString>{u"Nc4+"_s});
    EXPECT_EQ(otherBranches(session.round().game()).size(), 1U);
}

TEST_F(PresentationTest, TheReplaySaysHowManyMovesAreAsGood)
{
    start(mateIn19, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    for (std::size_t ply = 0; ply < session.replay()->line.size(); ++ply) {
        session.goToPly(ply);
        const std::size_t equals = session.replay()->line.steps()[ply].equals.size();
        EXPECT_EQ(otherEquals(session).size() + 1, equals);
        EXPECT_EQ(notesOf(session).alternatives.size() + 1, equals);
        EXPECT_EQ(recordOf(session).entries[ply].aside, equals == 1 ? QString{} : u"×%1"_s.arg(equals));
        EXPECT_TRUE(isSentence(remarkOf(session).headline));
    }
    session.goToPly(37);
    EXPECT_TRUE(otherEquals(session).empty());
    EXPECT_EQ(remarkOf(session).headline, u"Checkmate."_s);
    EXPECT_EQ(diagramOf(session).hand, board::Hand::none);
}

TEST_F(PresentationTest, WhatIsLegalAndNotOverCanBePlayed)
{
    for (const char* fen : {mateIn27, mateIn3, "8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b",
                            rookEnding, fivePieces, "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"})
        EXPECT_TRUE(isPlayable(setup_of(fen))) << fen;
    for (const char* fen :
         {"k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1",
          "8/8/8/3kK3/8/8/8/2BN4 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3k4/8/8/8/4KB2 w - - 0 1"})
        EXPECT_FALSE(isPlayable(setup_of(fen))) << fen;
}

TEST_F(PresentationTest, OnlyWhatIsWonOrLostHasALine)
{
    waitForTable();
    for (const char* fen : {mateIn27, mateIn3, "8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b"})
        EXPECT_TRUE(hasLine(session, setup_of(fen))) << fen;
    for (const char* fen : {"k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1",
                            "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1", "8/8/8/3kK3/8/8/8/2BN4 w - - 0 1", fivePieces})
        EXPECT_FALSE(hasLine(session, setup_of(fen))) << fen;
}

TEST_F(PresentationTest, TheSeedIsShown)
{
    deal({}, 4711);
    EXPECT_TRUE(notesOf(session).summary.contains(u"4711"_s));
}

} // namespace
} // namespace app_test
