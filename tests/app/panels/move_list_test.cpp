// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_list.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace panels {
namespace {

class MoveListTest : public ::testing::Test {
protected:
    MoveListTest()
    {
        list.resize(400, 120);
        list.show();
        list.setMoves(moves);
    }
    void fill(int entries, chess::Color first = chess::Color::white)
    {
        moves.begin(1, first, [this](std::size_t entry) {
            return entry == 0 ? firstMove : MoveEntry{u"Kd4"_s, {}, text::Tone::plain, {}};
        });
        moves.append(static_cast<std::size_t>(entries));
    }
    bool isInView(const QModelIndex& index) const
    {
        return list.viewport()->rect().intersects(list.visualRect(index));
    }

    MoveEntry firstMove{u"Kd4"_s, {}, text::Tone::plain, {}};
    MoveModel moves;
    MoveList list;
};

TEST_F(MoveListTest, TheCurrentMoveIsVisible)
{
    fill(130);
    for (const int current : {129, 0, 64, -1}) {
        moves.setCurrent(current);
        EXPECT_TRUE(isInView(moves.index(current < 0 ? 0 : current / 2, 1))) << current;
        EXPECT_EQ(list.currentIndex(), moves.indexOf(current));
        EXPECT_EQ(list.selectionModel()->hasSelection(), current >= 0);
    }
}

TEST_F(MoveListTest, EmptyListsPassTheFocusOn)
{
    QWidget page;
    QVBoxLayout layout{&page};
    QLineEdit next;
    layout.addWidget(&list);
    layout.addWidget(&next);
    page.show();
    EXPECT_EQ(list.focusPolicy(), Qt::NoFocus);
    fill(2);
    moves.setCurrent(1);
    EXPECT_EQ(list.focusPolicy(), Qt::StrongFocus);
    page.activateWindow();
    list.setFocus();
    ASSERT_TRUE(QTest::qWaitFor([this] { return list.hasFocus(); }));
    fill(0);
    EXPECT_TRUE(next.hasFocus()) << "some widget always takes the keys";
    EXPECT_EQ(list.focusPolicy(), Qt::NoFocus);
    list.setParent(nullptr);
}

TEST_F(MoveListTest, ANewMoveScrollsIntoView)
{
    fill(0);
    for (int entry = 0; entry < 60; ++entry) {
        moves.append(1);
        moves.setCurrent(entry);
        EXPECT_TRUE(isInView(moves.indexOf(entry))) << entry;
    }
}

TEST_F(MoveListTest, TheCurrentMoveStaysVisibleWhenTheListShrinks)
{
    fill(130);
    moves.setCurrent(64);
    for (const int height : {90, 60, 40}) {
        list.resize(400, height);
        EXPECT_TRUE(list.viewport()->rect().contains(list.visualRect(moves.indexOf(64)))) << height;
    }
}

TEST_F(MoveListTest, JudgingAMoveKeepsTheScrollPosition)
{
    fill(130);
    moves.setCurrent(129);
    list.scrollToTop();
    firstMove = {u"Kd4"_s, u"+1"_s, text::Tone::good, u"Slower by one move."_s};
    moves.renew(0);
    EXPECT_TRUE(isInView(moves.indexOf(0)));
}

TEST_F(MoveListTest, TheNumbersStayInViewAtAnyWidth)
{
    fill(6);
    for (const int width : {80, 150, 200}) {
        list.resize(width, 120);
        for (const int current : {4, 5}) {
            moves.setCurrent(current);
            EXPECT_GE(list.visualRect(moves.index(2, MoveModel::number)).left(), 0) << width;
        }
    }
}

TEST_F(MoveListTest, TheNumbersFitALargerFont)
{
    fill(1);
    QFont larger = list.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    list.setFont(larger);
    EXPECT_GE(list.columnWidth(MoveModel::number), list.fontMetrics().horizontalAdvance(u"100."_s));
    EXPECT_GE(list.rowHeight(0), list.fontMetrics().height());
}

TEST_F(MoveListTest, SwitchesBetweenModels)
{
    fill(4);
    moves.setCurrent(3);
    MoveModel line;
    line.begin(1, chess::Color::white, [](std::size_t) {
        return MoveEntry{u"Nd3"_s, {}, text::Tone::plain, {}};
    });
    line.append(1);
    line.setCurrent(0);
    list.setMoves(line);
    EXPECT_EQ(list.model()->rowCount(), 1);
    EXPECT_EQ(list.currentIndex(), line.indexOf(0));
    moves.setCurrent(1);
    EXPECT_EQ(list.currentIndex(), line.indexOf(0)) << "what is not shown says nothing";
    list.setMoves(moves);
    EXPECT_EQ(list.currentIndex(), moves.indexOf(1));
}

TEST_F(MoveListTest, EmptyCellsAreIgnored)
{
    fill(2, chess::Color::black);
    QSignalSpy activations{&list, &MoveList::entryActivated};
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {1, 3}})
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(moves.index(row, column)).center());
    EXPECT_EQ(activations.count(), 0);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(moves.index(1, 1)).center());
    ASSERT_GE(activations.count(), 1);
    EXPECT_EQ(activations.last().at(0).toInt(), 1);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(moves.indexOf(0)).center());
    EXPECT_EQ(activations.last().at(0).toInt(), 0);
}

} // namespace
} // namespace panels
