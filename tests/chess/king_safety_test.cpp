// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/king_safety.h"

#include <gtest/gtest.h>

#include "chess/attacks.h"
#include "random_positions.h"

namespace chess {
namespace {

/// The attackers of a square determined in the opposite direction, from every piece outward.
Bitboard attackers_from_outside(const Board& board, Square square, Color by, Bitboard occupied)
{
    Bitboard found;
    for (const Square from : board.of(by)) {
        if (attacks(*board.piece_at(from), from, occupied).contains(square))
            found |= Bitboard{from};
    }
    return found;
}

TEST(KingSafety, IsTheSameFromTheKingAndFromTheAttackers)
{
    Random random{3};
    for (int i = 0; i < 5'000; ++i) {
        const chess::Setup setup = random_setup(random);
        SCOPED_TRACE(to_fen(setup));
        for (const Square square : all_squares) {
            for (const Color by : all_colors) {
                const Bitboard occupied = setup.board.occupied() - Bitboard{square};
                const Bitboard expected = attackers_from_outside(setup.board, square, by, occupied);
                ASSERT_EQ(attackers(setup.board, square, by, occupied), expected) << to_string(square);
                ASSERT_EQ(is_safe(setup.board, square, by, occupied), expected.empty()) << to_string(square);
            }
        }
    }
}

/// The pieces whose removal would expose their king to an additional attacker.
Bitboard pinned_by_removal(const Board& board, Color side)
{
    const Square king = board.of(side, Role::king).first();
    const Bitboard checkers = attackers_from_outside(board, king, !side, board.occupied());
    Bitboard pinned;
    for (const Square square : board.of(side) - Bitboard{king}) {
        const Bitboard without = board.occupied() - Bitboard{square};
        if (attackers_from_outside(board, king, !side, without) != checkers)
            pinned |= Bitboard{square};
    }
    return pinned;
}

TEST(KingSafety, FindsCheckersAndPinnedPieces)
{
    Random random{4};
    for (int i = 0; i < 50'000; ++i) {
        const chess::Setup setup = random_setup(random);
        const Board& board = setup.board;
        SCOPED_TRACE(to_fen(setup));
        for (const Color side : all_colors) {
            if (board.of(side, Role::king).size() != 1)
                continue;
            const Square king = board.of(side, Role::king).first();
            const KingSafety safety = king_safety(board, side);
            ASSERT_EQ(safety.checkers, attackers_from_outside(board, king, !side, board.occupied()));
            ASSERT_EQ(safety.pinned, pinned_by_removal(board, side));
        }
    }
}

struct KnownSafety {
    const char* rule;
    const char* fen;
    Bitboard checkers;
    Bitboard pinned;
};

TEST(KingSafety, MatchesKnownExamples)
{
    const KnownSafety cases[]{
        {"a rook pins along the file", "4k3/8/4n3/8/8/8/8/K3R3 b - - 0 1", {}, {Square::e6}},
        {"a bishop pins along the diagonal", "4k3/3n4/8/8/B7/8/8/K7 b - - 0 1", {}, {Square::d7}},
        {"a bishop pins nothing along a file", "4k3/8/4n3/8/8/8/8/K3B3 b - - 0 1", {}, {}},
        {"two pieces shield each other from a pin", "4k3/4n3/4n3/8/8/8/8/K3R3 b - - 0 1", {}, {}},
        {"a piece of the attacker pins nothing", "4k3/8/4N3/8/8/8/8/K3R3 b - - 0 1", {}, {}},
        {"a pinned piece hides a second attacker", "4k3/8/4n3/8/8/4Q3/8/K3R3 b - - 0 1", {}, {Square::e6}},
        {"bishop and knight give check together",
         "4k3/8/5N2/8/B7/8/8/K7 b - - 0 1",
         {Square::a4, Square::f6},
         {}},
        {"a pawn attacks towards its end of the board", "8/8/8/4k3/3P4/8/8/K7 b - - 0 1", {Square::d4}, {}},
        {"a pawn does not attack backwards", "8/8/3P4/4k3/8/8/8/K7 b - - 0 1", {}, {}},
        {"a check and a pin at once", "4k3/3n4/8/8/B7/8/8/K3R3 b - - 0 1", {Square::e1}, {Square::d7}},
    };
    for (const KnownSafety& test : cases) {
        const KingSafety safety = king_safety(setup_of(test.fen).board, Color::black);
        EXPECT_EQ(safety.checkers, test.checkers) << test.rule;
        EXPECT_EQ(safety.pinned, test.pinned) << test.rule;
    }
}

} // namespace
} // namespace chess
