// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every kind of mark and of arrow a board knows, one entry each.
//
// The painter, the menu, the legend, the settings and the screen reader all read these two tables, so that a
// new mark is one entry here, its shape in mark_shapes.cpp if that is new too, and its squares in the room
// `show`.

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

/// The kinds of marks, in the order of the menu and of what a screen reader says.
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

/// Squares that mean the same. A region with a line around it is a mark by itself.
struct Mark {
    MarkKind kind;
    chess::Bitboard squares;
    QString text = {};  ///< what the mark says here, for the legend; empty if nothing needs saying
    QString word = {};  ///< what its squares are here, for the screen reader; empty for the registry's word
    QString label = {}; ///< what is written on its squares, for shapes that write
    std::optional<qreal> shade = {}; ///< of the ground under the label, 0 dark … 1 light
    bool isAlwaysShown = false;      ///< even while its switch is off

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Who speaks through an arrow.
enum class ArrowKind { best, reply, method, green, red, yellow, blue };

/// An arrow from the middle of one square to the middle of another.
struct Arrow {
    chess::Square from;
    chess::Square to;
    ArrowKind kind;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// The four colours in which people draw arrows and circles, here and in the comments of a PGN.
enum class Pen { green, red, yellow, blue };

inline constexpr std::array allPens{Pen::green, Pen::red, Pen::yellow, Pen::blue};

MarkKind circleOf(Pen pen);
ArrowKind arrowOf(Pen pen);

/// How a line runs; of an outline, hollow is two lines.
enum class Stroke { solid, dashed, longDashed, dotted, hollow };

/// What a mark looks like; drawn by `drawMark`.
enum class MarkShape {
    fill,           ///< the wash all over the square, with a thin edge
    hatching,       ///< slanting lines
    ringWithDot,    ///< around a piece, without the dot
    diamond,        ///< around a piece, wider
    outline,        ///< a line around the region, inside its squares
    cornerDot,      ///< a dot in a corner of the square
    throughLine,    ///< a line from square to square, for squares that lie on one
    zigzag,         ///< a W; on a piece, small in the bottom left corner
    label,          ///< something written on a tile; on a piece, small in the bottom right corner
    glowingRing,    ///< a ring on a wash that fades to the edge
    dotOrTriangles, ///< a dot; on a piece, triangles in the four corners
    circle,         ///< a ring with the wash for an edge
    brackets,       ///< the four corners of a frame
};

/// What lies over what: each layer covers those before it.
enum class MarkLayer { fill, sign, outline, alarm, pieces, top };

/// Where a mark is read by a screen reader.
enum class Spoken { inName, inDescription };

/// How the user switches a mark off and on.
struct MarkSwitch {
    const char* key;  ///< in the settings
    const char* name; ///< in the menu, to be translated: see `nameOf`
    std::optional<QKeyCombination> shortcut = std::nullopt;
    bool isOnAtFirst = true; ///< those that are not stand in a submenu of their own
};

/// All there is to know about a kind of mark.
struct MarkEntry {
    MarkKind kind;
    MarkShape shape;
    MarkLayer layer;
    /// The colour of its lines, which differs with the square or runs across all alike.
    std::variant<Ink BoardColors::*, QColor BoardColors::*> ink;
    QColor BoardColors::*wash = nullptr;   ///< what lies under the lines, for shapes that have it
    Stroke stroke = Stroke::solid;         ///< of circles, outlines and lines
    Qt::Corner corner = Qt::TopLeftCorner; ///< of the square, for dots; the same on a flipped board
    const char* word;                      ///< of its squares, to be translated: see `wordOf`
    const char* wordOnPiece = nullptr;     ///< where a piece stands there; null if that is the same
    const char* meaning = nullptr;         ///< for the help page, where the word does not say it all
    Spoken spoken = Spoken::inName;
    std::optional<MarkSwitch> toggle = std::nullopt;     ///< of its own
    std::optional<MarkKind> switchedWith = std::nullopt; ///< the mark whose switch it obeys
};

/// The switch of a mark that is off until it is asked for.
constexpr MarkSwitch overlay(const char* key, const char* name, Qt::Key shortcut)
{
    return {key, name, QKeyCombination{shortcut}, false};
}

/// The registry, in the order of `MarkKind`. A mark with no switch is always shown.
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

/// The entry of a kind.
constexpr const MarkEntry& entryOf(MarkKind kind)
{
    return allMarks[static_cast<std::size_t>(kind)];
}

/// The kind whose switch a mark obeys; none if it is always shown.
constexpr std::optional<MarkKind> switchOf(MarkKind kind)
{
    const MarkEntry& entry = entryOf(kind);
    return entry.toggle ? std::optional{kind} : entry.switchedWith;
}

struct ArrowEntry;

/// The name of a mark's own switch in the menu, in the user's language, with its mnemonic.
QString nameOf(const MarkSwitch& toggle);
/// What a marked square is, in the user's language: "key square".
QString wordOf(const MarkEntry& entry, bool onPiece);
/// What it stands for, in the user's language, at length: for the help page.
QString meaningOf(const MarkEntry& entry);
/// What an arrow says, in the user's language: "best move".
QString wordOf(const ArrowEntry& entry);
/// The colour of a mark's lines on a square.
const QColor& inkOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare);
/// The colour of a mark that lies on many squares: the same on all of them, except of an ink that has no such
/// colour.
const QColor& lineColorOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare);

/// All squares of a kind among some marks.
chess::Bitboard squaresOf(const std::vector<Mark>& marks, MarkKind kind);

/// The head of an arrow.
enum class ArrowHead {
    filled, ///< the program's
    open,   ///< a person's
};

/// All there is to know about a kind of arrow.
struct ArrowEntry {
    ArrowKind kind;
    QColor BoardColors::*body;
    QColor BoardColors::*edge;
    Stroke stroke;
    ArrowHead head;
    const char* word; ///< what it says, to be translated: see `wordOf`
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

/// The entry of a kind.
constexpr const ArrowEntry& entryOf(ArrowKind kind)
{
    return allArrows[static_cast<std::size_t>(kind)];
}

/// Which marks the user wants to see; at first as the registry has it.
class MarkSwitches {
public:
    MarkSwitches();

    bool shows(MarkKind kind) const;
    bool shows(const Mark& mark) const { return mark.isAlwaysShown || shows(mark.kind); }
    /// The switch itself, for marks that have one of their own.
    bool& operator[](MarkKind kind) { return isOn_[static_cast<std::size_t>(kind)]; }
    const bool& operator[](MarkKind kind) const { return isOn_[static_cast<std::size_t>(kind)]; }

    friend bool operator==(const MarkSwitches&, const MarkSwitches&) = default;

private:
    std::array<bool, allMarks.size()> isOn_{};
};

/// Which optional things a board shows.
struct Shown {
    bool coordinates = true;
    MarkSwitches marks = {};

    friend bool operator==(const Shown&, const Shown&) = default;
};

} // namespace board
