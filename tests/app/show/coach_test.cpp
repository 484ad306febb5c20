// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/coach.h"

#include "app_fixture.h"
#include "show/standing.h"

namespace app_test {
namespace {

using CoachTest = SessionTest;

TEST_F(CoachTest, ALostWinIsStillExplainedWhenTheGameIsOver)
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

TEST_F(CoachTest, TheCoachSpeaksOfTheUsersMoveAfterTheReply)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), best().front());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(remarkOf(session).headline, name + u" is best."_s);
}

TEST_F(CoachTest, AWonGameIsComparedWithTheBest)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().game().end({}))
        session.play(best().front());
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_EQ(remark.headline, u"Checkmate."_s);
    EXPECT_EQ(remark.reason.count(u"3"_s), 2) << remark.reason.toStdString();
}

TEST_F(CoachTest, AClaimIsToldButDoesNotStopTheGame)
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
