// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/choice_box.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace panels {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox{parent}
{
    // The usual one takes no style for its items.
    setItemDelegate(new QStyledItemDelegate{this});
    // The wheel over it must not give it the focus.
    setFocusPolicy(Qt::StrongFocus);
}

void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        event->ignore();
    else
        QComboBox::keyPressEvent(event);
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ChoiceBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter{this};
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(rect().adjusted(10, 0, -10, 0), Qt::AlignTrailing | Qt::AlignVCenter,
                     QStringLiteral("▾"));
}

} // namespace panels
