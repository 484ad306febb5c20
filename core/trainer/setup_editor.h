// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "chess/piece.h"
#include "chess/setup.h"
#include "chess/square.h"

namespace trainer {

/// The arrangement on the set-up board with its editing operations, undo and redo.
///
/// Arrangements need not be legal. An edit removes the castling rights that become impossible and the en
/// passant square, and resets the clocks.
class SetupEditor {
public:
    explicit SetupEditor(const chess::Setup& setup) : history_{setup} {}

    const chess::Setup& setup() const { return history_[at_]; }

    /// Puts a piece on a square; a second king of a colour replaces the first.
    void put(chess::Piece piece, chess::Square square);
    /// Moves the piece on one square to another, capturing any piece there.
    void move(chess::Square from, chess::Square to);
    void remove(chess::Square square);
    void clear();
    void set_turn(chess::Color turn);
    void swap_colors();
    void mirror_left_right();
    void mirror_up_down();
    /// Rotates the board by a quarter turn, clockwise for White: a1 goes to a8.
    void rotate();
    /// Replaces the arrangement without adjusting it.
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

/// Returns the arrangement after moving a piece by hand: from `from` or the tray (`nullopt`) to `to` or off
/// the board (`nullopt`).
chess::Setup with_piece_moved(const chess::Setup& setup, chess::Piece piece,
                              std::optional<chess::Square> from, std::optional<chess::Square> to);

} // namespace trainer
