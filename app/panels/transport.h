// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace panels {

/// Where a button of the transport goes.
enum class Step { first, back, forward, last };

/// The buttons ⏮ ◀ ▶ ⏭ and, for autoplay, ⏵ with its pace.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(QWidget* parent = nullptr);

    void setStepsEnabled(bool backwards, bool forwards);
    void setAutoplay(bool offered, bool running);
    /// How long autoplay rests on a position.
    void setPace(int milliseconds);

signals:
    void stepped(panels::Step step);
    void autoplayToggled(bool on);
    void paceChosen(int milliseconds);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* makeStep(Step step, const QString& name);
    void drawIcons();

    std::array<QToolButton*, 4> steps_;
    QToolButton* autoplay_;
    QComboBox* pace_;
};

} // namespace panels
