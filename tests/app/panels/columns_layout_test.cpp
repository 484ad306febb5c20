// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/columns_layout.h"

#include <QWidget>
#include <gtest/gtest.h>

namespace panels {
namespace {

class ColumnsLayoutTest : public ::testing::Test {
protected:
    ColumnsLayoutTest()
    {
        for (const int height : {100, 40, 40, 40}) {
            items.push_back(new QWidget{&page});
            items.back()->setFixedHeight(height);
            layout->addWidget(items.back());
        }
        page.show();
    }
    void settleIn(int width)
    {
        page.resize(width, layout->heightForWidth(width));
        layout->setGeometry(page.rect());
    }

    QWidget page;
    ColumnsLayout* layout = new ColumnsLayout{&page, 100, 3, 10};
    std::vector<QWidget*> items;
};

TEST_F(ColumnsLayoutTest, UsesAsManyColumnsAsFit)
{
    EXPECT_EQ(layout->heightForWidth(100), 100 + 3 * 50);
    EXPECT_EQ(layout->heightForWidth(209), 100 + 3 * 50);
    EXPECT_EQ(layout->heightForWidth(210), 140) << "three small ones beside the large one";
    EXPECT_EQ(layout->heightForWidth(320), 100);
    EXPECT_EQ(layout->heightForWidth(2000), 100) << "three at most";
    EXPECT_GT(layout->heightForWidth(1), 0);
}

TEST_F(ColumnsLayoutTest, EachItemGoesToTheShortestColumn)
{
    settleIn(210);
    EXPECT_EQ(items[0]->geometry(), QRect(0, 0, 100, 100));
    EXPECT_EQ(items[1]->geometry(), QRect(110, 0, 100, 40));
    EXPECT_EQ(items[2]->geometry(), QRect(110, 50, 100, 40));
    EXPECT_EQ(items[3]->geometry(), QRect(110, 100, 100, 40));
}

TEST_F(ColumnsLayoutTest, ItemsStayApartAndInsideThePage)
{
    for (int width = 100; width < 500; width += 7) {
        settleIn(width);
        for (std::size_t i = 0; i < items.size(); ++i) {
            EXPECT_TRUE(page.rect().contains(items[i]->geometry())) << width;
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(items[i]->geometry().intersects(items[j]->geometry())) << width;
        }
    }
}

TEST_F(ColumnsLayoutTest, TheFirstColumnIsOnTheRightInRightToLeftLanguages)
{
    page.setLayoutDirection(Qt::RightToLeft);
    settleIn(210);
    EXPECT_EQ(items[0]->x(), 110);
    EXPECT_EQ(items[1]->x(), 0);
}

} // namespace
} // namespace panels
