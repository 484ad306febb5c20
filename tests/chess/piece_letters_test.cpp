// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/piece_letters.h"

#include <gtest/gtest.h>

namespace chess {
namespace {

constexpr PieceLetters german = local_piece_letters[0];
constexpr PieceLetters russian = local_piece_letters[5];

TEST(PieceLetters, AreFoundBeforeMoves)
{
    EXPECT_EQ(letters_before_move("Sf3"), "S");
    EXPECT_EQ(letters_before_move("Sbxd2+"), "S");
    EXPECT_EQ(letters_before_move("Крf7"), "Кр");
    EXPECT_EQ(letters_before_move("Крхf7"), "Кр");
    EXPECT_EQ(letters_before_move("राd8"), "रा");
    for (const std::string_view word : {"", "e4", "exd5", "S", "\u2658f3", "O-O", "Anna"})
        EXPECT_EQ(letters_before_move(word), "") << word;
}

TEST(PieceLetters, AreReplacedByEnglishOnes)
{
    EXPECT_EQ(with_english_letters("Sf3", german), "Nf3");
    EXPECT_EQ(with_english_letters("Lxc4+", german), "Bxc4+");
    EXPECT_EQ(with_english_letters("e8=D", german), "e8=Q");
    EXPECT_EQ(with_english_letters("e8(T)", german), "e8(R)");
    EXPECT_EQ(with_english_letters("dxe8S#", german), "dxe8N#");
    EXPECT_EQ(with_english_letters("e4", german), "e4");
    EXPECT_EQ(with_english_letters("O-O", german), "O-O");
    EXPECT_EQ(with_english_letters("Крf7", russian), "Kf7");
    EXPECT_EQ(with_english_letters("Кf7", russian), "Nf7");
    EXPECT_EQ(with_english_letters("e8=Ф", russian), "e8=Q");
    EXPECT_EQ(letters_of_promotion("e8=Ф"), "Ф");
    EXPECT_EQ(letters_of_promotion("Кe8"), "");
    EXPECT_EQ(with_english_letters("Nf3", german), std::nullopt);
}

TEST(PieceLetters, FigurinesOfBothColoursAreRecognised)
{
    EXPECT_EQ(figurine_letter(U'\u2654'), 'K');
    EXPECT_EQ(figurine_letter(U'\u2658'), 'N');
    EXPECT_EQ(figurine_letter(U'\u2659'), 'P');
    EXPECT_EQ(figurine_letter(U'\u265A'), 'K');
    EXPECT_EQ(figurine_letter(U'\u265F'), 'P');
    EXPECT_EQ(figurine_letter(U'\u2653'), '\0');
    EXPECT_EQ(figurine_letter(U'\u2660'), '\0');
}

} // namespace
} // namespace chess
