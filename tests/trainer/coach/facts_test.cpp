// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/facts.h"

#include <gtest/gtest.h>

#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "coach/drawing.h"
#include "endings.h"
#include "kbnk_positions.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Square;
using endgame::solved;
using enum chess::Square;

Facts white_hunts(const Drawing& drawn)
{
    return facts_of(drawn.setup.board, Color::white);
}

TEST(Facts, FlightSquaresAreThoseHeCouldGoToAtOnce)
{
    const Drawing drawn = drawing(R"(. . . . . # k .
                                     . . . . . N . .
                                     . . . . . K . .
                                     . . . . . B . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .)");
    EXPECT_EQ(white_hunts(drawn).flights, drawn.marked);
}

TEST(Facts, LinesPassThroughTheHuntedKing)
{
    const Drawing drawn = drawing(R"(. . . . . . . .
                                     . . . # . . . .
                                     . . . # # # . .
                                     . . . . k # . .
                                     . . . # # # . .
                                     . . B . . . . .
                                     . . . . . . . .
                                     . . . . . K . N)");
    // d4, e5 and f6 lie on one line: f6 is covered through the king, d4 as well.
    EXPECT_EQ(white_hunts(drawn).flights, (Bitboard{d5, d6, e4, e6, f5, f4}));
    EXPECT_TRUE(white_hunts(drawn).covered.contains(f6));
}

