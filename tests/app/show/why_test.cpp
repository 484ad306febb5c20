// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include "app_fixture.h"
#include "show/coach.h"
#include "show/replies.h"
#include "text/coaching.h"

namespace app_test {
namespace {

/// He could still go back to g8; only Bh7 takes it.
constexpr auto wrongCorner = "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1";

using WhyTest = SessionTest;

TEST_F(WhyTest, NothingIsSaidUntilTheEndingIsSolved)
{
    start(fivePieces, trainer::Seat::both);
    const chess::Move move = *legal_moves(shown()).begin();
    EXPECT_FALSE(stageOf(session, shown()));
    EXPECT_TRUE(reasonsFor(session, shown(), move).empty());
    EXPECT_TRUE(reasonsAgainst(session, shown(), move).empty());
}

TEST_F(WhyTest, TheHintSaysWhyAndThatItIsTheOnlyMove)
{
    start(wrongCorner, trainer::Seat::attacker);
    session.setHintShown(true);
    const Remark hint = remarkOf(session);
    EXPECT_TRUE(hint.headline.contains(u"Bh7"_s)) << hint.headline.toStdString();
    EXPECT_TRUE(hint.reason.startsWith(u"This is the only best move. "_s)) << hint.reason.toStdString();
    const auto reasons = reasonsFor(session, shown(), best().front());
    ASSERT_FALSE(reasons.empty());
    EXPECT_TRUE(hint.reason.contains(u"Takes g8 from him."_s)) << hint.reason.toStdString();
    EXPECT_TRUE(hint.reason.endsWith(reasonSentences(reasons))) << hint.reason.toStdString();
}

TEST_F(WhyTest, TheAimIsThatOfTheStage)
{
    start(mateIn27, trainer::Seat::attacker);
    const auto stage = stageOf(session, shown());
    ASSERT_TRUE(stage);
    EXPECT_EQ(remarkOf(session).headline, stageAim(*stage));
}

TEST_F(WhyTest, AMovePlayedIsToldWithWhatItDoesOrLetsGo)
{
    start(wrongCorner, trainer::Seat::both);
    play("Bh7");
    const auto reasons =
        reasonsFor(session, position_of(wrongCorner), *parse_move(position_of(wrongCorner), "Bh7"));
    ASSERT_FALSE(reasons.empty());
    EXPECT_TRUE(remarkOf(session).reason.startsWith(reasonSentence(reasons.front())))
        << remarkOf(session).reason.toStdString();
    start(wrongCorner, trainer::Seat::both);
    play("Bb1");
    const auto against =
        reasonsAgainst(session, position_of(wrongCorner), *parse_move(position_of(wrongCorner), "Bb1"));
    ASSERT_FALSE(against.empty());
    EXPECT_TRUE(remarkOf(session).reason.startsWith(reasonSentence(against.front())))
        << remarkOf(session).reason.toStdString();
}

TEST_F(WhyTest, EveryBestReplyOfAWonPositionHasAReason)
{
    for (const char* fen : {mateIn27, mateIn19, mateIn3, wrongCorner, rookEnding, pawnEnding}) {
        start(fen, trainer::Seat::both);
        const Replies replies = repliesOf(session);
        ASSERT_FALSE(replies.rows.empty());
        for (const Reply& reply : replies.rows) {
            EXPECT_TRUE(!reply.cost.isEmpty() || isSentence(reply.why))
                << fen << ' ' << reply.name.toStdString();
        }
    }
}

} // namespace
} // namespace app_test
