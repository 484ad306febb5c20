// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/position_key.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tests/chess/printing.h"

namespace trainer {
namespace {

using chess::position_of;

TEST(PositionKey, DependsOnPiecesTurnAndEnPassant)
{
    const auto key = [](std::string_view fen) { return position_key(position_of(fen)); };
    const auto white = key("8/8/8/2k1pP2/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(white, key("8/8/8/2k1pP2/8/8/8/4K3 w - - 9 7"));
    EXPECT_NE(white, key("8/8/8/2k1pP2/8/8/8/4K3 b - - 0 1"));
    EXPECT_NE(white, key("8/8/8/2k1pP2/8/8/8/4K3 w - e6 0 1"));
    EXPECT_NE(white, key("8/8/8/2k1nP2/8/8/8/4K3 w - - 0 1"));
    EXPECT_NE(white, key("8/8/8/2k2P2/4p3/8/8/4K3 w - - 0 1"));
}

TEST(PositionKey, CanonicalKeyIsTheSameForAllImages)
{
    const auto key = [](std::string_view fen) { return canonical_key(position_of(fen)); };
    const auto rook = key("8/8/2k5/8/8/8/1R6/K7 w - - 0 1");
    for (const char* const image : {"8/8/5k2/8/8/8/6R1/7K w - - 0 1", "K7/1R6/8/8/8/2k5/8/8 w - - 0 1",
                                    "8/8/8/8/8/5k2/1R6/K7 w - - 0 1"})
        EXPECT_EQ(key(image), rook) << image;
    EXPECT_NE(key("8/8/8/8/8/4k3/1R6/K7 w - - 0 1"), rook);
}

TEST(PositionKey, PawnsKeepTheirDirection)
{
    const auto key = [](std::string_view fen) { return canonical_key(position_of(fen)); };
    const auto pawn = key("8/8/8/2k1pP2/8/8/8/4K3 w - e6 0 1");
    EXPECT_EQ(pawn, key("8/8/8/2Pp1k2/8/8/8/3K4 w - d6 0 1"));
    EXPECT_NE(pawn, key("8/8/8/2Pp1k2/8/8/8/3K4 w - - 0 1"));
    EXPECT_NE(key("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1"), key("4K3/8/8/8/4P3/8/8/4k3 w - - 0 1"));
}

} // namespace
} // namespace trainer
