// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/standing.h"

#include "app_fixture.h"
#include "show/coach.h"
#include "show/diagram.h"
#include "show/prospects.h"

namespace app_test {
namespace {

using board::MarkKind;
using chess::Bitboard;
using chess::Square;

class StandingTest : public SessionTest {
protected:
    QString headlineOf(const char* fen) { return standingOf(session, setup_of(fen)).headline; }
};

TEST_F(StandingTest, MateInNFallsByOneAfterABestMoveAndABestReply)
{
    start(mateIn19, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    for (std::size_t ply = 0; ply < 37; ++ply) {
        session.goToPly(ply);
        EXPECT_EQ(standingOf(session).headline,
                  u"White mates in %1"_s.arg(19 - static_cast<int>(ply + 1) / 2));
    }
    session.goToPly(37);
    EXPECT_EQ(standingOf(session).headline, u"Checkmate"_s);
}

TEST_F(StandingTest, KnownPositionsHaveTheirKnownDistances)
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
        EXPECT_EQ(headlineOf(fen), u"White mates in %1"_s.arg(moves)) << fen;
}

TEST_F(StandingTest, MovesToSpareAreALowerBoundIfTheClockCanBeReset)
{
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "4k3/8/8/8/8/8/8/R3K3 w", "8/8/8/8/7q/2k5/8/K7 b"}) {
        start(fen, trainer::Seat::both);
        EXPECT_FALSE(standingOf(session).budget.value().isAtLeast) << fen;
    }
    // The clock may be reset by a pawn move, or by capturing either side's piece.
    for (const char* fen :
         {"4k3/8/8/8/8/4K3/4P3/8 w", "8/8/3k4/3r4/8/4Q3/3K4/8 w", "4k3/8/8/8/8/8/8/RQ2K3 w"}) {
        start(fen, trainer::Seat::both);
        EXPECT_TRUE(standingOf(session).budget.value().isAtLeast) << fen;
    }
}

TEST_F(StandingTest, MovesToSpareAreExactNearTheFiftyMoveLimit)
{
    start("7k/8/8/8/8/8/P7/K5Q1 w - - 97 80", trainer::Seat::both);
    EXPECT_EQ(standingOf(session).budget, (panels::Budget{1, 49}));
    EXPECT_TRUE(standingOf(session).detail.isEmpty());
    play("Kb2");
    play("Kh7");
    EXPECT_EQ(standingOf(session).budget, (panels::Budget{0, 50}));
    play("Kb3");
    EXPECT_LT(standingOf(session).budget->spare, 0);
    EXPECT_EQ(standingOf(session).headline, u"Draw"_s);
    EXPECT_TRUE(standingOf(session).detail.startsWith(u"White mates in "_s));
    EXPECT_TRUE(isSentence(standingOf(session).detail));
}

TEST_F(StandingTest, AMateOnTheHundredthPlyIsNotTooLate)
{
    start("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42", trainer::Seat::both);
    const panels::Standing standing = standingOf(session);
    EXPECT_EQ(standing.headline, u"White mates in 8"_s);
    EXPECT_EQ(standing.budget, (panels::Budget{0, 42}));
    EXPECT_NE(standing.tone, Tone::bad);
    while (!session.round().game().end({})) {
        session.play(best().front());
        EXPECT_NE(remarkOf(session).tone, Tone::bad);
    }
    EXPECT_EQ(session.round().game().end({})->reason, trainer::EndReason::checkmate);
    EXPECT_EQ(shown().halfmove_clock(), 99);
}

TEST_F(StandingTest, AMateAfterTheHundredthPlyIsTooLateButNotFailed)
{
    start("8/7k/5B2/4N2K/8/8/8/8 b - - 85 43", trainer::Seat::both);
    EXPECT_EQ(standingOf(session).headline, u"Draw"_s);
    EXPECT_TRUE(standingOf(session).detail.startsWith(u"White mates in 8, but too late"_s));
    EXPECT_EQ(standingOf(session).budget->spare, -1);
}

