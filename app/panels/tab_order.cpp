// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tab_order.h"

#include <QWidget>
#include <algorithm>

namespace panels {
namespace {

bool isStop(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr && widget.isEnabled();
}

/// True if widgets begin at the same height or the middle of each is beside the other one: a tall card and
/// the row of buttons beside its end are not in one row.
bool areInOneRow(const QWidget& one, const QWidget& other)
{
    const auto reaches = [](const QRect& place, int y) { return place.top() <= y && y <= place.bottom(); };
    return one.y() == other.y() || (reaches(one.geometry(), other.geometry().center().y()) &&
                                    reaches(other.geometry(), one.geometry().center().y()));
}

/// The visible parts of a widget, row by row.
std::vector<QWidget*> partsOf(const QWidget& whole)
{
    std::vector<QWidget*> parts;
    for (QObject* child : whole.children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part != nullptr && !part->isWindow() && !part->isHidden())
            parts.push_back(part);
    }
    std::ranges::stable_sort(parts, {}, [](const QWidget* part) { return part->y(); });
    const bool isMirrored = whole.layoutDirection() == Qt::RightToLeft;
    for (auto row = parts.begin(); row != parts.end();) {
        const QWidget& first = **row;
        const auto end = std::stable_partition(
            row, parts.end(), [&first](const QWidget* part) { return areInOneRow(first, *part); });
        std::stable_sort(row, end, [isMirrored](const QWidget* one, const QWidget* other) {
            return isMirrored ? one->geometry().right() > other->geometry().right() : one->x() < other->x();
        });
        row = end;
    }
    return parts;
}

void addStops(const QWidget& whole, std::vector<QWidget*>& stops)
{
    for (QWidget* part : partsOf(whole)) {
        if (isStop(*part))
            stops.push_back(part);
        else
            addStops(*part, stops);
    }
}

} // namespace

std::vector<QWidget*> tabStops(const QWidget& window)
{
    std::vector<QWidget*> stops;
    addStops(window, stops);
    return stops;
}

} // namespace panels
