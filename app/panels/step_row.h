// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>
#include <QWidget>
#include <array>
#include <cstddef>
#include <vector>

namespace panels {

/// A step on the way to the mate.
struct Step {
    QString name;
    QString aim;

    friend bool operator==(const Step&, const Step&) = default;
};

/// All steps and the index of the present one; empty if the ending has no steps.
struct Steps {
    std::vector<Step> steps;
    int present = 0;

    friend bool operator==(const Steps&, const Steps&) = default;
};

/// The maximum number of steps in a row.
inline constexpr std::size_t mostSteps = 10;

class StepDot;

/// The steps as a subtle line of dots, with the present one large and named.
///
/// A dot is pointed at with the mouse, or with the keyboard: one tab stop, arrow keys inside. It explains its
/// step in a tool tip.
class StepRow : public QWidget {
    Q_OBJECT

public:
    explicit StepRow(QWidget* parent = nullptr);

    /// Shows up to `mostSteps` steps.
    void setSteps(const Steps& steps);

signals:
    /// The user points at a step; -1 for none.
    void pointedAt(int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void point(int step, QWidget* at);
    bool takeKey(int dot, int key);
    int focused() const;

    Steps shown_;
    QWidget* line_;
    std::array<StepDot*, mostSteps> dots_{};
    QLabel* name_;
};

} // namespace panels
