// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/stage.h"

#include <algorithm>

namespace window {
namespace {

constexpr int margin = stageMargin;
constexpr int narrowestColumn = 320;
constexpr int widestColumn = 480;
constexpr int narrowWindow = 860;
constexpr int lowestColumn = 280;
constexpr int smallestBoard = 240;

StageLayout besideEachOther(QSize size)
{
    const int height = size.height() - 2 * margin;
    const int width = size.width() - 3 * margin;
    const int board = std::max(smallestBoard, std::min(height, width - narrowestColumn));
    const int column = std::clamp(width - board, narrowestColumn, widestColumn);
    // What is left over goes to both sides, so that board and column stay together.
    const int left = margin + std::max(0, (width - board - column) / 2);
    return {{left, margin, board, board}, {left + board + margin, margin, column + margin, height}};
}

StageLayout aboveEachOther(QSize size)
{
    const int width = size.width() - 2 * margin;
    const int height = size.height() - 3 * margin;
    const int board = std::max(smallestBoard, std::min(width, height - lowestColumn));
    const QRect boardRect{margin + (width - board) / 2, margin, board, board};
    return {boardRect,
            {margin, boardRect.bottom() + 1 + margin, width + margin, std::max(0, height - board)}};
}

} // namespace

StageLayout stageLayout(QSize size)
{
    const bool narrow = size.width() < narrowWindow && size.height() > size.width();
    return narrow ? aboveEachOther(size) : besideEachOther(size);
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
    return {smallestBoard + narrowestColumn + 3 * margin, smallestBoard + 2 * margin};
}

void Stage::resizeEvent(QResizeEvent*)
{
    const StageLayout layout = stageLayout(size());
    board_->setGeometry(layout.board);
    column_->setGeometry(layout.column);
}

} // namespace window
