// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/utf16.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

using namespace std::string_literals;

TEST(Utf16, BothByteOrdersAreConverted)
{
    EXPECT_EQ(from_utf16("\xFF\xFE"
                         "e\0"
                         "4\0\x58\x26\x3D\xD8\x00\xDE"s),
              "e4\u2658\U0001F600");
    EXPECT_EQ(from_utf16("\xFE\xFF\0e\0"
                         "4\x26\x58\xD8\x3D\xDE\x00"s),
              "e4\u2658\U0001F600");
}

TEST(Utf16, OtherTextsAreUnchanged)
{
    for (const std::string& text : {""s, "\xFF"s, "\xFE"s, "e4 e5"s,
                                    "\xEF\xBB\xBF"
                                    "e4"s,
                                    "\xFF"
                                    "e"s,
                                    "e\0"
                                    "4\0"s})
        EXPECT_EQ(from_utf16(text), text) << testing::PrintToString(text);
}

TEST(Utf16, BrokenCharactersAreReplaced)
{
    EXPECT_EQ(from_utf16("\xFF\xFE\x00\xDE"
                         "e\0"s),
              "\uFFFD"
              "e")
        << "a second half without a first one";
    EXPECT_EQ(from_utf16("\xFF\xFE\x3D\xD8"
                         "e\0"s),
              "\uFFFD"
              "e");
    EXPECT_EQ(from_utf16("\xFF\xFE\x3D\xD8"s), "\uFFFD");
    EXPECT_EQ(from_utf16("\xFF\xFE"
                         "e\0"
                         "4"s),
              "e\uFFFD")
        << "half a unit";
}

TEST(Utf16, IsIndependentOfTheSizesOfPieces)
{
    for (const std::string& text : {"\xFF\xFE"
                                    "e\0"
                                    "4\0\x3D\xD8\x00\xDE"s,
                                    "\xFE\xFF\0e\xD8\x3D\xDE\x00\0"s, "\xFF\xFE"s, "\xFF"s, "plain"s}) {
        Utf16Converter converter;
        std::string converted;
        for (const char& byte : text)
            converted += converter.convert({&byte, 1});
        EXPECT_EQ(converted + converter.finish(), from_utf16(text)) << testing::PrintToString(text);
    }
}

TEST(Utf16, IsRecognisedByItsByteOrderMark)
{
    EXPECT_TRUE(is_utf16("\xFF\xFE"));
    EXPECT_TRUE(is_utf16("\xFE\xFF\0e"s));
    EXPECT_FALSE(is_utf16("\xEF\xBB\xBF"));
    EXPECT_FALSE(is_utf16(""));
}

} // namespace
} // namespace chess
