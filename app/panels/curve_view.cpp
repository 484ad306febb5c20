// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/curve_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "panels/theme.h"
#include "panels/tone_color.h"

namespace panels {
namespace {

constexpr double plotGap = 8;    ///< around the plot
constexpr double drawnLane = 18; ///< above the plot, for draws
constexpr int mostDots = 60;     ///< above this number of plies only notable points have a sign

/// Draws a square for a slow move or a cross for a worse one, so that colour is not required.
void drawSign(QPainter& painter, QPointF at, text::Tone tone)
{
    constexpr double half = 4;
    painter.setPen(QPen{colorOf(tone), 2});
    painter.setBrush(currentTheme().card);
    if (tone == text::Tone::costly) {
        painter.drawRect(QRectF{at - QPointF{half, half}, QSizeF{2 * half, 2 * half}});
    } else {
        painter.drawLine(at - QPointF{half, half}, at + QPointF{half, half});
        painter.drawLine(at - QPointF{half, -half}, at + QPointF{half, -half});
    }
}

} // namespace

void CurveModel::setCurve(Curve curve)
{
    const bool isSame = curve.points == curve_.points;
    if (!isSame)
        beginResetModel();
    curve_ = std::move(curve);
    if (!isSame)
        endResetModel();
}

int CurveModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(curve_.points.size());
}

QVariant CurveModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return curve_.words(static_cast<std::size_t>(index.row()));
    return {};
}

