// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/flow_layout.h"

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

FlowLayout::FlowLayout(QWidget* parent, int spacing, FlowLines lines)
    : PlacedLayout{parent, spacing}
    , lines_{lines}
{}

std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> shown;
    std::ranges::copy_if(items(), std::back_inserter(shown),
                         [](const QLayoutItem* item) { return !item->isEmpty(); });
    return shown;
}

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

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : shown())
        size = size.expandedTo(item->minimumSize());
    return size;
}

} // namespace panels
