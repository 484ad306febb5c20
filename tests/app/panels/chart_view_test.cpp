// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_view.h"

#include <QAccessible>
#include <QPainter>

#include "app_fixture.h"
#include "panels/chart_sample.h"
#include "panels/theme.h"

namespace app_test {
namespace {

/// A chart whose rows are adjacent squares.
class PlainChart : public ChartView {
public:
    using ChartView::ChartView;
    using ChartView::readout;

protected:
    QRectF placeOf(int row) const override { return {50.0 * row, 0, 50, 50}; }
    void draw(QPainter&) const override {}
};

class ChartViewTest : public testing::Test {
protected:
    ChartViewTest()
    {
        model.setChart(sampleChart());
        view.resize(300, 200);
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&view, patience));
        view.clearFocus();
    }
    QColor colorAt(QPoint place) { return view.viewport()->grab().toImage().pixelColor(place); }

    ChartModel model;
    PlainChart view{&model};
};

TEST_F(ChartViewTest, ThePointerSelectsARow)
{
    EXPECT_TRUE(view.readout().isEmpty());
    EXPECT_TRUE(hoverUntil([&] { return view.readout() == model.wordsOf(1); }, view.viewport(), {60, 20}));
    EXPECT_EQ(colorAt({75, 25}), currentTheme().highlight);
    EXPECT_NE(colorAt({25, 25}), currentTheme().highlight);
    EXPECT_TRUE(hoverUntil([&] { return view.readout().isEmpty(); }, view.viewport(), {250, 150}))
        << "beside all rows";
}

TEST_F(ChartViewTest, KeysSelectOneRowAfterAnother)
{
    view.setFocus(Qt::TabFocusReason);
    EXPECT_EQ(view.readout(), model.wordsOf(2)) << "the latest first";
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_EQ(view.readout(), model.wordsOf(1));
    QTest::keyClick(&view, Qt::Key_Home);
    EXPECT_EQ(view.readout(), model.wordsOf(0));
    QTest::keyClick(&view, Qt::Key_Up);
    EXPECT_EQ(view.readout(), model.wordsOf(0)) << "there is none before";
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    EXPECT_EQ(view.readout(), model.wordsOf(2));
    QTest::keyClick(&view, Qt::Key_End);
    EXPECT_EQ(view.readout(), model.wordsOf(2));
    view.clearFocus();
    EXPECT_TRUE(view.readout().isEmpty());
}

TEST_F(ChartViewTest, ChartsNotEndingNowStartAtTheFirstRow)
{
    Chart order = sampleChart();
    order.endsNow = false;
    model.setChart(order);
    view.setFocus(Qt::TabFocusReason);
    EXPECT_EQ(view.readout(), model.wordsOf(0));
}

TEST_F(ChartViewTest, AnEmptyChartHasNoSelection)
{
    model.setChart({});
    view.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&view, Qt::Key_Right);
    EXPECT_TRUE(view.readout().isEmpty());
}

TEST_F(ChartViewTest, ScreenReadersReadItAsATable)
{
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(read, nullptr);
    EXPECT_EQ(read->role(), QAccessible::Table);
    EXPECT_EQ(read->text(QAccessible::Name), u"Success"_s);
    EXPECT_EQ(read->text(QAccessible::Description), u"It grows."_s);
    QAccessibleTableInterface* table = read->tableInterface();
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rowCount(), 3);
    EXPECT_EQ(table->columnDescription(1), u"Solved"_s);
    EXPECT_EQ(table->cellAt(2, 1)->text(QAccessible::Name), u"6"_s);
}

TEST_F(ChartViewTest, ItDoesNotScroll)
{
    view.resize(60, 30);
    for (const QPoint wheel : {QPoint{0, -120}, QPoint{-120, 0}}) {
        QWheelEvent turned{QPointF{10, 10},
                           view.mapToGlobal(QPointF{10, 10}),
                           {},
                           wheel,
                           Qt::NoButton,
                           Qt::NoModifier,
                           Qt::NoScrollPhase,
                           false};
        QCoreApplication::sendEvent(view.viewport(), &turned);
    }
    EXPECT_EQ(view.visualRect(model.index(0, 0)).left(), 0);
    EXPECT_EQ(view.indexAt({10, 10}).row(), 0);
}

} // namespace
} // namespace app_test
