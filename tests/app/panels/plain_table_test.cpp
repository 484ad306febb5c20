// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/plain_table.h"

#include <QHeaderView>
#include <QStandardItemModel>

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(PlainTable, TabLeavesItAndCellsCannotBeEdited)
{
    QTableView table;
    makePlain(table);
    EXPECT_FALSE(table.tabKeyNavigation());
    EXPECT_EQ(table.editTriggers(), QAbstractItemView::NoEditTriggers);
    EXPECT_EQ(table.selectionMode(), QAbstractItemView::SingleSelection);
}

TEST(PlainTable, ColumnsFitTheirLetters)
{
    QTableView table;
    QStandardItemModel model{1, 3};
    makePlain(table);
    table.setModel(&model);
    setWidths(table, {{0, 4}, {1, 9}});
    const int letter = table.fontMetrics().horizontalAdvance(u'0');
    EXPECT_GE(table.columnWidth(0), 4 * letter);
    EXPECT_EQ(table.columnWidth(1) - table.columnWidth(0), 5 * letter);
}

TEST(PlainTable, EveryColumnIsAsWideAsItsTitle)
{
    QTableView table;
    QStandardItemModel model{1, 3};
    model.setHorizontalHeaderLabels({u"No."_s, u"A rather long title"_s, u"Notes"_s});
    makePlain(table);
    table.setModel(&model);
    shareWidth(table, {5, 5, 40});
    table.resize(500, 100);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    int all = 0;
    for (int column = 0; column < 3; ++column) {
        EXPECT_GE(table.columnWidth(column), table.horizontalHeader()->sectionSizeHint(column));
        all += table.columnWidth(column);
    }
    EXPECT_EQ(all, table.viewport()->width());
}

TEST(PlainTable, ColumnsShareItsWidth)
{
    QTableView table;
    QStandardItemModel model{1, 3};
    makePlain(table);
    table.setModel(&model);
    shareWidth(table, {5, 20, 10});
    table.resize(700, 100);
    table.show();
    for (const int width : {700, 350}) {
        table.resize(width, 100);
        QCoreApplication::processEvents();
        EXPECT_EQ(table.horizontalHeader()->length(), table.viewport()->width());
        EXPECT_NEAR(table.columnWidth(1), 2 * table.columnWidth(2), 2);
        EXPECT_NEAR(table.columnWidth(2), 2 * table.columnWidth(0), 2);
    }
}

} // namespace
} // namespace app_test
