// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/placed_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace panels {

PlacedLayout::PlacedLayout(QWidget* parent, int spacing) : QLayout{parent}
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

PlacedLayout::~PlacedLayout()
{
    qDeleteAll(items_);
}

void PlacedLayout::addItem(QLayoutItem* item)
{
    items_.push_back(item);
}

int PlacedLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* PlacedLayout::itemAt(int index) const
{
    return 0 <= index && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* PlacedLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        items_.erase(items_.begin() + index);
    return item;
}

int PlacedLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect& place : places(width))
        height = std::max(height, place.bottom() + 1);
    return height;
}

void PlacedLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const std::vector<QRect> all = places(rect.width());
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    const std::vector<QLayoutItem*> placed = shown();
    for (std::size_t i = 0; i < placed.size(); ++i)
        placed[i]->setGeometry(QStyle::visualRect(direction, rect, all[i].translated(rect.topLeft())));
}

} // namespace panels
