// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/method.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "coach/images.h"
#include "kbnk_positions.h"
#include "method/ranks.h"
#include "tests/thoroughness.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/method/by_heart.h"
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
    static Method method{shared_ranks()};
    return method;
}

/// An announced field stays until it is reached, the target only gets better, and the way to mate shorter.
void expect_lawful(const Position& position, const std::optional<Target>& last, const Target& target)
{
    if (!last || last->by_heart || target.by_heart || *shared_ranks().reached(position) <= last->rank)
        return;
    EXPECT_LE(target.rank, last->rank) << to_fen(position.setup());
    if (last->next && field_of(position) > last->next) {
        EXPECT_EQ(target.next, last->next) << to_fen(position.setup());
    }
    if (last->rank == endgame::Forcing::mate) {
        EXPECT_LT(target.moves, last->moves) << to_fen(position.setup());
    }
}

/// A target without the field that was there before.
std::optional<Target> without_past(std::optional<Target> target)
{
    if (target)
        target->field_before.reset();
    return target;
}

/// The user is told of a field that is larger than a move and a reply ago, and of no other.
void expect_growth_told(const Position& position, const std::optional<Target>& last, const Step& step)
{
    EXPECT_EQ(step.is_larger_for_now, last && step.field > last->field) << to_fen(position.setup());
    EXPECT_EQ(step.field, field_of(position)) << to_fen(position.setup());
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
        expect_lawful(position, last, *target);
        const Step step = method.step(position, *target);
        expect_growth_told(position, last, step);
        const std::vector<Move>& open = step.open;
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

TEST(Method, MatesAgainstAnyReply)
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

TEST(Method, HasNoTargetInDrawsAndInOtherEndings)
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
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->rank, endgame::Forcing::mate);
    EXPECT_EQ(mate->moves, 1);
    EXPECT_EQ(mate->field, Field::corner);
    EXPECT_EQ(mate->field_before, first->field);
    EXPECT_EQ(without_past(method.target(far, mate)), first);
}

TEST(Method, PlaysMemorisedMovesAndClearsItsTarget)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Method& method = shared_method();
    for (const KnownPosition& known : known_positions) {
        const Position position = image_of(known, Color::black, 5);
        const auto before = Target{endgame::Forcing::mate, 9};
        const auto target = method.target(position, before);
        ASSERT_TRUE(target) << known.board;
        EXPECT_EQ(target->by_heart, move_by_heart(position));
        EXPECT_EQ(without_past(target), method.target(position)) << "whatever it was heading for";
        const Step step = method.step(position, *target);
        EXPECT_TRUE(step.is_by_heart);
        EXPECT_EQ(step.open, std::vector{*move_by_heart(position)});
        EXPECT_EQ(step.field, field_of(position));
        EXPECT_FALSE(step.next || step.tidies || step.mate_in);
    }
    const Position known = image_of(known_positions.front(), Color::white, 0);
    const auto target = method.target(known);
    const Position defence = known.play(*target->by_heart);
    for (const Move reply : legal_moves(defence)) {
        const Position next = defence.play(reply);
        EXPECT_EQ(without_past(method.target(next, target)), method.target(next)) << to_fen(next.setup());
    }
}

TEST(Method, GoesToASmallerFieldTidiesUpOrMates)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    Method& method = shared_method();
    std::array<int, 3> kinds{};
    const auto check = [&](const Position& position) {
        const auto target = position.turn() == Color::white ? method.target(position) : std::nullopt;
        if (!target)
            return;
        const Step step = method.step(position, *target);
        EXPECT_EQ(step.field, field_of(position));
        if (step.is_by_heart)
            return;
        EXPECT_EQ(step.next.has_value() + step.tidies.has_value() + step.mate_in.has_value(), 1);
        EXPECT_TRUE(!step.next || *step.next < step.field);
        EXPECT_EQ(step.mate_in.has_value(), target->rank == endgame::Forcing::mate);
        EXPECT_NE(step.tidies, Question::field);
        ++kinds[step.next ? 0 : step.tidies ? 1 : 2];
    };
    coach::for_each_sample(100'000, check);
    check(position_of("8/8/8/5B2/8/8/5K2/5N1k w"));
    EXPECT_GT(std::ranges::min(kinds), 0);
}

} // namespace
} // namespace trainer::method
