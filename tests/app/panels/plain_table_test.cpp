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
    fitWidths(table);
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

TEST(PlainTable, ColumnsFitTheirWordsAndTheWidestYields)
{
    QTableView table;
    QStandardItemModel model{1, 3};
    const QString name = u"Rustam Mashrukovich Kasimdzhanov"_s;
    const QString event = u"World Championship Tournament, the second game of the final match"_s;
    makePlain(table);
    table.setModel(&model);
    fitWidths(table);
    table.resize(1000, 100);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    const auto whole = [&](int column) {
        return static_cast<const QAbstractItemView&>(table).sizeHintForColumn(column);
    };
    for (const bool isLarge : {false, true}) {
        QFont font = table.font();
        font.setPointSizeF(font.pointSizeF() * (isLarge ? 1.15 : 1));
        table.setFont(font);
        model.clear();
        for (const QString& words : {u"2026-05-01"_s, name, event})
            model.appendColumn({new QStandardItem{words}});
        for (const int width : {1200, 700}) {
            table.resize(width, 100);
            QCoreApplication::processEvents();
            EXPECT_EQ(table.horizontalHeader()->length(), table.viewport()->width());
            EXPECT_GE(table.columnWidth(0), whole(0));
            EXPECT_GE(table.columnWidth(1), whole(1));
            EXPECT_EQ(table.columnWidth(2) >= whole(2), width == 1200) << "the widest takes what remains";
        }
    }
}

} // namespace
} // namespace app_test
