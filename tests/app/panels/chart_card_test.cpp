// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_card.h"

#include "app_fixture.h"
#include "panels/chart_sample.h"
#include "panels/column_chart.h"

namespace app_test {
namespace {

class ChartCardTest : public testing::Test {
protected:
    ChartCardTest()
    {
        card.setChart(sampleChart());
        card.show();
    }
    QStringList words() const
    {
        QStringList words;
        for (const QLabel* label : card.findChildren<QLabel*>()) {
            if (label->isVisible())
                words.append(label->text());
        }
        return words;
    }

    ChartModel* model = new ChartModel;
    ColumnChart* drawing = new ColumnChart{model, ChartStyle::bars};
    ChartCard card{model, drawing};
};

TEST_F(ChartCardTest, ShowsTitleAndNote)
{
    EXPECT_TRUE(words().contains(u"Success"_s));
    EXPECT_TRUE(words().contains(u"It grows."_s));
    EXPECT_EQ(drawing->accessibleName(), u"Success"_s);
    Chart silent = sampleChart();
    silent.note.clear();
    card.setChart(silent);
    EXPECT_EQ(words(), QStringList{u"Success"_s});
}

TEST_F(ChartCardTest, TheTableReplacesTheDrawing)
{
    EXPECT_TRUE(drawing->isVisible());
    EXPECT_FALSE(card.table()->isVisible());
    card.showTable(true);
    EXPECT_FALSE(drawing->isVisible());
    EXPECT_TRUE(card.table()->isVisible());
    EXPECT_EQ(card.table()->model()->rowCount(), 3);
    EXPECT_EQ(card.table()->accessibleName(), u"Success"_s);
    card.showTable(false);
    EXPECT_TRUE(drawing->isVisible());
}

TEST_F(ChartCardTest, ALongTableScrollsToTheRowOfFirstInterest)
{
    Chart longer = sampleChart();
    longer.rows.resize(40, longer.rows[0]);
    for (const bool endsNow : {true, false}) {
        longer.endsNow = endsNow;
        card.setChart(longer);
        card.showTable(true);
        QTest::qWait(1);
        EXPECT_EQ(card.table()->rowAt(0) == 0, !endsNow);
    }
}

} // namespace
} // namespace app_test
