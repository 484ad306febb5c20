// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/figure_tile.h"

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(FigureTileTest, TheNumberIsLargestAndFits)
{
    FigureTile tile;
    tile.setFigure({u"Days in a row"_s, u"12"_s, u"longest: 1,234,567,890 days"_s});
    tile.show();
    const auto labels = tile.findChildren<QLabel*>();
    ASSERT_EQ(labels.size(), 3);
    EXPECT_EQ(labels[0]->text(), u"Days in a row"_s);
    EXPECT_EQ(labels[1]->text(), u"12"_s);
    EXPECT_GT(labels[1]->font().pointSizeF(), labels[0]->font().pointSizeF());
    for (const QLabel* label : labels)
        EXPECT_GE(label->width(), label->sizeHint().width());
}

TEST(FigureTileTest, TheBaseIsATipAndAccessible)
{
    FigureTile tile;
    tile.setFigure({u"Solved"_s, u"71%"_s, u"10 of 14 attempts"_s, u"Without hints."_s});
    EXPECT_TRUE(tile.toolTip().contains(u"Without hints."_s));
    EXPECT_EQ(tile.accessibleName(), u"Solved"_s);
    EXPECT_EQ(tile.accessibleDescription(), u"Without hints."_s);
}

TEST(FigureTileTest, TheNumberIsAlignedWithItsWords)
{
    FigureTile tile;
    tile.setFigure({u"أيام متتالية"_s, u"12"_s, u"–"_s});
    for (const auto& [direction, side] :
         {std::pair{Qt::RightToLeft, Qt::AlignRight}, std::pair{Qt::LeftToRight, Qt::AlignLeft}}) {
        tile.setLayoutDirection(direction);
        for (const QLabel* label : tile.findChildren<QLabel*>())
            EXPECT_EQ(label->alignment(), side | Qt::AlignVCenter | Qt::AlignAbsolute);
    }
}

} // namespace
} // namespace app_test
