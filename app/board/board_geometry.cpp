// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace board {

namespace {

constexpr int smallestReadableText = 10;

/// Returns the text height: a quarter of a square, limited to the system's text size or 15 % of a square,
/// whichever is larger, but never below the smallest readable height.
int labelPixelsFor(const BoardRoom& room)
{
    const int square = std::min(room.size.width(), room.size.height()) / 9;
    const int most = std::max(room.textPixels, static_cast<int>(square * 0.15));
    return std::max(smallestReadableText, std::min(square / 4, most));
}

int marginFor(const BoardRoom& room, int labelPixels)
{
    return room.coordinates ? static_cast<int>(std::ceil(labelPixels * 1.8 * room.devicePixelRatio)) : 0;
}

} // namespace

BoardGeometry::BoardGeometry(const BoardRoom& room)
    : room_{room}
    , labelPixels_{labelPixelsFor(room)}
    , margin_{marginFor(room, labelPixels_)}
{
    const qreal ratio = room.devicePixelRatio;
    const QPointF corner = QPointF{room.windowOffset} * ratio;
    // The first whole pixel inside the widget, which may begin at a fraction of a pixel at a scale of 125 %.
    const QPoint first{static_cast<int>(std::ceil(corner.x())), static_cast<int>(std::ceil(corner.y()))};
    const int width = static_cast<int>(std::floor(corner.x() + room.size.width() * ratio)) - first.x();
    const int height = static_cast<int>(std::floor(corner.y() + room.size.height() * ratio)) - first.y();
    side_ = std::max(1, (std::min(width, height) - margin_) / 8);
    const int spare = std::max(0, width - margin_ - 8 * side_);
    origin_ = {first.x() + spare / 2 + margin_, first.y()};
}

int BoardGeometry::column(chess::Square square) const
{
    const int file = chess::file_of(square);
    return room_.bottom == chess::Color::white ? file : 7 - file;
}

int BoardGeometry::row(chess::Square square) const
{
    const int rank = chess::rank_of(square);
    return room_.bottom == chess::Color::white ? 7 - rank : rank;
}

QPointF BoardGeometry::toScreen(QPointF position) const
{
    return (position + room_.windowOffset) * room_.devicePixelRatio;
}

QPointF BoardGeometry::toWidget(QPoint screen) const
{
    return QPointF{screen} / room_.devicePixelRatio - room_.windowOffset;
}

QRectF BoardGeometry::square(chess::Square square) const
{
    const QPoint corner = origin_ + QPoint{column(square), row(square)} * side_;
    return {toWidget(corner), QSizeF{squareSize(), squareSize()}};
}

QRectF BoardGeometry::board() const
{
    return {toWidget(origin_), QSizeF{8 * squareSize(), 8 * squareSize()}};
}

std::optional<chess::Square> BoardGeometry::squareAt(QPointF position) const
{
    // Positions of whole screen pixels arrive as fractions of logical ones; this tolerates their rounding.
    constexpr qreal rounding = 1.0 / 1024;
    const QPointF place = toScreen(position) - origin_;
    const int across = static_cast<int>(std::floor((place.x() + rounding) / side_));
    const int down = static_cast<int>(std::floor((place.y() + rounding) / side_));
    if (across < 0 || across > 7 || down < 0 || down > 7)
        return std::nullopt;
    return room_.bottom == chess::Color::white ? chess::square_at(across, 7 - down)
                                               : chess::square_at(7 - across, down);
}

qreal BoardGeometry::lineWidth(qreal partOfSquare) const
{
    return wholePixels(partOfSquare * squareSize(), room_.devicePixelRatio);
}

QRectF BoardGeometry::fileLabel(int file) const
{
    const QRectF above = square(chess::square_at(file, room_.bottom == chess::Color::white ? 0 : 7));
    return {above.bottomLeft(), QSizeF{above.width(), toLogical(margin_)}};
}

QRectF BoardGeometry::rankLabel(int rank) const
{
    const QRectF beside = square(chess::square_at(room_.bottom == chess::Color::white ? 0 : 7, rank));
    return {beside.left() - toLogical(margin_), beside.top(), toLogical(margin_), beside.height()};
}

qreal wholePixels(qreal length, qreal devicePixelRatio)
{
    return std::max(1.0, std::round(length * devicePixelRatio)) / devicePixelRatio;
}

} // namespace board
