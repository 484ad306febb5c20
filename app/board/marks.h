// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The registry of all kinds of marks and arrows, one entry each.
//
// The painter, the menu, the legend, the settings and the screen reader all read these two tables. A new
// mark therefore requires one entry here, its shape in mark_shapes.cpp if that is new too, and its squares in
// the module `show`.

#include <QCoreApplication>
#include <QKeyCombination>
#include <QString>
#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "board/board_colors.h"
#include "chess/bitboard.h"
#include "chess/square.h"

namespace board {

/// The kinds of marks, in the order of the menu and of the screen reader.
enum class MarkKind {
    check,
    pointed,
    targetCorner,
    wrongCorner,
    keySquare,
    pawnSquare,
    coverKing,
    coverFirst,
    coverSecond,
    cage,
    field,
    nextField,
    net,
    confined,
    wSquare,
    opposition,
    heat,
    destination,
    lastMove,
    greenCircle,
    redCircle,
    yellowCircle,
    blueCircle,
};

/// Squares with the same meaning. A region with an outline is a mark by itself.
struct Mark {
    MarkKind kind;
    chess::Bitboard squares;
    QString text = {};  ///< the meaning of the mark here, for the legend; may be empty
    QString word = {};  ///< the word for its squares, for the screen reader; empty for the registry's word
    QString label = {}; ///< the text written on its squares, for shapes with text
    std::optional<qreal> shade = {}; ///< of the ground under the label, 0 dark … 1 light
    bool isAlwaysShown = false;      ///< even while its switch is off

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The purpose or the author of an arrow.
enum class ArrowKind { best, reply, method, green, red, yellow, blue };

/// An arrow from the centre of one square to the centre of another.
struct Arrow {
    chess::Square from;
    chess::Square to;
    ArrowKind kind;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// The four colours of user-drawn arrows and circles, here and in the comments of a PGN.
enum class Pen { green, red, yellow, blue };

inline constexpr std::array allPens{Pen::green, Pen::red, Pen::yellow, Pen::blue};

MarkKind circleOf(Pen pen);
ArrowKind arrowOf(Pen pen);

/// The pattern of a line; a hollow outline consists of two lines.
enum class Stroke { solid, dashed, longDashed, dotted, hollow };

/// The shape of a mark; drawn by `drawMark`.
enum class MarkShape {
    fill,           ///< the wash over the whole square, with a thin edge
    hatching,       ///< diagonal lines
    ringWithDot,    ///< around a piece, without the dot
    diamond,        ///< around a piece, wider
    outline,        ///< a line around the region, inside its squares
    cornerDot,      ///< a dot in a corner of the square
    throughLine,    ///< a line from square to square, for squares in a row
    zigzag,         ///< a W; on a piece, small in the bottom left corner
    label,          ///< text on a tile; on a piece, small in the bottom right corner
    glowingRing,    ///< a ring on a wash that fades towards the edge
    dotOrTriangles, ///< a dot; on a piece, triangles in the four corners
    circle,         ///< a ring with the wash as its edge
    brackets,       ///< the four corners of a frame
};

/// The drawing order of marks: each layer covers those before it.
enum class MarkLayer { fill, sign, outline, alarm, pieces, top };

/// The property in which a screen reader finds a mark.
enum class Spoken { inName, inDescription };

/// The user's switch for a mark.
struct MarkSwitch {
    const char* key;  ///< in the settings
    const char* name; ///< in the menu, to be translated: see `nameOf`
    std::optional<QKeyCombination> shortcut = std::nullopt;
    bool isOnAtFirst = true; ///< the others are in a separate submenu
};

/// The complete description of a kind of mark.
struct MarkEntry {
    MarkKind kind;
    MarkShape shape;
    MarkLayer layer;
    /// The colour of its lines: by square, or one colour for all.
    std::variant<Ink BoardColors::*, QColor BoardColors::*> ink;
    QColor BoardColors::*wash = nullptr;   ///< the colour under the lines, for shapes that have one
    Stroke stroke = Stroke::solid;         ///< of circles, outlines and lines
    Qt::Corner corner = Qt::TopLeftCorner; ///< of the square, for dots; the same on a flipped board
    const char* word;                      ///< of its squares, to be translated: see `wordOf`
    const char* wordOnPiece = nullptr;     ///< if a piece stands there; null if that is the same
    const char* meaning = nullptr;         ///< for the help page, if longer than the word
    Spoken spoken = Spoken::inName;
    std::optional<MarkSwitch> toggle = std::nullopt;     ///< of its own
    std::optional<MarkKind> switchedWith = std::nullopt; ///< the mark whose switch applies
};

/// Returns the switch of a mark that is off by default.
constexpr MarkSwitch overlay(const char* key, const char* name, Qt::Key shortcut)
{
    return {key, name, QKeyCombination{shortcut}, false};
}

/// The registry, in the order of `MarkKind`. A mark without a switch is always shown.
inline constexpr std::array allMarks{
    MarkEntry{.kind = MarkKind::check,
              .shape = MarkShape::glowingRing,
              .layer = MarkLayer::alarm,
              .ink = &BoardColors::danger,
              .wash = &BoardColors::checkGlow,
              .word = QT_TRANSLATE_NOOP("Marks", "in check")},
    MarkEntry{.kind = MarkKind::pointed,
              .shape = MarkShape::brackets,
              .layer = MarkLayer::top,
              .ink = &BoardColors::accent,
              .word = QT_TRANSLATE_NOOP("Marks", "pointed out by the coach")},
    MarkEntry{.kind = MarkKind::targetCorner,
              .shape = MarkShape::ringWithDot,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::accent,
              .word = QT_TRANSLATE_NOOP("Marks", "right corner"),
              .toggle = MarkSwitch{"board/target-corners", QT_TRANSLATE_NOOP("Marks", "&Target corners"),
                                   Qt::CTRL | Qt::Key_1}},
    MarkEntry{.kind = MarkKind::wrongCorner,
              .shape = MarkShape::hatching,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::danger,
              .word = QT_TRANSLATE_NOOP("Marks", "wrong corner"),
              .switchedWith = MarkKind::targetCorner},
    MarkEntry{.kind = MarkKind::keySquare,
              .shape = MarkShape::diamond,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::accent,
              .word = QT_TRANSLATE_NOOP("Marks", "key square"),
              .toggle = MarkSwitch{"board/key-squares", QT_TRANSLATE_NOOP("Marks", "&Key squares"),
                                   Qt::CTRL | Qt::Key_2}},
    MarkEntry{.kind = MarkKind::pawnSquare,
              .shape = MarkShape::outline,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::accent,
              .word = QT_TRANSLATE_NOOP("Marks", "in the square of the pawn"),
              .spoken = Spoken::inDescription,
              .toggle = MarkSwitch{"board/outlines", QT_TRANSLATE_NOOP("Marks", "S&quare of the pawn"),
                                   Qt::CTRL | Qt::Key_3}},
    MarkEntry{.kind = MarkKind::coverKing,
              .shape = MarkShape::cornerDot,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::cursor,
              .word = QT_TRANSLATE_NOOP("Marks", "controlled by the king"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "controlled by the attacking king"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/cover-king", QT_TRANSLATE_NOOP("Marks", "Controlled by the &king"),
                                Qt::Key_F3)},
    MarkEntry{.kind = MarkKind::coverFirst,
              .shape = MarkShape::cornerDot,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::firstPiece,
              .corner = Qt::TopRightCorner,
              .word = QT_TRANSLATE_NOOP("Marks", "controlled by the first piece"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "controlled by the attacker's first piece, such as "
                                                    "the bishop; also through the other king (x-ray)"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/cover-first",
                                QT_TRANSLATE_NOOP("Marks", "Controlled by the &first piece, such as the "
                                                           "bishop"),
                                Qt::Key_F4)},
    MarkEntry{.kind = MarkKind::coverSecond,
              .shape = MarkShape::cornerDot,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::secondPiece,
              .corner = Qt::BottomLeftCorner,
              .word = QT_TRANSLATE_NOOP("Marks", "controlled by the second piece"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "controlled by the attacker's second piece, such as the "
                                                    "knight"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/cover-second",
                                QT_TRANSLATE_NOOP("Marks", "Controlled by the &second piece, such as the "
                                                           "knight"),
                                Qt::Key_F5)},
    MarkEntry{.kind = MarkKind::cage,
              .shape = MarkShape::outline,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::cursor,
              .stroke = Stroke::dashed,
              .word = QT_TRANSLATE_NOOP("Marks", "in the cage"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "the cage: every square the defending king could still "
                                                    "reach if the other pieces stood still"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/cage", QT_TRANSLATE_NOOP("Marks", "&Cage"), Qt::Key_F6)},
    MarkEntry{.kind = MarkKind::field,
              .shape = MarkShape::outline,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::accent,
              .stroke = Stroke::hollow,
              .word = QT_TRANSLATE_NOOP("Marks", "in the field"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "the field: the smallest of seven regions around the "
                                                    "right corners in which the bishop and knight can keep "
                                                    "the lone king for three moves"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/field", QT_TRANSLATE_NOOP("Marks", "F&ield"), Qt::Key_F7)},
    MarkEntry{.kind = MarkKind::nextField,
              .shape = MarkShape::outline,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::secondPiece,
              .wash = &BoardColors::arrowEdge,
              .stroke = Stroke::dotted,
              .word = QT_TRANSLATE_NOOP("Marks", "in the next field"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "the next field, which the method is heading for"),
              .spoken = Spoken::inDescription,
              .switchedWith = MarkKind::field},
    MarkEntry{.kind = MarkKind::net,
              .shape = MarkShape::outline,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::firstPiece,
              .wash = &BoardColors::arrowEdge,
              .stroke = Stroke::longDashed,
              .word = QT_TRANSLATE_NOOP("Marks", "in a triangle"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "Delétang's triangles: the squares left to the lone king "
                                                    "behind a diagonal of seven, five or three squares, and "
                                                    "the pieces that keep him there"),
              .spoken = Spoken::inDescription,
              .toggle =
                  overlay("board/nets", QT_TRANSLATE_NOOP("Marks", "Delétang's tria&ngles"), Qt::Key_F8)},
    MarkEntry{.kind = MarkKind::confined,
              .shape = MarkShape::hatching,
              .layer = MarkLayer::fill,
              .ink = &BoardColors::firstPiece,
              .stroke = Stroke::dashed,
              .word = QT_TRANSLATE_NOOP("Marks", "left to the lone king"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "the squares left to the lone king in the triangle that "
                                                    "holds him"),
              .spoken = Spoken::inDescription,
              .switchedWith = MarkKind::net},
    MarkEntry{.kind = MarkKind::wSquare,
              .shape = MarkShape::zigzag,
              .layer = MarkLayer::sign,
              .ink = &BoardColors::secondPiece,
              .word = QT_TRANSLATE_NOOP("Marks", "on the W"),
              .meaning =
                  QT_TRANSLATE_NOOP("Marks", "Philidor's W: the squares on which the knight drives the "
                                             "lone king along the edge"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/w", QT_TRANSLATE_NOOP("Marks", "Philidor's &W"), Qt::Key_F9)},
    MarkEntry{.kind = MarkKind::opposition,
              .shape = MarkShape::throughLine,
              .layer = MarkLayer::outline,
              .ink = &BoardColors::cursor,
              .stroke = Stroke::dashed,
              .word = QT_TRANSLATE_NOOP("Marks", "between kings in opposition"),
              .wordOnPiece = QT_TRANSLATE_NOOP("Marks", "in opposition"),
              .meaning = QT_TRANSLATE_NOOP("Marks", "the opposition: kings facing each other with one, "
                                                    "three or five squares between them"),
              .spoken = Spoken::inDescription,
              .toggle = overlay("board/opposition", QT_TRANSLATE_NOOP("Marks", "&Opposition"), Qt::Key_F10)},
    MarkEntry{.kind = MarkKind::heat,
              .shape = MarkShape::label,
              .layer = MarkLayer::top,
              .ink = &BoardColors::cursor,
              .word = QT_TRANSLATE_NOOP("Marks", "in the heat map"),
              .meaning = QT_TRANSLATE_NOOP(
                  "Marks", "the heat map: the number of moves to mate if the piece stood there and "
                           "everything else stayed the same; = means a draw, − a mate by the other side"),
              .toggle = overlay("board/heat", QT_TRANSLATE_NOOP("Marks", "&Heat map"), Qt::Key_F2)},
    MarkEntry{.kind = MarkKind::destination,
              .shape = MarkShape::dotOrTriangles,
              .layer = MarkLayer::top,
              .ink = &BoardColors::accent,
              .word = QT_TRANSLATE_NOOP("Marks", "can be reached"),
              .wordOnPiece = QT_TRANSLATE_NOOP("Marks", "can be captured"),
              .toggle = MarkSwitch{"board/destinations", QT_TRANSLATE_NOOP("Marks", "&Destinations")}},
    MarkEntry{.kind = MarkKind::lastMove,
              .shape = MarkShape::fill,
              .layer = MarkLayer::fill,
              .ink = &BoardColors::lastMoveEdge,
              .wash = &BoardColors::lastMove,
              .word = QT_TRANSLATE_NOOP("Marks", "part of the last move"),
              .spoken = Spoken::inDescription,
              .toggle = MarkSwitch{"board/last-move", QT_TRANSLATE_NOOP("Marks", "&Last move")}},
    MarkEntry{.kind = MarkKind::greenCircle,
              .shape = MarkShape::circle,
              .layer = MarkLayer::top,
              .ink = &BoardColors::greenPen,
              .wash = &BoardColors::penEdge,
              .word = QT_TRANSLATE_NOOP("Marks", "circled in green")},
    MarkEntry{.kind = MarkKind::redCircle,
              .shape = MarkShape::circle,
              .layer = MarkLayer::top,
              .ink = &BoardColors::redPen,
              .wash = &BoardColors::penEdge,
              .stroke = Stroke::hollow,
              .word = QT_TRANSLATE_NOOP("Marks", "circled in red")},
    MarkEntry{.kind = MarkKind::yellowCircle,
              .shape = MarkShape::circle,
              .layer = MarkLayer::top,
              .ink = &BoardColors::yellowPen,
              .wash = &BoardColors::penEdge,
              .stroke = Stroke::dotted,
              .word = QT_TRANSLATE_NOOP("Marks", "circled in yellow")},
    MarkEntry{.kind = MarkKind::blueCircle,
              .shape = MarkShape::circle,
              .layer = MarkLayer::top,
              .ink = &BoardColors::bluePen,
              .wash = &BoardColors::penEdge,
              .stroke = Stroke::dashed,
              .word = QT_TRANSLATE_NOOP("Marks", "circled in blue")},
};

/// Returns the entry of a kind.
constexpr const MarkEntry& entryOf(MarkKind kind)
{
    return allMarks[static_cast<std::size_t>(kind)];
}

/// Returns the kind whose switch applies to a mark; `nullopt` if it is always shown.
constexpr std::optional<MarkKind> switchOf(MarkKind kind)
{
    const MarkEntry& entry = entryOf(kind);
    return entry.toggle ? std::optional{kind} : entry.switchedWith;
}

struct ArrowEntry;

/// Returns the translated name of a mark's own switch in the menu, with its mnemonic.
QString nameOf(const MarkSwitch& toggle);
/// Returns the translated word for a marked square: "key square".
QString wordOf(const MarkEntry& entry, bool onPiece);
/// Returns the translated full meaning of a mark, for the help page.
QString meaningOf(const MarkEntry& entry);
/// Returns the translated meaning of an arrow: "best move".
QString wordOf(const ArrowEntry& entry);
/// Returns the colour of a mark's lines on a square.
const QColor& inkOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare);
/// Returns the colour of a mark that spans many squares: the same on all of them, unless its ink has no such
/// colour.
const QColor& lineColorOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare);

/// Returns all squares of a kind among the given marks.
chess::Bitboard squaresOf(const std::vector<Mark>& marks, MarkKind kind);

/// The head of an arrow.
enum class ArrowHead {
    filled, ///< arrows of the program
    open,   ///< arrows of the user
};

/// The complete description of a kind of arrow.
struct ArrowEntry {
    ArrowKind kind;
    QColor BoardColors::*body;
    QColor BoardColors::*edge;
    Stroke stroke;
    ArrowHead head;
    const char* word; ///< its meaning, to be translated: see `wordOf`
};

/// The arrows, in the order of `ArrowKind`.
inline constexpr std::array allArrows{
    ArrowEntry{ArrowKind::best, &BoardColors::bestArrow, &BoardColors::arrowEdge, Stroke::solid,
               ArrowHead::filled, QT_TRANSLATE_NOOP("Marks", "best move; in a replay, the next move")},
    ArrowEntry{ArrowKind::reply, &BoardColors::replyArrow, &BoardColors::arrowEdge, Stroke::dashed,
               ArrowHead::filled, QT_TRANSLATE_NOOP("Marks", "reply to a mistake; attack on the king")},
    ArrowEntry{ArrowKind::method, &BoardColors::methodArrow, &BoardColors::arrowEdge, Stroke::hollow,
               ArrowHead::filled, QT_TRANSLATE_NOOP("Marks", "the method's move")},
    ArrowEntry{ArrowKind::green, &BoardColors::greenPen, &BoardColors::penEdge, Stroke::solid,
               ArrowHead::open, QT_TRANSLATE_NOOP("Marks", "drawn in green")},
    ArrowEntry{ArrowKind::red, &BoardColors::redPen, &BoardColors::penEdge, Stroke::hollow, ArrowHead::open,
               QT_TRANSLATE_NOOP("Marks", "drawn in red")},
    ArrowEntry{ArrowKind::yellow, &BoardColors::yellowPen, &BoardColors::penEdge, Stroke::dotted,
               ArrowHead::open, QT_TRANSLATE_NOOP("Marks", "drawn in yellow")},
    ArrowEntry{ArrowKind::blue, &BoardColors::bluePen, &BoardColors::penEdge, Stroke::dashed, ArrowHead::open,
               QT_TRANSLATE_NOOP("Marks", "drawn in blue")},
};

/// Returns the entry of a kind.
constexpr const ArrowEntry& entryOf(ArrowKind kind)
{
    return allArrows[static_cast<std::size_t>(kind)];
}

/// The marks that the user has switched on; initially the defaults of the registry.
class MarkSwitches {
public:
    MarkSwitches();

    bool shows(MarkKind kind) const;
    bool shows(const Mark& mark) const { return mark.isAlwaysShown || shows(mark.kind); }
    /// Returns the switch itself, for marks that have their own.
    bool& operator[](MarkKind kind) { return isOn_[static_cast<std::size_t>(kind)]; }
    const bool& operator[](MarkKind kind) const { return isOn_[static_cast<std::size_t>(kind)]; }

    friend bool operator==(const MarkSwitches&, const MarkSwitches&) = default;

private:
    std::array<bool, allMarks.size()> isOn_{};
};

/// The optional elements shown on a board.
struct Shown {
    bool coordinates = true;
    MarkSwitches marks = {};

    friend bool operator==(const Shown&, const Shown&) = default;
};

} // namespace board
