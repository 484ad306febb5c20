// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/row_chart.h"

#include <QImage>

#include "app_fixture.h"
#include "panels/chart_sample.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class RowChartTest : public testing::Test {
protected:
    RowChartTest()
    {
        Chart shares = sampleChart();
        shares.rows[0].values = {0.25, 0.5};
        shares.rows[1].values = {0.75, std::nullopt};
        shares.rows[2].values = {1.0, 7.0};
        model.setChart(shares);
        chart.resize(300, chart.sizeHint().height());
        chart.show();
    }
    /// Returns the width of the widest line of a colour in the rectangle of a row.
    int widest(int row, const QColor& color)
    {
        const QImage drawn = chart.viewport()->grab().toImage();
        const QRect place = chart.visualRect(model.index(row, 0)) & drawn.rect();
        int most = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            int pixels = 0;
            for (int x = place.left(); x <= place.right(); ++x)
                pixels += drawn.pixelColor(x, y) == color;
            most = std::max(most, pixels);
        }
        return most;
    }

    ChartModel model;
    RowChart chart{&model};
};

TEST_F(RowChartTest, IsAsHighAsItsRows)
{
    const QRect last = chart.visualRect(model.index(2, 0));
    EXPECT_LE(last.bottom(), chart.viewport()->height());
    const int height = chart.sizeHint().height();
    Chart more = model.chart();
    more.rows.resize(6, more.rows[0]);
    model.setChart(more);
    EXPECT_GT(chart.sizeHint().height(), height + 2 * last.height());
    EXPECT_EQ(chart.minimumSizeHint(), chart.sizeHint());
}

TEST_F(RowChartTest, ABarIsAsLongAsItsShare)
{
    const double all = widest(2, currentTheme().accent);
    EXPECT_GT(all, 250);
    EXPECT_NEAR(widest(0, currentTheme().accent), all / 4, 4);
    EXPECT_NEAR(widest(1, currentTheme().accent), all * 3 / 4, 4);
    EXPECT_EQ(widest(1, currentTheme().warning), 0) << "there is none";
    EXPECT_GT(widest(0, currentTheme().warning), all / 4);
}

TEST_F(RowChartTest, BarsAndLegendStartOnTheRightInRightToLeftLanguages)
{
    const auto drawn = [this] { return chart.viewport()->grab().toImage(); };
    const auto isSample = [](const QImage& image, int x) {
        const int y = QFontMetrics{QWidget{}.font()}.height() / 2;
        return image.pixelColor(x, y) == currentTheme().accent;
    };
    constexpr int inSample = 12;
    EXPECT_TRUE(isSample(drawn(), inSample));
    const QRect first = chart.visualRect(model.index(0, 0));
    chart.setLayoutDirection(Qt::RightToLeft);
    EXPECT_TRUE(isSample(drawn(), drawn().width() - inSample));
    EXPECT_FALSE(isSample(drawn(), inSample));
    EXPECT_NEAR(widest(0, currentTheme().accent), widest(2, currentTheme().accent) / 4, 4);
    EXPECT_EQ(chart.visualRect(model.index(0, 0)), first);
}

TEST_F(RowChartTest, RowsAreFoundByPosition)
{
    for (int row = 0; row < 3; ++row)
        EXPECT_EQ(chart.indexAt(chart.visualRect(model.index(row, 0)).center()).row(), row);
}

} // namespace
} // namespace app_test
