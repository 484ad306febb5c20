// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/known_ending.h"

#include <algorithm>
#include <vector>

#include "endgame/tablebase.h"

namespace trainer {

std::optional<Game::NodeId> first_known_ending(const Game& game)
{
    // Pieces and rights to castle go and never come back: once in such an ending, always.
    const std::vector<Game::NodeId>& line = game.line();
    const auto found = std::ranges::partition_point(line, [&game](Game::NodeId node) {
        return !endgame::ending_of(game.node(node).position).has_value();
    });
    return found == line.end() ? std::nullopt : std::optional{*found};
}

} // namespace trainer
