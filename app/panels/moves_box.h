// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/number_box.h"

namespace panels {

/// A spin box for a number of moves.
class MovesBox : public NumberBox {
    Q_OBJECT

public:
    explicit MovesBox(const QString& accessibleName, QWidget* parent = nullptr);

    /// Sets the range from 1 to `most`.
    void setMost(int most);
    /// Shows "…" and disables the box.
    void setUnknown();
};

} // namespace panels
