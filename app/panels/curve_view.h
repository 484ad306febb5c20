// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPolygonF>
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "text/words.h"

namespace panels {

/// One position of a game on the way to mate.
struct CurvePoint {
    std::optional<int> moves; ///< moves to mate; nothing in a draw and where no table knows
    text::Tone tone = text::Tone::plain;
    bool isKnown = true; ///< whether a table knows the position; otherwise the curve has a gap

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// The positions of a game from its start, one after each ply.
struct Curve {
    std::vector<CurvePoint> points;
    int current = 0; ///< the one on the board
    int best = 0;    ///< the plies from the start to mate, both sides at their best
    /// What is said of a point: "3. Nd5: Mate in 24". Asked for those somebody looks at, not for thousands.
    std::function<QString(std::size_t ply)> words = {};
};

/// A curve as a list that can be read out, its points by ply.
class CurveModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setCurve(Curve curve);
    const Curve& curve() const { return curve_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    Curve curve_;
};

/// The moves to mate along a game, drawn beside that of best play; a click or the arrow keys go
/// to a position. For a screen reader it is a list.
class CurveView : public QListView {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    void setCurve(Curve curve);
    /// The way of best play on the view; empty if there is none to show.
    QPolygonF bestWay() const;
    const std::vector<CurvePoint>& points() const { return model_->curve().points; }

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override {}

signals:
    /// The user wants the position after this entry of the record; -1 is the start.
    void entryActivated(int entry);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void measure();
    double xOf(int ply) const;
    double yOf(const std::optional<int>& moves) const;
    QPointF placeOf(int ply) const;
    void drawScale(QPainter& painter) const;
    void drawBest(QPainter& painter) const;
    void drawGame(QPainter& painter) const;
    void drawSigns(QPainter& painter) const;
    void go(int ply);

    CurveModel* model_;
    QRectF plot_;
    int plies_ = 1; ///< the width of the plot
    int most_ = 1;  ///< its height, in moves
    bool hasDraws_ = false;
};

} // namespace panels
