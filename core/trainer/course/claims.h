// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a course says of a position can be checked, if its comment carries a claim too:
//
//      [%assert mate 18]      the mate is 18 moves away
//      [%assert draw]         nobody wins
//      [%assert checkmate]    he is mated
//      [%assert stalemate]    he is stalemated
//      [%assert stage w]      the stage of the mate, by its name on the console
//      [%assert best]         no move was better than this one
//      [%assert only]         every other move was worse
//      [%assert cost 3]       the move puts the mate off by three moves
//      [%assert throws]       the move gives the win away

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "chess/game_tree.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "trainer/course/course.h"

namespace trainer::course {

/// The endings of up to so many pieces that a course goes through, each once: with their tables, its claims
/// can be checked.
std::vector<endgame::Material> endings_of(const Course& course, std::size_t most = endgame::most_pieces);

/// Whether a claim holds for a node, and for the move that led there; false too if it is none of those above
/// or no table knows.
bool holds(std::string_view claim, const endgame::Tablebase& known, const chess::GameTree& tree,
           chess::GameTree::NodeId node);

/// A claim that does not hold.
struct FalseClaim {
    /// The chapter and its page, from 1.
    std::size_t chapter;
    std::size_t page;
    chess::GameTree::NodeId node;
    std::string claim;
};

/// All claims of a course that do not hold.
std::vector<FalseClaim> false_claims(const Course& course, const endgame::Tablebase& known);

} // namespace trainer::course
