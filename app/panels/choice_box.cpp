// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/choice_box.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace panels {

ChoiceBox::ChoiceBox(QWidget* parent) : ScrolledBox{parent}
{
    // The usual one takes no style for its items.
    setItemDelegate(new QStyledItemDelegate{this});
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
