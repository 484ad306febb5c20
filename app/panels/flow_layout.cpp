// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/flow_layout.h"

#include <algorithm>
#include <iterator>

namespace panels {

namespace {

/// The sizes of the items in a line.
using Line = std::vector<QSize>;

/// Breaks items into lines of at most a given width.
std::vector<Line> broken(const std::vector<QLayoutItem*>& items, int spacing, int width)
{
    std::vector<Line> lines;
    int end = 0;
    for (const QLayoutItem* item : items) {
        const QSize size = item->sizeHint();
        if (lines.empty() || (end > 0 && end + size.width() > width)) {
            lines.emplace_back();
            end = 0;
        }
        lines.back().push_back(size);
        end += size.width() + spacing;
    }
    return lines;
}

/// Breaks items into as few lines as a width allows, with the lines as even as possible.
std::vector<Line> brokenEvenly(const std::vector<QLayoutItem*>& items, int spacing, int width)
{
    const std::size_t count = broken(items, spacing, width).size();
    int tooNarrow = 0;
    int even = width;
    while (even - tooNarrow > 1) {
        const int between = (tooNarrow + even) / 2;
        (broken(items, spacing, between).size() > count ? tooNarrow : even) = between;
    }
    return broken(items, spacing, even);
}

/// Makes the items of a column equally wide if all lines have equally many items and there is enough space.
void alignColumns(std::vector<Line>& lines, int spacing, int width)
{
    const auto isAsLong = [&](const Line& line) { return line.size() == lines.front().size(); };
    if (lines.size() < 2 || !std::ranges::all_of(lines, isAsLong))
        return;
    std::vector<int> widths(lines.front().size());
    int all = -spacing;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        for (const Line& line : lines)
            widths[column] = std::max(widths[column], line[column].width());
        all += widths[column] + spacing;
    }
    if (all > width)
        return;
    for (Line& line : lines) {
        for (std::size_t column = 0; column < widths.size(); ++column)
            line[column].setWidth(widths[column]);
    }
}

/// Widens the rectangles of one line by equal shares to fill the width, and makes them equally high.
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

/// Centres the rectangles of one line vertically, so that texts of one size share a baseline.
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
    const bool isJustified = lines_ == FlowLines::justified;
    std::vector<Line> lines =
        isJustified ? brokenEvenly(shown(), spacing(), width) : broken(shown(), spacing(), width);
    if (isJustified)
        alignColumns(lines, spacing(), width);
    std::vector<QRect> places;
    int top = 0;
    for (const Line& line : lines) {
        int left = 0;
        for (const QSize& size : line) {
            places.emplace_back(QPoint{left, top}, size);
            left += size.width() + spacing();
        }
        const int height = std::ranges::max(line, {}, &QSize::height).height();
        const auto begin = places.end() - static_cast<std::ptrdiff_t>(line.size());
        if (isJustified)
            justify(begin, places.end(), width, height);
        else
            centre(begin, places.end(), height);
        top += height + spacing();
    }
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
