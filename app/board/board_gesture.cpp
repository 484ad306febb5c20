// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_gesture.h"

#include <utility>

namespace board {

BoardGesture::BoardGesture(int dragDistance) : dragDistance_{dragDistance} {}

void BoardGesture::setDiagram(const Diagram& diagram)
{
    const chess::Board before = std::exchange(diagram_, diagram).pieces;
    const auto isStillThere = [&](chess::Square square) {
        return before.piece_at(square) == diagram_.pieces.piece_at(square) && canLift(square);
    };
    const bool carried = floating_ && !floating_->from;
    if (carried && diagram_.hand != Hand::free)
        letGo();
    if (press_ && !isStillThere(press_->square))
        letGo();
    if (selected_ && !isStillThere(*selected_))
        selected_.reset();
    if (landing_ && floating_ && !canDrop(floating_->from, *landing_))
        landing_.reset();
}

void BoardGesture::setBrush(std::optional<chess::Piece> brush)
{
    letGo();
    selected_.reset();
    brush_ = brush;
}

std::optional<Intent> BoardGesture::press(QPointF position, std::optional<chess::Square> square)
{
    if (isHeld())
        return std::nullopt;
    if (!square) {
        selected_.reset();
        return std::nullopt;
    }
    if (brush_) {
        if (!canLift(*square))
            return PutIntent{*brush_, *square};
        // Dragging an existing piece moves it; the brush places its own piece on a click.
        press_ = Press{position, *square, false};
        return std::nullopt;
    }
    if (diagram_.hand == Hand::points)
        return PointIntent{*square};
    const bool wasSelected = selected_ == square;
    if (!wasSelected) {
        if (const auto intent = choose(*square))
            return intent;
    }
    if (selected_)
        press_ = Press{position, *square, wasSelected};
    return std::nullopt;
}

void BoardGesture::move(QPointF position, std::optional<chess::Square> square)
{
    if (!press_)
        return;
    if (!floating_ && (position - press_->position).manhattanLength() >= dragDistance_)
        floating_ = FloatingPiece{*diagram_.pieces.piece_at(press_->square), press_->square};
    landing_.reset();
    if (floating_ && square && canDrop(press_->square, *square))
        landing_ = square;
}

std::optional<Intent> BoardGesture::release(std::optional<chess::Square> square)
{
    if (!press_)
        return std::nullopt;
    const Press press = *press_;
    const bool dragged = floating_.has_value();
    letGo();
    if (square == press.square) {
        if (brush_ && !dragged)
            return PutIntent{*brush_, press.square};
        // A click on a piece that was already selected deselects it; dragging it back to its square does not.
        if (press.wasSelected && !dragged)
            selected_.reset();
        return std::nullopt;
    }
    if (!dragged)
        return std::nullopt;
    selected_.reset();
    return drop(press.square, square);
}

std::optional<Intent> BoardGesture::pressSecond(std::optional<chess::Square> square)
{
    if (isHeld()) {
        giveUp();
        return std::nullopt;
    }
    if (brush_ && square)
        return PutIntent{{!brush_->color, brush_->role}, *square};
    return std::nullopt;
}

std::optional<Intent> BoardGesture::cancel()
{
    if (isHeld() || selected_) {
        giveUp();
        return std::nullopt;
    }
    if (!std::exchange(brush_, std::nullopt))
        return std::nullopt;
    return DismissBrush{};
}

std::optional<Intent> BoardGesture::activate(chess::Square square)
{
    if (isHeld())
        return std::nullopt;
    if (brush_)
        return PutIntent{*brush_, square};
    if (diagram_.hand == Hand::points)
        return PointIntent{square};
    if (selected_ == square) {
        selected_.reset();
        return std::nullopt;
    }
    return choose(square);
}

std::optional<Intent> BoardGesture::erase(chess::Square square)
{
    if (isHeld() || diagram_.hand != Hand::free || !diagram_.pieces.piece_at(square))
        return std::nullopt;
    return RemoveIntent{square};
}

void BoardGesture::carry(chess::Piece piece, std::optional<chess::Square> square)
{
    if (diagram_.hand != Hand::free || carryCancelled_)
        return;
    if (press_)
        letGo();
    selected_.reset();
    floating_ = FloatingPiece{piece, std::nullopt};
    landing_ = square;
}

std::optional<Intent> BoardGesture::dropCarried(std::optional<chess::Square> square)
{
    carryCancelled_ = false;
    if (!floating_ || floating_->from)
        return std::nullopt;
    const chess::Piece piece = floating_->piece;
    letGo();
    if (!square)
        return std::nullopt;
    return PutIntent{piece, *square};
}

void BoardGesture::cancelCarry()
{
    carryCancelled_ = false;
    if (floating_ && !floating_->from)
        letGo();
}

bool BoardGesture::canLift(chess::Square square) const
{
    if (!diagram_.pieces.piece_at(square))
        return false;
    return diagram_.hand == Hand::free ||
           (diagram_.hand == Hand::moves && !diagram_.destinations[chess::index(square)].empty());
}

chess::Bitboard BoardGesture::targets() const
{
    if (!selected_ || diagram_.hand != Hand::moves)
        return {};
    return diagram_.destinations[chess::index(*selected_)];
}

/// True if a click on `to` moves the selected piece. In set-up the target must be empty, because a click on a
/// piece selects that piece.
bool BoardGesture::canMove(chess::Square from, chess::Square to) const
{
    if (diagram_.hand == Hand::free)
        return !diagram_.pieces.piece_at(to);
    return canDrop(from, to);
}

bool BoardGesture::canDrop(std::optional<chess::Square> from, chess::Square to) const
{
    if (diagram_.hand == Hand::free)
        return true;
    return diagram_.hand == Hand::moves && from && diagram_.destinations[chess::index(*from)].contains(to);
}

/// Handles a click: moves the selected piece there if possible, else selects the piece there if it can be
/// moved.
std::optional<Intent> BoardGesture::choose(chess::Square square)
{
    const auto from = std::exchange(selected_, std::nullopt);
    if (from && canMove(*from, square))
        return MoveIntent{*from, square, false};
    if (!canLift(square))
        return refuse(from, square);
    selected_ = square;
    return std::nullopt;
}

/// Returns the intent of a click that neither moves nor selects: a refused move of the selected piece, or
/// else a refused selection of the piece there.
std::optional<Intent> BoardGesture::refuse(std::optional<chess::Square> from, chess::Square square) const
{
    if (from)
        return RefusedIntent{*from, square};
    if (diagram_.pieces.piece_at(square))
        return RefusedIntent{square, std::nullopt};
    return std::nullopt;
}

std::optional<Intent> BoardGesture::drop(chess::Square from, std::optional<chess::Square> to) const
{
    if (to && canDrop(from, *to))
        return MoveIntent{from, *to, true};
    if (to)
        return RefusedIntent{from, *to};
    if (diagram_.hand == Hand::free)
        return RemoveIntent{from};
    return std::nullopt;
}

void BoardGesture::giveUp()
{
    carryCancelled_ = floating_ && !floating_->from;
    letGo();
    selected_.reset();
}

void BoardGesture::letGo()
{
    press_.reset();
    floating_.reset();
    landing_.reset();
}

} // namespace board
