// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/stroke.h"

#include <algorithm>
#include <cmath>

namespace board {

QList<qreal> dashesOf(Stroke stroke, qreal length, qreal width)
{
    if (stroke == Stroke::solid || stroke == Stroke::hollow)
        return {};
    const qreal dash = stroke == Stroke::dotted ? 0.01 : stroke == Stroke::dashed ? 1.4 : 3.5;
    const qreal period = stroke == Stroke::dotted ? 1.7 : stroke == Stroke::dashed ? 3.5 : 6.0;
    const qreal times = std::max(1.0, std::round(length / width / period));
    return {dash, std::max(1.0, length / width / times - dash)};
}

} // namespace board
