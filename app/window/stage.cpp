// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/stage.h"

#include <algorithm>

namespace window {
namespace {

constexpr int margin = stageMargin;
constexpr int narrowestColumn = 320;
constexpr int widestColumn = 480;
constexpr int narrowWindow = 860;
constexpr int lowestColumn = 340;
constexpr int smallestBoard = 240;
/// With a menu bar above it, 640 by 480: the board, the verdict, the buttons, and a page that scrolls
/// between.
constexpr QSize smallestStage{640, 448};

int scaled(int length, qreal scale)
{
    return static_cast<int>(length * scale);
}

StageLayout besideEachOther(QSize size, qreal scale)
{
    const int height = size.height() - 2 * margin;
    const int width = size.width() - 3 * margin;
    const int narrowest = scaled(narrowestColumn, scale);
    const int board = std::max(smallestBoard, std::min(height, width - narrowest));
    const int column = std::clamp(width - board, narrowest, scaled(widestColumn, scale));
    // What is left over goes to both sides, so that board and column stay together.
    const int left = margin + std::max(0, (width - board - column) / 2);
    return {{left, margin, board, board}, {left + board + margin, margin, column + margin, height}};
}

StageLayout aboveEachOther(QSize size, qreal scale)
{
    const int width = size.width() - 2 * margin;
    const int height = size.height() - 3 * margin;
    const int board = std::max(smallestBoard, std::min(width, height - scaled(lowestColumn, scale)));
    const QRect boardRect{margin + (width - board) / 2, margin, board, board};
    return {boardRect,
            {margin, boardRect.bottom() + 1 + margin, width + margin, std::max(0, height - board)}};
}

} // namespace

StageLayout stageLayout(QSize size, qreal scale)
{
    const bool narrow = size.width() < scaled(narrowWindow, scale) && size.height() > size.width();
    return narrow ? aboveEachOther(size, scale) : besideEachOther(size, scale);
}

Stage::Stage(QWidget* board, QWidget* column, QWidget* parent)
    : QWidget{parent}
    , board_{board}
    , column_{column}
{
    board_->setParent(this);
    column_->setParent(this);
}

QSize Stage::minimumSizeHint() const
{
    return {scaled(smallestStage.width(), typeScale()), scaled(smallestStage.height(), typeScale())};
}

/// How much larger the type is than the one the column is measured for.
qreal Stage::typeScale() const
{
    constexpr qreal usualHeight = 14;
    return std::max(1.0, QFontMetricsF{font()}.height() / usualHeight);
}

void Stage::resizeEvent(QResizeEvent*)
{
    const StageLayout layout = stageLayout(size(), typeScale());
    board_->setGeometry(layout.board);
    column_->setGeometry(layout.column);
}

} // namespace window
