// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/placed_layout.h"

namespace panels {

/// Puts widgets into as many columns of one width as have room, each below the column that ends highest.
class ColumnsLayout : public PlacedLayout {
public:
    /// A column is at least as wide as `leastWidth`, and there are at most `mostColumns`.
    ColumnsLayout(QWidget* parent, int leastWidth, int mostColumns, int spacing);

    QSize minimumSize() const override;

protected:
    std::vector<QRect> places(int width) const override;

private:
    int leastWidth_;
    int mostColumns_;
};

} // namespace panels
