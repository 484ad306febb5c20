// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/ladder.h"
#include "trainer/drill.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::position_of;
using endgame::solved;

std::size_t plies_to_mate(const Position& position)
{
    return static_cast<std::size_t>(solved().probe(position)->to_mate().count());
}

/// True if each step follows from the previous one, with the equals of the tablebase, and mate ends the line.
bool holds_together(const Line& line)
{
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const Line::Step& step = line.steps()[ply];
        const Position& after = line.position(ply + 1);
        if (!is_legal(step.before, step.move) || step.before.play(step.move).setup() != after.setup())
            return false;
        if (step.before.setup() != line.position(ply).setup() ||
            step.equals != solved().best_moves(step.before))
            return false;
        if (plies_to_mate(step.before) != line.size() - ply)
            return false;
    }
    return line.empty() || is_checkmate(line.position(line.size()));
}

// Fault 68
TEST(Line, MatesInExactlyTheTablebasePlies)
{
    for (std::uint64_t seed = 0; seed < test::times(100U); ++seed) {
        const Color attacker = seed % 2 == 0 ? Color::white : Color::black;
        const Position start = *random_start(solved(), {.attacker = attacker}, seed);
        const Line line{solved(), start};
        EXPECT_EQ(line.size(), plies_to_mate(start)) << to_fen(start.setup());
        EXPECT_TRUE(holds_together(line)) << to_fen(start.setup());
    }
}

TEST(Line, PlaysTheMovesThatHintsName)
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Line line{solved(), *random_start(solved(), {}, seed)};
        for (const Line::Step& step : line.steps())
            EXPECT_EQ(step.move, coach::ladder(coach::stage_pens(), solved(), step.before)->move);
    }
}

TEST(Line, StartsWithTheDefenderToMoveTooAndKeepsTheClock)
{
    const Line line{solved(), position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42")};
    EXPECT_EQ(line.size(), 16U);
    EXPECT_TRUE(holds_together(line));
    EXPECT_EQ(line.position(16).halfmove_clock(), 99);
    EXPECT_TRUE(is_checkmate(line.position(16)));
}

TEST(Line, GoesThroughPromotionsAndCapturesToMate)
{
    // Barbier and Saavedra, 1895.
    const Line line{endgame::table_of("KPKR"), position_of("8/8/1KP5/3r4/8/8/8/k7 w")};
    EXPECT_EQ(line.size(), 51U);
    EXPECT_TRUE(is_checkmate(line.position(line.size())));
    EXPECT_TRUE(std::ranges::any_of(line.steps(),
                                    [](const Line::Step& step) { return step.move.promotion.has_value(); }));
    EXPECT_TRUE(std::ranges::any_of(line.steps(), [](const Line::Step& step) {
        return step.before.board().occupied().contains(step.move.to);
    }));
}

TEST(Line, IsEmptyWithoutAMateToCome)
{
    for (const char* fen : {"8/8/8/8/2BkN3/8/8/K7 w", "1k6/8/KN1B4/8/8/8/8/8 b", "4k3/8/8/8/8/8/8/4KB2 w",
                            "4k3/8/8/8/8/8/8/3QK3 w"}) {
        const Line line{solved(), position_of(fen)};
        EXPECT_TRUE(line.empty()) << fen;
        EXPECT_EQ(line.size(), 0U) << fen;
        EXPECT_EQ(line.position(0).setup(), position_of(fen).setup()) << fen;
    }
}

TEST(Line, GoesOnToMateWithEachOfTheEqualsAtEachPly)
{
    for (std::uint64_t seed = 0; seed < test::times(5U); ++seed) {
        const Line line{solved(), *random_start(solved(), {.shortest = 8}, seed)};
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            for (const Move move : line.steps()[ply].equals) {
                const Line other = line.with_move(solved(), ply, move);
                EXPECT_EQ(other.size(), line.size());
                EXPECT_EQ(other.steps()[ply].move, move);
                EXPECT_TRUE(holds_together(other));
                for (std::size_t before = 0; before < ply; ++before)
                    EXPECT_EQ(other.steps()[before].move, line.steps()[before].move);
            }
        }
    }
}

TEST(Line, KeepsItsEarlierChoicesWhenALaterOneIsMade)
{
    Line line{solved(), position_of("7K/4B3/4k3/8/8/8/8/2N5 w")};
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const Line chosen = line.with_move(solved(), ply, line.steps()[ply].equals.back());
        for (std::size_t before = 0; before < ply; ++before)
            ASSERT_EQ(chosen.steps()[before].move, line.steps()[before].equals.back());
        line = chosen;
    }
    EXPECT_EQ(line.size(), 65U);
    EXPECT_TRUE(holds_together(line));
}

} // namespace
} // namespace trainer
