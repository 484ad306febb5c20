// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/phrasing.h"

#include "app_fixture.h"
#include "text/languages.h"

namespace app_test {
namespace {

TEST(PhrasingTest, MnemonicsAreRemovedWithTheirParentheses)
{
    EXPECT_EQ(text::withoutMnemonic(u"&Flip"_s), u"Flip"_s);
    EXPECT_EQ(text::withoutMnemonic(u"C&olours"_s), u"Colours"_s);
    EXPECT_EQ(text::withoutMnemonic(u"翻转(&F)"_s), u"翻转"_s);
    EXPECT_EQ(text::withoutMnemonic(u"打开 (&O)…"_s), u"打开…"_s);
    EXPECT_EQ(text::withoutMnemonic(u"Position (FEN)"_s), u"Position (FEN)"_s);
    EXPECT_EQ(text::withoutMnemonic(u"&Leave\tEsc"_s), u"Leave"_s) << "nor with the key beside it";
}

TEST(PhrasingTest, ListsUseThePunctuationOfTheLanguage)
{
    EXPECT_EQ(text::listed({u"a1"_s, u"b2"_s}), u"a1, b2"_s);
    text::installLanguage(u"zh_CN"_s);
    EXPECT_EQ(text::listed({u"a1"_s, u"b2"_s}), u"a1、b2"_s);
    text::installLanguage(u"en"_s);
}

TEST(PhrasingTest, SentencesAreJoinedByTheRulesOfTheLanguage)
{
    EXPECT_EQ(text::joined({u"One."_s, {}, u"Two!"_s, u"Three?"_s}), u"One. Two! Three?"_s);
    EXPECT_EQ(text::joined({u"没有浪费。"_s, u"借助帮助。"_s}), u"没有浪费。借助帮助。"_s);
    EXPECT_EQ(text::joined({u"3 次练习记录，"_s, u"以及"_s}), u"3 次练习记录，以及"_s);
    EXPECT_EQ(text::joined({{}, u"One."_s, {}}), u"One."_s);
    EXPECT_EQ(text::joined({}), QString{});
}

TEST(PhrasingTest, AHeadlineGetsOneFullStop)
{
    EXPECT_EQ(text::asSentence(u"Draw"_s), u"Draw."_s);
    EXPECT_EQ(text::asSentence(u"71%"_s), u"71%."_s);
    EXPECT_EQ(text::asSentence(u"Why?"_s), u"Why?"_s);
    EXPECT_EQ(text::asSentence({}), QString{});
}

TEST(PhrasingTest, NamesKeepTheirAmpersandsOnLabels)
{
    for (const QString& name : {u"Queen & Rook"_s, u"Q&A"_s, u"&&"_s, u"(&)"_s, u"R&"_s})
        EXPECT_EQ(text::withoutMnemonic(u"&Learn: "_s + text::forLabel(name)), u"Learn: "_s + name);
    EXPECT_EQ(text::withoutMnemonic(u"Q&&&A"_s), u"Q&A"_s) << "a sign and a mnemonic";
}

TEST(PhrasingTest, DatesHaveTheOrderOfTheCountryAndTheWholeYear)
{
    const QLocale before;
    QLocale::setDefault(QLocale{QLocale::English, QLocale::UnitedStates});
    EXPECT_EQ(text::dayName({2026, 11, 30}), u"11/30/2026"_s);
    QLocale::setDefault(QLocale{QLocale::German, QLocale::Germany});
    EXPECT_EQ(text::dayName({2026, 3, 8}), u"08.03.2026"_s);
    EXPECT_EQ(text::dateName("1925.03.08"), u"08.03.1925"_s);
    EXPECT_EQ(text::dateName("1925.03.??"), u"1925-03"_s);
    EXPECT_EQ(text::dateName("1925.??.??"), u"1925"_s);
    EXPECT_EQ(text::dateName({}), QString{});
    QLocale::setDefault(before);
}

} // namespace
} // namespace app_test
