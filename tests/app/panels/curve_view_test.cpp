// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/curve_view.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QWheelEvent>

#include "app_fixture.h"

namespace app_test {
namespace {

Curve curveOf(std::vector<std::optional<int>> moves, int current)
{
    Curve curve{{}, current, 5, [](std::size_t ply) { return u"Ply %1"_s.arg(ply); }};
    for (const std::optional<int>& left : moves)
        curve.points.push_back({left, Tone::plain});
    return curve;
}

class CurveViewTest : public ::testing::Test {
protected:
    CurveViewTest()
    {
        view.resize(400, 300);
        view.setCurve(curveOf({3, 2, 2, std::nullopt, 1}, 1));
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&view, patience));
    }
    QPoint placeOf(int ply) const { return view.visualRect(view.model()->index(ply, 0)).center(); }

    CurveView view;
    QSignalSpy activated{&view, &CurveView::entryActivated};
};

TEST_F(CurveViewTest, ChangedPointsResetTheModel)
{
    CurveModel model;
    QSignalSpy before{&model, &QAbstractItemModel::modelAboutToBeReset};
    QSignalSpy after{&model, &QAbstractItemModel::modelReset};
    model.setCurve(curveOf({3, 2}, 1));
    EXPECT_EQ(before.count(), 1);
    EXPECT_EQ(after.count(), 1);
    model.setCurve(curveOf({3, 2}, 0));
    EXPECT_EQ(before.count(), 1) << "the points are the same";
    EXPECT_EQ(after.count(), 1);
}

TEST_F(CurveViewTest, LeavesTheWheelToThePage)
{
    view.setCurve(curveOf(std::vector<std::optional<int>>(100, 1), 1));
    const QPointF at = view.viewport()->rect().center();
    QWheelEvent wheel{at,
                      view.viewport()->mapToGlobal(at),
                      {},
                      {0, -120},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false};
    QApplication::sendEvent(view.viewport(), &wheel);
    EXPECT_FALSE(wheel.isAccepted());
}

TEST_F(CurveViewTest, ShorterMatesAreDrawnLower)
{
    for (int ply = 1; ply < 5; ++ply)
        EXPECT_GT(placeOf(ply).x(), placeOf(ply - 1).x());
    EXPECT_GT(placeOf(1).y(), placeOf(0).y());
    EXPECT_EQ(placeOf(1).y(), placeOf(2).y());
    EXPECT_LT(placeOf(3).y(), placeOf(0).y()) << "a draw has its lane above all mates";
}

TEST_F(CurveViewTest, APerfectGameCoincidesWithTheLineOfBestPlay)
{
    view.setCurve(curveOf({3, 2, 2, 1, 1, 0}, 0));
    const QPolygonF way = view.bestWay();
    ASSERT_EQ(way.size(), 6);
    for (int ply = 0; ply < 6; ++ply)
        EXPECT_EQ(view.visualRect(view.model()->index(ply, 0)).topLeft() + (QPoint{6, 6}),
                  way[ply].toPoint());
}

TEST_F(CurveViewTest, DrawsHaveALaneIfThereAreAny)
{
    const int below = placeOf(0).y();
    view.setCurve(curveOf({3, 2, 2, 2, 1}, 1));
    EXPECT_LT(placeOf(0).y(), below);
}

TEST_F(CurveViewTest, TheLegendOfANarrowPlotUsesTheSpaceBesideIt)
{
    const int lineHeight = view.fontMetrics().height();
    const auto saysSomethingBesideThePlot = [&](int width) {
        view.resize(width, 300);
        const QImage picture = view.viewport()->grab().toImage();
        const QRect corner{0, picture.height() - lineHeight, 8, lineHeight};
        return picture.copy(corner) != picture.copy(corner.translated(0, -2 * lineHeight));
    };
    const int legend = view.fontMetrics().horizontalAdvance(u"moves to mate; dashed: best play"_s);
    EXPECT_FALSE(saysSomethingBesideThePlot(legend + 100));
    EXPECT_TRUE(saysSomethingBesideThePlot(legend + 8));
}

TEST_F(CurveViewTest, PointsAreFoundAtAnyHeight)
{
    for (int ply = 0; ply < 5; ++ply) {
        EXPECT_EQ(view.indexAt({placeOf(ply).x(), 5}).row(), ply);
        EXPECT_EQ(view.indexAt({placeOf(ply).x(), 290}).row(), ply);
    }
    EXPECT_EQ(view.indexAt({-100, 0}).row(), 0);
    EXPECT_EQ(view.indexAt({1000, 0}).row(), 4);
}

TEST_F(CurveViewTest, ClicksAndKeysReportTheEntryOfTheMoveList)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, placeOf(4));
    EXPECT_EQ(activated.last().first(), 3);
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_EQ(activated.last().first(), -1) << "the start, from the first ply";
    QTest::keyClick(&view, Qt::Key_Down);
    EXPECT_EQ(activated.last().first(), 1);
}

TEST_F(CurveViewTest, ScreenReadersReadItAsAList)
{
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->role(), QAccessible::List);
    ASSERT_EQ(list->childCount(), 5);
    EXPECT_EQ(list->child(2)->text(QAccessible::Name), u"Ply 2"_s);
}

TEST_F(CurveViewTest, AnEmptyGraphHasNoPoints)
{
    view.setCurve({});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {200, 150});
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_FALSE(view.indexAt({200, 150}).isValid());
    EXPECT_FALSE(view.grab().isNull());
}

} // namespace
} // namespace app_test
