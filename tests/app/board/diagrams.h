// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <initializer_list>
#include <ostream>
#include <utility>

#include "board/board_gesture.h"
#include "board/diagram.h"

// Print functions for readable failures: a square as "e4", a piece as "N".
namespace chess {
inline void PrintTo(Square square, std::ostream* out)
{
    *out << to_string(square);
}
inline void PrintTo(Piece piece, std::ostream* out)
{
    *out << to_letter(piece);
}
} // namespace chess

QT_BEGIN_NAMESPACE
inline void PrintTo(const QString& text, std::ostream* out)
{
    *out << '"' << qPrintable(text) << '"';
}
QT_END_NAMESPACE

namespace board {

inline constexpr chess::Piece whiteKing{chess::Color::white, chess::Role::king};
inline constexpr chess::Piece whiteKnight{chess::Color::white, chess::Role::knight};
inline constexpr chess::Piece whiteBishop{chess::Color::white, chess::Role::bishop};
inline constexpr chess::Piece blackKing{chess::Color::black, chess::Role::king};
inline constexpr chess::Piece blackKnight{chess::Color::black, chess::Role::knight};

inline chess::Board piecesOn(std::initializer_list<std::pair<chess::Square, chess::Piece>> pieces)
{
    chess::Board board;
    for (const auto& [square, piece] : pieces)
        board.put(square, piece);
    return board;
}

/// Returns a diagram with White: king e4, bishop c4, knight d3; Black: king e6, knight f5, which the white
/// king can capture.
inline Diagram playDiagram()
{
    using chess::Square;
    Diagram diagram;
    diagram.pieces = piecesOn({{Square::e4, whiteKing},
                               {Square::c4, whiteBishop},
                               {Square::d3, whiteKnight},
                               {Square::e6, blackKing},
                               {Square::f5, blackKnight}});
    diagram.hand = Hand::moves;
    diagram.destinations[chess::index(Square::e4)] = {Square::f5, Square::f3, Square::f4};
    diagram.destinations[chess::index(Square::d3)] = {Square::f2, Square::c5, Square::e5};
    return diagram;
}

inline Diagram setUpDiagram()
{
    Diagram diagram = playDiagram();
    diagram.hand = Hand::free;
    diagram.destinations = {};
    return diagram;
}

/// Shows all marks except one kind.
inline Shown allBut(MarkKind kind)
{
    Shown shown;
    shown.marks[kind] = false;
    return shown;
}

/// Returns the diagram after a move from one square to another, in which no piece can be moved.
inline Diagram afterMove(Diagram diagram, chess::Square from, chess::Square to)
{
    const chess::Piece piece = *diagram.pieces.piece_at(from);
    diagram.pieces.remove(from);
    diagram.pieces.put(to, piece);
    diagram.destinations = {};
    diagram.marks.push_back({MarkKind::lastMove, {from, to}});
    return diagram;
}

} // namespace board
