// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms.h"
#include "window/stage.h"

#include <gtest/gtest.h>

#include <QApplication>

namespace app_test {
namespace {

TEST(StageTest, BoardAndColumnStandApartAndInsideAtEverySize)
{
    for (int width = 608; width <= 2600; width += 13) {
        for (int height = 272; height <= 1700; height += 11) {
            const QSize size{width, height};
            const StageLayout layout = stageLayout(size);
            const QRect inside{QPoint{0, 0}, size};
            ASSERT_EQ(layout.board.width(), layout.board.height()) << width << "x" << height;
            ASSERT_GE(layout.board.width(), 240);
            ASSERT_FALSE(layout.board.intersects(layout.column)) << width << "x" << height;
            ASSERT_TRUE(inside.contains(layout.board)) << width << "x" << height;
            ASSERT_TRUE(inside.contains(layout.column)) << width << "x" << height;
            ASSERT_GE(layout.column.width(), 320);
            ASSERT_GE(layout.column.height(), 240);
        }
    }
}

TEST(StageTest, TheBoardIsAsLargeAsTheWindowAllows)
{
    EXPECT_EQ(stageLayout({1280, 800}).board.width(), 768);
    EXPECT_EQ(stageLayout({1920, 1080}).board.width(), 1048);
    EXPECT_EQ(stageLayout({900, 640}).board.width(), 532);
}

TEST(StageTest, AnUprightNarrowWindowHasTheBoardOnTop)
{
    const StageLayout layout = stageLayout({700, 1000});
    EXPECT_LT(layout.board.bottom(), layout.column.top());
    EXPECT_EQ(layout.board.width(), 612);
}

TEST(StageTest, ItsWidgetsAreWhereTheLayoutPutsThem)
{
    auto* board = new QWidget;
    auto* column = new QWidget;
    Stage stage{board, column};
    stage.show();
    for (const QSize size : {QSize{900, 640}, QSize{1280, 800}, QSize{650, 900}, stage.minimumSizeHint()}) {
        stage.resize(size);
        QCoreApplication::processEvents();
        EXPECT_EQ(board->geometry(), stageLayout(size).board);
        EXPECT_EQ(column->geometry(), stageLayout(size).column);
    }
}

} // namespace
} // namespace app_test
