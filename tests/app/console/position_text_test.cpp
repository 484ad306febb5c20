// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/position_text.h"

#include <gtest/gtest.h>

#include <optional>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "kbnk_positions.h"

namespace console {
namespace {

using chess::Role;
using chess::Square;
using endgame::position_of;

TEST(PositionText, YieldsAPositionOrOneSentence)
{
    const char* fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7";
    EXPECT_EQ(to_fen(read_position(fen)->setup()), fen);
    for (const char* wrong : {"", "4k3/8/8/8/8/8/8/4K2 w", "4k3/8/8/8/8/8/8/8 w", "4k3/4K3/8/8/8/8/8/8 w"}) {
        const auto position = read_position(wrong);
        ASSERT_FALSE(position) << wrong;
        EXPECT_TRUE(position.error().ends_with('.')) << position.error();
    }
}

TEST(MoveText, OfEveryLegalMoveIsParsed)
{
    for (const char* fen : {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
                            "1n2k3/P7/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/2B1K1N1 w"}) {
        const chess::Position position = position_of(fen);
        for (const chess::Move move : legal_moves(position))
            EXPECT_EQ(read_move(position, to_coordinates(move)), move) << to_coordinates(move);
    }
}

TEST(MoveText, SignsAndCapitalsOfOtherProgramsAreRead)
{
    const chess::Position position = position_of("4k3/P7/8/8/8/8/8/4K2R w K");
    for (const char* text : {"a7a8=Q", "a7a8=q", "A7A8Q", "a7-a8q", "a7a8(Q)", "a7a8/Q"})
        EXPECT_EQ(read_move(position, text), (chess::Move{Square::a7, Square::a8, Role::queen})) << text;
}

TEST(MoveText, OfAnIllegalMoveIsRejected)
{
    const chess::Position position = position_of("4k3/P7/8/8/8/8/8/4K2R w K");
    EXPECT_EQ(read_move(position, "e1g1"), (chess::Move{Square::e1, Square::g1}));
    EXPECT_EQ(read_move(position, "a7a8n"), (chess::Move{Square::a7, Square::a8, Role::knight}));
    EXPECT_EQ(read_move(position, "a7a8N"), (chess::Move{Square::a7, Square::a8, Role::knight}));
    for (const char* text :
         {"", "e1", "e1e3", "e8e7", "a7a8", "a7a8k", "e1g1q", "O-O", "Kf1", "e1f1 ", "e1f1Q", "a7a8K"})
        EXPECT_EQ(read_move(position, text), std::nullopt) << text;
}

} // namespace
} // namespace console
