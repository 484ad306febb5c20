// SPDX-License-Identifier: GPL-3.0-or-later

// The moves that the advice of a stage names, in the endings beside bishop and knight (stage_laws_test.cpp).

#include <gtest/gtest.h>

#include <string_view>

#include "chess/san.h"
#include "endgame/positions.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/coach/advice.h"

namespace trainer::coach {
namespace {

using chess::Position;
using endgame::position_of;
using endgame::table_of;

bool is_named_in(const char* ending, std::string_view fen, std::string_view san)
{
    const Position position = position_of(fen);
    return is_named(*standing(stage_pens(), table_of(ending), position), position,
                    *parse_move(position, san));
}

TEST(StageAdvice, NamesWhatItsSentenceSays)
{
    EXPECT_TRUE(is_named_in("KRK", "8/8/8/6R1/1K6/8/8/7k w", "Kc3")) << "the king comes up";
    EXPECT_FALSE(is_named_in("KRK", "8/8/8/6R1/1K6/8/8/7k w", "Rb5"));
    EXPECT_TRUE(is_named_in("KRK", "8/8/6K1/1k6/7R/8/8/8 w", "Rc4")) << "the box shrinks";
    EXPECT_FALSE(is_named_in("KRK", "8/8/6K1/1k6/7R/8/8/8 w", "Kh7"));
    EXPECT_TRUE(is_named_in("KRK", "8/8/8/8/8/k1K5/8/1R6 w", "Ra1#")) << "check along the edge";
    EXPECT_FALSE(is_named_in("KRK", "8/8/8/8/8/k1K5/8/1R6 w", "Rb8"));
    EXPECT_TRUE(is_named_in("KPK", "8/8/8/1P5k/8/8/8/K7 w", "b6")) << "the pawn runs";
    EXPECT_FALSE(is_named_in("KPK", "8/8/8/1P5k/8/8/8/K7 w", "Kb2"));
    EXPECT_TRUE(is_named_in("KPK", "5k2/8/8/2K5/8/5P2/8/8 w", "Kd6")) << "nearer to a key square";
    EXPECT_FALSE(is_named_in("KPK", "5k2/8/8/2K5/8/5P2/8/8 w", "f4"));
}

TEST(StageAdvice, IsFollowedInMostPositions)
{
    for (const char* const name : {"KQK", "KRK", "KBBK", "KPK"}) {
        const endgame::Tablebase& known = table_of(name);
        const endgame::Positions all = known.won_positions({.material = *endgame::Material::parse(name)});
        int positions = 0;
        int followed = 0;
        const std::size_t step = endgame::is_sanitized ? 5'000 : test::one_in(200);
        for (std::size_t number = 0; number < all.count(); number += step) {
            const Position position = all.nth(number);
            const auto stands = standing(stage_pens(), known, position);
            if (!stands)
                continue;
            ++positions;
            followed += is_followed(stage_pens(), known, position, *stands) ? 1 : 0;
        }
        EXPECT_GE(100 * followed, 80 * positions) << name << ' ' << followed << " of " << positions;
        EXPECT_GT(positions, 0) << name;
    }
}

} // namespace
} // namespace trainer::coach
