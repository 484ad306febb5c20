// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "board/marks.h"

namespace board {

/// The arrows and circles drawn by the user with the right button: a drag draws an arrow, a click a circle.
/// Repeating a drawing erases it; another pen replaces it.
class OwnMarks {
public:
    void press(std::optional<chess::Square> square, Pen pen = Pen::green);
    void move(std::optional<chess::Square> square);
    void release(std::optional<chess::Square> square);
    /// Cancels the mark that is being drawn.
    void cancel();
    void clear();

    bool isDrawing() const { return from_.has_value(); }
    bool empty() const { return arrows_.empty() && circles().empty() && !isDrawing(); }
    /// Returns the arrows; the one being drawn is the last.
    std::vector<Arrow> arrows() const;
    /// Returns the circles, one mark for each pen in use.
    std::vector<Mark> circles() const;

private:
    void toggleCircle(chess::Square square);
    void toggleArrow(const Arrow& arrow);

    std::vector<Arrow> arrows_;
    std::array<chess::Bitboard, allPens.size()> circles_{}; ///< by pen
    Pen pen_ = Pen::green;
    std::optional<chess::Square> from_;
    std::optional<chess::Square> over_;
};

} // namespace board
