// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/kbnk_index.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <set>

#include "chess/square.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Square;

/// The two mirrors of the board are the symmetries 0 … 3.
constexpr std::size_t mirror_count = 4;

std::array<Square, 4> squares_of(const KbnkMen& men)
{
    return {men.defending_king, men.attacking_king, men.knight, men.bishop};
}

bool is_in_quadrant(Square square)
{
    return file_of(square) < 4 && rank_of(square) < 4;
}

TEST(KbnkIndex, FoldsTheDefendingKingIntoTheQuadrant)
{
    for (const Square king : chess::all_squares)
        EXPECT_TRUE(is_in_quadrant(folded({king, Square::a1, Square::b1, Square::c1}).defending_king));
}

TEST(KbnkIndex, LeavesMenWithTheirKingInTheQuadrantWhereTheyAre)
{
    const KbnkMen men{Square::d4, Square::h8, Square::a7, Square::g2};
    EXPECT_EQ(squares_of(folded(men)), squares_of(men));
}

TEST(KbnkIndex, FoldsTheFourMirrorImagesIntoOne)
{
    for (const Square king : chess::all_squares) {
        for (const Square other : chess::all_squares) {
            const KbnkMen men{king, other, mirrored_left_right(other), mirrored_up_down(other)};
            for (std::size_t mirror = 1; mirror < mirror_count; ++mirror)
                EXPECT_EQ(squares_of(folded(image(men, mirror))), squares_of(folded(men)));
        }
    }
}

TEST(KbnkIndex, GivesEveryPairOfKingsARowOfItsOwn)
{
    std::set<std::size_t> rows;
    for (const Square defender : chess::all_squares) {
        for (const Square attacker : chess::all_squares) {
            if (is_in_quadrant(defender))
                rows.insert(kbnk_row(defender, attacker));
        }
    }
    EXPECT_EQ(rows.size(), kbnk_row_count);
    EXPECT_EQ(*rows.rbegin(), kbnk_row_count - 1);
}

} // namespace
} // namespace endgame
