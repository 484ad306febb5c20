// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/line.h"

#include <algorithm>
#include <cassert>

#include "trainer/coach/explain.h"
#include "trainer/coach/stage.h"

namespace trainer {

using chess::Move;
using chess::Position;

Line::Line(const endgame::Tablebase& tablebase, const Position& start) : end_{start}
{
    const auto verdict = tablebase.probe(start);
    if (verdict && !verdict->is_draw())
        play_to_mate(tablebase);
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
    line.play_to_mate(tablebase);
    return line;
}

void Line::play_to_mate(const endgame::Tablebase& tablebase)
{
    // This terminates as `Tablebase::optimal_line` does.
    const coach::StagePens& pens = coach::stage_pens();
    for (auto best = explained_best_moves(pens, tablebase, end_); !best.empty();
         best = explained_best_moves(pens, tablebase, end_))
        play(tablebase, best.front().move);
}

void Line::play(const endgame::Tablebase& tablebase, Move move)
{
    steps_.push_back({end_, move, tablebase.best_moves(end_)});
    end_ = end_.play(move);
}

} // namespace trainer
