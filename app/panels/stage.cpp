// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/stage.h"

#include <QEvent>
#include <QStyle>
#include <algorithm>

#include "panels/screen_room.h"

namespace panels {
namespace {

constexpr int margin = stageMargin;
/// The space between the buttons and the widget above them.
constexpr int gap = 12;
constexpr int narrowestColumn = 320;
constexpr int widestColumn = 560;
constexpr int narrowWindow = 860;
constexpr int lowestColumn = 340;
/// A lower column beside the board leaves too little of a page to be read.
constexpr int lowColumn = 420;
constexpr int smallestBoard = 240;
constexpr int menuBar = 32;
/// With the menu bar above it, 640 by 480: the board, the verdict, the buttons, and a scrolling page between.
constexpr QSize smallestStage{640, 448};
/// On a screen of 640 by 480 the window's frame needs room, too.
constexpr QSize smallestEver{632, 400};
/// A window of 900 by 640 must be sufficient for type of any size.
constexpr QSize smallestForLargeType{900, 560};

int scaled(int length, qreal scale)
{
    return static_cast<int>(length * scale);
}

/// Assigns the lower end of a column to the buttons, except for the margin beside it.
StageLayout withButtonsBelow(const QRect& board, const QRect& column, const HeightForWidth& buttons)
{
    const int width = column.width() - margin;
    const int asked = std::min(buttons(width), column.height() / 2);
    return {board,
            column.adjusted(0, 0, 0, -asked - gap),
            {column.left(), column.bottom() + 1 - asked, width, asked}};
}

StageLayout besideEachOther(QSize size, qreal scale, const HeightForWidth& buttons, int wanted)
{
    const int height = size.height() - 2 * margin;
    const int width = size.width() - 3 * margin;
    const int narrowest = std::min(scaled(std::max(narrowestColumn, wanted), scale), width - smallestBoard);
    const int board = std::max(smallestBoard, std::min(height, width - narrowest));
    const int column = std::clamp(width - board, narrowest, scaled(widestColumn, scale));
    // Remaining space goes to both sides, so that board and column stay together.
    const int left = margin + std::max(0, (width - board - column) / 2);
    const QRect boardRect{left, margin, board, board};
    const QRect columnRect{left + board + margin, margin, column + margin, height};
    const int asked = buttons(board);
    if (board + gap + asked > height)
        return withButtonsBelow(boardRect, columnRect, buttons);
    return {boardRect, columnRect, {left, margin + board + gap, board, asked}};
}

/// Gives up a part of a board that is narrower than the window is high for the buttons below it if the column
/// with them would be too low.
StageLayout withRoomInColumn(const StageLayout& usual, const HeightForWidth& buttons)
{
    const QRect& first = usual.board;
    const int height = usual.buttons.bottom() + 1 - first.top();
    const bool isBelowBoard = usual.buttons.left() == first.left();
    if (isBelowBoard || first.height() >= height || usual.column.height() >= lowColumn)
        return usual;
    const int smallest = std::max(smallestBoard, first.width() * 3 / 4);
    for (int board = first.width(); board >= smallest; --board) {
        const int asked = buttons(board);
        if (board + gap + asked > height)
            continue;
        const int freed = first.width() - board;
        return {{first.topLeft(), QSize{board, board}},
                {usual.column.left() - freed, first.top(), usual.column.width() + freed, height},
                {first.left(), first.top() + board + gap, board, asked}};
    }
    return usual;
}

StageLayout aboveEachOther(QSize size, qreal scale, const HeightForWidth& buttons)
{
    const int width = size.width() - 2 * margin;
    const int height = size.height() - 3 * margin;
    const int board = std::max(smallestBoard, std::min(width, height - scaled(lowestColumn, scale)));
    const QRect boardRect{margin + (width - board) / 2, margin, board, board};
    const QRect columnRect{margin, boardRect.bottom() + 1 + margin, width + margin,
                           std::max(0, height - board)};
    return withButtonsBelow(boardRect, columnRect, buttons);
}

} // namespace

StageLayout stageLayout(QSize size, qreal scale, const HeightForWidth& buttons, int asked)
{
    const bool narrow = size.width() < scaled(narrowWindow, scale) && size.height() > size.width();
    return narrow ? aboveEachOther(size, scale, buttons)
                  : withRoomInColumn(besideEachOther(size, scale, buttons, asked), buttons);
}

Stage::Stage(QWidget* board, QWidget* column, QWidget* buttons, QWidget* parent)
    : QWidget{parent}
    , board_{board}
    , column_{column}
    , buttons_{buttons}
{
    for (QWidget* part : {board_, column_, buttons_})
        part->setParent(this);
}

QSize Stage::minimumSizeHint() const
{
    const QSize scaledStage{scaled(smallestStage.width(), typeScale()),
                            scaled(smallestStage.height(), typeScale())};
    const QSize room = roomOn(*screen()) - QSize{0, menuBar};
    const QSize smallest = smallestStage.boundedTo(room).expandedTo(smallestEver);
    return scaledStage.boundedTo(smallestForLargeType).boundedTo(room).expandedTo(smallest);
}

/// The ratio of the type size to the one for which the column is measured.
qreal Stage::typeScale() const
{
    constexpr qreal usualHeight = 14;
    return std::max(1.0, QFontMetricsF{font()}.height() / usualHeight);
}

void Stage::place()
{
    const auto heightOfButtons = [this](int width) {
        if (width < buttons_->minimumSizeHint().width())
            return QWIDGETSIZE_MAX;
        return buttons_->hasHeightForWidth() ? buttons_->heightForWidth(width)
                                             : buttons_->sizeHint().height();
    };
    const StageLayout layout = stageLayout(size(), typeScale(), heightOfButtons, column_->sizeHint().width());
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    board_->setGeometry(visual(layout.board));
    column_->setGeometry(visual(layout.column));
    buttons_->setGeometry(visual(layout.buttons));
}

/// Different buttons may require a different height.
bool Stage::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

void Stage::resizeEvent(QResizeEvent*)
{
    place();
}

} // namespace panels
