// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/progress.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace trainer {
namespace {

/// A winner's move with the moves to mate before and after it.
struct Step {
    int before;
    int after;
};

std::optional<Step> step_of(const Round& round, Game::NodeId node)
{
    const Judgement* judgement = round.judgement(node);
    if (judgement == nullptr || judgement->before.outcome() != endgame::Outcome::win ||
        judgement->after.outcome() != endgame::Outcome::win)
        return std::nullopt;
    return Step{judgement->before.to_mate().moves(), judgement->after.to_mate().moves() - 1};
}

/// The winner's moves on the path to a node, the last one leading to the node itself.
std::vector<Step> steps_to(const Round& round, Game::NodeId node)
{
    std::vector<Step> steps;
    std::optional<Game::NodeId> next = node;
    while (next) {
        const std::optional<Step> step = step_of(round, *next);
        if (!step)
            break;
        steps.push_back(*step);
        const std::optional<Game::NodeId> reply = round.game().node(*next).parent;
        next = reply ? round.game().node(*reply).parent : std::nullopt;
    }
    std::ranges::reverse(steps);
    return steps;
}

bool costs(const Step& step)
{
    return step.after >= step.before;
}

/// True if the mate is no nearer after some steps, at least half of which wasted moves.
bool is_stalled(std::span<const Step> steps)
{
    return steps.back().after >= steps.front().before &&
           2 * std::ranges::count_if(steps, costs) >= std::ssize(steps);
}

} // namespace

bool stalls(const Round& round, Game::NodeId node)
{
    const std::vector<Step> steps = steps_to(round, node);
    bool is_said = false;
    std::size_t since = 0; ///< the first step that counts
    int then = 0;          ///< the moves to mate when the remark was last due
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (is_said && steps[i].after < then) {
            is_said = false;
            since = i + 1;
        }
        const bool is_due = !is_said && costs(steps[i]) && i + 1 >= since + stalled_moves &&
                            is_stalled(std::span{steps}.subspan(i + 1 - stalled_moves, stalled_moves));
        if (is_due && i + 1 == steps.size())
            return true;
        if (is_due) {
            is_said = true;
            then = steps[i].after;
        }
    }
    return false;
}

} // namespace trainer
