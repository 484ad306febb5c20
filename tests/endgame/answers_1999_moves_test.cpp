// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/answers_1999_moves.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "answers_1999_tables.h"
#include "chess/attacks.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Square;
using enum chess::Square;

TEST(Answers1999Moves, ArrangementsAreNumberedByKingKnightBishopAndBlackKing)
{
    EXPECT_EQ(number_1999({a1, a1, a1, a1}), 0U);
    EXPECT_EQ(number_1999({a1, a1, a1, h8}), 63U);
    EXPECT_EQ(number_1999({b1, c1, d1, e1}), 0b000001'000010'000011'000100U);
    EXPECT_EQ(number_1999({h8, h8, h8, h8}), arrangements_1999 - 1);
    EXPECT_EQ(men_1999(0b000001'000010'000011'000100U), (Men1999{b1, c1, d1, e1}));
    std::size_t wrong = 0;
    for (std::uint32_t number = 0; number < arrangements_1999; ++number)
        wrong += number_1999(men_1999(number)) == number ? 0 : 1;
    EXPECT_EQ(wrong, 0U);
}

/// The squares that the moves from one number to another lead to; "-" where there is no move.
std::string targets(const Men1999& men, int first, int last)
{
    std::string text;
    for (int number = first; number <= last; ++number) {
        const std::optional<Move> move = move_1999(number, men);
        text += (text.empty() ? "" : " ") + (move ? to_string(move->to) : "-");
    }
    return text;
}

TEST(Answers1999Moves, AreNumberedAsDocumented)
{
    const Men1999 men{.white_king = a1, .white_knight = e5, .white_bishop = d4, .black_king = h1};
    EXPECT_EQ(targets(men, 1, 8), "f7 g6 g4 f3 d3 c4 c6 d7");
    EXPECT_EQ(targets({a2, h8, d4, h1}, 9, 21), "e5 f6 g7 - e3 f2 g1 c3 b2 a1 c5 b6 a7");
    EXPECT_EQ(targets({d4, a1, a8, h1}, 22, 29), "d5 e5 e4 e3 d3 c3 c4 c5");
    EXPECT_EQ(move_1999(1, men), (Move{e5, f7}));
    EXPECT_EQ(move_1999(9, men), std::nullopt);
    EXPECT_EQ(move_1999(22, men), (Move{a1, a2}));
}

TEST(Answers1999Moves, ThatLeaveTheBoardKeepTheirNumbersFree)
{
    EXPECT_EQ(targets({d4, a1, h8, h1}, 1, 8), "b3 c2 - - - - - -");
    EXPECT_EQ(targets({a1, d4, h8, h1}, 22, 29), "a2 b2 b1 - - - - -");
    EXPECT_EQ(targets({d5, a1, h8, h1}, 9, 21), "g7 f6 e5 d4 c3 b2 - - - - - - -");
    EXPECT_EQ(targets({d5, b5, a1, h1}, 9, 21), "b2 c3 d4 e5 f6 g7 h8 - - - - - -");
}

TEST(Answers1999Moves, ThatWhitesOwnMenBlockKeepTheirNumbersFree)
{
    EXPECT_EQ(targets({f6, b2, d4, h1}, 9, 21), "e5 - - - e3 f2 g1 c3 - - c5 b6 a7");
    EXPECT_EQ(targets({f7, e5, d3, a8}, 1, 8), "- g6 g4 f3 - c4 c6 d7");
    EXPECT_EQ(targets({d4, d5, e4, a8}, 22, 29), "- e5 - e3 d3 c3 c4 c5");
}

TEST(Answers1999Moves, OfNoOtherNumberAreThere)
{
    for (const int number : {-1, 0, 30, 31, 32, 255})
        EXPECT_EQ(move_1999(number, {d4, e5, c3, h8}), std::nullopt) << number;
}

TEST(Answers1999Moves, AreTheLegalOnesOnEveryValidArrangement)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    std::size_t wrong = 0;
    std::size_t checked = 0;
    const std::vector<Square> black_kings{a1, b1, c2, d4, g5, h8};
    for (const Square black_king : black_kings) {
        for (std::uint32_t first = 0; first < arrangements_1999; first += 64) {
            Men1999 men = men_1999(first);
            men.black_king = black_king;
            if ((white_squares(men) | Bitboard{black_king}).size() < 4 || is_in_check(men))
                continue;
            const Bitboard occupied = white_squares(men) | Bitboard{black_king};
            Bitboard knight;
            Bitboard bishop;
            Bitboard king;
            for (int number = 1; number <= moves_1999; ++number) {
                if (const std::optional<Move> move = move_1999(number, men))
                    (number < 9 ? knight : number < 22 ? bishop : king) |= Bitboard{move->to};
            }
            wrong += knight == chess::knight_attacks(men.white_knight) - occupied &&
                             bishop == chess::bishop_attacks(men.white_bishop, occupied) - occupied &&
                             king == chess::king_attacks(men.white_king) - occupied
                         ? 0
                         : 1;
            ++checked;
        }
    }
    EXPECT_EQ(wrong, 0U);
    EXPECT_GT(checked, 900'000U);
}

TEST(Answers1999Moves, KnowTheSquaresWhereTheKingIsInCheckAsCoreChessDoes)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    std::size_t wrong = 0;
    for (std::uint32_t first = 0; first < arrangements_1999; first += 64)
        wrong += attacked_1999(men_1999(first)) == attacked_squares(men_1999(first)) ? 0 : 1;
    for (const Square square : chess::all_squares)
        wrong += king_neighbours_1999(square) == chess::king_attacks(square) ? 0 : 1;
    EXPECT_EQ(wrong, 0U);
}

} // namespace
} // namespace endgame
