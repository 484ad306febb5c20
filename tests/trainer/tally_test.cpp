// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/tally.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::position_of;

/// The expected tally, counted from the start.
void expect_right(const Tally& tally, const Round& round)
{
    int wasted = 0;
    int detours = 0;
    int given_back = 0;
    std::optional<std::size_t> last_throw;
    const std::vector<Game::NodeId> path = round.game().path();
    for (std::size_t ply = 1; ply < path.size(); ++ply) {
        const Judgement* judgement = round.judgement(path[ply]);
        if (judgement != nullptr && judgement->before.outcome() == endgame::Outcome::win) {
            (round.is_by_method(path[ply]) ? detours : wasted) += judgement->cost;
            if (judgement->after.outcome() != endgame::Outcome::win)
                last_throw = ply;
        }
        if (judgement != nullptr && judgement->before.outcome() == endgame::Outcome::loss)
            given_back += judgement->cost;
    }
    ASSERT_EQ(tally.wasted(), wasted);
    ASSERT_EQ(tally.detours(), detours);
    ASSERT_EQ(tally.given_back(), given_back);
    ASSERT_EQ(tally.last_throw(), last_throw);
}

TEST(TallyTest, AThrownWinIsNoted)
{
    Round round{position_of(mate_in_27), Seat::both};
    Tally tally;
    for (const char* move : {"Nc4+", "Kc5", "Ke3", "Kb4", "Nb2", "Ka3", "Na4", "Kxa4"})
        play(round, move);
    round.learn(endgame::table_of("KBNK"), all);
    tally.follow(round);
    EXPECT_EQ(tally.last_throw(), 7U);
    expect_right(tally, round);
    round.go_to(0);
    tally.follow(round);
    EXPECT_EQ(tally.wasted(), 0);
    EXPECT_EQ(tally.last_throw(), std::nullopt);
}

TEST(TallyTest, MovesThatTheMethodLeftOpenWasteNoMoves)
{
    Round round{position_of(mate_in_27), Seat::both};
    Tally tally;
    round.play(*chess::parse_move(round.position(), "Kc1"), Lead::method);
    round.learn(endgame::table_of("KBNK"), all);
    ASSERT_GT(round.judgement(1)->cost, 0);
    tally.follow(round);
    EXPECT_EQ(tally.wasted(), 0);
    EXPECT_EQ(tally.detours(), round.judgement(1)->cost);
}

TEST(TallyTest, MatchesRecountAfterAnyNavigation)
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Random random{seed};
        Round round{position_of(mate_in_27), Seat::both};
        Tally tally;
        for (int step = 0; step < 200; ++step) {
            const chess::MoveList moves = legal_moves(round.position());
            const std::size_t what = below(random, 10);
            if (what < 6 && !moves.empty())
                round.play(moves[below(random, std::min<std::size_t>(moves.size(), 4))],
                           below(random, 2) == 0 ? Lead::method : Lead::none);
            else if (what < 8)
                round.go_to(below(random, round.game().nodes().size()));
            else
                round.learn(endgame::table_of("KBNK"), below(random, 20));
            if (below(random, 3) != 0) {
                tally.follow(round);
                expect_right(tally, round);
            }
        }
    }
}

} // namespace
} // namespace trainer
