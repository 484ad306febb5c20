// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/columns_layout.h"

#include <algorithm>

namespace panels {

ColumnsLayout::ColumnsLayout(QWidget* parent, int leastWidth, int mostColumns, int spacing)
    : PlacedLayout{parent, spacing}
    , leastWidth_{leastWidth}
    , mostColumns_{mostColumns}
{}

std::vector<QRect> ColumnsLayout::places(int width) const
{
    const int columns = std::clamp((width + spacing()) / (leastWidth_ + spacing()), 1, mostColumns_);
    const int columnWidth = (width - (columns - 1) * spacing()) / columns;
    std::vector<int> ends(static_cast<std::size_t>(columns), 0);
    std::vector<QRect> places;
    for (QLayoutItem* item : items()) {
        const auto shortest = std::ranges::min_element(ends);
        const int height =
            item->hasHeightForWidth() ? item->heightForWidth(columnWidth) : item->sizeHint().height();
        const auto column = static_cast<int>(shortest - ends.begin());
        places.emplace_back(column * (columnWidth + spacing()), *shortest, columnWidth, height);
        *shortest += height + spacing();
    }
    return places;
}

QSize ColumnsLayout::minimumSize() const
{
    return {leastWidth_, 0};
}

} // namespace panels
