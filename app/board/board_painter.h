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

/// A diagram together with everything transient: the user's actions and the current animation.
struct Scene {
    Diagram diagram;
    Shown shown;
    std::optional<chess::Square> selected;
    std::optional<chess::Square> lifted; ///< its piece is being dragged and drawn pale here
    std::optional<chess::Square> landing;
    std::optional<chess::Square> cursor;
    std::vector<Mark> handMarks; ///< marks of the user's actions: destinations, circles drawn
    std::vector<Arrow> ownArrows;
    Motion motion;
    qreal progress = 1; ///< of the motion, 0 … 1
};

/// Draws a scene on any paint device: squares, marks, pieces, arrows and coordinates.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const BoardGeometry& geometry, const BoardColors& colors,
                 const PieceArt& art, ArrowLayer& arrows);

    /// Draws the parts inside the region; the ground around the squares is left untouched.
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

/// Returns the current rectangle of a sliding piece.
QRectF slidePlace(const BoardGeometry& geometry, const Slide& slide, qreal progress);

} // namespace board
