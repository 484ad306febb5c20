// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "chess/move.h"
#include "chess/position.h"

namespace chess {

/// A list of moves with a fixed capacity; no position has more than 218.
class MoveList {
public:
    void add(Move move)
    {
        assert(size_ < moves_.size());
        moves_[size_++] = move;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t i) const
    {
        assert(i < size_);
        return moves_[i];
    }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

private:
    static_assert(sizeof(Move) <= 4);
    std::array<Move, 256> moves_;
    std::size_t size_ = 0;
};

/// Every legal move of the side to move.
MoveList legal_moves(const Position& position);

/// The legal moves of the piece on a square; empty if there is no piece of the side to move.
MoveList legal_moves_from(const Position& position, Square from);

/// The number of legal moves, counted without generating them where possible.
std::size_t count_legal_moves(const Position& position);

/// True if a move is legal in a position.
bool is_legal(const Position& position, Move move);

} // namespace chess
