// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <functional>

namespace window {

/// Shows what takes longer than a moment and how far it has come, and lets the user cancel it.
class Waiting : public QDialog {
    Q_OBJECT

public:
    explicit Waiting(QWidget& window);

    /// Shows something that has begun, unless it ends within 0.3 seconds.
    ///
    /// @param cancel called if the user does not want to wait any longer
    void begin(const QString& what, std::function<void()> cancel);
    /// Shows how far it has come, 0 … 100 per cent, and what was found by then.
    void advance(int percent, const QString& found);
    void end();

protected:
    void reject() override;

private:
    QLabel* what_;
    QLabel* found_;
    QProgressBar* bar_;
    QTimer delay_;
    std::function<void()> cancel_;
};

} // namespace window
