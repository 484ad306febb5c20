// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

#include "printing.h"

namespace chess {
namespace {

using Steps = std::vector<std::pair<int, int>>;

const Steps straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const Steps diagonal{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Steps around{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Steps leaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// The squares reached by walking from a square in every direction up to a piece or the edge.
Bitboard walked(Square from, Bitboard occupied, const Steps& steps, int furthest = 7)
{
    Bitboard seen;
    for (const auto& [files, ranks] : steps) {
        std::optional<Square> square = offset(from, files, ranks);
        for (int step = 1; square && step <= furthest; ++step) {
            seen |= Bitboard{*square};
            square = occupied.contains(*square) ? std::nullopt : offset(*square, files, ranks);
        }
    }
    return seen;
}

/// Compares a slider with the walk for every occupancy of its lines.
template <typename Attacks>
void expect_walk_for_every_occupancy(Attacks attacks, const Steps& steps)
{
    for (const Square square : all_squares) {
        const std::uint64_t lines = walked(square, {}, steps).bits();
        std::uint64_t pieces = 0;
        do {
            ASSERT_EQ(attacks(square, Bitboard{pieces}), walked(square, Bitboard{pieces}, steps))
                << to_string(square) << " among " << pieces;
            pieces = (pieces - lines) & lines;
        } while (pieces != 0);
    }
}

TEST(Attacks, LeapersMoveOneStep)
{
    for (const Square square : all_squares) {
        EXPECT_EQ(knight_attacks(square), walked(square, {}, leaps, 1)) << to_string(square);
        EXPECT_EQ(king_attacks(square), walked(square, {}, around, 1)) << to_string(square);
        EXPECT_EQ(pawn_attacks(Color::white, square), walked(square, {}, {{-1, 1}, {1, 1}}, 1));
        EXPECT_EQ(pawn_attacks(Color::black, square), walked(square, {}, {{-1, -1}, {1, -1}}, 1));
    }
}

TEST(Attacks, BishopStopsAtTheFirstPieceForEveryOccupancy)
{
    expect_walk_for_every_occupancy(bishop_attacks, diagonal);
}

TEST(Attacks, RookStopsAtTheFirstPieceForEveryOccupancy)
{
    expect_walk_for_every_occupancy(rook_attacks, straight);
}

TEST(Attacks, PiecesOffTheLinesHaveNoEffect)
{
    std::mt19937_64 random{2};
    for (int i = 0; i < 100'000; ++i) {
        const Square square = square_at(static_cast<std::size_t>(random() % 64));
        // From crowded boards to nearly empty ones.
        const Bitboard occupied{i % 3 == 0   ? random()
                                : i % 3 == 1 ? random() & random()
                                             : random() & random() & random()};
        const Bitboard bishop = walked(square, occupied, diagonal);
        const Bitboard rook = walked(square, occupied, straight);
        ASSERT_EQ(bishop_attacks(square, occupied), bishop) << to_string(square) << ' ' << occupied.bits();
        ASSERT_EQ(rook_attacks(square, occupied), rook) << to_string(square) << ' ' << occupied.bits();
        ASSERT_EQ(attacks(Piece{Color::white, Role::queen}, square, occupied), bishop | rook);
    }
}

TEST(Attacks, EveryPieceAttacksLikeItsRole)
{
    const Bitboard occupied{Square::e6, Square::g4, Square::b2};
    for (const Color color : all_colors) {
        for (const Square square : all_squares) {
            EXPECT_EQ(attacks({color, Role::pawn}, square, occupied), pawn_attacks(color, square));
            EXPECT_EQ(attacks({color, Role::knight}, square, occupied), knight_attacks(square));
            EXPECT_EQ(attacks({color, Role::bishop}, square, occupied), bishop_attacks(square, occupied));
            EXPECT_EQ(attacks({color, Role::rook}, square, occupied), rook_attacks(square, occupied));
            EXPECT_EQ(attacks({color, Role::king}, square, occupied), king_attacks(square));
        }
    }
}

TEST(Attacks, BetweenAndLinesFollowTheWalkOfASingleDirection)
{
    for (const Square a : all_squares) {
        for (const Square b : all_squares) {
            Bitboard line;
            Bitboard inner;
            for (const auto& [files, ranks] : around) {
                const Bitboard there = walked(a, {}, {{files, ranks}});
                if (!there.contains(b))
                    continue;
                line = there | walked(a, {}, {{-files, -ranks}}) | Bitboard{a};
                inner = walked(a, Bitboard{b}, {{files, ranks}}) - Bitboard{b};
            }
            EXPECT_EQ(line_through(a, b), line) << to_string(a) << ' ' << to_string(b);
            EXPECT_EQ(between(a, b), inner) << to_string(a) << ' ' << to_string(b);
        }
    }
}

} // namespace
} // namespace chess
