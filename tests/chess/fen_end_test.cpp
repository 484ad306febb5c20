// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen_end.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

const std::string kbn_board = "8/8/3k4/8/8/3BN3/3K4/8";
const std::string kbn_fen = kbn_board + " w - - 0 1";

std::string without_end(const std::string& text, const std::string& before = "")
{
    return text.substr(0, end_of_fen(text, before));
}

TEST(FenEnd, ColumnsAndRemarksAreCutOff)
{
    for (const std::string behind :
         {"", ",easy", ",Kd2 Kd6,1700", "\teasy", "\",\"K vs K\"", " # mate", " // mate", " (White to move)",
          " - White wins", " {mate}", "**", "_", "</b>", "[/fen]", "!", "?", ".", " ,", "`"})
        EXPECT_EQ(without_end(kbn_fen + behind), kbn_fen) << behind;
    EXPECT_EQ(without_end(kbn_board + " w - -,easy"), kbn_board + " w - -");
    EXPECT_EQ(without_end(kbn_board + "\",\"easy"), kbn_board);
    EXPECT_EQ(without_end(kbn_fen + ")", "("), kbn_fen);
}

TEST(FenEnd, MovesAndOtherPositionsAreNotCutOff)
{
    for (const std::string& behind :
         {"," + kbn_fen, " [" + kbn_fen + "]", std::string{" {x} 1. Kd3"}, std::string{" 1. Kd3"},
          std::string{" white wins"}, std::string{" (Kd3!)"}, std::string{",x\n1. Kd3"}})
        EXPECT_EQ(without_end(kbn_fen + behind), kbn_fen + behind) << behind;
    EXPECT_EQ(without_end(kbn_fen + "} Kd6", "1. Kd2 {"), kbn_fen + "} Kd6");
    EXPECT_EQ(without_end(kbn_fen + ") x"), kbn_fen + ") x") << "never opened";
    EXPECT_EQ(without_end(kbn_board + " w KQ!q - 0 1"), kbn_board + " w KQ!q - 0 1") << "a slip";
}

TEST(FenEnd, OperationsAndTitlesRemain)
{
    for (const std::string behind :
         {" w - - bm Nf5; id \"x\";", " w - - ;D1 8", " w - - 0 1|Mate|Nf5", " w - - 0 1 c0 \"(x)\";"})
        EXPECT_EQ(without_end(kbn_board + behind), kbn_board + behind);
}

TEST(FenEnd, TheSideIsFoundBehindSigns)
{
    EXPECT_EQ(find_side(", w", 0), 2U);
    EXPECT_EQ(find_side(" (Black to move)", 0), 2U);
    EXPECT_EQ(find_side("\",\"b\"", 0), 3U);
    EXPECT_EQ(find_side(" white wins", 0), 0U);
    EXPECT_EQ(find_side(", x", 0), 0U);
}

TEST(FenEnd, RemarksHaveNoMovesAndPositions)
{
    EXPECT_TRUE(is_mere_remark("; hard"));
    EXPECT_TRUE(is_mere_remark(",e2e4,hard"));
    EXPECT_FALSE(is_mere_remark(",hard\ne2e4"));
    EXPECT_FALSE(is_mere_remark("; " + kbn_fen));
    EXPECT_TRUE(names_square("Kd3"));
    EXPECT_FALSE(names_square("K d 3"));
}

TEST(FenEnd, CountersAreDigitsAndSigns)
{
    for (const char c : {'0', '9', '-', '+'})
        EXPECT_TRUE(is_counter(c)) << c;
    for (const char c : {'a', ';', ' '})
        EXPECT_FALSE(is_counter(c)) << c;
}

} // namespace
} // namespace chess
