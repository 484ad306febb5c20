// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "board/diagram.h"

namespace board {

/// The arrows and circles the user draws with the second button: a drag draws an arrow, a click a circle, and
/// the same again wipes it out.
class OwnMarks {
public:
    void press(std::optional<chess::Square> square);
    void move(std::optional<chess::Square> square);
    void release(std::optional<chess::Square> square);
    /// Gives up the mark that is being drawn.
    void cancel();
    void clear();

    bool isDrawing() const { return from_.has_value(); }
    bool empty() const { return arrows_.empty() && circles_.empty() && !isDrawing(); }
    /// The arrows, the one being drawn last.
    std::vector<Arrow> arrows() const;
    chess::Bitboard circles() const { return circles_; }

private:
    std::vector<Arrow> arrows_;
    chess::Bitboard circles_;
    std::optional<chess::Square> from_;
    std::optional<chess::Square> over_;
};

} // namespace board
