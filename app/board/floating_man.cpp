// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/floating_man.h"

#include <QPainter>

namespace board {

FloatingMan::FloatingMan(QWidget* window) : QWidget{window}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void FloatingMan::showAt(const QPixmap& man, QPoint middle)
{
    const QSizeF size = man.deviceIndependentSize();
    const QSize room{qCeil(size.width()), qCeil(size.height())};
    if (man_.cacheKey() != man.cacheKey()) {
        man_ = man;
        resize(room);
        update();
    }
    move(middle - QPoint{room.width() / 2, room.height() / 2});
    if (isHidden()) {
        show();
        raise();
    }
}

void FloatingMan::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    painter.drawPixmap(0, 0, man_);
}

} // namespace board
