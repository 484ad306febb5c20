// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "chess/move.h"
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
    /// The moves to mate that the winner's moves have wasted: see `Round::waste`.
    int wasted = 0;
    /// The user's moves that cost most, by the nodes they lead to, the worst first and then the earliest:
    /// `most_costly` at most, none that cost nothing, none that the program played in his place.
    std::vector<Game::NodeId> costly;
    /// The user's move that went wrong, by the node it leads to: the one that gave away a result which the
    /// other side has not given back, or else the first of the costly ones.
    std::optional<Game::NodeId> mistake;
    /// How many more moves of the user's cost something.
    int more_costly = 0;
    /// The moves to mate that the method's detours took: see `Round::detour`.
    int detours = 0;
    /// The moves by which the loser's moves brought the mate nearer. After a game to mate in which no move
    /// changed the result, `moves` is `best + wasted + detours - given_back`.
    int given_back = 0;

    friend bool operator==(const Report&, const Report&) = default;
};

inline constexpr std::size_t most_costly = 3;

/// The report of a round as far as its moves are judged; nothing if no table knows any of its line.
std::optional<Report> report_of(const Round& round, const endgame::Tablebase& tables);

/// True if a judged move turned a win into a draw or a loss, or a draw into a loss.
bool changes_result(const Judgement& judgement);

/// The best reply to the move that led to a node, if that move cost something; `nullopt` if every reply is as
/// good, at the end of the game, and where no table knows. Of equal ones, the reply that was played.
std::optional<chess::Move> refutation(const Round& round, const endgame::Tablebase& tables,
                                      Game::NodeId node);

} // namespace trainer
