// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/placed_layout.h"

namespace panels {

/// Arranges widgets in as many columns of equal width as fit, each widget in the column that is shortest so
/// far.
class ColumnsLayout : public PlacedLayout {
public:
    /// @param leastWidth minimum width of a column
    /// @param mostColumns maximum number of columns
    ColumnsLayout(QWidget* parent, int leastWidth, int mostColumns, int spacing);

    QSize minimumSize() const override;

protected:
    std::vector<QRect> places(int width) const override;

private:
    int leastWidth_;
    int mostColumns_;
};

} // namespace panels
