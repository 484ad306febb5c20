// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/activity.h"

#include <algorithm>
#include <utility>

namespace trainer {

using chess::Position;

const SetupEditor* Activity::held_editor() const
{
    const auto* replaying = std::get_if<Replaying>(&now_);
    if (replaying == nullptr)
        return editor();
    return replaying->before ? &*replaying->before : nullptr;
}

const Replay* Activity::replay() const
{
    const auto* replaying = std::get_if<Replaying>(&now_);
    return replaying == nullptr ? nullptr : &replaying->replay;
}

std::optional<Position> Activity::position(const Position& of_round) const
{
    if (replay() != nullptr)
        return replay()->position();
    if (editor() == nullptr)
        return of_round;
    const auto position = Position::from(editor()->setup());
    return position ? std::optional{*position} : std::nullopt;
}

bool Activity::begin_replay(const endgame::Tablebase& tables, const Position& start)
{
    Line line{tables, start};
    if (line.empty())
        return false;
    std::optional<SetupEditor> before;
    if (held_editor() != nullptr)
        before = *held_editor();
    now_ = Replaying{{std::move(line), 0}, std::move(before)};
    return true;
}

void Activity::end_replay()
{
    auto* replaying = std::get_if<Replaying>(&now_);
    if (replaying == nullptr)
        return;
    if (auto before = std::move(replaying->before))
        now_ = *std::move(before);
    else
        now_ = Playing{};
}

void Activity::go_to_ply(std::size_t ply)
{
    Replay& replay = std::get<Replaying>(now_).replay;
    replay.ply = std::min(ply, replay.line.size());
}

void Activity::choose(const endgame::Tablebase& tables, chess::Move move)
{
    Replay& replay = std::get<Replaying>(now_).replay;
    if (replay.is_at_end())
        return;
    replay.line = replay.line.with_move(tables, replay.ply, move);
    go_to_ply(replay.ply + 1);
}

} // namespace trainer
