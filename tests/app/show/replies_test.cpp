// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/replies.h"

#include "app_fixture.h"
#include "text/languages.h"

namespace app_test {
namespace {

using RepliesTest = SessionTest;

TEST_F(RepliesTest, EveryLegalMoveIsListedBestFirst)
{
    start(mateIn27, trainer::Seat::both);
    const show::Replies replies = show::repliesOf(session);
    ASSERT_EQ(replies.moves.size(), legal_moves(shown()).size());
    ASSERT_EQ(replies.rows.size(), replies.moves.size());
    EXPECT_EQ(replies.moves.front(), best().front());
    EXPECT_EQ(replies.rows.front().outcome, u"Mate in 27"_s);
    EXPECT_TRUE(replies.rows.front().cost.isEmpty());
    EXPECT_EQ(replies.rows.back().outcome, u"Draw"_s);
    EXPECT_EQ(replies.rows.back().cost, u"½"_s);
    EXPECT_EQ(replies.rows.back().tone, Tone::bad);
    EXPECT_TRUE(isSentence(replies.rows.back().why)) << replies.rows.back().why.toStdString();
}

TEST_F(RepliesTest, CostsStayLeftToRightInRightToLeftLanguages)
{
    text::installLanguage(u"ar"_s);
    start(mateIn27, trainer::Seat::both);
    QStringList costs;
    for (const auto& row : show::repliesOf(session).rows)
        costs.append(row.cost);
    text::installLanguage(u"en"_s);
    costs = costs.filter(u"+"_s);
    ASSERT_FALSE(costs.isEmpty());
    for (const QString& cost : costs)
        EXPECT_TRUE(cost.startsWith(u"\u2066+"_s) && cost.endsWith(u'\u2069')) << cost.toStdString();
}

TEST_F(RepliesTest, TheDefenderSeesTheDistanceToBeingMated)
{
    start("7k/8/5K2/4N3/4B3/8/8/8 b - - 0 1", trainer::Seat::both);
    const show::Replies replies = show::repliesOf(session);
    ASSERT_FALSE(replies.rows.empty());
    EXPECT_EQ(replies.rows.front().outcome, u"Gets mated in %1"_s.arg(mateIn()));
}

TEST_F(RepliesTest, AreEmptyUntilTheEndingIsSolved)
{
    start(fivePieces, trainer::Seat::both);
    EXPECT_TRUE(show::repliesOf(session).rows.empty());
    start(mateIn27, trainer::Seat::both);
    session.enterSetUp();
    EXPECT_TRUE(show::repliesOf(session).rows.empty());
}

TEST_F(RepliesTest, InAReplayBelongToThePositionShown)
{
    start(mateIn3, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(1);
    EXPECT_EQ(show::repliesOf(session).moves.size(), legal_moves(*session.position()).size());
}

} // namespace
} // namespace app_test
