// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_list.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace panels {
namespace {

MoveRecord recordOf(std::initializer_list<QString> names, chess::Color first)
{
    MoveRecord record;
    record.firstNumber = 7;
    record.firstTurn = first;
    for (const QString& name : names)
        record.entries.push_back({name, u"+1"_s, text::Tone::good, u"Slower by one move."_s});
    return record;
}

QString textAt(const MoveList& list, int row, int column)
{
    const QTableWidgetItem* item = list.item(row, column);
    return item == nullptr ? QString{} : item->text();
}

TEST(MoveListTest, WhiteStartsOnTheLeft)
{
    MoveList list;
    list.setRecord(recordOf({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s}, chess::Color::white));
    EXPECT_EQ(list.rowCount(), 2);
    EXPECT_EQ(textAt(list, 0, 0), u"7."_s);
    EXPECT_EQ(textAt(list, 0, 1), u"Nd3"_s);
    EXPECT_EQ(textAt(list, 0, 3), u"Kc5"_s);
    EXPECT_EQ(textAt(list, 1, 0), u"8."_s);
    EXPECT_EQ(textAt(list, 1, 1), u"Kc3"_s);
}

TEST(MoveListTest, BlackStartsOnTheRight)
{
    MoveList list;
    list.setRecord(recordOf({u"Kc5"_s, u"Kc3"_s}, chess::Color::black));
    EXPECT_EQ(list.rowCount(), 2);
    EXPECT_TRUE(textAt(list, 0, 1).isEmpty());
    EXPECT_EQ(textAt(list, 0, 3), u"Kc5"_s);
    EXPECT_EQ(textAt(list, 1, 1), u"Kc3"_s);
}

TEST(MoveListTest, AnAsideIsSpokenAsASentence)
{
    MoveList list;
    list.setRecord(recordOf({u"Nd3"_s}, chess::Color::white));
    EXPECT_EQ(textAt(list, 0, 2), u"+1"_s);
    EXPECT_EQ(list.item(0, 2)->toolTip(), u"Slower by one move."_s);
    EXPECT_EQ(list.item(0, 2)->data(Qt::AccessibleTextRole).toString(), u"Slower by one move."_s);
}

TEST(MoveListTest, TheCurrentMoveIsInView)
{
    MoveRecord record;
    for (int i = 0; i < 130; ++i)
        record.entries.push_back({u"Kd4"_s, {}, text::Tone::plain, {}});
    MoveList list;
    list.resize(300, 120);
    list.show();
    for (const int current : {129, 0, 64, -1}) {
        record.current = current;
        list.setRecord(record);
        const int row = current < 0 ? 0 : current / 2;
        EXPECT_TRUE(list.viewport()->rect().intersects(list.visualRect(list.model()->index(row, 1))))
            << current;
        EXPECT_EQ(list.currentItem() == nullptr, current < 0);
    }
}

TEST(MoveListTest, EmptyPlacesLeadNowhere)
{
    MoveList list;
    list.resize(400, 200);
    list.show();
    list.setRecord(recordOf({u"Kc5"_s, u"Kc3"_s}, chess::Color::black));
    QSignalSpy activations{&list, &MoveList::entryActivated};
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {1, 3}})
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(list.model()->index(row, column)).center());
    EXPECT_EQ(activations.count(), 0);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(list.model()->index(1, 1)).center());
    ASSERT_GE(activations.count(), 1);
    EXPECT_EQ(activations.last().at(0).toInt(), 1);
}

} // namespace
} // namespace panels
