// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_view.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "panels/plain_table.h"
#include "panels/theme.h"

namespace panels {

ChartView::ChartView(ChartModel* model, QWidget* parent) : QTableView{parent}, model_{model}
{
    makePlain(*this);
    setModel(model);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        pointed_ = -1;
        setAccessibleName(chart().title);
        setAccessibleDescription(chart().note);
    });
}

/// Disables scrolling: the whole chart is always visible.
void ChartView::updateGeometries()
{
    QTableView::updateGeometries();
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        bar->setRange(0, 0);
}

QRectF ChartView::mirrored(const QRectF& place) const
{
    if (!isRightToLeft())
        return place;
    return {viewport()->width() - place.right(), place.top(), place.width(), place.height()};
}

double ChartView::lineHeight() const
{
    return fontMetrics().height();
}

QRect ChartView::visualRect(const QModelIndex& index) const
{
    return index.isValid() ? placeOf(index.row()).toAlignedRect() : QRect{};
}

QModelIndex ChartView::indexAt(const QPoint& point) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (placeOf(row).contains(point))
            return model_->index(row, 0);
    }
    return {};
}

/// Returns the row under the pointer, or else the current row if the view has the focus; -1 if neither
/// exists.
int ChartView::pickedRow() const
{
    if (pointed_ >= 0)
        return pointed_;
    return hasFocus() ? currentIndex().row() : -1;
}

QString ChartView::readout() const
{
    return pickedRow() >= 0 ? model_->wordsOf(pickedRow()) : QString{};
}

void ChartView::paintEvent(QPaintEvent*)
{
    QPainter painter{viewport()};
    painter.setRenderHint(QPainter::Antialiasing);
    if (pickedRow() >= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().highlight);
        painter.drawRoundedRect(placeOf(pickedRow()), 3, 3);
    }
    draw(painter);
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    pointed_ = indexAt(event->position().toPoint()).row();
    viewport()->update();
}

void ChartView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    pointed_ = -1;
    viewport()->update();
}

/// Selects the row of first interest when the focus arrives by keyboard.
void ChartView::focusInEvent(QFocusEvent* event)
{
    if (!currentIndex().isValid())
        pick(chart().endsNow ? rowCount() - 1 : 0);
    QTableView::focusInEvent(event);
}

void ChartView::pick(int row)
{
    if (rowCount() == 0)
        return;
    pointed_ = -1;
    setCurrentIndex(model_->index(std::clamp(row, 0, rowCount() - 1), 0));
    viewport()->update();
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return pick(currentIndex().row() - 1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return pick(currentIndex().row() + 1);
    case Qt::Key_Home:
        return pick(0);
    case Qt::Key_End:
        return pick(rowCount() - 1);
    default:
        // Leaves other keys to the page, which scrolls.
        event->ignore();
    }
}

void fillSeries(QPainter& painter, const QRectF& place, int series)
{
    const Theme& theme = currentTheme();
    if (series == 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
    } else {
        painter.setPen(QPen{theme.warning, 1});
        painter.setBrush(QBrush{theme.warning, Qt::BDiagPattern});
    }
    const double inset = series == 0 ? 0 : 0.5;
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 2, 2);
}

QPen penOfSeries(int series)
{
    const Theme& theme = currentTheme();
    QPen pen{series == 0 ? theme.accent : theme.warning, 2, series == 0 ? Qt::SolidLine : Qt::DashLine};
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::RoundCap);
    return pen;
}

} // namespace panels
