// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_model.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "panels/chart_sample.h"

namespace app_test {
namespace {

TEST(ChartModelTest, IsATableWithColumnHeaders)
{
    ChartModel model;
    QSignalSpy reset{&model, &ChartModel::modelReset};
    model.setChart(sampleChart());
    EXPECT_EQ(reset.count(), 1);
    ASSERT_EQ(model.rowCount(), 3);
    ASSERT_EQ(model.columnCount(), 3);
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole), u"Week"_s);
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::DisplayRole), u"Failed"_s);
    EXPECT_FALSE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    EXPECT_EQ(model.index(1, 0).data(), u"16 Nov 2026"_s);
    EXPECT_EQ(model.index(1, 2).data(), u"–"_s);
    EXPECT_EQ(model.rowCount(model.index(0, 0)), 0);
    EXPECT_EQ(model.columnCount(model.index(0, 0)), 0);
}

TEST(ChartModelTest, BreaksLongHeadings)
{
    Chart chart = sampleChart();
    chart.columns[1] = u"Wasted per move"_s;
    ChartModel model;
    model.setChart(chart);
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::DisplayRole), u"Wasted\nper move"_s);
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::AccessibleTextRole), u"Wasted per move"_s);
}

TEST(ChartModelTest, DescribesARowInWords)
{
    ChartModel model;
    model.setChart(sampleChart());
    EXPECT_EQ(model.wordsOf(0), u"9 Nov 2026: Solved 3, Failed 1"_s);
    EXPECT_EQ(model.index(0, 1).data(Qt::ToolTipRole), model.wordsOf(0));
}

} // namespace
} // namespace app_test
