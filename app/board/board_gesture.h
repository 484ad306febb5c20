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
    bool dropped; ///< the hand has brought the piece there already

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

/// A move of which the diagram knows nothing, or a piece that cannot be picked up.
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

/// What the user turned out to want.
using Intent = std::variant<MoveIntent, PutIntent, RemoveIntent, RefusedIntent, PointIntent, DismissBrush>;

/// A piece in the air: lifted from a square of the board, or carried in from outside.
struct FloatingPiece {
    chess::Piece piece;
    std::optional<chess::Square> from;

    friend bool operator==(const FloatingPiece&, const FloatingPiece&) = default;
};

/// Presses, moves, releases and keys turned into intents: a state machine that needs no widget.
///
///     idle ── press on a piece ──► armed ── a few pixels ──► floating ── release ──► idle, with an intent or
///     without
///       ▲                          │
///       └── click, Esc, … ── selected ◄── release on the same square
///
/// Nothing happens on the board itself here; only a new diagram moves a piece.
class BoardGesture {
public:
    /// @param dragDistance how far a press must travel to become a drag
    explicit BoardGesture(int dragDistance);

    void setDiagram(const Diagram& diagram);
    void setBrush(std::optional<chess::Piece> brush);
    std::optional<chess::Piece> brush() const { return brush_; }

    std::optional<Intent> press(QPointF position, std::optional<chess::Square> square);
    void move(QPointF position, std::optional<chess::Square> square);
    std::optional<Intent> release(std::optional<chess::Square> square);
    /// The second button: cancels what is under way, or puts the brush's piece in the other colour.
    std::optional<Intent> pressSecond(std::optional<chess::Square> square);
    /// Esc: gives up the drag, else the selection, else the brush.
    std::optional<Intent> cancel();

    /// Enter: selects, drops, puts or points.
    std::optional<Intent> activate(chess::Square square);
    /// Delete: takes the piece off, with `Hand::free`.
    std::optional<Intent> erase(chess::Square square);

    /// A piece comes in from outside (`Hand::free` only); once cancelled by Esc he stays away till the
    /// carrier lets go.
    void carry(chess::Piece piece, std::optional<chess::Square> square);
    std::optional<Intent> dropCarried(std::optional<chess::Square> square);
    void cancelCarry();

    /// Whether a press can pick up the piece there.
    bool canLift(chess::Square square) const;
    /// Whether Esc has something to cancel.
    bool isActive() const { return isHeld() || selected_ || brush_; }
    /// Whether a button of the mouse holds a piece, lifted or about to be.
    bool isHeld() const { return press_ || floating_; }

    std::optional<chess::Square> selected() const { return selected_; }
    const std::optional<FloatingPiece>& floating() const { return floating_; }
    /// The square on which the floating piece would land.
    std::optional<chess::Square> landing() const { return landing_; }
    /// The squares to which the selected piece can go; none with `Hand::free`, where it is all.
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
    bool carryCancelled_ = false; ///< till whoever carries lets go as well
};

} // namespace board
