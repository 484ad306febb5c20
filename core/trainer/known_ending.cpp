// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/known_ending.h"

#include <algorithm>
#include <vector>

namespace trainer {

std::optional<Game::NodeId> first_known_ending(const Game& game, const endgame::Tablebase& tables)
{
    // Pieces and castling rights never return, and a tablebase covers every ending that its own can turn
    // into: once reached, known endings persist.
    const std::vector<Game::NodeId>& line = game.line();
    const auto found = std::ranges::partition_point(line, [&](Game::NodeId node) {
        const auto ending = endgame::ending_of(game.node(node).position, endgame::most_pieces_on_request);
        return !ending || (is_on_request(*ending) && !tables.covers(*ending));
    });
    return found == line.end() ? std::nullopt : std::optional{*found};
}

} // namespace trainer
