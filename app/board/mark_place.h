// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <bitset>
#include <cstddef>
#include <optional>

namespace board {

/// The neighbours of a square, in screen directions, that have the same mark.
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

/// A marked square.
struct MarkPlace {
    QRectF square;
    qreal devicePixelRatio = 1;
    bool isDark = false;                 ///< selects the ink
    bool isOffBoard = false;             ///< in a legend, where the ground has one colour
    bool isOccupied = false;             ///< by a piece or a number, for which shapes leave space
    Neighbours neighbours = {};          ///< those with the same mark
    QString label = QStringLiteral("5"); ///< the text written there, for shapes with text
    std::optional<qreal> shade = 0;      ///< of the ground under the label
    qreal weight = 1;                    ///< factor of the line width, for small pictures
};

} // namespace board
