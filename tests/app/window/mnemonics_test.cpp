// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mnemonics.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using window::Mnemonics;

TEST(MnemonicsTest, TextsKeepTheirOwnLetter)
{
    Mnemonics menu;
    EXPECT_EQ(menu.marked(u"&Print…"_s), u"&Print…"_s);
    EXPECT_EQ(menu.marked(u"翻转(&F)"_s), u"翻转(&F)"_s);
}

TEST(MnemonicsTest, MissingOnesAreAddedAtTheStartOfAWordIfPossible)
{
    Mnemonics menu;
    menu.reserve(u"E&xport"_s);
    menu.reserve(u"&Print"_s);
    EXPECT_EQ(menu.marked(u"Previous position"_s), u"P&revious position"_s);
    EXPECT_EQ(menu.marked(u"Read moves"_s), u"Read &moves"_s);
    EXPECT_EQ(menu.marked(u"Éx 75%"_s), u"Éx &75%"_s) << "no accents";
}

TEST(MnemonicsTest, TextsWithoutAFreeLetterStayAsTheyAre)
{
    Mnemonics menu;
    menu.reserve(u"&Ab"_s);
    menu.reserve(u"A&b"_s);
    EXPECT_EQ(menu.marked(u"Ab ba"_s), u"Ab ba"_s);
    EXPECT_EQ(menu.marked(u"翻转"_s), u"翻转"_s);
}

} // namespace
} // namespace app_test
