// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_box.h"

#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionSpinBox>

namespace panels {
namespace {

/// Returns a triangle in the centre of a button; 1 points down, -1 up.
QPolygonF arrowIn(const QRect& button, int down)
{
    const QPointF middle = QRectF{button}.center();
    return {{middle + QPointF{-4, -2.0 * down}, middle + QPointF{4, -2.0 * down},
             middle + QPointF{0, 2.5 * down}}};
}

/// Returns the height of a line edit in the style of a spin box, which Qt 6.8 makes three pixels higher.
int heightOf(const QSpinBox& box, const QLineEdit& inside)
{
    QStyleOptionFrame option;
    option.initFrom(&box);
    return box.style()->sizeFromContents(QStyle::CT_LineEdit, &option, inside.sizeHint(), &box).height();
}

} // namespace

NumberBox::NumberBox(const QString& accessibleName, QWidget* parent) : ScrolledBox{parent}
{
    setAccessibleName(accessibleName);
    // Typing 12 must not choose 1 on the way.
    setKeyboardTracking(false);
    // Wide enough for all numbers from the start, so that the row never moves.
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 44);
}

QSize NumberBox::sizeHint() const
{
    return {QSpinBox::sizeHint().width(), heightOf(*this, *lineEdit())};
}

QSize NumberBox::minimumSizeHint() const
{
    return {QSpinBox::minimumSizeHint().width(), heightOf(*this, *lineEdit())};
}

void NumberBox::paintEvent(QPaintEvent* event)
{
    QSpinBox::paintEvent(event);
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const auto& [button, step, down] : {std::tuple{QStyle::SC_SpinBoxUp, StepUpEnabled, -1},
                                             {QStyle::SC_SpinBoxDown, StepDownEnabled, 1}}) {
        const bool isOn = isEnabled() && stepEnabled().testFlag(step);
        painter.setBrush(palette().color(isOn ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
        painter.drawPolygon(
            arrowIn(style()->subControlRect(QStyle::CC_SpinBox, &option, button, this), down));
    }
}

} // namespace panels
