// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/card.h"

#include <QStyle>

namespace panels {
namespace {

double scaleOf(TypeSize size)
{
    switch (size) {
    case TypeSize::aside:
        return 0.9;
    case TypeSize::text:
        return 1.0;
    case TypeSize::headline:
        return 2.0;
    }
    return 1.0;
}

} // namespace

Card::Card(QWidget* parent) : QFrame{parent}, body_{new QVBoxLayout{this}}
{
    setProperty("kind", QStringLiteral("card"));
    body_->setContentsMargins(20, 16, 20, 16);
    body_->setSpacing(8);
}

QLabel* makeLabel(TypeSize size, QWidget* parent)
{
    auto* label = new QLabel{parent};
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scaleOf(size));
    font.setBold(size == TypeSize::headline);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setKind(QWidget* widget, const char* kind)
{
    const QString value = QString::fromLatin1(kind);
    if (widget->property("kind") == value)
        return;
    widget->setProperty("kind", value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace panels
