// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QToolButton>
#include <QWidget>
#include <array>

#include "panels/choice_box.h"

namespace panels {

/// The playback controls: to the start, a step back, a step forward, to the end; and ▶, which plays the moves
/// automatically.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(QWidget* parent = nullptr);

    /// Binds the buttons to the actions: the four steps in order, and autoplay.
    void setActions(const std::array<QAction*, 4>& steps, QAction* autoplay);
    /// Shows the autoplay button, and the choice of its pace if there is space for it.
    void setAutoplayOffered(bool offered, bool hasRoomForPace = true);
    /// Sets the time that autoplay shows each position.
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
