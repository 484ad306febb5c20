// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/method.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "coach/images.h"
#include "kbnk_positions.h"
#include "method/rungs.h"
#include "tests/thoroughness.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/opponents.h"
#include "trainer/random.h"

namespace trainer::method {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::position_of;
using endgame::solved;

Method& shared_method()
{
    static Method method{shared_rungs()};
    return method;
}

/// The moves of a game by the method, which may choose any of those left open, against someone.
template <typename Reply>
int moves_of_game(Position position, Random& random, Reply reply)
{
    Method& method = shared_method();
    const Color attacker = position.turn();
    std::optional<Target> target;
    for (int moves = 1;; ++moves) {
        const std::optional<Target> last = target;
        target = method.target(position, last);
        EXPECT_TRUE(!last || target->rung <= last->rung) << to_fen(position.setup());
        const std::vector<Move> open = method.step(position, *target).open;
        EXPECT_FALSE(open.empty()) << to_fen(position.setup());
        if (open.empty() || moves > 50)
            return 51;
        position = position.play(open[below(random, open.size())]);
        if (is_checkmate(position))
            return moves;
        EXPECT_FALSE(solved().probe(position)->is_draw()) << to_fen(position.setup());
        position = position.play(reply(position));
        EXPECT_EQ(position.turn(), attacker);
    }
}

TEST(Method, MatesWithinFiftyMovesFromTheHardestStarts)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Random random{5};
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "7K/4B3/4k3/8/8/8/8/2N5 w", "8/8/7N/8/8/8/8/K1k1B3 w",
                            "6k1/5N2/5K2/5B2/8/8/8/8 w", "4kbn1/8/8/8/8/8/8/4K3 b"}) {
        const auto perfect = [&](const Position& position) {
            const auto best = solved().best_moves(position);
            return best[below(random, best.size())];
        };
        EXPECT_LE(moves_of_game(position_of(fen), random, perfect), 50) << fen;
    }
}

TEST(Method, MatesWhateverIsReplied)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Random random{6};
    for (std::uint64_t seed = 0; seed < test::times<std::uint64_t>(3); ++seed) {
        const auto any = [&](const Position& position) {
            const auto all = legal_moves(position);
            return all[below(random, all.size())];
        };
        const auto natural = [&](const Position& position) {
            return *choose_natural_move(solved(), Game{position}, random);
        };
        const Position start = *random_start(solved(), {.attacker = Color::black}, seed);
        EXPECT_LE(moves_of_game(start, random, any), 50) << to_fen(start.setup());
        EXPECT_LE(moves_of_game(start, random, natural), 50) << to_fen(start.setup());
    }
}

TEST(Method, HasNoTargetWhereItIsNotAtHome)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    for (const char* fen : {"8/8/8/8/2BkN3/8/8/K7 b", "4k3/8/8/8/8/8/8/3QK3 w", "8/8/8/8/8/1k6/1B6/K6N w",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}) {
        const bool is_won = solved().probe(position_of(fen)) &&
                            solved().probe(position_of(fen))->outcome() == endgame::Outcome::win &&
                            endgame::attacker_of(endgame::kbnk, position_of(fen).board());
        EXPECT_EQ(shared_method().target(position_of(fen)).has_value(), is_won) << fen;
    }
}

TEST(Method, BeginsAnewInAPositionThatDoesNotFollow)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Method& method = shared_method();
    const Position far = position_of("7K/4B3/4k3/8/8/8/8/2N5 w");
    const auto first = method.target(far);
    const auto mate = method.target(position_of("8/8/8/5B2/8/8/5K2/5N1k w"), first);
    EXPECT_EQ(mate, (Target{endgame::Forcing::mate, 1}));
    EXPECT_EQ(method.target(far, mate), first);
}

TEST(Method, SaysWhatTheTargetIsBetterIn)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Method& method = shared_method();
    int number = 0;
    coach::for_each_sample(100'000, [&](const Position& position) {
        const auto target = position.turn() == Color::white ? method.target(position) : std::nullopt;
        if (!target)
            return;
        ++number;
        const Step step = method.step(position, *target);
        const std::vector<Answer> here = answers_of(*rung_of(coach::stage_pens(), position));
        EXPECT_EQ(step.pen, here.front().answer);
        EXPECT_EQ(step.moves, target->moves);
        EXPECT_EQ(step.gain.has_value(), target->rung != endgame::Forcing::mate);
        if (!step.gain)
            return;
        EXPECT_LT(step.gain->after, step.gain->before);
        const auto asked = std::ranges::find(here, step.gain->question, &Answer::question);
        ASSERT_NE(asked, here.end());
        EXPECT_EQ(asked->answer, step.gain->before);
    });
    EXPECT_GT(number, 10);
}

} // namespace
} // namespace trainer::method
