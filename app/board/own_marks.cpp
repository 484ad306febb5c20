// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/own_marks.h"

#include <algorithm>

namespace board {

void OwnMarks::press(std::optional<chess::Square> square)
{
    from_ = square;
    over_ = square;
}

void OwnMarks::move(std::optional<chess::Square> square)
{
    if (from_)
        over_ = square;
}

void OwnMarks::release(std::optional<chess::Square> square)
{
    if (from_ && square == from_)
        circles_ ^= chess::Bitboard{*square};
    if (from_ && square && square != from_) {
        const Arrow arrow{*from_, *square, ArrowKind::own};
        if (std::erase(arrows_, arrow) == 0)
            arrows_.push_back(arrow);
    }
    cancel();
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
        all.push_back({*from_, *over_, ArrowKind::own});
    return all;
}

} // namespace board
