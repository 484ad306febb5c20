// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/placed_layout.h"

namespace panels {

/// Whether a line of a `FlowLayout` ends where its widgets end, all at half its height, or they grow to fill
/// it, and no line is much emptier than the others.
enum class FlowLines { ragged, justified };

/// Puts widgets one after the other, in as many lines as their width needs, like words.
class FlowLayout : public PlacedLayout {
public:
    FlowLayout(QWidget* parent, int spacing, FlowLines lines = FlowLines::ragged);

    QSize minimumSize() const override;

protected:
    /// Hidden items take no room, nor a gap.
    std::vector<QLayoutItem*> shown() const override;
    std::vector<QRect> places(int width) const override;

private:
    FlowLines lines_;
};

} // namespace panels
