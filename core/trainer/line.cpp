// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/line.h"

#include <algorithm>
#include <cassert>

namespace trainer {

using chess::Move;
using chess::Position;

Line::Line(const endgame::Tablebase& tablebase, const Position& start) : end_{start}
{
    for (const Move move : tablebase.optimal_line(start))
        play(tablebase, move);
}

const Position& Line::position(std::size_t ply) const
{
    assert(ply <= steps_.size());
    return ply < steps_.size() ? steps_[ply].before : end_;
}

Line Line::with_move(const endgame::Tablebase& tablebase, std::size_t ply, Move move) const
{
    assert(ply < steps_.size());
    assert(std::find(steps_[ply].equals.begin(), steps_[ply].equals.end(), move) != steps_[ply].equals.end());
    Line line{steps_[ply].before};
    line.steps_.assign(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(ply));
    line.play(tablebase, move);
    for (const Move best : tablebase.optimal_line(line.end_))
        line.play(tablebase, best);
    return line;
}

void Line::play(const endgame::Tablebase& tablebase, Move move)
{
    steps_.push_back({end_, move, tablebase.best_moves(end_)});
    end_ = end_.play(move);
}

} // namespace trainer
