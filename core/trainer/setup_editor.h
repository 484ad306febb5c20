// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "chess/piece.h"
#include "chess/setup.h"
#include "chess/square.h"

namespace trainer {

/// The arrangement on the set-up board, with everything that can be done to it, undone and redone.
///
/// Arrangements need not be legal. What an edit makes impossible (castling, en passant) goes with it, and
/// the clocks start anew.
class SetupEditor {
public:
    explicit SetupEditor(const chess::Setup& setup) : history_{setup} {}

    const chess::Setup& setup() const { return history_[at_]; }

    /// Puts a piece on a square; a second king of a colour moves the first.
    void put(chess::Piece piece, chess::Square square);
    /// Moves the piece that stands on a square, taking what stands on the other.
    void move(chess::Square from, chess::Square to);
    void remove(chess::Square square);
    void clear();
    void set_turn(chess::Color turn);
    void swap_colors();
    void mirror_left_right();
    void mirror_up_down();
    /// Turns the board by a quarter, clockwise for White: a1 goes to a8.
    void rotate();
    /// Takes another arrangement as it is.
    void replace(const chess::Setup& setup);

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < history_.size(); }
    void undo();
    void redo();

private:
    template <typename Where>
    void map_pieces(Where where);
    void edit(chess::Setup setup);

    std::vector<chess::Setup> history_;
    std::size_t at_ = 0;
};

/// The arrangement that a move of the hand would make: a piece from `from` or from the tray (nothing) to
/// `to` or off the board (nothing).
chess::Setup with_piece_moved(const chess::Setup& setup, chess::Piece piece,
                              std::optional<chess::Square> from, std::optional<chess::Square> to);

} // namespace trainer
