// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include "panels/scrolled_box.h"

namespace panels {

/// A spin box as high as other fields, with arrows in the colours of the theme. It leaves Page Up and Page
/// Down to the page that it is on, and the wheel while it does not have the focus.
class NumberBox : public ScrolledBox<QSpinBox> {
    Q_OBJECT

public:
    explicit NumberBox(const QString& accessibleName, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace panels
