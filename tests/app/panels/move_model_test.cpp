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
    MoveModelTest() { begin(1, chess::Color::white); }
    void begin(int firstNumber, chess::Color firstTurn)
    {
        texts.clear();
        moves.begin(firstNumber, firstTurn, [this](std::size_t entry) {
            ++made;
            return texts.at(entry);
        });
    }
    void append(std::initializer_list<QString> names)
    {
        for (const QString& name : names)
            texts.push_back({name, u"+1"_s, text::Tone::good, u"Slower by one move."_s});
        moves.append(names.size());
    }
    QString textAt(int row, int column) const { return moves.index(row, column).data().toString(); }

    std::vector<MoveEntry> texts;
    int made = 0;
    MoveModel moves;
    QAbstractItemModelTester tester{&moves, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(MoveModelTest, WhiteStartsOnTheLeft)
{
    begin(7, chess::Color::white);
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
    begin(7, chess::Color::black);
    append({u"Kc5"_s, u"Kc3"_s});
    EXPECT_EQ(moves.rowCount(), 2);
    EXPECT_EQ(textAt(0, 1), u"…"_s);
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
        begin(1, first);
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
    begin(1, chess::Color::white);
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s});
    QSignalSpy inserted{&moves, &MoveModel::rowsInserted};
    QSignalSpy changed{&moves, &MoveModel::dataChanged};
    QSignalSpy reset{&moves, &MoveModel::modelReset};
    append({u"Kd5"_s});
    EXPECT_EQ(inserted.count(), 0);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(textAt(1, MoveModel::whiteMove), u"Kc3"_s);
    texts[2].tip.clear();
    moves.renew(2);
    ASSERT_EQ(changed.count(), 2);
    EXPECT_EQ(changed[1][0].toModelIndex(), moves.indexOf(2));
    EXPECT_EQ(changed[1][1].toModelIndex(), moves.indexOf(2).siblingAtColumn(moves.indexOf(2).column() + 1));
    append({u"Kd3"_s});
    ASSERT_EQ(inserted.count(), 1);
    EXPECT_EQ(inserted[0][1].toInt(), 2);
    EXPECT_EQ(inserted[0][2].toInt(), 2);
    EXPECT_EQ(reset.count(), 0);
}

TEST_F(MoveModelTest, TextsAreMadeWhenFirstNeeded)
{
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s});
    // The tester of the model may have asked for the first ones.
    const int before = made;
    EXPECT_EQ(moves.entry(2).name, u"Kc3"_s);
    EXPECT_EQ(made, before + 1);
    EXPECT_EQ(textAt(1, MoveModel::whiteMove), u"Kc3"_s);
    EXPECT_EQ(made, before + 1) << "once";
}

TEST_F(MoveModelTest, OnlyTextsThatWereMadeAreRenewed)
{
    append({u"Nd3"_s, u"Kc5"_s, u"Kc3"_s});
    QSignalSpy changed{&moves, &MoveModel::dataChanged};
    texts[2].name = u"Kd3"_s;
    moves.renew(2);
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(moves.entry(2).name, u"Kd3"_s);
    moves.renew(2);
    EXPECT_EQ(changed.count(), 0) << "it is the same";
    texts[2].name = u"Kc4"_s;
    moves.renew(2);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(moves.entry(2).name, u"Kc4"_s);
}

TEST_F(MoveModelTest, CuttingTheCurrentEntryMakesTheStartCurrent)
{
    begin(1, chess::Color::white);
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
