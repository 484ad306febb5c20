// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace panels {

/// A spin box as high as other fields, with arrows in the colours of the theme.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(const QString& accessibleName, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace panels
