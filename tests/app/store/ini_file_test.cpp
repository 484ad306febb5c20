// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/ini_file.h"

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(IniFile, ValuesBelongToGroups)
{
    const IniFile file{"[board]\ncoordinates=on\n\n[window]\n theme = dark \r\nempty=\n"};
    EXPECT_EQ(file.value(u"board/coordinates"_s), u"on"_s);
    EXPECT_EQ(file.value(u"window/theme"_s), u"dark"_s);
    EXPECT_EQ(file.value(u"window/empty"_s), u""_s);
    EXPECT_EQ(file.value(u"window/coordinates"_s), u""_s);
    EXPECT_TRUE(file.hasGroup(u"board"_s));
    EXPECT_FALSE(file.hasGroup(u"boar"_s));
}

TEST(IniFile, InvalidLinesAreSkipped)
{
    for (const QByteArray& bytes :
         {QByteArray{}, QByteArray{"name=value"}, QByteArray{"[board]\n=3\nabc\n"}, QByteArray{"[]\na=b\n"},
          QByteArray{"[/a]\nb=c\n"}, QByteArray(1000, '\0'), QByteArray(1000, '[')})
        EXPECT_EQ(IniFile{bytes}.bytes(), "") << bytes.constData();
}

TEST(IniFile, WrittenValuesAreReadAndUnknownOnesPreserved)
{
    IniFile file{"[later]\nunknown=1, 2; \"3\"\n[board]\nsize=4\nold=1\n"};
    file.set(u"board/size"_s, u"5"_s);
    file.set(u"window/name"_s, u"ü=ß"_s);
    file.remove(u"board/old"_s);
    EXPECT_EQ(file.bytes(), "[board]\nsize=5\n\n[later]\nunknown=1, 2; \"3\"\n\n[window]\nname=ü=ß\n");
    EXPECT_EQ(IniFile{file.bytes()}.bytes(), file.bytes());
}

// Fault 81
TEST(IniFile, ValuesArePlainStrings)
{
    const IniFile file{
        "[board]\na=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\nb=@ByteArray(x)\nc=@Size(1 2)\n"};
    EXPECT_EQ(file.value(u"board/a"_s), u"@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)"_s);
    EXPECT_EQ(file.value(u"board/b"_s), u"@ByteArray(x)"_s);
    EXPECT_EQ(file.value(u"board/c"_s), u"@Size(1 2)"_s);
}

TEST(IniFile, ListsHoldAnyTexts)
{
    for (const QStringList& texts :
         {QStringList{}, QStringList{u"/games/a, b.pgn"_s, u"/games/ü %20\n=[x].pgn"_s}}) {
        EXPECT_EQ(store::textsOf(toValue(texts)), texts);
        EXPECT_FALSE(toValue(texts).contains(u'\n'));
    }
}

} // namespace
} // namespace app_test
