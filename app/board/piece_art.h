// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QPixmap>
#include <QString>
#include <array>
#include <memory>

#include "chess/piece.h"

class QSvgRenderer;

namespace board {

/// The drawings of the pieces, rendered once per size.
///
/// A drawing that cannot be loaded is replaced by a built-in one, so no piece is ever invisible.
class PieceArt {
public:
    /// @param folder the folder of white_king.svg and the others
    explicit PieceArt(const QString& folder = QStringLiteral(":/pieces"));
    ~PieceArt();
    Q_DISABLE_COPY_MOVE(PieceArt)

    /// Returns a piece for a square of this size in pixels, on a screen with this ratio.
    QPixmap pixmap(chess::Piece piece, int pixels, qreal devicePixelRatio) const;
    /// Draws a piece in a rectangle as vector shapes, for vector files.
    void draw(QPainter& painter, chess::Piece piece, const QRectF& place) const;

private:
    std::array<std::array<std::unique_ptr<QSvgRenderer>, chess::all_roles.size()>, chess::all_colors.size()>
        drawings_;
    mutable QCache<quint64, QPixmap> cache_;
};

} // namespace board
