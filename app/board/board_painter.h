// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRegion>
#include <optional>

#include "board/animation.h"
#include "board/arrow_layer.h"
#include "board/board_colors.h"
#include "board/board_geometry.h"
#include "board/diagram.h"
#include "board/mark_shapes.h"
#include "board/piece_art.h"

namespace board {

/// A diagram together with all that passes over it: what the user does and what is under way.
struct Scene {
    Diagram diagram;
    Shown shown;
    std::optional<chess::Square> selected;
    std::optional<chess::Square> lifted; ///< its piece is in the air and drawn pale here
    std::optional<chess::Square> landing;
    std::optional<chess::Square> cursor;
    std::vector<Mark> handMarks; ///< what the user's hand adds: destinations, circles of his own
    std::vector<Arrow> ownArrows;
    Motion motion;
    qreal progress = 1; ///< of the motion, 0 … 1
};

/// Draws a scene on any paint device: the squares, the marks, the pieces, the arrows, the coordinates.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const BoardGeometry& geometry, const BoardColors& colors,
                 const PieceArt& art, ArrowLayer& arrows);

    /// Draws what lies in the region; the ground around the squares is left alone.
    void paint(const Scene& scene, const QRegion& region);

private:
    void paintSquare(const Scene& scene, const std::vector<Mark>& marks, chess::Square square);
    void paintPiece(const Scene& scene, chess::Square square);
    Neighbours neighboursIn(chess::Bitboard region, chess::Square square) const;
    void paintFrames(const Scene& scene, chess::Square square);
    void paintMotion(const Scene& scene);
    void paintArrows(const Scene& scene);
    void paintCoordinates(const QRegion& region);
    bool drawsLines() const;
    void drawPiece(chess::Piece piece, QPointF corner, qreal opacity);

    QPainter& painter_;
    const BoardGeometry& geometry_;
    const BoardColors& colors_;
    const PieceArt& art_;
    ArrowLayer& arrows_;
};

/// The place of a sliding piece.
QRectF slidePlace(const BoardGeometry& geometry, const Slide& slide, qreal progress);

} // namespace board
