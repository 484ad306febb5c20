// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/canonical_view.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "ending_laws.h"
#include "kbnk_positions.h"

namespace trainer::thumb {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::position_of;

constexpr const char* without_pawns[] = {
    "8/8/8/3k4/8/2B5/4K3/6N1 w", "8/8/8/3k4/8/2B5/4K3/6N1 b", "q7/8/8/3k4/8/8/4K3/7R b",
    "8/8/1n6/3k4/8/8/4K3/Q6q w", "r6k/8/8/8/8/8/8/KB4N1 w",   "8/8/8/k7/8/8/8/6KR b",
    "7k/8/8/8/3K4/8/8/Q7 b",
};

constexpr const char* with_direction[] = {
    "8/8/8/3k4/8/2P5/4K3/8 b",
    "4k3/8/8/8/8/8/8/R3K2R b KQ",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
};

std::string seen_by_itself(const Position& position)
{
    return to_fen(CanonicalView{position}.seen(position).setup());
}

TEST(CanonicalView, ShowsAllImagesOfAPositionAsOneWithWhiteToMove)
{
    for (const char* fen : without_pawns) {
        const Position position = position_of(fen);
        const std::string seen = seen_by_itself(position);
        EXPECT_EQ(CanonicalView{position}.seen(position).turn(), Color::white);
        for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry) {
            for (const bool swaps_colors : {false, true})
                EXPECT_EQ(seen_by_itself(endgame::image_of(position, symmetry, swaps_colors)), seen) << fen;
        }
    }
}

TEST(CanonicalView, LeavesAPositionThatHasADirectionAsItIs)
{
    for (const char* fen : with_direction) {
        const Position position = position_of(fen);
        const CanonicalView view{position};
        EXPECT_EQ(seen_by_itself(position), to_fen(position.setup()));
        for (const Move move : legal_moves(position))
            EXPECT_EQ(view.real(move), move);
    }
}

TEST(CanonicalView, BringsTheMovesItShowsBackToTheBoard)
{
    for (const char* fen : without_pawns) {
        const Position position = position_of(fen);
        const CanonicalView view{position};
        const Position seen = view.seen(position);
        EXPECT_EQ(legal_moves(seen).size(), legal_moves(position).size());
        for (const Move move : legal_moves(seen)) {
            ASSERT_TRUE(is_legal(position, view.real(move))) << fen;
            EXPECT_EQ(view.seen(position.play(view.real(move))).board(), seen.play(move).board()) << fen;
        }
    }
}

TEST(CanonicalView, KeepsTheClocks)
{
    const Position position = position_of("8/8/8/3k4/8/2B5/4K3/6N1 b - - 37 91");
    const Position seen = CanonicalView{position}.seen(position);
    EXPECT_EQ(seen.halfmove_clock(), 37);
    EXPECT_EQ(seen.fullmove_number(), 91);
}

TEST(CanonicalView, LeavesWhatWentBeforeWithPawnsAsItWas)
{
    const CanonicalView view{position_of("8/8/8/3k4/8/8/4K3/7Q b")};
    const Position before = position_of("8/7P/8/3k4/8/8/4K3/8 w");
    EXPECT_EQ(to_fen(view.seen(before).setup()), to_fen(before.setup()));
}

} // namespace
} // namespace trainer::thumb
