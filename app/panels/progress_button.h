// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <optional>

#include "panels/action_button.h"

namespace panels {

/// A button that shows an action and, as a bar below its words, how much of something is done.
class ProgressButton : public QToolButton {
    Q_OBJECT

public:
    ProgressButton(QAction* action, QWidget* parent);

    /// Shows a share from 0 to 1; no bar if there is none.
    void setShare(std::optional<double> share);
    /// Says the words of the menu if they fit into a width, and the brief ones otherwise.
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
