// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/entities.h"

#include <gtest/gtest.h>

namespace chess {
namespace {

TEST(Entities, NamesAndNumbersAreDecoded)
{
    EXPECT_EQ(with_decoded_entities("M&uuml;ller &amp; S&ouml;hne"), "M\u00FCller & S\u00F6hne");
    EXPECT_EQ(with_decoded_entities("&nbsp;&yuml;&Agrave;&ndash;&quot;"), "\u00A0\u00FF\u00C0\u2013\"");
    EXPECT_EQ(with_decoded_entities("&#8217;&#x2019;&#X2019;&#9816;f3"), "\u2019\u2019\u2019\u2658f3");
    EXPECT_EQ(with_decoded_entities("O&#150;O"), "O\u2013O") << "Windows-1252, as browsers read it";
    EXPECT_EQ(with_decoded_entities("&amp;lt;"), "&lt;") << "once only";
}

TEST(Entities, OtherTextsRemain)
{
    for (const std::string text :
         {"", "&", "&;", "&amp", "a & b;", "&unknown;", "&#;", "&#x;", "&#12a;", "&#55296;", "&#1114112;",
          "&#99999999999;", "&#7;", "&#123;", "&#125;", "&#59;", "&amp amp;", "AT&T;"})
        EXPECT_EQ(with_decoded_entities(text), text);
}

TEST(Entities, EscapedTextsAreDecodedToThemselves)
{
    for (const std::string text :
         {"&amp;", "a &nbsp; b", "&amp;amp;", "&&amp;&", "R&D", "&#8217", "&#8217;", "x"})
        EXPECT_EQ(with_decoded_entities(with_escaped_entities(text)), text);
    EXPECT_EQ(with_escaped_entities("R&D &c; & co."), "R&D &c; & co.") << "as few as necessary";
}

TEST(Entities, ReferencesHaveTheirLengths)
{
    const auto dash = entity_at("&ndash; 0 1");
    ASSERT_TRUE(dash);
    EXPECT_EQ(dash->code, 0x2013U);
    EXPECT_EQ(dash->length, 7U);
    EXPECT_FALSE(entity_at("x&ndash;"));
}

} // namespace
} // namespace chess
