// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace board {

/// The piece under the mouse: a child of the window, so that he can be seen outside the board as well, and
/// small, so that moving him repaints little.
class FloatingPicture : public QWidget {
    Q_OBJECT

public:
    explicit FloatingPicture(QWidget* window);

    /// Shows a piece with his middle at a place in the window.
    void showAt(const QPixmap& piece, QPoint middle);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap piece_;
};

} // namespace board