TEST(Facts, CoverIsTheUnionOfAllPieces)
{
    const Drawing drawn = drawing(R"(. . . . . . . #
                                     # . . . . . # .
                                     . # . . . # . .
                                     . . # . k . . .
                                     . . . B . . . .
                                     . . # . # . . .
                                     . # . . . # . .
                                     # . . . . . K N)");
    EXPECT_EQ(covered_from(drawn.setup.board, d4), (drawn.marked | Bitboard{e5, g1}));
    Bitboard together;
    for (const Square square : drawn.setup.board.of(Color::white))
        together |= covered_from(drawn.setup.board, square);
    EXPECT_EQ(white_hunts(drawn).covered, together);
}

TEST(Facts, TheCageHoldsAllReachableSquares)
{
    const Drawing drawn = drawing(R"(. . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . B . .
                                     . . . . . . . .
                                     . . . . N . K .
                                     . . . . . . . .
                                     . . . . . . k #)");
    const Facts facts = white_hunts(drawn);
    EXPECT_EQ(facts.cage, drawn.marked | Bitboard{g1});
    EXPECT_EQ(facts.flights, drawn.marked);
}

TEST(Facts, ACageIncludesTheKingAndItsCaptures)
{
    const Drawing drawn = drawing(R"(. . . . . . . k
                                     . . . . . . N .
                                     . . . . . . B .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     K . . . . . . .)");
    const Facts facts = white_hunts(drawn);
    EXPECT_TRUE(facts.cage.contains(h8));
    EXPECT_TRUE(facts.cage.contains(g7));
    EXPECT_EQ(facts.loose, (Bitboard{g7, g6}));
    EXPECT_EQ(facts.hanging, Bitboard{g7});
}

TEST(Facts, APieceHangsOnlyIfItIsLooseAndAttacked)
{
    const Drawing drawn = drawing(R"(. . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . k . . .
                                     . . . . B . . .
                                     . . N . . . . .
                                     . . . . . . . .
                                     K . . . . . . .)");
    EXPECT_EQ(white_hunts(drawn).loose, Bitboard{c3});
    EXPECT_EQ(white_hunts(drawn).hanging, Bitboard{});
}

TEST(Facts, APieceGuardedByItsKingAloneHangsToTwoAttackers)
{
    const Drawing drawn = drawing(R"(. . . . Q . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . k r . . .
                                     . . . . . K . .
                                     . . . . . . . .
                                     . . . . . . . .)");
    EXPECT_TRUE(hangs(drawn.setup.board, e4));
    chess::Board board = drawn.setup.board;
    board.remove(f3);
    EXPECT_FALSE(hangs(board, e4)) << "the queen alone cannot capture it";
    board.remove(d4);
    EXPECT_TRUE(hangs(board, e4)) << "it is unguarded";
}

TEST(Facts, GuardsAreThePiecesThatCoverASquare)
{
    const Drawing drawn = drawing(R"(. . . . k . . .
                                     . . . . . . . B
                                     . . . . . K . .
                                     . . . . N . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .)");
    const chess::Board& board = drawn.setup.board;
    EXPECT_EQ(guards(board, g8, Color::white), Bitboard{h7});
    EXPECT_EQ(guards(board, f7, Color::white), (Bitboard{f6, e5}));
    EXPECT_EQ(guards(board, d7, Color::white), Bitboard{e5});
    EXPECT_EQ(guards(board, d8, Color::white), Bitboard{});
}

TEST(Facts, ExitsLieAroundTheRegionWhereHeCanGet)
{
    const Drawing drawn = drawing(R"(. . . k . . . .
                                     # # # # # # . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .
                                     . . . . . . . .)");
    chess::Setup setup = drawn.setup;
    setup.board.put(h1, {Color::white, chess::Role::king});
    const Facts facts = facts_of(setup.board, Color::white);
    const Bitboard half = chess::rank_squares(7) & Bitboard{a8, b8, c8, d8, e8};
    EXPECT_EQ(exits(facts, half), drawn.marked | Bitboard{f8});
    EXPECT_EQ(exits(facts, chess::rank_squares(0)), Bitboard{});
}

TEST(Facts, CornersAreCountedInKingsMoves)
{
    EXPECT_EQ(corner_distances(c2), (std::array{2, 5, 6, 6}));
}

TEST(Facts, OppositionDependsOnTheSquaresBetweenTheKings)
{
    const auto between = [](Square white, Square black) {
        chess::Setup setup;
        setup.board.put(white, {Color::white, chess::Role::king});
        setup.board.put(black, {Color::black, chess::Role::king});
        return facts_of(setup.board, Color::white).opposition;
    };
    EXPECT_EQ(between(e4, e6), Opposition::direct);
    EXPECT_EQ(between(c5, e5), Opposition::direct);
    EXPECT_EQ(between(e4, g6), Opposition::diagonal);
    EXPECT_EQ(between(e2, e6), Opposition::distant);
    EXPECT_EQ(between(a1, g1), Opposition::distant);
    EXPECT_EQ(between(e4, e7), Opposition::none);
    EXPECT_EQ(between(e4, f6), Opposition::none);
    EXPECT_EQ(between(a1, c5), Opposition::none);
}

TEST(Facts, ASideWouldRatherPassWhereMovingCosts)
{
    // Black to move must leave the pawn's way; White to move stalemates or loses the pawn.
    const auto& kpk = endgame::table_of("KPK");
    EXPECT_TRUE(would_rather_pass(kpk, endgame::position_of("4k3/8/3PK3/8/8/8/8/8 b")));
    EXPECT_TRUE(would_rather_pass(kpk, endgame::position_of("4k3/8/3PK3/8/8/8/8/8 w")));
    EXPECT_FALSE(would_rather_pass(kpk, endgame::position_of("8/8/8/8/k7/8/4P3/4K3 w")));
    // Passing is illegal in check.
    EXPECT_FALSE(would_rather_pass(solved(), endgame::position_of("k7/8/1K6/3B4/8/8/8/6N1 b")));
    EXPECT_FALSE(would_rather_pass(endgame::Tablebase{}, endgame::position_of("4k3/8/8/8/8/8/8/4KBN1 w")));
}

/// The flights according to the rules of the game.
Bitboard legal_flights(const Position& position)
{
    Bitboard squares;
    for (const chess::Move move : legal_moves(position))
        squares |= Bitboard{move.to};
    return squares;
}

/// The cage walked square by square, safety asked from the king outward.
Bitboard walked_cage(const chess::Board& board, Color attacker)
{
    const Square start = board.of(!attacker, chess::Role::king).first();
    const Bitboard others = board.occupied() - Bitboard{start};
    Bitboard found{start};
    std::vector<Square> rest{start};
    while (!rest.empty()) {
        const Square from = rest.back();
        rest.pop_back();
        for (const Square to : chess::all_squares - found) {
            if (king_distance(from, to) == 1 && is_safe(board, to, attacker, others)) {
                found |= Bitboard{to};
                rest.push_back(to);
            }
        }
    }
    return found;
}

TEST(Facts, FlightsAreLegalMovesAndTheCageMatchesAWalk)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    endgame::Breaches breaches;
    std::size_t number = 0;
    endgame::for_each_position(Color::black, endgame::canonical_kings, chess::all_squares,
                               [&](const Position& position) {
                                   const Facts facts = facts_of(position.board(), Color::white);
                                   const bool walks = ++number % 8 == 0;
                                   if (facts.flights != legal_flights(position) ||
                                       (walks && facts.cage != walked_cage(position.board(), Color::white)))
                                       breaches.add(position);
                               });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::coach
