// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/page_scroll.h"

#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>

namespace panels {

PageScroll::PageScroll(QWidget* page, QWidget* parent) : QScrollArea{parent}, page_{page}
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    QScrollBar* bar = verticalScrollBar();
    bar->setFixedWidth(pageMargin);
    bar->setEnabled(false);
    connect(bar, &QScrollBar::rangeChanged, bar,
            [bar](int least, int most) { bar->setEnabled(least < most); });
    page->setParent(viewport());
    page->installEventFilter(this);
}

void PageScroll::reveal(QWidget* part)
{
    // Layouts move a part that has just appeared in events that are already waiting.
    QTimer::singleShot(0, part, [scroll = QPointer{this}, part] {
        if (scroll && part->isVisible())
            scroll->ensureWidgetVisible(part, 0, betweenCards);
    });
}

/// Takes the page only now, since this polishes everything on it, and its theme may have been set after its
/// creation.
bool PageScroll::event(QEvent* event)
{
    if (event->type() == QEvent::Polish)
        setWidget(page_);
    return QScrollArea::event(event);
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == page_ && event->type() == QEvent::LayoutRequest)
        fitPage();
    return isDone;
}

/// Child widgets that appear are reported to the viewport, changes in them to the page.
bool PageScroll::viewportEvent(QEvent* event)
{
    const bool isDone = QScrollArea::viewportEvent(event);
    if (event->type() == QEvent::LayoutRequest)
        fitPage();
    return isDone;
}

void PageScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitPage();
}

/// Gets the wheel where the parts of the page do not use it.
void PageScroll::wheelEvent(QWheelEvent* event)
{
    const QWidget* part = page_->childAt(page_->mapFromGlobal(event->globalPosition().toPoint()));
    for (; part != nullptr && part != page_; part = part->parentWidget()) {
        const auto* list = qobject_cast<const QAbstractScrollArea*>(part);
        if (list != nullptr && list->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff &&
            list->verticalScrollBar()->minimum() < list->verticalScrollBar()->maximum())
            return event->accept();
    }
    QScrollArea::wheelEvent(event);
}

void PageScroll::fitPage()
{
    const QWidget& page = *page_;
    const int width = viewport()->width();
    const int asked = page.hasHeightForWidth() ? page.heightForWidth(width) : page.sizeHint().height();
    const QSize size{width, std::max(viewport()->height(), asked)};
    if (page.size() != size) {
        const bool hasGrown = size.height() > page.height();
        page_->resize(size);
        // New content may have pushed the focused input line below the edge.
        if (QWidget* focus = page.focusWidget(); hasGrown && focus != nullptr && focus->hasFocus())
            ensureWidgetVisible(focus, 0, betweenCards);
    }
    emit fitted(asked, viewport()->height());
}

} // namespace panels
