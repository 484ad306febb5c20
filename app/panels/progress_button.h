// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <optional>

#include "panels/action_button.h"

namespace panels {

/// A button for an action that shows a progress bar below its text, and an arrow if it also has a menu.
class ProgressButton : public QToolButton {
    Q_OBJECT

public:
    ProgressButton(QAction* action, QWidget* parent);

    /// Shows a share from 0 to 1; no bar if `nullopt`.
    void setShare(std::optional<double> share);
    /// Shows the menu text if it fits into a width, and the short text otherwise.
    void setRoom(int width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords();

    QAction* action_;
    int room_ = QWIDGETSIZE_MAX;
    std::optional<double> share_;
};

} // namespace panels
