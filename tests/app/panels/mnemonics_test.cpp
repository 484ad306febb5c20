// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/mnemonics.h"

#include "app_fixture.h"
#include "text/phrasing.h"

namespace app_test {
namespace {

using panels::Mnemonics;

TEST(MnemonicsTest, TextsKeepTheirOwnLetter)
{
    EXPECT_EQ(Mnemonics{}.marked({u"E&xport"_s, u"&Print…"_s, u"翻转(&F)"_s, u"Read"_s}),
              (QStringList{u"E&xport"_s, u"&Print…"_s, u"翻转(&F)"_s, u"&Read"_s}));
}

TEST(MnemonicsTest, MissingOnesAreFirstLettersOrElseAtTheStartOfAWord)
{
    EXPECT_EQ(Mnemonics{}.marked({u"&Print"_s, u"Previous position"_s, u"Print moves"_s, u"Read moves"_s,
                                  u"Éx 75%"_s, u""_s}),
              (QStringList{u"&Print"_s, u"Pr&evious position"_s, u"Print &moves"_s, u"&Read moves"_s,
                           u"É&x 75%"_s, u""_s}))
        << "no accents, and digits, which counts change, come last";
}

TEST(MnemonicsTest, AFirstLetterTakesPrecedenceOverALetterInsideAnotherText)
{
    EXPECT_EQ(Mnemonics{}.marked({u"Kurs von vorn &beginnen"_s, u"&Kurs öffnen…"_s, u"Bauer"_s}),
              (QStringList{u"Kurs &von vorn beginnen"_s, u"&Kurs öffnen…"_s, u"&Bauer"_s}));
    EXPECT_EQ(Mnemonics{}.marked({u"翻转(&F)"_s, u"Flags"_s}), (QStringList{u"翻转(&F)"_s, u"F&lags"_s}))
        << "it has no other letter";
}

TEST(MnemonicsTest, OfTwoWithTheSameFirstLetterTheFirstKeepsIt)
{
    EXPECT_EQ(Mnemonics{}.marked({u"&Theme"_s, u"&Threefold repetition"_s}),
              (QStringList{u"&Theme"_s, u"Threefold &repetition"_s}));
}

TEST(MnemonicsTest, ShortTextsChooseFirst)
{
    EXPECT_EQ(Mnemonics{}.marked({u"&Ab"_s, u"Acb"_s, u"Ac"_s}),
              (QStringList{u"&Ab"_s, u"Ac&b"_s, u"A&c"_s}));
}

TEST(MnemonicsTest, TextsWithoutAFreeLetterStayAsTheyAre)
{
    EXPECT_EQ(Mnemonics{}.marked({u"&Ab"_s, u"&Ba"_s, u"Ab ba"_s, u"翻转"_s}),
              (QStringList{u"&Ab"_s, u"&Ba"_s, u"Ab ba"_s, u"翻转"_s}));
}

TEST(MnemonicsTest, NamesKeepTheirAmpersands)
{
    panels::Mnemonics letters;
    const QStringList marked = letters.marked({u"&Stop"_s, u"U&sing Q&&A"_s});
    EXPECT_EQ(text::withoutMnemonic(marked[1]), u"Using Q&A"_s) << marked[1].toStdString();
}

} // namespace
} // namespace app_test
