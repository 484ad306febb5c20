// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/floating_picture.h"

#include <QPainter>

namespace board {

FloatingPicture::FloatingPicture(QWidget* window) : QWidget{window}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void FloatingPicture::showAt(const QPixmap& piece, QPoint middle)
{
    const QSizeF size = piece.deviceIndependentSize();
    const QSize room{qCeil(size.width()), qCeil(size.height())};
    if (piece_.cacheKey() != piece.cacheKey()) {
        piece_ = piece;
        resize(room);
        update();
    }
    move(middle - QPoint{room.width() / 2, room.height() / 2});
    if (isHidden()) {
        show();
        raise();
    }
}

void FloatingPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    painter.drawPixmap(0, 0, piece_);
}

} // namespace board
