// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace board {

/// The piece under the mouse: a child of the window, so that it is visible outside the board as well, and
/// small, so that moving it repaints little.
class FloatingPicture : public QWidget {
    Q_OBJECT

public:
    explicit FloatingPicture(QWidget* window);

    /// Shows a piece centred on a position in the window.
    void showAt(const QPixmap& piece, QPoint middle);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap piece_;
};

} // namespace board
