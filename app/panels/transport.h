// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QToolButton>
#include <QWidget>
#include <array>

#include "panels/choice_box.h"

namespace panels {

/// The ways through the moves: to the start, a step back, a step on, to the end; and ▶, which plays them at a
/// pace.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(QWidget* parent = nullptr);

    /// Has the buttons show the actions: the four steps in their order, and autoplay.
    void setActions(const std::array<QAction*, 4>& steps, QAction* autoplay);
    /// Shows the button of autoplay, and the choice of its pace where there is room for it.
    void setAutoplayOffered(bool offered, bool hasRoomForPace = true);
    /// How long autoplay rests on a position.
    void setPace(int milliseconds);

signals:
    void paceChosen(int milliseconds);

protected:
    void changeEvent(QEvent* event) override;

private:
    void drawIcons();

    std::array<QToolButton*, 4> steps_;
    QToolButton* autoplay_;
    ChoiceBox* pace_;
};

} // namespace panels
