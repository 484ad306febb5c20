// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/replies_table.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

class RepliesTableTest : public ::testing::Test {
protected:
    RepliesTableTest()
    {
        table.setReplies(
            {{u"Nd3"_s, u"Mate in 23"_s, {}, {}, Tone::good}, {u"Kc2"_s, u"Mate in 25"_s, u"+2"_s, {}, {}}});
        table.resize(500, 200);
        table.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&table, patience));
        table.setFocus();
    }
    QPoint middleOf(int row) { return table.visualRect(table.model()->index(row, 0)).center(); }

    RepliesTable table;
    QSignalSpy pointed{&table, &RepliesTable::pointedAt};
    QSignalSpy chosen{&table, &RepliesTable::chosen};
};

TEST_F(RepliesTableTest, EnterChoosesTheHighlightedRow)
{
    QTest::keyClick(&table, Qt::Key_Down);
    QTest::keyClick(&table, Qt::Key_Down);
    EXPECT_EQ(pointed.last().first(), 1);
    QTest::keyClick(&table, Qt::Key_Return);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen.first().first(), 1);
}

TEST_F(RepliesTableTest, LongReasonsTakeSeveralLines)
{
    const int line = table.rowHeight(1);
    const QString why = u"…Kd4 is still possible; a better move takes d4 away from the lone king at once"_s;
    table.setReplies(
        {{u"Nd3"_s, u"Mate in 23"_s, {}, why, Tone::good}, {u"Kc2"_s, u"Mate in 25"_s, u"+2"_s, {}, {}}});
    const auto isWhole = [&] {
        const int width = table.columnWidth(RepliesModel::why) - 8;
        const QRect needed = table.fontMetrics().boundingRect({0, 0, width, 1000}, Qt::TextWordWrap, why);
        return table.rowHeight(0) >= needed.height();
    };
    EXPECT_TRUE(isWhole());
    EXPECT_GT(table.rowHeight(0), table.rowHeight(1));
    EXPECT_EQ(table.rowHeight(1), line);
    table.resize(440, 200);
    EXPECT_TRUE(QTest::qWaitFor(isWhole, patience));
}

TEST_F(RepliesTableTest, NothingIsCutOffInANarrowTable)
{
    const QString why = u"…Kd4 is still possible; a better move takes d4 away from the lone king at once"_s;
    table.setReplies(std::vector<Reply>(20, {u"Nd3"_s, u"Mate in 23"_s, u"+2"_s, why, {}}));
    for (const int width : {250, 300, 500, 300}) {
        table.resize(width, 200);
        const int last = table.model()->columnCount() - 1;
        const QString words = table.model()->index(0, last).data().toString();
        EXPECT_TRUE(words.endsWith(why)) << width;
        EXPECT_EQ(words.contains(u"Mate in 23  +2"_s), width < 500);
        const auto isWhole = [&] {
            const int room = table.columnWidth(last);
            const QRect needed =
                table.fontMetrics().boundingRect({0, 0, room - 8, 1000}, Qt::TextWordWrap, words);
            return table.columnViewportPosition(last) + room <= table.viewport()->width() && room >= 100 &&
                   table.rowHeight(0) >= needed.height();
        };
        EXPECT_TRUE(QTest::qWaitFor(isWhole, patience)) << width;
    }
}

TEST_F(RepliesTableTest, TightAsksForFewerRows)
{
    const QSize usual = table.sizeHint();
    const int gain = table.tightGain();
    EXPECT_GT(gain, 0);
    table.setTight(true);
    EXPECT_EQ(table.sizeHint(), usual - (QSize{0, gain}));
    EXPECT_EQ(table.tightGain(), gain);
    table.setTight(false);
    EXPECT_EQ(table.sizeHint(), usual);
}

TEST_F(RepliesTableTest, EnterIsIgnoredWithoutAHighlight)
{
    table.setReplies({});
    EXPECT_EQ(pointed.last().first(), -1);
    QTest::keyClick(&table, Qt::Key_Return);
    EXPECT_EQ(chosen.size(), 0);
}

TEST_F(RepliesTableTest, NumbersFitInEveryLanguage)
{
    const QString german = u"Wird matt in 27"_s;
    table.setReplies({{u"Lxa8="_s + u'D', german, u"−14"_s, {}, {}}});
    EXPECT_GE(table.columnWidth(RepliesModel::outcome), table.fontMetrics().horizontalAdvance(german));
}

TEST_F(RepliesTableTest, LeavingRemovesTheHighlight)
{
    ASSERT_TRUE(hoverUntil([&] { return !pointed.empty() && pointed.last().first() == 1; }, table.viewport(),
                           middleOf(1)));
    table.clearFocus();
    EXPECT_EQ(pointed.last().first(), -1);
}

} // namespace
} // namespace app_test
