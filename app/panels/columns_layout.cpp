// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/columns_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace panels {

ColumnsLayout::ColumnsLayout(QWidget* parent, int leastWidth, int mostColumns, int spacing)
    : QLayout{parent}
    , leastWidth_{leastWidth}
    , mostColumns_{mostColumns}
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

ColumnsLayout::~ColumnsLayout()
{
    qDeleteAll(items_);
}

void ColumnsLayout::addItem(QLayoutItem* item)
{
    items_.push_back(item);
}

int ColumnsLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* ColumnsLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* ColumnsLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        items_.erase(items_.begin() + index);
    return item;
}

/// Where each item goes in a width, from the left.
std::vector<QRect> ColumnsLayout::places(int width) const
{
    const int columns = std::clamp((width + spacing()) / (leastWidth_ + spacing()), 1, mostColumns_);
    const int columnWidth = (width - (columns - 1) * spacing()) / columns;
    std::vector<int> ends(static_cast<std::size_t>(columns), 0);
    std::vector<QRect> places;
    for (QLayoutItem* item : items_) {
        const auto shortest = std::ranges::min_element(ends);
        const int height =
            item->hasHeightForWidth() ? item->heightForWidth(columnWidth) : item->sizeHint().height();
        const auto column = static_cast<int>(shortest - ends.begin());
        places.emplace_back(column * (columnWidth + spacing()), *shortest, columnWidth, height);
        *shortest += height + spacing();
    }
    return places;
}

int ColumnsLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect& place : places(width))
        height = std::max(height, place.y() + place.height());
    return height;
}

QSize ColumnsLayout::minimumSize() const
{
    return {leastWidth_, 0};
}

void ColumnsLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const std::vector<QRect> all = places(rect.width());
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    for (std::size_t i = 0; i < items_.size(); ++i)
        items_[i]->setGeometry(QStyle::visualRect(direction, rect, all[i].translated(rect.topLeft())));
}

} // namespace panels
