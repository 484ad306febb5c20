// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include "app_fixture.h"
#include "chess/san.h"
#include "show/replies.h"
#include "trainer/coach/ladder.h"

namespace app_test {
namespace {

using WhyTest = SessionTest;

TEST_F(WhyTest, IsEmptyUntilTheEndingIsSolved)
{
    start(fivePieces, trainer::Seat::both);
    const chess::Move move = *legal_moves(shown()).begin();
    EXPECT_FALSE(stageOf(session, shown()));
    const endgame::Verdict draw = endgame::Verdict::draw();
    for (const trainer::Grade grade : {trainer::Grade::best, trainer::Grade::detour})
        EXPECT_TRUE(reasoningOf(session, shown(), move, {grade, draw, draw, 0, {}, {}}).reasons.empty());
}

TEST_F(WhyTest, EveryBestMoveOfAWonPositionHasAReason)
{
    for (const char* fen : {mateIn27, mateIn19, mateIn3, wrongCorner, rookEnding}) {
        start(fen, trainer::Seat::both);
        const Replies replies = repliesOf(session);
        ASSERT_FALSE(replies.rows.empty());
        for (const Reply& reply : replies.rows) {
            EXPECT_TRUE(!reply.cost.isEmpty() || isSentence(reply.why))
                << fen << ' ' << reply.name.toStdString();
        }
    }
}

TEST_F(WhyTest, ListsOfBestMovesBeginWithTheMoveOfTheHint)
{
    start(mateIn27, trainer::Seat::both);
    int differences = 0;
    while (!session.round().end()) {
        const chess::Position before = shown();
        const std::vector<chess::Move> listed = bestMovesOf(session, before);
        ASSERT_FALSE(listed.empty());
        const auto hint =
            trainer::coach::ladder(trainer::coach::stage_pens(), session.tables().known(), before);
        EXPECT_EQ(listed.front(), hint->move);
        differences += listed.front() != best().front() ? 1 : 0;
        const auto judged = *trainer::judge_all(*tablebase(), before);
        for (const auto& [move, judgement] : judged) {
            if (judgement.grade == trainer::Grade::throws_win_away) {
                EXPECT_TRUE(remarkOnJudged(session, before, move, judgement)
                                .reason.endsWith(bestMovesSentence(before, listed)));
            }
        }
        session.play(best().front());
    }
    EXPECT_GT(differences, 0) << "the tablebase's order is another one";
}

TEST_F(WhyTest, ASlowerMoveHasARevealingReply)
{
    start("8/8/8/8/8/8/N7/1K2B2k w - - 0 1", trainer::Seat::both);
    const auto refuted = [this](const char* san) {
        const chess::Move move = *parse_move(shown(), san);
        return refutationOf(session, shown(), move, *trainer::judge(session.tables().known(), shown(), move));
    };
    EXPECT_EQ(refuted("Bf2"), (chess::Move{chess::Square::h1, chess::Square::g2}));
    EXPECT_EQ(refuted("Kc2"), std::nullopt) << "it is best";
    EXPECT_EQ(refuted("Kb2"), std::nullopt) << "slower, but there is no reply to see";
}

} // namespace
} // namespace app_test
