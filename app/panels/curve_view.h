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

/// One position of a game in the graph of moves to mate.
struct CurvePoint {
    std::optional<int> moves; ///< moves to mate; `nullopt` in a draw or if not in the tablebases
    text::Tone tone = text::Tone::plain;
    bool isKnown = true; ///< false if the position is not in the tablebases; the graph has a gap there

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// The positions of a game from its start, one after each ply.
struct Curve {
    std::vector<CurvePoint> points;
    int current = 0; ///< the one on the board
    int best = 0;    ///< the plies from the start to mate with best play by both sides
    /// Returns the text of a point: "3. Nd5: Mate in 24". Called for selected points only, not for thousands.
    std::function<QString(std::size_t ply)> words = {};
};

/// A list model of the graph that screen readers can read, one row per ply.
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

/// The graph of moves to mate along a game, drawn beside that of best play. A click or the arrow keys open a
/// position. Screen readers find a list.
class CurveView : public QListView {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    void setCurve(Curve curve);
    /// Returns the line of best play in widget coordinates; may be empty.
    QPolygonF bestWay() const;
    const std::vector<CurvePoint>& points() const { return model_->curve().points; }

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override {}
    /// It takes the room that is left, and asks for no more than other pages of the record.
    QSize sizeHint() const override { return minimumSize(); }

signals:
    /// The user selected the position after this entry of the move list; -1 is the start.
    void entryActivated(int entry);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

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
