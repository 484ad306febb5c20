// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace panels {

/// A box for a number of moves, as high as the other fields and with arrows that follow the theme.
class MovesBox : public QSpinBox {
    Q_OBJECT

public:
    explicit MovesBox(const QString& accessibleName, QWidget* parent = nullptr);

    /// Lets the user choose from 1 to `most`.
    void setMost(int most);
    /// Says "…" and cannot be changed.
    void setUnknown();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace panels
