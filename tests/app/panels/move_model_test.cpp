// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace panels {
namespace {

class MoveModelTest : public ::testing::Test {
protected:
    void append(std::initializer_list<QString> names)
    {
        std::vector<MoveEntry> entries;
        for (const QString& name : names)
            entries.push_back({name, u"+1"_s, text::Tone::good, u"Slower by one move."_s});
        moves.append(entries);
    }
    QString textAt(int row, int column) const { return moves.index(row, column).data().toString(); }

    MoveModel moves;
    QAbstractItemModelTester tester{&moves, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(MoveModelTest, WhiteStartsOnTheLeft)
{
    moves.begin(7, chess::Color::white);
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s});
    EXPECT_EQ(moves.rowCount(), 2);
    EXPECT_EQ(textAt(0, 0), u"7."_s);
    EXPECT_EQ(textAt(0, 1), u"Nd3"_s);
    EXPECT_EQ(textAt(0, 3), u"Kc5"_s);
    EXPECT_EQ(textAt(1, 0), u"8."_s);
    EXPECT_EQ(textAt(1, 1), u"Kc3"_s);
}

TEST_F(MoveModelTest, BlackStartsOnTheRight)
{
    moves.begin(7, chess::Color::black);
    append({u"Kc5"_s, u"Kc3"_s});
    EXPECT_EQ(moves.rowCount(), 2);
    EXPECT_TRUE(textAt(0, 1).isEmpty());
    EXPECT_EQ(textAt(0, 3), u"Kc5"_s);
    EXPECT_EQ(textAt(1, 1), u"Kc3"_s);
}

TEST_F(MoveModelTest, ScreenReadersReadAnAsideAsASentence)
{
    append({u"Nd3"_s});
    const QModelIndex aside = moves.index(0, MoveModel::whiteAside);
    EXPECT_EQ(aside.data(), u"+1"_s);
    EXPECT_EQ(aside.data(Qt::ToolTipRole), u"Slower by one move."_s);
    EXPECT_EQ(aside.data(Qt::AccessibleTextRole), u"Slower by one move."_s);
}

TEST_F(MoveModelTest, EveryEntryHasOneCellForEitherFirstSide)
{
    for (const chess::Color first : chess::all_colors) {
        moves.begin(1, first);
        append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s, u"Kd5"_s});
        for (int entry = 0; entry < 4; ++entry) {
            const QModelIndex move = moves.indexOf(entry);
            EXPECT_EQ(moves.entryAt(move), entry);
            EXPECT_EQ(moves.entryAt(move.siblingAtColumn(move.column() + 1)), entry);
            EXPECT_EQ(moves.entryAt(move.siblingAtColumn(MoveModel::number)), -1);
        }
    }
}

TEST_F(MoveModelTest, AMoveChangesOnlyItsOwnRow)
{
    moves.begin(1, chess::Color::white);
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s});
    QSignalSpy inserted{&moves, &MoveModel::rowsInserted};
    QSignalSpy changed{&moves, &MoveModel::dataChanged};
    QSignalSpy reset{&moves, &MoveModel::modelReset};
    append({u"Kd5"_s});
    EXPECT_EQ(inserted.count(), 0);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
    moves.change(2, {u"Kc3"_s, u"+1"_s, text::Tone::good, {}});
    ASSERT_EQ(changed.count(), 2);
    EXPECT_EQ(changed[1][0].toModelIndex(), moves.indexOf(2));
    EXPECT_EQ(changed[1][1].toModelIndex(), moves.indexOf(2).siblingAtColumn(moves.indexOf(2).column() + 1));
    append({u"Kd3"_s});
    ASSERT_EQ(inserted.count(), 1);
    EXPECT_EQ(inserted[0][1].toInt(), 2);
    EXPECT_EQ(inserted[0][2].toInt(), 2);
    EXPECT_EQ(reset.count(), 0);
}

TEST_F(MoveModelTest, CuttingTheCurrentEntryMakesTheStartCurrent)
{
    moves.begin(1, chess::Color::white);
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s, u"Kd5"_s});
    moves.setCurrent(3);
    moves.cut(4);
    EXPECT_EQ(moves.current(), 3);
    moves.cut(1);
    EXPECT_EQ(moves.current(), -1);
    EXPECT_EQ(moves.rowCount(), 1);
    EXPECT_TRUE(textAt(0, 3).isEmpty());
    moves.cut(0);
    EXPECT_EQ(moves.rowCount(), 0);
}

} // namespace
} // namespace panels
