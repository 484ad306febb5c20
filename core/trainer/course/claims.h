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
#include <optional>
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

/// The result of checking a claim.
enum class Finding {
    holds,
    fails,   ///< It is false, or none of those above.
    unknown, ///< No table knows the position that it is about.
};

/// Checks a claim about a node or the move that led there.
Finding check(std::string_view claim, const endgame::Tablebase& known, const chess::GameTree& tree,
              chess::GameTree::NodeId node);

/// A claim that does not hold, or that cannot be checked.
struct Objection {
    /// The chapter and its page, from 1.
    std::size_t chapter;
    std::size_t page;
    chess::GameTree::NodeId node;
    std::string claim;
    Finding finding;
    /// The ending whose table is missing; nothing if no table can know.
    std::optional<endgame::Material> missing;
};

/// All claims of a course that do not hold or cannot be checked.
std::vector<Objection> objections(const Course& course, const endgame::Tablebase& known);

} // namespace trainer::course
