// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/played_endings_model.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using panels::PlayedEndingsModel;

QStringList cellsOf(const QAbstractItemModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(model.index(row, column).data().toString());
    return cells;
}

TEST(PlayedEndingsModelTest, SumsAllEndingsInTheFirstRow)
{
    trainer::TotalsByEnding totals;
    totals["KQK"] = {.begun = {1, 0, 2}, .kept = {0, 0, 2}, .half_points_lost = 0, .wasted = 3};
    totals["KRPKR"] = {
        .begun = {0, 4, 2}, .kept = {0, 3, 1}, .half_points_lost = 3, .half_points_gained = 2, .wasted = 4};
    PlayedEndingsModel model;
    model.setTotals(totals);
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(cellsOf(model, 0), (QStringList{u"All endings"_s, u"9"_s, u"3 of 4"_s, u"3 of 4"_s, u"0 of 1"_s,
                                              u"1½"_s, u"1"_s, u"2.3"_s}));
    EXPECT_EQ(cellsOf(model, 1), (QStringList{u"Rook and pawn against rook"_s, u"6"_s, u"1 of 2"_s,
                                              u"3 of 4"_s, u"–"_s, u"1½"_s, u"1"_s, u"4.0"_s}));
    EXPECT_EQ(model.endingAt(0), "");
    EXPECT_EQ(model.endingAt(1), "KRPKR");
    EXPECT_EQ(model.rowOf("KQK"), 2);
    EXPECT_EQ(model.rowOf("KRK"), 0);
}

TEST(PlayedEndingsModelTest, IsEmptyWithoutGames)
{
    PlayedEndingsModel model;
    model.setTotals({});
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.endingAt(-1), "");
}

TEST(PlayedEndingsModelTest, PointsHaveHalves)
{
    EXPECT_EQ(panels::pointsText(0), u"0"_s);
    EXPECT_EQ(panels::pointsText(1), u"½"_s);
    EXPECT_EQ(panels::pointsText(2), u"1"_s);
    EXPECT_EQ(panels::pointsText(201), u"100½"_s);
}

} // namespace
} // namespace app_test
