// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/own_marks.h"

#include <algorithm>

namespace board {

void OwnMarks::press(std::optional<chess::Square> square, Pen pen)
{
    from_ = square;
    over_ = square;
    pen_ = pen;
}

void OwnMarks::move(std::optional<chess::Square> square)
{
    if (from_)
        over_ = square;
}

void OwnMarks::release(std::optional<chess::Square> square)
{
    if (from_ && square == from_)
        toggleCircle(*square);
    else if (from_ && square)
        toggleArrow({*from_, *square, arrowOf(pen_)});
    cancel();
}

void OwnMarks::toggleCircle(chess::Square square)
{
    const chess::Bitboard circle{square};
    for (const Pen pen : allPens) {
        chess::Bitboard& circles = circles_[static_cast<std::size_t>(pen)];
        circles = pen == pen_ ? circles ^ circle : circles - circle;
    }
}

void OwnMarks::toggleArrow(const Arrow& arrow)
{
    const bool isThere = std::ranges::find(arrows_, arrow) != arrows_.end();
    std::erase_if(arrows_,
                  [&](const Arrow& drawn) { return drawn.from == arrow.from && drawn.to == arrow.to; });
    if (!isThere)
        arrows_.push_back(arrow);
}

void OwnMarks::cancel()
{
    from_.reset();
    over_.reset();
}

void OwnMarks::clear()
{
    *this = {};
}

std::vector<Arrow> OwnMarks::arrows() const
{
    std::vector<Arrow> all = arrows_;
    if (from_ && over_ && from_ != over_)
        all.push_back({*from_, *over_, arrowOf(pen_)});
    return all;
}

std::vector<Mark> OwnMarks::circles() const
{
    std::vector<Mark> circles;
    for (const Pen pen : allPens) {
        if (const chess::Bitboard squares = circles_[static_cast<std::size_t>(pen)]; !squares.empty())
            circles.push_back({circleOf(pen), squares});
    }
    return circles;
}

} // namespace board
