// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/table_1999/moves.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "chess/attacks.h"
#include "kbnk_positions.h"
#include "table_1999/solved_tables.h"

namespace endgame::table_1999 {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Square;
using enum chess::Square;

TEST(Answers1999Moves, ArrangementsAreNumberedByKingKnightBishopAndBlackKing)
{
    EXPECT_EQ(number_of({a1, a1, a1, a1}), 0U);
    EXPECT_EQ(number_of({a1, a1, a1, h8}), 63U);
    EXPECT_EQ(number_of({b1, c1, d1, e1}), 0b000001'000010'000011'000100U);
    EXPECT_EQ(number_of({h8, h8, h8, h8}), arrangement_count - 1);
    EXPECT_EQ(pieces_of(0b000001'000010'000011'000100U), (Pieces{b1, c1, d1, e1}));
    std::size_t wrong = 0;
    for (std::uint32_t number = 0; number < arrangement_count; ++number)
        wrong += number_of(pieces_of(number)) == number ? 0 : 1;
    EXPECT_EQ(wrong, 0U);
}

/// The targets of the moves from one number to another; "-" for a missing move.
std::string targets(const Pieces& pieces, int first, int last)
{
    std::string text;
    for (int number = first; number <= last; ++number) {
        const std::optional<Move> move = move_of(number, pieces);
        text += (text.empty() ? "" : " ") + (move ? to_string(move->to) : "-");
    }
    return text;
}

TEST(Answers1999Moves, AreNumberedAsDocumented)
{
    const Pieces pieces{.white_king = a1, .white_knight = e5, .white_bishop = d4, .black_king = h1};
    EXPECT_EQ(targets(pieces, 1, 8), "f7 g6 g4 f3 d3 c4 c6 d7");
    EXPECT_EQ(targets({a2, h8, d4, h1}, 9, 21), "e5 f6 g7 - e3 f2 g1 c3 b2 a1 c5 b6 a7");
    EXPECT_EQ(targets({d4, a1, a8, h1}, 22, 29), "d5 e5 e4 e3 d3 c3 c4 c5");
    EXPECT_EQ(move_of(1, pieces), (Move{e5, f7}));
    EXPECT_EQ(move_of(9, pieces), std::nullopt);
    EXPECT_EQ(move_of(22, pieces), (Move{a1, a2}));
}

TEST(Answers1999Moves, OffTheBoardLeaveTheirNumbersUnused)
{
    EXPECT_EQ(targets({d4, a1, h8, h1}, 1, 8), "b3 c2 - - - - - -");
    EXPECT_EQ(targets({a1, d4, h8, h1}, 22, 29), "a2 b2 b1 - - - - -");
    EXPECT_EQ(targets({d5, a1, h8, h1}, 9, 21), "g7 f6 e5 d4 c3 b2 - - - - - - -");
    EXPECT_EQ(targets({d5, b5, a1, h1}, 9, 21), "b2 c3 d4 e5 f6 g7 h8 - - - - - -");
}

TEST(Answers1999Moves, BlockedByOwnPiecesLeaveTheirNumbersUnused)
{
    EXPECT_EQ(targets({f6, b2, d4, h1}, 9, 21), "e5 - - - e3 f2 g1 c3 - - c5 b6 a7");
    EXPECT_EQ(targets({f7, e5, d3, a8}, 1, 8), "- g6 g4 f3 - c4 c6 d7");
    EXPECT_EQ(targets({d4, d5, e4, a8}, 22, 29), "- e5 - e3 d3 c3 c4 c5");
}

TEST(Answers1999Moves, OtherNumbersAreInvalid)
{
    for (const int number : {-1, 0, 30, 31, 32, 255})
        EXPECT_EQ(move_of(number, {d4, e5, c3, h8}), std::nullopt) << number;
}

TEST(Answers1999Moves, AreTheLegalMovesInEveryValidArrangement)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    std::size_t wrong = 0;
    std::size_t checked = 0;
    const std::vector<Square> black_kings{a1, b1, c2, d4, g5, h8};
    for (const Square black_king : black_kings) {
        for (std::uint32_t first = 0; first < arrangement_count; first += 64) {
            Pieces pieces = pieces_of(first);
            pieces.black_king = black_king;
            if ((white_squares(pieces) | Bitboard{black_king}).size() < 4 || is_in_check(pieces))
                continue;
            const Bitboard occupied = white_squares(pieces) | Bitboard{black_king};
            Bitboard knight;
            Bitboard bishop;
            Bitboard king;
            for (int number = 1; number <= move_count; ++number) {
                if (const std::optional<Move> move = move_of(number, pieces))
                    (number < 9 ? knight : number < 22 ? bishop : king) |= Bitboard{move->to};
            }
            wrong += knight == chess::knight_attacks(pieces.white_knight) - occupied &&
                             bishop == chess::bishop_attacks(pieces.white_bishop, occupied) - occupied &&
                             king == chess::king_attacks(pieces.white_king) - occupied
                         ? 0
                         : 1;
            ++checked;
        }
    }
    EXPECT_EQ(wrong, 0U);
    EXPECT_GT(checked, 900'000U);
}

TEST(Answers1999Moves, AgreeWithCoreChessOnAttackedSquares)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    std::size_t wrong = 0;
    for (std::uint32_t first = 0; first < arrangement_count; first += 64)
        wrong += attacked_by_white(pieces_of(first)) == attacked_squares(pieces_of(first)) ? 0 : 1;
    for (const Square square : chess::all_squares)
        wrong += king_neighbours(square) == chess::king_attacks(square) ? 0 : 1;
    EXPECT_EQ(wrong, 0U);
}

} // namespace
} // namespace endgame::table_1999
