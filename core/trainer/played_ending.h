// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tables know about a game that was played: the result at each move of its ending, and the moves
// that changed it.

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/game_tree.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/setup.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "endgame/verdict.h"

namespace trainer {

/// The result for the other side.
constexpr endgame::Outcome reversed(endgame::Outcome outcome)
{
    return static_cast<endgame::Outcome>(static_cast<int>(endgame::Outcome::win) - static_cast<int>(outcome));
}

/// The half points between two results: 1 from a win to a draw, 2 from a win to a loss.
constexpr int half_points(endgame::Outcome better, endgame::Outcome worse)
{
    return static_cast<int>(better) - static_cast<int>(worse);
}

/// A move that changed the result of its side for the worse.
struct ResultChange {
    /// The number of the move in half-moves of the game, from 1.
    std::size_t ply;
    /// The number of the move in the notation of the game.
    int move_number;
    chess::Color side;
    endgame::Outcome before;
    endgame::Outcome after;
    /// The best move in its place.
    chess::Move best;
    /// The clock of the side after the move, as the game's `[%clk]` states it; empty if it does not.
    std::string clock;
    /// The position before the move.
    chess::Setup setup = {};

    friend bool operator==(const ResultChange&, const ResultChange&) = default;
};

/// The ending of a game from the first position that tables cover to the last, under the fifty-move rule.
/// With five pieces, a win counts as one unless the tables know that the rule spoils it.
struct PlayedEnding {
    /// The half-moves played before it began.
    std::size_t start;
    /// The ending, such as "KRPKR": the side with more material first.
    std::string name;
    /// The results for White of its first and its last position.
    endgame::Outcome at_start;
    endgame::Outcome at_end;
    std::vector<ResultChange> changes;
    /// The moves to mate that each side wasted while it was winning, by `index(Color)`.
    std::array<int, 2> wasted{};
    /// The half-moves of the whole game, and its last position.
    std::size_t plies = 0;
    chess::Setup last = {};

    friend bool operator==(const PlayedEnding&, const PlayedEnding&) = default;
};

/// True if an ending may be used. It may learn the ending.
using EndingFilter = std::function<bool(const endgame::Material& ending)>;

/// The ending that the main line of a game reached up to the move `end`; `nullopt` if it has none of at most
/// `tables.most()` pieces, or if there is a filter, of at most `endgame::most_pieces_on_request` that it
/// admits. Learns the ending if it is not known, and throws as `TablebaseStore::learn` does. A null move ends
/// the line.
std::optional<PlayedEnding> played_ending(const chess::GameTree& game, chess::GameTree::NodeId end,
                                          endgame::TablebaseStore& tables, const EndingFilter& may_use = {});

/// False if a game from the initial position has too few captures to reach an ending of at most `pieces`
/// pieces. Takes a small part of the time of reading the game, and is exact for games that mark all captures
/// of pieces, with any sign, or none.
///
/// @param text the game as it is in its file
bool may_reach(std::string_view text, std::size_t pieces);

} // namespace trainer
