// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace board {

/// The man under the mouse: a child of the window, so that he can be seen outside the board as well, and
/// small, so that moving him repaints little.
class FloatingMan : public QWidget {
    Q_OBJECT

public:
    explicit FloatingMan(QWidget* window);

    /// Shows a man with his middle at a place in the window.
    void showAt(const QPixmap& man, QPoint middle);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap man_;
};

} // namespace board
