// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/heat_map.h"

#include <gtest/gtest.h>

#include <string>

#include "chess/fen.h"
#include "chess/position.h"
#include "coach/images.h"
#include "endings.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Square;
using endgame::Verdict;

chess::Setup setup_of(const char* fen)
{
    return chess::parse_fen(fen)->setup;
}

TEST(HeatMap, GivesTheValueWithThePieceOnEachSquare)
{
    const chess::Setup setup = setup_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1");
    const HeatMap knight = heat_map(endgame::solved(), setup, Square::d5);
    EXPECT_EQ(knight[index(Square::d5)], Verdict::win(endgame::Plies{5}));
    EXPECT_EQ(knight[index(Square::d7)],
              endgame::solved().probe(*chess::Position::from(setup_of("k7/2KN4/8/1B6/8/8/8/8 w - - 0 1"))));
    EXPECT_EQ(knight[index(Square::a7)]->outcome(), endgame::Outcome::win)
        << "he can be captured, but not now";
    EXPECT_FALSE(knight[index(Square::b5)]) << "the bishop stands there";
    EXPECT_FALSE(knight[index(Square::b6)]) << "Black would be in check with White to move";
    const HeatMap king = heat_map(endgame::solved(), setup, Square::c7);
    EXPECT_FALSE(king[index(Square::b8)]) << "the kings would touch";
    EXPECT_FALSE(king[index(Square::a8)]);
}

TEST(HeatMap, ADrawIsOneToo)
{
    const HeatMap king = heat_map(endgame::solved(), setup_of("8/8/8/8/8/8/2k5/K1B4N b - - 0 1"), Square::c2);
    EXPECT_EQ(king[index(Square::b2)], std::nullopt) << "next to the other king";
    EXPECT_EQ(king[index(Square::g2)], Verdict::draw()) << "he takes the knight";
    EXPECT_EQ(king[index(Square::d5)]->outcome(), endgame::Outcome::loss);
}

TEST(HeatMap, IllegalPositionsMayBecomeLegal)
{
    const HeatMap king = heat_map(endgame::solved(), setup_of("8/8/8/3kK3/8/8/8/B6N w - - 0 1"), Square::e5);
    EXPECT_FALSE(king[index(Square::e5)]);
    EXPECT_TRUE(king[index(Square::e8)]);
}

TEST(HeatMap, IsEmptyWithoutATablebase)
{
    for (const auto& value : heat_map({}, setup_of("8/8/8/3k1K2/8/8/8/B6N w - - 0 1"), Square::a1))
        EXPECT_FALSE(value);
}

TEST(HeatMap, PawnsAvoidLastRanksAndKeepEnPassantRights)
{
    const auto& known = endgame::table_of("KPKP");
    const chess::Setup setup = setup_of("8/8/8/8/1pP5/8/8/k1K5 b - c3 0 1");
    const HeatMap pawn = heat_map(known, setup, Square::b4);
    EXPECT_EQ(pawn[index(Square::b4)], known.probe(*chess::Position::from(setup)));
    for (int file = 0; file < 8; ++file) {
        EXPECT_FALSE(pawn[index(chess::square_at(file, 0))]);
        EXPECT_FALSE(pawn[index(chess::square_at(file, 7))]);
    }
    EXPECT_TRUE(pawn[index(Square::d4)]);
}

/// For every piece of many positions, either colour attacking, in every mirror: each square has the value of
/// the position with the piece there, or none if that cannot be.
TEST(HeatMap, IsTheTablesAnswerInEveryView)
{
    const endgame::Tablebase& known = endgame::solved();
    coach::for_each_sample(20'000, [&](const chess::Position& position) {
        for (const coach::View& view : coach::all_views()) {
            const chess::Position seen = view.seen(position);
            for (const Square piece : position.board().occupied()) {
                const HeatMap values = heat_map(known, position.setup(), piece);
                const HeatMap images =
                    heat_map(known, seen.setup(), view.seen(chess::Bitboard{piece}).first());
                for (const Square square : chess::all_squares) {
                    const Square image = view.seen(chess::Bitboard{square}).first();
                    ASSERT_EQ(values[index(square)], images[index(image)]);
                }
                ASSERT_EQ(values[index(piece)], known.probe(position));
            }
        }
    });
}

} // namespace
} // namespace trainer
