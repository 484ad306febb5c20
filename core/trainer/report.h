// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "chess/piece.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/round.h"

namespace trainer {

/// What the line of a round comes to, from where the tables know it.
struct Report {
    /// The node that it counts from: the start, or where a game reaches a known ending.
    Game::NodeId start = 0;
    /// Why the round is over at the end of its line; nothing while it goes on.
    std::optional<GameEnd> end;
    /// Who wins from the start with best play; nobody if that is a draw, by the fifty-move rule too where
    /// that ends the round.
    std::optional<chess::Color> winner;
    /// The moves to mate from the start with best play; 0 in a draw.
    int best = 0;
    /// The winner's moves since, in a draw those of the side that attacks.
    int moves = 0;
    /// The moves to mate that the winner's moves have wasted.
    int wasted = 0;
    /// The user's moves that cost most, by the nodes they lead to, the worst first and then the earliest:
    /// `most_costly` at most, none that cost nothing, none that the program played in his place.
    std::vector<Game::NodeId> costly;

    friend bool operator==(const Report&, const Report&) = default;
};

inline constexpr std::size_t most_costly = 3;

/// The report of a round as far as its moves are judged; nothing if no table knows any of its line.
std::optional<Report> report_of(const Round& round, const endgame::Tablebase& tables);

} // namespace trainer
