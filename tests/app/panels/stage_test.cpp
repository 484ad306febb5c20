// SPDX-License-Identifier: GPL-3.0-or-later
#include "modules.h"
#include "panels/stage.h"

#include <gtest/gtest.h>

#include <QScreen>
#include <QTest>

#include "panels/flow_layout.h"
#include "panels/screen_room.h"

namespace app_test {
namespace {

/// Five buttons of 100 px in lines of 40.
int heightOfButtons(int width)
{
    const int inALine = width / 100;
    return 40 * ((5 + inALine - 1) / inALine);
}

StageLayout laidOut(QSize size)
{
    return stageLayout(size, 1, heightOfButtons);
}

TEST(StageTest, BoardColumnAndButtonsNeverOverlap)
{
    for (int width = 608; width <= 2600; width += 13) {
        for (int height = 272; height <= 1700; height += 11) {
            const QSize size{width, height};
            const StageLayout layout = laidOut(size);
            const QRect inside{QPoint{0, 0}, size};
            ASSERT_EQ(layout.board.width(), layout.board.height()) << width << "x" << height;
            ASSERT_GE(layout.board.width(), 240);
            ASSERT_FALSE(layout.board.intersects(layout.column)) << width << "x" << height;
            ASSERT_TRUE(inside.contains(layout.board)) << width << "x" << height;
            ASSERT_TRUE(inside.contains(layout.column)) << width << "x" << height;
            ASSERT_TRUE(inside.contains(layout.buttons)) << width << "x" << height;
            ASSERT_FALSE(layout.buttons.intersects(layout.board)) << width << "x" << height;
            ASSERT_FALSE(layout.buttons.intersects(layout.column)) << width << "x" << height;
            ASSERT_EQ(layout.buttons.height(), heightOfButtons(layout.buttons.width()));
            ASSERT_GE(layout.column.width(), 320);
            ASSERT_GE(layout.column.height() + layout.buttons.height(), 228);
        }
    }
}

TEST(StageTest, BoardIsAsLargeAsTheWindowAllows)
{
    EXPECT_EQ(laidOut({1280, 800}).board.width(), 768);
    EXPECT_EQ(laidOut({1920, 1080}).board.width(), 1048);
    EXPECT_EQ(laidOut({900, 640}).board.width(), 532);
}

TEST(StageTest, ColumnsGetTheWidthTheyAskForIfThereIsRoom)
{
    const auto widthOf = [](QSize size) { return stageLayout(size, 1, heightOfButtons, 420).column.width(); };
    EXPECT_EQ(widthOf({900, 640}), 420 + 16) << "with the margin";
    EXPECT_EQ(widthOf({1280, 800}), laidOut({1280, 800}).column.width()) << "it is wide enough";
    EXPECT_EQ(stageLayout({640, 448}, 1, heightOfButtons, 420).board.width(), 240)
        << "the least for the board";
}

TEST(StageTest, ButtonsMoveToFreeSpace)
{
    const StageLayout small = laidOut({640, 448});
    EXPECT_GT(small.buttons.top(), small.board.bottom());
    EXPECT_EQ(small.buttons.width(), small.board.width());
    EXPECT_EQ(small.column.height(), 448 - 2 * stageMargin) << "the column has all its height";
    const StageLayout usual = laidOut({1280, 800});
    EXPECT_GT(usual.buttons.top(), usual.column.bottom());
    EXPECT_EQ(usual.buttons.left(), usual.column.left());
    EXPECT_EQ(usual.buttons.right() + stageMargin, usual.column.right()) << "under the cards, not the bar";
}

TEST(StageTest, TheBoardYieldsToTheButtonsIfTheColumnWouldBeTooLow)
{
    const QSize size{800, 528};
    const StageLayout layout = laidOut(size);
    EXPECT_EQ(layout.buttons.left(), layout.board.left());
    EXPECT_GT(layout.buttons.top(), layout.board.bottom());
    EXPECT_EQ(layout.column.height(), 528 - 2 * stageMargin);
    EXPECT_EQ(layout.column.right() + 1, 800) << "it takes the width";
    EXPECT_GE(layout.board.width(), 432 * 3 / 4);
    EXPECT_EQ(laidOut({1600, 400}).board.width(), 400 - 2 * stageMargin) << "a wide column has room";
}

TEST(StageTest, FitsA640By480ScreenBelowAMenuBar)
{
    Stage stage{new QWidget, new QWidget, new QWidget};
    QFont small;
    small.setPixelSize(8);
    stage.setFont(small);
    EXPECT_EQ(stage.minimumSizeHint(), (QSize{640, 448}));
    QFont large;
    large.setPixelSize(60);
    stage.setFont(large);
    const QSize room = panels::roomOn(*stage.screen()) - QSize{0, 32};
    EXPECT_EQ(stage.minimumSizeHint(), (QSize{900, 560}).boundedTo(room));
}

TEST(StageTest, NarrowWindowsPutTheBoardOnTop)
{
    const StageLayout layout = laidOut({700, 1000});
    EXPECT_LT(layout.board.bottom(), layout.column.top());
    EXPECT_EQ(layout.board.width(), 612);
}

TEST(StageTest, WidgetsFollowTheLayout)
{
    auto* board = new QWidget;
    auto* column = new QWidget;
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout{buttons, 0, FlowLines::justified};
    for (int i = 0; i < 5; ++i) {
        auto* button = new QWidget;
        button->setFixedSize(100, 40);
        flow->addWidget(button);
    }
    Stage stage{board, column, buttons};
    stage.show();
    const auto expectInPlace = [&] {
        const auto wanted = [&] {
            return stageLayout(stage.size(), 1, [=](int width) { return buttons->heightForWidth(width); });
        };
        // Changes of children reach their parents with a delay.
        EXPECT_TRUE(QTest::qWaitFor([&] { return buttons->geometry() == wanted().buttons; }));
        const StageLayout layout = wanted();
        EXPECT_EQ(board->geometry(), layout.board);
        EXPECT_EQ(column->geometry(), layout.column);
        EXPECT_EQ(buttons->geometry(), layout.buttons);
    };
    for (const QSize size : {QSize{900, 640}, QSize{1280, 800}, QSize{650, 900}, stage.minimumSizeHint()}) {
        stage.resize(size);
        expectInPlace();
    }
    stage.resize(1280, 800);
    const QRect before = buttons->geometry();
    flow->itemAt(0)->widget()->hide();
    flow->itemAt(1)->widget()->hide();
    expectInPlace();
    EXPECT_LT(buttons->height(), before.height()) << "fewer buttons take fewer lines";
}

} // namespace
} // namespace app_test
