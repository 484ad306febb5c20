// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/placed_layout.h"

namespace panels {

/// The alignment of the lines of a `FlowLayout`: ragged lines keep the widths of their widgets, centred
/// vertically; justified lines are filled by growing their widgets and are about equally long.
enum class FlowLines { ragged, justified };

/// Arranges widgets one after another in as many lines as the width requires, like words.
class FlowLayout : public PlacedLayout {
public:
    FlowLayout(QWidget* parent, int spacing, FlowLines lines = FlowLines::ragged);

    QSize minimumSize() const override;

protected:
    /// Returns the visible items; hidden ones take neither space nor a gap.
    std::vector<QLayoutItem*> shown() const override;
    std::vector<QRect> places(int width) const override;

private:
    FlowLines lines_;
};

} // namespace panels
