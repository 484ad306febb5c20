// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <bitset>
#include <optional>

#include "board/marks.h"

namespace board {

/// Which of the eight squares around one are marked with it, as they lie on the screen.
class Neighbours {
public:
    void add(int right, int down) { bits_.set(bit(right, down)); }
    bool has(int right, int down) const { return bits_.test(bit(right, down)); }
    bool empty() const { return bits_.none(); }

private:
    static std::size_t bit(int right, int down)
    {
        const int number = 3 * down + right + 4;
        return static_cast<std::size_t>(number);
    }

    std::bitset<9> bits_;
};

/// A square that is marked.
struct MarkPlace {
    QRectF square;
    qreal devicePixelRatio = 1;
    bool isDark = false;                 ///< which ink it takes
    bool isOffBoard = false;             ///< in a legend, whose ground its lines never leave
    bool isOccupied = false;             ///< by a piece or a number, for which shapes make room
    Neighbours neighbours = {};          ///< what is marked with it
    QString label = QStringLiteral("5"); ///< what is written there, for shapes that write
    std::optional<qreal> shade = 0;      ///< of the ground under the label
    qreal weight = 1;                    ///< how many times as wide lines are, for small pictures
};

/// Draws what a mark looks like on one of its squares.
void drawMark(QPainter& painter, const MarkEntry& mark, const MarkPlace& place, const BoardColors& colors);

/// Draws a frame inside a square; its width is logical and should be whole pixels of the screen.
void drawFrame(QPainter& painter, const QRectF& square, qreal logicalWidth, const QColor& color);

} // namespace board
