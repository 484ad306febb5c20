// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/column_chart.h"

#include <QImage>
#include <set>

#include "app_fixture.h"
#include "panels/chart_sample.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class ColumnChartTest : public testing::Test {
protected:
    explicit ColumnChartTest(ChartStyle style = ChartStyle::bars) : chart{&model, style}
    {
        chart.resize(400, 200);
        model.setChart(sampleChart());
        chart.show();
    }
    ~ColumnChartTest() override { applyTheme(lightTheme()); }
    QRect placeOf(int row) const { return chart.visualRect(model.index(row, 0)); }
    QImage picture() { return chart.viewport()->grab().toImage(); }
    /// Returns the number of pixels of a colour in the rectangle of a row.
    int count(int row, const QColor& color)
    {
        const QImage drawn = picture();
        const QRect place = placeOf(row) & drawn.rect();
        int pixels = 0;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                pixels += drawn.pixelColor(x, y) == color;
        return pixels;
    }

    ChartModel model;
    ColumnChart chart;
};

class LineChartTest : public ColumnChartTest {
protected:
    LineChartTest() : ColumnChartTest{ChartStyle::lines} {}
};

TEST_F(ColumnChartTest, RowsAreSideBySideInsideTheChart)
{
    for (int row = 0; row < 3; ++row) {
        EXPECT_TRUE(chart.viewport()->rect().contains(placeOf(row)));
        EXPECT_EQ(chart.indexAt(placeOf(row).center()).row(), row);
    }
    EXPECT_GT(placeOf(1).left(), placeOf(0).left());
}

TEST_F(ColumnChartTest, HigherValuesHaveHigherBars)
{
    EXPECT_GT(count(1, currentTheme().accent), count(0, currentTheme().accent));
    EXPECT_GT(count(2, currentTheme().accent), count(1, currentTheme().accent));
}

TEST_F(ColumnChartTest, AScaleIsDrawnBesideTheRows)
{
    const QImage drawn = picture();
    int pixels = 0;
    for (int y = placeOf(0).top(); y < placeOf(0).bottom(); ++y) {
        for (int x = 0; x < placeOf(0).left() - 2; ++x)
            pixels += drawn.pixelColor(x, y) != drawn.pixelColor(0, 0) ? 1 : 0;
    }
    EXPECT_GT(pixels, 10);
}

TEST_F(ColumnChartTest, TheSecondSeriesIsHatched)
{
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        applyTheme(theme);
        const int hatched = count(2, theme.warning);
        EXPECT_GT(hatched, 10);
        EXPECT_EQ(count(1, theme.warning), 0) << "there is none";
        const int filled = count(2, theme.accent);
        EXPECT_LT(hatched, filled / 3) << "a third as much, and mostly empty";
    }
}

TEST_F(ColumnChartTest, TheLegendStartsOnTheRightInRightToLeftLanguages)
{
    const auto samplesBetween = [this](int left, int right) {
        const QImage drawn = picture();
        int pixels = 0;
        for (int y = 0; y < placeOf(0).top() - 2; ++y)
            for (int x = left; x < right; ++x)
                pixels += drawn.pixelColor(x, y) == currentTheme().accent;
        return pixels;
    };
    const int middle = chart.width() / 2;
    const int samples = samplesBetween(0, middle);
    EXPECT_GT(samples, 0);
    EXPECT_EQ(samplesBetween(middle, picture().width()), 0);
    chart.setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(samplesBetween(0, middle), 0);
    EXPECT_EQ(samplesBetween(middle, picture().width()), samples);
}

TEST_F(LineChartTest, ALineHasAGapWhereThereIsNoValue)
{
    EXPECT_GT(count(1, currentTheme().accent), 20);
    EXPECT_EQ(count(1, currentTheme().warning), 0);
    EXPECT_GT(count(0, currentTheme().warning), 0);
}

TEST_F(ColumnChartTest, WorksInAllSizesAndWithAllNumbers)
{
    for (const double most : {0.0, 0.004, 1.0, 7.0, 99.0, 123456.0}) {
        Chart many = sampleChart();
        many.rows.resize(52, many.rows[1]);
        many.rows[30].values[0] = most;
        model.setChart(many);
        for (const int width : {1, 60, 300, 2000}) {
            chart.resize(width, 120);
            picture();
            EXPECT_GE(placeOf(51).left(), placeOf(0).left()) << most << " " << width;
        }
    }
}

/// The focus frame is drawn along the edge.
TEST_F(ColumnChartTest, RowLabelsDoNotTouchTheEdge)
{
    Chart narrow = sampleChart();
    narrow.rows.resize(52, narrow.rows[1]);
    model.setChart(narrow);
    const QImage drawn = picture();
    const int names = placeOf(51).bottom() + 4;
    bool isNamed = false;
    for (int y = names; y < drawn.height(); ++y) {
        for (int x = drawn.width() - 60; x < drawn.width(); ++x) {
            const bool isGround = drawn.pixelColor(x, y) == drawn.pixelColor(0, 0);
            isNamed = isNamed || !isGround;
            EXPECT_TRUE(isGround || x < drawn.width() - 4) << x << ' ' << y;
        }
    }
    EXPECT_TRUE(isNamed);
}

TEST_F(ColumnChartTest, TodaysRowIsAlwaysLabelled)
{
    Chart crowded = sampleChart();
    crowded.rows.resize(40, crowded.rows[1]);
    for (const bool endsNow : {true, false}) {
        crowded.endsNow = endsNow;
        model.setChart(crowded);
        const QImage drawn = picture();
        const QRect today = placeOf(endsNow ? 39 : 0);
        bool isNamed = false;
        for (int y = today.bottom() + 4; y < drawn.height() - 2; ++y) {
            for (int x = today.left(); x <= today.right(); ++x)
                isNamed = isNamed || drawn.pixelColor(x, y) != drawn.pixelColor(0, 0);
        }
        EXPECT_TRUE(isNamed) << endsNow;
    }
}

TEST_F(ColumnChartTest, AnEmptyChartIsBlank)
{
    model.setChart({});
    const QImage drawn = picture();
    std::set<QRgb> colors;
    for (int x = 8; x < drawn.width() - 8; ++x)
        colors.insert(drawn.pixel(x, drawn.height() / 2));
    EXPECT_EQ(colors.size(), 1U);
}

} // namespace
} // namespace app_test
