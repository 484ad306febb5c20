// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QComboBox>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace panels {

/// The buttons ⏮ ◀ ▶ ⏭ and, for autoplay, ⏵ with its pace.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(QWidget* parent = nullptr);

    /// Has the buttons show the actions for ⏮ ◀ ▶ ⏭ and for autoplay.
    void setActions(const std::array<QAction*, 4>& steps, QAction* autoplay);
    void setAutoplayOffered(bool offered);
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
    QComboBox* pace_;
};

} // namespace panels
