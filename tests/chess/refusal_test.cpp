// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/refusal.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "printing.h"
#include "random_positions.h"

namespace chess {
namespace {

using Kind = Refusal::Kind;

Refusal refusal(const char* fen, Square from, Square to)
{
    return refusal_of(position_of(fen), from, to);
}

TEST(RefusalTest, ChecksTheOriginSquareFirst)
{
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Square::a1, Square::a2), Refusal{Kind::no_piece});
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Square::e8, Square::e7), Refusal{Kind::not_to_move});
}

TEST(RefusalTest, ReportsUnreachableTargets)
{
    const char* fen = "4k3/8/8/8/8/4N3/4P3/4K2R w - - 0 1";
    for (const auto& [from, to] : {std::pair{Square::e3, Square::e5},
                                   {Square::h1, Square::g2},
                                   {Square::h1, Square::c1},
                                   {Square::e2, Square::e4},
                                   {Square::e2, Square::d3},
                                   {Square::e1, Square::e3},
                                   {Square::e1, Square::e2}})
        EXPECT_EQ(refusal(fen, from, to), Refusal{Kind::unreachable}) << to_string(from) << to_string(to);
}

TEST(RefusalTest, NamesTheAttackerOfTheKing)
{
    // A pawn's double step from its second rank is one of its moves.
    EXPECT_EQ(refusal("8/8/8/8/8/8/r2PK3/7k w - - 0 1", Square::d2, Square::d4),
              (Refusal{Kind::king_falls, Square::a2, Square::e2}));
    EXPECT_EQ(refusal("8/8/8/8/8/r2PK3/8/7k w - - 0 1", Square::d3, Square::d5), Refusal{Kind::unreachable});
    EXPECT_EQ(refusal("7K/R2pk3/8/8/8/8/8/8 b - - 0 1", Square::d7, Square::d5),
              (Refusal{Kind::king_falls, Square::a7, Square::e7}));
    // A pin, an ignored check, a step onto an attacked square, and a step back along the line of a check.
    EXPECT_EQ(refusal("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", Square::e3, Square::g4),
              (Refusal{Kind::king_falls, Square::e8, Square::e1}));
    EXPECT_EQ(refusal("6k1/8/8/8/1b6/8/8/N3K3 w - - 0 1", Square::a1, Square::b3),
              (Refusal{Kind::king_falls, Square::b4, Square::e1}));
    EXPECT_EQ(refusal("8/8/8/3k4/8/3K4/8/8 w - - 0 1", Square::d3, Square::d4),
              (Refusal{Kind::king_falls, Square::d5, Square::d4}));
    EXPECT_EQ(refusal("k7/8/8/8/4r3/8/4K3/8 w - - 0 1", Square::e2, Square::e1),
              (Refusal{Kind::king_falls, Square::e4, Square::e1}));
}

TEST(RefusalTest, EnPassantMayExposeTheKing)
{
    EXPECT_EQ(refusal("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", Square::e5, Square::d6),
              (Refusal{Kind::king_falls, Square::h5, Square::a5}));
    EXPECT_EQ(refusal("8/8/8/8/k2Pp2R/8/8/7K b - d3 0 1", Square::e4, Square::d3),
              (Refusal{Kind::king_falls, Square::h4, Square::a4}));
}

TEST(RefusalTest, ExplainsPiecesWithoutMoves)
{
    const Position pinned = position_of("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
    EXPECT_EQ(refusal_of(pinned, Square::e3), (Refusal{Kind::king_falls, Square::e8, Square::e1}));
    EXPECT_EQ(refusal_of(pinned, Square::g8), Refusal{Kind::not_to_move});
    EXPECT_EQ(refusal_of(pinned, Square::a5), Refusal{Kind::no_piece});
    EXPECT_EQ(refusal_of(position_of("4k3/4p3/4P3/8/8/8/8/4K3 w - - 0 1"), Square::e6),
              Refusal{Kind::unreachable});
}

/// Exactly the pseudo-legal moves that are not legal leave the king in check.
TEST(RefusalTest, PseudoLegalMovesThatAreIllegalExposeTheKing)
{
    Random random{11};
    for (int i = 0; i < 300; ++i) {
        const auto position = Position::from(random_setup(random));
        if (!position)
            continue;
        SCOPED_TRACE(to_fen(position->setup()));
        for (const Square from : position->board().of(position->turn())) {
            Bitboard legal;
            for (const Move move : legal_moves_from(*position, from))
                legal |= Bitboard{move.to};
            for (const Square to : all_squares - legal) {
                const Refusal refusal = refusal_of(*position, from, to);
                ASSERT_EQ(refusal.attacker.has_value(), refusal.kind == Kind::king_falls);
                if (refusal.attacker) {
                    ASSERT_EQ(position->board().piece_at(*refusal.attacker)->color, !position->turn());
                }
            }
        }
    }
}

} // namespace
} // namespace chess
