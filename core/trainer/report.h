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

/// A summary of the line of a round from its first position in the tablebases.
struct Report {
    /// The first node that counts: the start of the round, or where a game reaches a known ending.
    Game::NodeId start = 0;
    /// The reason why the round is over at the end of its line; `nullopt` while it goes on.
    std::optional<GameEnd> end;
    /// The winner from the start with best play; `nullopt` if that is a draw, including one by the fifty-move
    /// rule if the rule ends the round.
    std::optional<chess::Color> winner;
    /// The moves to mate from the start with best play; 0 in a draw.
    int best = 0;
    /// The number of the winner's moves since the start; in a draw, of the attacker's.
    int moves = 0;
    /// The moves to mate that the winner's moves have wasted: see `Round::waste`.
    int wasted = 0;
    /// The user's most expensive moves, by the nodes they lead to, in the order of the game: at most
    /// `most_costly`, without moves that cost 0 and without those played by the program for the user. Moves
    /// that changed the result and were taken back are among them.
    std::vector<Game::NodeId> costly;
    /// The user's mistake, by the node it leads to: the move that gave away a result that the opponent has
    /// not given back, or else the worst of the costly ones that were not taken back.
    std::optional<Game::NodeId> mistake;
    /// The number of further moves of the user that wasted moves.
    int more_costly = 0;
    /// The moves to mate that the method's detours took: see `Round::detour`.
    int detours = 0;
    /// The moves by which the loser's moves shortened the mate. After a game to mate in which no move changed
    /// the result, `moves` is `best + wasted + detours - given_back`.
    int given_back = 0;

    friend bool operator==(const Report&, const Report&) = default;
};

inline constexpr std::size_t most_costly = 3;

/// The report of a round, as far as its moves are judged; `nullopt` if no position of its line is in the
/// tablebases.
std::optional<Report> report_of(const Round& round, const endgame::Tablebase& tables);

/// True if the move to a node does not belong to the line of a round up to its last node.
bool is_taken_back(const Round& round, Game::NodeId node);

/// The best reply to the move that led to a node, if that move changed the result or wasted moves; `nullopt`
/// if every reply is equally good, at the end of the game, and without a tablebase. Of equal replies, the
/// one that was played.
std::optional<chess::Move> refutation(const Round& round, const endgame::Tablebase& tables,
                                      Game::NodeId node);

} // namespace trainer
