// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>

namespace board {

/// The colourings on offer.
enum class BoardColoring { wood, grey, blueGreen };

inline constexpr std::array allBoardColorings{BoardColoring::wood, BoardColoring::grey,
                                              BoardColoring::blueGreen};

/// The colour of a mark, which must differ with the ground to keep 3 : 1 on light and on dark squares.
struct Ink {
    QColor onLight;
    QColor onDark;
    /// Of overlays, which lie on many squares: at least 3 : 1 on both. Not valid in inks that none takes.
    QColor onBoth = {};

    const QColor& on(bool darkSquare) const { return darkSquare ? onDark : onLight; }
    friend bool operator==(const Ink&, const Ink&) = default;
};

/// All colours of a board; the ground outside the squares is the palette's Window.
struct BoardColors {
    QColor light;       ///< light squares
    QColor dark;        ///< dark squares
    QColor coordinates; ///< a–h and 1–8, on the palette's Window
    QColor lastMove;    ///< translucent fill
    Ink lastMoveEdge;   ///< the thin line inside that fill
    Ink accent;         ///< target corners, selection, destinations
    Ink danger;         ///< check, wrong corners
    QColor checkGlow;   ///< around a king in check; the ring in it is `danger`
    Ink cursor;         ///< the keyboard's frame, and marks that take no side
    Ink firstPiece;     ///< what belongs to the attacker's first piece, such as the bishop
    Ink secondPiece;    ///< what belongs to his second, such as the knight

    // What runs across squares and pieces alike: the program's dark with a light edge, people's bright with a
    // dark one.
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

/// The ground of a heat map, 0 dark … 1 light: the same for people who see fewer colours, and on every board.
QColor heatGround(qreal shade);
/// What can be read on a ground: black or white.
QColor inkOn(const QColor& ground);

/// The colours of a colouring in a light or a dark theme.
BoardColors boardColors(BoardColoring coloring, bool darkTheme);

} // namespace board
