// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/activity.h"

#include <algorithm>
#include <utility>

namespace trainer {

using chess::Position;

std::optional<Position> Activity::position(const Position& of_round) const
{
    if (replay_)
        return replay_->position();
    if (!editor_)
        return of_round;
    const auto position = Position::from(editor_->setup());
    return position ? std::optional{*position} : std::nullopt;
}

void Activity::play()
{
    *this = {};
}

void Activity::set_up(const chess::Setup& setup)
{
    play();
    editor_.emplace(setup);
}

bool Activity::begin_replay(const endgame::Tablebase& tables, const Position& start)
{
    Line line{tables, start};
    if (line.empty())
        return false;
    replay_ = Replay{std::move(line), 0};
    return true;
}

void Activity::go_to_ply(std::size_t ply)
{
    replay_->ply = std::min(ply, replay_->line.size());
}

void Activity::choose(const endgame::Tablebase& tables, chess::Move move)
{
    if (replay_->is_at_end())
        return;
    replay_->line = replay_->line.with_move(tables, replay_->ply, move);
    go_to_ply(replay_->ply + 1);
}

} // namespace trainer
