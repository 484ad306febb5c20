// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "panels/scrolled_box.h"

namespace panels {

/// A combo box with an arrow in the colours of the theme. It leaves Page Up and Page Down to the page that it
/// is on, and the wheel while it does not have the focus.
class ChoiceBox : public ScrolledBox<QComboBox> {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace panels
