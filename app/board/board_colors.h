// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>

namespace board {

/// The available colour schemes of the board.
enum class BoardColoring { wood, grey, blueGreen };

inline constexpr std::array allBoardColorings{BoardColoring::wood, BoardColoring::grey,
                                              BoardColoring::blueGreen};

/// The colour of a mark, chosen by the ground to keep a contrast of 3 : 1 on light and on dark squares.
struct Ink {
    QColor onLight;
    QColor onDark;
    /// The colour of overlays, which span many squares: at least 3 : 1 on both. Invalid in inks without
    /// overlays.
    QColor onBoth = {};

    const QColor& on(bool darkSquare) const { return darkSquare ? onDark : onLight; }
    friend bool operator==(const Ink&, const Ink&) = default;
};

/// All colours of a board; the palette's Window colour surrounds the squares.
struct BoardColors {
    QColor light;       ///< light squares
    QColor dark;        ///< dark squares
    QColor coordinates; ///< a–h and 1–8, on the palette's Window
    QColor lastMove;    ///< translucent fill
    Ink lastMoveEdge;   ///< the thin line inside that fill
    Ink accent;         ///< target corners, selection, destinations
    Ink danger;         ///< check, wrong corners
    QColor checkGlow;   ///< around a king in check; the ring in it is `danger`
    Ink cursor;         ///< the keyboard cursor, and marks that belong to neither side
    Ink firstPiece;     ///< marks of the attacker's first piece, such as the bishop
    Ink secondPiece;    ///< marks of the attacker's second piece, such as the knight

    // Shapes that cross squares and pieces alike: the program's are dark with a light edge, the user's bright
    // with a dark edge.
    QColor bestArrow;
    QColor replyArrow;
    QColor methodArrow;
    QColor arrowEdge;
    QColor greenPen;
    QColor redPen;
    QColor yellowPen;
    QColor bluePen;
    QColor penEdge;

    friend bool operator==(const BoardColors&, const BoardColors&) = default;
};

/// Returns the ground colour of a heat map, 0 dark … 1 light. It is safe for colour-blind users and the same
/// on every board.
QColor heatGround(qreal shade);
/// Returns the colour of legible text on a ground: black or white.
QColor inkOn(const QColor& ground);

/// Returns the colours of a colour scheme in a light or a dark theme.
BoardColors boardColors(BoardColoring coloring, bool darkTheme);

} // namespace board
