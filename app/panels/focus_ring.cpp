// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "panels/theme.h"

namespace panels {
namespace {

/// An overlay on a button that is transparent to the mouse.
class Ring : public QWidget {
public:
    explicit Ring(QWidget* button) : QWidget{button}
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(button->rect());
        button->installEventFilter(this);
        show();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return false;
    }

    void paintEvent(QPaintEvent*) override
    {
        constexpr qreal width = 2;
        constexpr qreal radius = 6;
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const auto draw = [&](qreal inset, const QColor& color) {
            const qreal middle = inset + width / 2;
            painter.setPen(QPen{color, width});
            painter.drawRoundedRect(QRectF{rect()}.adjusted(middle, middle, -middle, -middle),
                                    radius - middle, radius - middle);
        };
        draw(width, currentTheme().card);
        draw(0, currentTheme().accent);
    }
};

} // namespace

FocusRing::FocusRing(QObject* parent) : QObject{parent}
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focus) { follow(focus); });
}

void FocusRing::follow(QWidget* focus)
{
    // Deletion is deferred because Qt may be applying another style sheet to all widgets, including this one.
    if (ring_ != nullptr) {
        ring_->hide();
        ring_->deleteLater();
        ring_.clear();
    }
    if (qobject_cast<QPushButton*>(focus) != nullptr || qobject_cast<QToolButton*>(focus) != nullptr)
        ring_ = new Ring{focus};
}

} // namespace panels