// Fault 16
TEST_F(StandingTest, FinishedAndDrawnPositionsAreExplained)
{
    waitForTable();
    EXPECT_EQ(headlineOf("k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1"), u"Checkmate"_s);
    EXPECT_EQ(headlineOf("k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1"), u"Stalemate"_s);
    EXPECT_EQ(headlineOf("8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"), u"Draw"_s);
    const panels::Standing loose = standingOf(session, setup_of("8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"));
    EXPECT_EQ(loose.detail, u"The king captures the knight on e5."_s);
    const panels::Standing stale = standingOf(session, setup_of("k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1"));
    EXPECT_TRUE(stale.detail.isEmpty()) << "the headline is enough";
    EXPECT_TRUE(stale.turn.isEmpty());
}

TEST_F(StandingTest, IllegalPositionsListEveryReason)
{
    waitForTable();
    const panels::Standing standing = standingOf(session, setup_of("P7/8/8/3kK3/8/8/8/8 w - - 0 1"));
    EXPECT_EQ(standing.tone, Tone::bad);
    EXPECT_TRUE(standing.detail.contains(u"(d5, e5)"_s) && standing.detail.contains(u"(a8)"_s));
    EXPECT_FALSE(standing.budget);
}

TEST_F(StandingTest, FivePieceEndingsAreOfferedWithTheirPrice)
{
    const auto offer = [this](const char* fen) {
        start(fen, trainer::Seat::both);
        const panels::Standing standing = standingOf(session);
        EXPECT_EQ(standing.remedy, panels::Remedy::solve);
        return standing.headline + u": "_s + standing.detail.section(u". "_s, 1);
    };
    EXPECT_EQ(offer(fivePieces),
              u"Rook, bishop and knight: This one takes a few seconds and up to 400 MB of memory."_s);
    EXPECT_EQ(offer("8/8/4k3/7r/8/4K3/4P3/R7 w - - 0 1"),
              u"Rook and pawn against rook: This one takes about a minute and up to 1.4 GB of memory."_s);
    EXPECT_TRUE(offer("8/4p3/4k3/8/8/4K3/4P3/R7 w - - 0 1").contains(u"takes about 4 minutes"_s));
}

// Fault 14
TEST_F(StandingTest, PiecesOutsideTheTablebasesAreNamed)
{
    start(sixPieces, trainer::Seat::both);
    const panels::Standing standing = standingOf(session);
    EXPECT_EQ(standing.headline, u"Not in the tablebases"_s);
    EXPECT_TRUE(standing.detail.startsWith(u"Not in the tablebases: this position has 6 pieces"_s))
        << standing.detail.toStdString();
    EXPECT_EQ(standing.turn, u"White to move"_s);
    EXPECT_TRUE(standing.legend.empty());
    EXPECT_TRUE(isPlayable(setup_of(sixPieces)));
    EXPECT_FALSE(hasLine(session, setup_of(sixPieces)));
    play("Ra8+");
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::check), Bitboard{Square::e8});
}

TEST_F(StandingTest, UntilTheEndingIsSolvedThereIsNoResult)
{
    EXPECT_EQ(standingOf(session).headline, u"…"_s);
    EXPECT_TRUE(standingOf(session).detail.isEmpty());
    EXPECT_FALSE(standingOf(session).budget);
    EXPECT_FALSE(hasLine(session, setup_of(mateIn27)));
}

// Fault 68
TEST_F(StandingTest, MovesToSpareAreMarkedIfTheyAreALowerBound)
{
    for (const char* fen : {mateIn27, rookEnding}) {
        start(fen, trainer::Seat::attacker);
        EXPECT_FALSE(standingOf(session).budget.value().isAtLeast) << fen;
    }
    for (const char* fen : {queenAgainstRook, pawnEnding}) {
        start(fen, trainer::Seat::attacker);
        EXPECT_TRUE(standingOf(session).budget.value().isAtLeast) << fen;
    }
}

} // namespace
} // namespace app_test
