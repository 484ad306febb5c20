// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <iterator>

namespace panels {

namespace {

/// Widens the places of one line by equal shares until it ends at a width, and makes them equally high.
void justify(std::vector<QRect>::iterator begin, std::vector<QRect>::iterator end, int width, int height)
{
    const int count = static_cast<int>(end - begin);
    const int left = width - (end - 1)->right() - 1;
    for (int i = 0; i < count; ++i) {
        QRect& place = *(begin + i);
        place.translate(left * i / count, 0);
        place.setWidth(place.width() + left * (i + 1) / count - left * i / count);
        place.setHeight(height);
    }
}

/// Puts the places of one line at half its height, so that words of one size share a baseline.
void centre(std::vector<QRect>::iterator begin, std::vector<QRect>::iterator end, int height)
{
    for (; begin != end; ++begin)
        begin->translate(0, (height - begin->height()) / 2);
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent, int spacing, FlowLines lines) : QLayout{parent}, lines_{lines}
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(items_);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    items_.push_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return 0 <= index && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        items_.erase(items_.begin() + index);
    return item;
}

/// The items that take room: hidden ones take none, nor a gap.
std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> shown;
    std::ranges::copy_if(items_, std::back_inserter(shown),
                         [](const QLayoutItem* item) { return !item->isEmpty(); });
    return shown;
}

/// Where the items shown go in a line of a width, from the left.
std::vector<QRect> FlowLayout::places(int width) const
{
    std::vector<QRect> places;
    QPoint at;
    int lineHeight = 0;
    std::size_t lineStart = 0;
    const auto endLine = [&] {
        const auto begin = places.begin() + static_cast<std::ptrdiff_t>(lineStart);
        if (lines_ == FlowLines::ragged)
            centre(begin, places.end(), lineHeight);
        else if (begin != places.end())
            justify(begin, places.end(), width, lineHeight);
        lineStart = places.size();
    };
    for (const QLayoutItem* item : shown()) {
        const QSize size = item->sizeHint();
        if (at.x() > 0 && at.x() + size.width() > width) {
            endLine();
            at = {0, at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        places.emplace_back(at, size);
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return places;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect& place : places(width))
        height = std::max(height, place.bottom() + 1);
    return height;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : shown())
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const std::vector<QRect> all = places(rect.width());
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    const std::vector<QLayoutItem*> items = shown();
    for (std::size_t i = 0; i < items.size(); ++i)
        items[i]->setGeometry(QStyle::visualRect(direction, rect, all[i].translated(rect.topLeft())));
}

} // namespace panels
