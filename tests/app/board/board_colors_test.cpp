// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_colors.h"

#include <gtest/gtest.h>

#include "board/marks.h"
#include "contrast.h"

namespace board {
namespace {

QColor over(const QColor& top, const QColor& ground, float opacity)
{
    const auto mix = [=](float a, float b) { return a * opacity + b * (1 - opacity); };
    return QColor::fromRgbF(mix(top.redF(), ground.redF()), mix(top.greenF(), ground.greenF()),
                            mix(top.blueF(), ground.blueF()));
}

class AllBoardColors : public ::testing::TestWithParam<std::tuple<BoardColoring, bool>> {
protected:
    BoardColors colors() const { return boardColors(std::get<0>(GetParam()), std::get<1>(GetParam())); }
    bool darkTheme() const { return std::get<1>(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(, AllBoardColors,
                         ::testing::Combine(::testing::ValuesIn(allBoardColorings), ::testing::Bool()));

TEST_P(AllBoardColors, MarksKeepThreeToOneOnBothSquareColors)
{
    const BoardColors board = colors();
    for (const Ink& ink : {board.accent, board.danger, board.cursor, board.firstPiece, board.secondPiece,
                           board.lastMoveEdge}) {
        EXPECT_GE(contrast(ink.onLight, board.light), 3.0) << ink.onLight.name().toStdString();
        EXPECT_GE(contrast(ink.onDark, board.dark), 3.0) << ink.onDark.name().toStdString();
    }
}

TEST_P(AllBoardColors, OverlaysAndHatchingsHaveOneColorThatKeepsThreeToOneOnBothSquareColors)
{
    const BoardColors board = colors();
    for (const MarkEntry& mark : allMarks) {
        const auto owner = switchOf(mark.kind);
        const bool isOverlay =
            owner && !entryOf(*owner).toggle->isOnAtFirst && mark.shape != MarkShape::label;
        if (!isOverlay && mark.shape != MarkShape::hatching)
            continue;
        const QColor& line = lineColorOf(mark, board, false);
        EXPECT_EQ(line, lineColorOf(mark, board, true)) << mark.word;
        EXPECT_GE(contrast(line, board.light), 3.0) << mark.word;
        EXPECT_GE(contrast(line, board.dark), 3.0) << mark.word;
    }
}

TEST_P(AllBoardColors, MarksKeepThreeToOneOnTheLastMove)
{
    const BoardColors board = colors();
    const QColor light = over(board.lastMove, board.light, board.lastMove.alphaF());
    const QColor dark = over(board.lastMove, board.dark, board.lastMove.alphaF());
    for (const Ink& ink : {board.accent, board.danger, board.cursor, board.firstPiece, board.secondPiece,
                           board.lastMoveEdge}) {
        EXPECT_GE(contrast(ink.onLight, light), 3.0) << ink.onLight.name().toStdString();
        EXPECT_GE(contrast(ink.onDark, dark), 3.0) << ink.onDark.name().toStdString();
    }
}

/// An arrow crosses light and dark squares at an opacity of three quarters: its body or its edge is distinct
/// on each.
TEST_P(AllBoardColors, ArrowsKeepThreeToOneOnEverySquare)
{
    const BoardColors board = colors();
    for (const QColor& ground : {board.light, board.dark}) {
        for (const ArrowEntry& arrow : allArrows) {
            const double seen = std::max(contrast(over(board.*arrow.body, ground, 0.75F), ground),
                                         contrast(over(board.*arrow.edge, ground, 0.75F), ground));
            EXPECT_GE(seen, 3.0) << static_cast<int>(arrow.kind) << " on " << ground.name().toStdString();
        }
    }
}

TEST_P(AllBoardColors, PensStandOutOnTheirEdge)
{
    const BoardColors board = colors();
    for (const Pen pen : allPens)
        EXPECT_GE(contrast(inkOf(entryOf(circleOf(pen)), board, false), board.penEdge), 3.0);
}

TEST_P(AllBoardColors, CoordinatesAreReadableOnTheWindow)
{
    const QColor window{darkTheme() ? 0xff1e2023 : 0xfff6f5f2};
    EXPECT_GE(contrast(colors().coordinates, window), 4.5);
}

TEST_P(AllBoardColors, LightSquaresAreClearlyLighter)
{
    EXPECT_GE(contrast(colors().light, colors().dark), 1.8);
}

TEST(BoardColors, HeatMapGroundsGetLighterAndTheirTextIsReadable)
{
    double darker = -1;
    for (int step = 0; step <= 100; ++step) {
        const QColor ground = heatGround(step / 100.0);
        EXPECT_GT(luminance(ground), darker) << step;
        EXPECT_GE(contrast(inkOn(ground), ground), 4.5) << step;
        darker = luminance(ground);
    }
    EXPECT_EQ(heatGround(-1), heatGround(0));
    EXPECT_EQ(heatGround(2), heatGround(1));
}

/// With protanopia or deuteranopia (Viénot, Brettel, Mollon 1999), the grounds still go from dark to light:
/// they differ by their lightness.
TEST(BoardColors, HeatMapGroundsAreDistinctForColourBlindUsers)
{
    const auto seen = [](const QColor& color) {
        const auto linear = [](double part) { return std::pow(part, 2.2); };
        return 0.11238 * linear(color.redF()) + 0.88762 * linear(color.greenF());
    };
    for (int step = 0; step < 20; ++step)
        EXPECT_GT(seen(heatGround((step + 1) / 20.0)), seen(heatGround(step / 20.0))) << step;
}

TEST(BoardColors, WoodHasTheColoursOfTheDesign)
{
    EXPECT_EQ(boardColors(BoardColoring::wood, false).light, QColor{0xffecdfc8});
    EXPECT_EQ(boardColors(BoardColoring::wood, false).dark, QColor{0xffb08d6a});
    EXPECT_EQ(boardColors(BoardColoring::wood, true).light, QColor{0xffc9bda6});
    EXPECT_EQ(boardColors(BoardColoring::wood, true).dark, QColor{0xff7d6a55});
}

} // namespace
} // namespace board
