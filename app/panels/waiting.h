// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <functional>

namespace panels {

/// Shows the progress of a longer operation and lets the user cancel it.
class Waiting : public QDialog {
    Q_OBJECT

public:
    /// A dialog of a window, or one that precedes all windows.
    explicit Waiting(QWidget* window);

    /// Shows an operation that has begun, unless it ends within 0.3 seconds.
    ///
    /// @param cancel called if the user cancels
    void begin(const QString& what, std::function<void()> cancel);
    /// Shows the progress, 0 … 100 per cent, and what has been found so far.
    void advance(int percent, const QString& found);
    void end();

protected:
    void reject() override;

private:
    QLabel* what_;
    QLabel* found_;
    QProgressBar* bar_;
    QTimer delay_{this};
    std::function<void()> cancel_;
};

} // namespace panels
