// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/number_box.h"

namespace panels {

/// A box for a number of moves.
class MovesBox : public NumberBox {
    Q_OBJECT

public:
    explicit MovesBox(const QString& accessibleName, QWidget* parent = nullptr);

    /// Lets the user choose from 1 to `most`.
    void setMost(int most);
    /// Says "…" and cannot be changed.
    void setUnknown();
};

} // namespace panels
