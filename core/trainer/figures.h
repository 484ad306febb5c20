// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/position.h"
#include "endgame/census.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"

namespace trainer {

/// A position in which the side to move loses, but would not lose if the other side had to move, and in which
/// the other side would not win either if it had to move.
struct Zugzwang {
    chess::Position position;
    /// True if the other side, too, would lose if it had to move.
    bool either_loses;
};

/// The figures of an ending: numbers of placements, and the most remarkable positions. White is the attacker.
struct Figures {
    endgame::Material material;
    endgame::Census census;
    endgame::Wins of_attacker;
    endgame::Wins of_defender;
    /// The positions farthest from the attacker's mate, and from the defender's, with the winner to move; one
    /// of all that are the same up to the symmetries of the board. The defender's are empty with equal
    /// material.
    std::vector<chess::Position> longest_of_attacker;
    std::vector<chess::Position> longest_of_defender;
    /// The reciprocal zugzwangs up to the symmetries of the board.
    std::vector<Zugzwang> zugzwangs;

    /// The numbers of wins, losses and draws of the attacker, by side to move.
    endgame::PerTurn won() const { return {of_attacker.total(true), of_attacker.total(false)}; }
    endgame::PerTurn lost() const { return {of_defender.total(false), of_defender.total(true)}; }
    endgame::PerTurn drawn() const;
};

/// The figures of an ending that the tablebase covers. With five pieces this takes seconds.
Figures figures_of(const endgame::Tablebase& table, const endgame::Material& material);

} // namespace trainer
