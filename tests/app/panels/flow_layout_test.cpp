// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/flow_layout.h"

#include <QWidget>
#include <gtest/gtest.h>

namespace panels {
namespace {

class FlowLayoutTest : public ::testing::Test {
protected:
    FlowLayoutTest()
    {
        for (int i = 0; i < 5; ++i) {
            auto* item = new QWidget{&row};
            item->setFixedSize(60, 20);
            layout->addWidget(item);
            items.push_back(item);
        }
        row.show();
    }

    QWidget row;
    FlowLayout* layout = new FlowLayout{&row, 8};
    std::vector<QWidget*> items;
};

TEST_F(FlowLayoutTest, ItemsThatFitShareOneLine)
{
    EXPECT_EQ(layout->heightForWidth(5 * 60 + 4 * 8), 20);
    EXPECT_EQ(layout->heightForWidth(5 * 60 + 4 * 8 - 1), 48);
    EXPECT_EQ(layout->heightForWidth(1), 5 * 20 + 4 * 8);
}

TEST_F(FlowLayoutTest, ItemsStayApartAndInsideTheLine)
{
    for (int width = 60; width < 400; width += 7) {
        row.resize(width, layout->heightForWidth(width));
        layout->setGeometry(row.rect());
        for (std::size_t i = 0; i < items.size(); ++i) {
            EXPECT_TRUE(row.rect().contains(items[i]->geometry())) << width;
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(items[i]->geometry().intersects(items[j]->geometry())) << width;
        }
    }
}

TEST_F(FlowLayoutTest, HiddenItemsTakeNoSpace)
{
    items[1]->hide();
    EXPECT_EQ(layout->heightForWidth(4 * 60 + 3 * 8), 20);
    row.resize(400, 100);
    layout->setGeometry(row.rect());
    EXPECT_EQ(items[2]->x(), 60 + 8);
}

TEST_F(FlowLayoutTest, LowerItemsAreCentredInTheirLine)
{
    items[1]->setFixedHeight(10);
    row.resize(400, 100);
    layout->setGeometry(row.rect());
    EXPECT_EQ(items[0]->y(), 0);
    EXPECT_EQ(items[1]->y(), 5);
    EXPECT_EQ(layout->heightForWidth(400), 20);
}

// Fault 60
TEST_F(FlowLayoutTest, TheFirstItemIsOnTheRightInRightToLeftLanguages)
{
    row.setLayoutDirection(Qt::RightToLeft);
    row.resize(200, 100);
    layout->setGeometry(row.rect());
    EXPECT_EQ(items[0]->geometry().right(), row.rect().right());
    EXPECT_LT(items[1]->x(), items[0]->x());
}

TEST_F(FlowLayoutTest, JustifiedLinesAreFilledEvenly)
{
    delete layout;
    layout = new FlowLayout{&row, 8, FlowLines::justified};
    for (QWidget* item : items) {
        item->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
        layout->addWidget(item);
    }
    const int width = 4 * 60 + 3 * 8;
    row.resize(width, layout->heightForWidth(width));
    layout->setGeometry(row.rect());
    EXPECT_EQ(row.height(), 48);
    EXPECT_EQ(items[2]->y(), 0);
    EXPECT_GT(items[3]->y(), 0) << "not one alone on the second line";
    for (const std::size_t last : {2U, 4U})
        EXPECT_EQ(items[last]->geometry().right(), row.rect().right());
    items[3]->setMinimumWidth(90);
    delete items[4];
    layout->setGeometry({0, 0, 2 * 90 + 8 + 10, 100});
    EXPECT_EQ(items[2]->y(), items[3]->y());
    EXPECT_EQ(items[1]->geometry().left(), items[3]->geometry().left()) << "columns stand below each other";
    EXPECT_EQ(items[0]->geometry().right(), items[2]->geometry().right());
}

TEST_F(FlowLayoutTest, DeletedItemsLeaveNoGap)
{
    delete items[0];
    EXPECT_EQ(layout->count(), 4);
    EXPECT_EQ(layout->itemAt(4), nullptr);
    EXPECT_EQ(layout->heightForWidth(4 * 60 + 3 * 8), 20);
}

} // namespace
} // namespace panels
