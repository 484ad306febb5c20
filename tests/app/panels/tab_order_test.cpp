// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tab_order.h"

#include <QPushButton>

#include "app_fixture.h"

namespace app_test {
namespace {

class TabOrderTest : public ::testing::Test {
protected:
    QPushButton* add(const QString& text, const QRect& place, QWidget* whole)
    {
        auto* button = new QPushButton{text, whole};
        button->setGeometry(place);
        return button;
    }
    QString order() const
    {
        QString texts;
        for (QWidget* stop : panels::tabStops(page))
            texts += qobject_cast<QPushButton*>(stop)->text();
        return texts;
    }

    QWidget page;
};

TEST_F(TabOrderTest, RowsAreReadFromTopToBottomInTheDirectionOfReading)
{
    add(u"d"_s, {0, 40, 50, 20}, &page);
    add(u"c"_s, {120, 0, 50, 24}, &page);
    add(u"b"_s, {60, 2, 50, 20}, &page);
    add(u"a"_s, {0, 4, 50, 16}, &page);
    EXPECT_EQ(order(), u"abcd"_s);
    page.setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(order(), u"cbad"_s);
}

TEST_F(TabOrderTest, CardsAreReadWhole)
{
    auto* low = new QWidget{&page};
    low->setGeometry(0, 200, 100, 100);
    auto* tall = new QWidget{&page};
    tall->setGeometry(110, 0, 100, 300);
    auto* board = add(u"a"_s, {0, 0, 100, 190}, &page);
    add(u"d"_s, {0, 0, 50, 20}, low);
    add(u"c"_s, {0, 250, 50, 20}, tall);
    add(u"b"_s, {0, 10, 50, 20}, tall);
    EXPECT_EQ(order(), u"abcd"_s) << "the buttons below the board come after the column beside both";
    board->setGeometry(0, 0, 100, 20);
    EXPECT_EQ(order(), u"abcd"_s);
}

TEST_F(TabOrderTest, OnlyWidgetsThatTakeTheFocusAreStops)
{
    add(u"a"_s, {0, 0, 50, 20}, &page)->hide();
    add(u"b"_s, {0, 30, 50, 20}, &page)->setEnabled(false);
    add(u"c"_s, {0, 60, 50, 20}, &page)->setFocusPolicy(Qt::ClickFocus);
    QPushButton* stop = add(u"d"_s, {0, 90, 50, 20}, &page);
    add(u"e"_s, {0, 120, 50, 20}, &page)->setFocusProxy(stop);
    EXPECT_EQ(order(), u"d"_s);
}

} // namespace
} // namespace app_test