CurveView::CurveView(QWidget* parent) : QListView{parent}, model_{new CurveModel{this}}
{
    setAccessibleName(tr("Moves to mate throughout the game"));
    setModel(model_);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CurveView::setCurve(Curve curve)
{
    model_->setCurve(std::move(curve));
    most_ = 1;
    hasDraws_ = false;
    for (const CurvePoint& point : points()) {
        most_ = std::max(most_, point.moves.value_or(1));
        hasDraws_ = hasDraws_ || (point.isKnown && !point.moves);
    }
    plies_ = std::max({1, model_->curve().best, model_->rowCount() - 1});
    measure();
    setCurrentIndex(model_->index(model_->curve().current));
    viewport()->update();
}

/// Computes the rectangle of the plot between its scale and its footer.
void CurveView::measure()
{
    const QFontMetrics metrics = fontMetrics();
    const double scale = metrics.horizontalAdvance(QString::number(most_)) + plotGap;
    plot_ = QRectF{viewport()->rect()}.adjusted(plotGap + scale, plotGap + (hasDraws_ ? drawnLane : 0),
                                                -plotGap, -metrics.height() - plotGap);
}

double CurveView::xOf(int ply) const
{
    return plot_.left() + plot_.width() * ply / plies_;
}

double CurveView::yOf(const std::optional<int>& moves) const
{
    return moves ? plot_.bottom() - plot_.height() * *moves / most_ : plot_.top() - drawnLane;
}

QPointF CurveView::placeOf(int ply) const
{
    return {xOf(ply), yOf(points().at(static_cast<std::size_t>(ply)).moves)};
}

QRect CurveView::visualRect(const QModelIndex& index) const
{
    constexpr int reach = 6;
    const QPoint place = placeOf(index.row()).toPoint();
    return {place - QPoint{reach, reach}, QSize{2 * reach, 2 * reach}};
}

/// Returns the nearest point horizontally, at any vertical distance.
QModelIndex CurveView::indexAt(const QPoint& point) const
{
    if (points().empty())
        return {};
    const double ply = (point.x() - plot_.left()) * plies_ / std::max(plot_.width(), 1.0);
    return model_->index(std::clamp(static_cast<int>(std::lround(ply)), 0, model_->rowCount() - 1));
}

void CurveView::drawScale(QPainter& painter) const
{
    painter.setPen(currentTheme().line);
    painter.drawLine(plot_.topLeft(), plot_.topRight());
    painter.drawLine(plot_.bottomLeft(), plot_.bottomRight());
    painter.setPen(currentTheme().dim);
    const auto label = [&](double y, const QString& words) {
        const double height = fontMetrics().height();
        painter.drawText(QRectF{0, y - height / 2, plot_.left() - plotGap, height},
                         Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute, words);
    };
    label(plot_.top(), QString::number(most_));
    label(plot_.bottom(), QString::number(0));
    if (hasDraws_)
        label(plot_.top() - drawnLane, QStringLiteral("½"));
    const QString legend = tr("moves to mate; dashed: best play");
    // If the plot is too narrow for the legend, the space beside the plot is used as well.
    const double left = fontMetrics().horizontalAdvance(legend) <= plot_.width() ? plot_.left() : 0;
    const QRectF foot{left, plot_.bottom() + 4, viewport()->width() - left,
                      static_cast<double>(fontMetrics().height())};
    painter.drawText(foot, Qt::AlignLeft, legend);
}

void CurveView::drawBest(QPainter& painter) const
{
    const int best = model_->curve().best;
    if (best == 0)
        return;
    painter.setPen(QPen{currentTheme().dim, 1, Qt::DashLine});
    painter.drawPolyline(bestWay());
}

/// Returns the line of best play. It descends by one move every other ply, so that a perfect game coincides
/// with it.
QPolygonF CurveView::bestWay() const
{
    QPolygonF way;
    const int best = model_->curve().best;
    for (int ply = 0; ply <= best; ++ply)
        way.append({xOf(ply), yOf((best - ply + 1) / 2)});
    return way;
}

void CurveView::drawGame(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    // Qt is slow to draw a wide line that overlaps itself thousands of times.
    painter.setPen(QPen{currentTheme().accent, model_->rowCount() < plot_.width() ? 2.0 : 1.0});
    QPolygonF way;
    for (int ply = 0; ply <= model_->rowCount(); ++ply) {
        const bool isKnown = ply < model_->rowCount() && points()[static_cast<std::size_t>(ply)].isKnown;
        if (isKnown)
            way.append(placeOf(ply));
        else
            painter.drawPolyline(std::exchange(way, {}));
    }
    drawSigns(painter);
    if (!points().at(static_cast<std::size_t>(model_->curve().current)).isKnown)
        return;
    constexpr double ring = 6;
    painter.setPen(QPen{currentTheme().text, 2});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(placeOf(model_->curve().current), ring, ring);
}

/// Skips signs that would overlap, so that a game of thousands of moves is drawn quickly.
void CurveView::drawSigns(QPainter& painter) const
{
    constexpr double dot = 2.5;
    constexpr double room = 4;
    QPointF last{-room, -room};
    for (int ply = 0; ply < model_->rowCount(); ++ply) {
        const QPointF place = placeOf(ply);
        const auto& [moves, tone, isKnown] = points()[static_cast<std::size_t>(ply)];
        if (!isKnown || (place - last).manhattanLength() < room)
            continue;
        if (tone == text::Tone::costly || tone == text::Tone::bad) {
            drawSign(painter, place, tone);
            last = place;
        } else if (model_->rowCount() <= mostDots) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(currentTheme().accent);
            painter.drawEllipse(place, dot, dot);
        }
    }
}

void CurveView::paintEvent(QPaintEvent*)
{
    if (points().empty())
        return;
    measure();
    QPainter painter{viewport()};
    painter.setRenderHint(QPainter::Antialiasing);
    drawScale(painter);
    drawBest(painter);
    drawGame(painter);
}

void CurveView::go(int ply)
{
    emit entryActivated(std::clamp(ply, 0, std::max(model_->rowCount() - 1, 0)) - 1);
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !points().empty())
        go(indexAt(event->position().toPoint()).row());
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && !points().empty())
        go(indexAt(event->position().toPoint()).row());
}

/// Leaves the wheel to the page: unlike the list of its base class, the graph has nothing to scroll.
void CurveView::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void CurveView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return go(model_->curve().current - 1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return go(model_->curve().current + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(model_->rowCount() - 1);
    default:
        QListView::keyPressEvent(event);
    }
}

} // namespace panels
