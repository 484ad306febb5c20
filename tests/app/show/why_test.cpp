// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include "app_fixture.h"
#include "show/replies.h"

namespace app_test {
namespace {

using WhyTest = SessionTest;

TEST_F(WhyTest, NothingIsSaidUntilTheEndingIsSolved)
{
    start(fivePieces, trainer::Seat::both);
    const chess::Move move = *legal_moves(shown()).begin();
    EXPECT_FALSE(stageOf(session, shown()));
    const endgame::Verdict draw = endgame::Verdict::draw();
    for (const trainer::Grade grade : {trainer::Grade::best, trainer::Grade::detour})
        EXPECT_TRUE(reasonsOf(session, shown(), move, {grade, draw, draw, 0, {}, {}}).empty());
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
