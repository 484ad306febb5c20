// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>
#include <variant>

#include "board/diagram.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace board {

struct MoveIntent {
    chess::Square from;
    chess::Square to;
    bool dropped; ///< the piece has already been dragged there

    friend bool operator==(const MoveIntent&, const MoveIntent&) = default;
};

struct PutIntent {
    chess::Piece piece;
    chess::Square square;

    friend bool operator==(const PutIntent&, const PutIntent&) = default;
};

struct RemoveIntent {
    chess::Square square;

    friend bool operator==(const RemoveIntent&, const RemoveIntent&) = default;
};

/// A move that is not in the diagram, or a piece that cannot be picked up.
struct RefusedIntent {
    chess::Square from;
    std::optional<chess::Square> to;

    friend bool operator==(const RefusedIntent&, const RefusedIntent&) = default;
};

/// A square that was clicked or chosen with Enter (`Hand::points` only).
struct PointIntent {
    chess::Square square;

    friend bool operator==(const PointIntent&, const PointIntent&) = default;
};

struct DismissBrush {
    friend bool operator==(const DismissBrush&, const DismissBrush&) = default;
};

/// The intended action that a gesture has resulted in.
using Intent = std::variant<MoveIntent, PutIntent, RemoveIntent, RefusedIntent, PointIntent, DismissBrush>;

/// A piece being dragged: lifted from a square of the board, or brought in from outside.
struct FloatingPiece {
    chess::Piece piece;
    std::optional<chess::Square> from;

    friend bool operator==(const FloatingPiece&, const FloatingPiece&) = default;
};

/// A state machine without widgets that turns presses, moves, releases and keys into intents.
///
///     idle ── press on a piece ──► armed ── a few pixels ──► floating ── release ──► idle, perhaps with an
///       ▲                            │                                               intent
///       └── click, Esc, … ── selected ◄── release on the same square
///
/// It never changes the board: only a new diagram moves a piece.
class BoardGesture {
public:
    /// @param dragDistance distance in pixels after which a press becomes a drag
    explicit BoardGesture(int dragDistance);

    void setDiagram(const Diagram& diagram);
    void setBrush(std::optional<chess::Piece> brush);
    std::optional<chess::Piece> brush() const { return brush_; }

    std::optional<Intent> press(QPointF position, std::optional<chess::Square> square);
    void move(QPointF position, std::optional<chess::Square> square);
    std::optional<Intent> release(std::optional<chess::Square> square);
    /// Handles the right button: cancels the current drag, or places the brush's piece in the other colour.
    std::optional<Intent> pressSecond(std::optional<chess::Square> square);
    /// Handles Esc: cancels the drag, else the selection, else the brush.
    std::optional<Intent> cancel();

    /// Handles Enter: selects, drops, places or points.
    std::optional<Intent> activate(chess::Square square);
    /// Handles Delete: removes the piece, with `Hand::free`.
    std::optional<Intent> erase(chess::Square square);

    /// Moves a piece in from outside (`Hand::free` only). After Esc it stays hidden until the button is
    /// released.
    void carry(chess::Piece piece, std::optional<chess::Square> square);
    std::optional<Intent> dropCarried(std::optional<chess::Square> square);
    void cancelCarry();

    /// True if a press can pick up the piece there.
    bool canLift(chess::Square square) const;
    /// True if Esc has something to cancel.
    bool isActive() const { return isHeld() || selected_ || brush_; }
    /// True if the left button holds a piece, lifted or about to be.
    bool isHeld() const { return press_ || floating_; }

    std::optional<chess::Square> selected() const { return selected_; }
    const std::optional<FloatingPiece>& floating() const { return floating_; }
    /// Returns the square on which the floating piece would land.
    std::optional<chess::Square> landing() const { return landing_; }
    /// Returns the squares to which the selected piece can move; empty with `Hand::free`, which allows all
    /// squares.
    chess::Bitboard targets() const;

private:
    struct Press {
        QPointF position;
        chess::Square square;
        bool wasSelected;
    };

    bool canMove(chess::Square from, chess::Square to) const;
    bool canDrop(std::optional<chess::Square> from, chess::Square to) const;
    std::optional<Intent> choose(chess::Square square);
    std::optional<Intent> refuse(std::optional<chess::Square> from, chess::Square square) const;
    std::optional<Intent> drop(chess::Square from, std::optional<chess::Square> to) const;
    void giveUp();
    void letGo();

    int dragDistance_;
    Diagram diagram_;
    std::optional<chess::Piece> brush_;
    std::optional<Press> press_;
    std::optional<chess::Square> selected_;
    std::optional<FloatingPiece> floating_;
    std::optional<chess::Square> landing_;
    bool carryCancelled_ = false; ///< until the carried piece is released
};

} // namespace board
