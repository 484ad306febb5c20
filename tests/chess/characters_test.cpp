// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/characters.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

TEST(Characters, FirstAndLastOfEachLengthAreDecoded)
{
    const auto code = [](std::string_view text) { return first_character(text).code; };
    EXPECT_EQ(code(std::string_view{"\0", 1}), 0U);
    EXPECT_EQ(code("\x7F"), 0x7FU);
    EXPECT_EQ(code("\u0080"), 0x80U);
    EXPECT_EQ(code("\u07FF"), 0x7FFU);
    EXPECT_EQ(code("\u0800"), 0x800U);
    EXPECT_EQ(code("\uFFFDx"), 0xFFFDU);
    EXPECT_EQ(code("\U00010000"), 0x10000U);
    EXPECT_EQ(code("\U0010FFFF"), 0x10FFFFU);
    EXPECT_EQ(first_character("\U0010FFFFx").length, 4U);
}

TEST(Characters, BytesThatStartNoCharacterAreInvalidOneByOne)
{
    for (const std::string_view text : {"\x80", "\xC0\x80", "\xC3", "\xC3(", "\xE0\x80\x80", "\xED\xA0\x80",
                                        "\xE2\x82", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xFF"}) {
        EXPECT_EQ(first_character(text).code, invalid_character) << testing::PrintToString(text);
        EXPECT_EQ(first_character(text).length, 1U) << testing::PrintToString(text);
    }
}

TEST(Characters, BelongToAtMostOneClass)
{
    for (char32_t code = 0; code < 0x11000; ++code)
        EXPECT_LE(is_blank(code) + is_invisible(code) + is_dash(code) + is_quotation_mark(code), 1)
            << static_cast<unsigned>(code);
}

TEST(Characters, PiecesAndLettersOfOtherAlphabetsAreLetters)
{
    for (const std::string_view letter :
         {"\u2654", "\u265F", "\u041A", "\u015E", "\u0627", "\u0918", "\u738B"})
        EXPECT_TRUE(is_foreign_letter(first_character(letter).code)) << letter;
    for (const std::string_view sign : {"\u00D7", "\u2191", "\u2A00", "\u00BD", "\u201C", "\u200B", "\u3000"})
        EXPECT_FALSE(is_foreign_letter(first_character(sign).code)) << sign;
}

TEST(Characters, BlanksAtTheStartOfATextAreCountedInBytes)
{
    EXPECT_EQ(blanks_length(""), 0U);
    EXPECT_EQ(blanks_length("e4 "), 0U);
    EXPECT_EQ(blanks_length(" \t\u00A0\u200Be4"), 7U);
    EXPECT_EQ(blanks_length("\u3000\uFEFF"), 6U);
}

TEST(Characters, ReadsWindows1252)
{
    EXPECT_EQ(windows_1252_character('\x84'), 0x201EU);
    EXPECT_EQ(windows_1252_character('\x81'), 0U);
    EXPECT_EQ(windows_1252_character('\xFC'), 0xFCU);
    EXPECT_EQ(windows_1252_character('a'), static_cast<char32_t>('a'));
}

TEST(Characters, FoldsTheCaseOfLatinGreekAndCyrillicLetters)
{
    EXPECT_EQ(fold_case("MÜLLER, Łukasz"), fold_case("müller, ŁUKASZ"));
    EXPECT_EQ(fold_case("ŽIŽKA ÿ"), fold_case("žižka Ÿ"));
    EXPECT_EQ(fold_case("ΆΓΓΕΛΟΣ"), fold_case("άγγελος"));
    EXPECT_EQ(fold_case("ЁЖИКОВ Ґ"), fold_case("ёжиков ґ"));
    EXPECT_EQ(fold_case("Ilıca"), fold_case("İLICA"));
    EXPECT_NE(fold_case("Muller"), fold_case("Müller"));
    EXPECT_EQ(fold_case("× ÷ ß \xFF"), "× ÷ ß \xFF");
    EXPECT_EQ(fold_case(""), "");
}

TEST(Characters, KnowsSlashes)
{
    for (const char32_t slash : {U'/', U'\u2044', U'\u2215', U'\uFF0F'})
        EXPECT_TRUE(is_slash(slash));
    EXPECT_FALSE(is_slash(U'\\'));
}

} // namespace
} // namespace chess
