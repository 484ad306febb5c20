// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/coach.h"

#include "app_fixture.h"
#include "show/standing.h"
#include "show/why.h"

namespace app_test {
namespace {

using CoachTest = SessionTest;

TEST_F(CoachTest, AThrownWinIsStillExplainedAfterTheGame)
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

TEST_F(CoachTest, CommentsOnTheUsersMoveAfterTheReply)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), best().front());
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(remarkOf(session).reason.startsWith(name + u' ')) << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AfterAQuietMoveTheStageComesBeforeTheReason)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(remarkOf(session).headline.startsWith(
        u"Your king belongs in the centre, but first use the other pieces"_s))
        << "Bc4 is best, Kc3 slower";
    play("Bc4");
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_TRUE(remark.headline.startsWith(u"Bring your king to the centre and take squares away"_s))
        << remark.headline.toStdString();
    EXPECT_EQ(remark.reason, u"Bc4 takes e6 away from him."_s);
}

TEST_F(CoachTest, NearMateOnlyTheMateIsMentioned)
{
    start("8/8/6B1/8/8/4N3/8/k1K5 w - - 0 1", trainer::Seat::attacker);
    play("Nc2+");
    waitForReply();
    EXPECT_EQ(remarkOf(session).headline, u"Find the mate in 1."_s);
}

TEST_F(CoachTest, ASlowerMoveIsExplainedByTheReply)
{
    start(wrongCorner, trainer::Seat::both);
    play("Bb1");
    const Remark remark = remarkOf(session);
    EXPECT_TRUE(remark.headline.startsWith(u"Bb1 "_s)) << remark.headline.toStdString();
    EXPECT_TRUE(remark.headline.contains(u" slower: …Kg8 "_s)) << remark.headline.toStdString();
    EXPECT_EQ(remark.reason, u"Best was Bh7."_s);
}

TEST_F(CoachTest, AMoveThatHoldsTheDrawIsExplained)
{
    start("8/8/4k3/8/3KP3/8/8/8 b - - 0 1", trainer::Seat::both);
    const auto reasons = trainer::coach::reasons(trainer::coach::stage_pens(), session.tables().known(),
                                                 shown(), {chess::Square::e6, chess::Square::d6});
    ASSERT_FALSE(reasons.empty());
    play("Kd6");
    EXPECT_EQ(remarkOf(session).headline, u"Kd6 holds the draw."_s);
    EXPECT_EQ(remarkOf(session).reason, text::reasonSentence(reasons.front()));
}

TEST_F(CoachTest, AWaitingMoveIsExplainedByZugzwang)
{
    start(mateIn19, trainer::Seat::attacker);
    play("Bb1");
    EXPECT_EQ(remarkOf(session).reason, u"Bb1 is a waiting move: he is in zugzwang."_s);
}

TEST_F(CoachTest, SixMovesWithoutProgressAreMentionedOnce)
{
    start(mateIn27, trainer::Seat::both);
    const auto playCosting = [this](int cost) {
        const auto moves = *trainer::judge_all(*tablebase(), shown());
        for (const trainer::JudgedMove& move : moves) {
            if (move.judgement.cost >= cost)
                return session.play(move.move);
        }
    };
    int told = 0;
    for (int move = 1; move <= 9; ++move) {
        playCosting(1);
        const bool isTold = remarkOf(session).reason.contains(u"mate is no closer"_s);
        EXPECT_EQ(isTold, move == 6) << move;
        told += isTold ? 1 : 0;
        session.play(best().front());
    }
    EXPECT_EQ(told, 1);
}

TEST_F(CoachTest, TheDefenderLearnsHowLongItHeldOut)
{
    start(mateIn3, trainer::Seat::defender);
    while (!session.round().game().end({})) {
        waitForReply();
        if (session.isUsersTurn())
            session.play(best().front());
    }
    EXPECT_EQ(remarkOf(session).reason, heldOutSentence(3, 3));
}

TEST_F(CoachTest, TheEndMentionsTheHelpUsed)
{
    start(mateIn3, trainer::Seat::both);
    climbTo(Rung::piece);
    while (!session.round().game().end({}))
        session.play(best().front());
    EXPECT_TRUE(remarkOf(session).reason.endsWith(u"Help used: hints on 1 move."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AWonGameIsComparedWithBestPlay)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().game().end({}))
        session.play(best().front());
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_EQ(remark.headline, u"Checkmate."_s);
    EXPECT_EQ(remark.reason, mateTookSentence(3, 3));
}

TEST_F(CoachTest, AClaimIsMentionedButDoesNotStopTheGame)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(remarkOf(session).reason.contains(u"Fifty moves"_s))
        << remarkOf(session).reason.toStdString();
    EXPECT_TRUE(session.isUsersTurn());
}

} // namespace
} // namespace app_test
