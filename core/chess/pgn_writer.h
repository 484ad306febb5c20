// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>

#include "chess/pgn.h"

namespace chess {

/// Writes a game in the export format (PGN standard, 3.2): the seven tags first, SAN, NAGs, lines of at
/// most 80 characters, an empty line at the end, so that files are made by joining games.
///
/// Reading gives the same game back, except for what PGN has no words for:
/// - a comment before a move joins the one after the move before, where nothing stands between them;
/// - control characters and runs of blanks in comments become one blank, "[%" becomes "[ %",
///   "}" and the "]" of a command's value become ")", and bytes that are no UTF-8 are taken for Windows-1252;
/// - commands whose name is not a word, and marks without a colour's letter, are left out;
/// - variations deeper than `pgn_depth_limit` and games beyond the other limits are not read back.
///
/// Tags and words longer than a line stay whole.
std::string to_pgn(const PgnGame& game);

/// Differences between a tree and the game to be written, so that a long tree need not be copied for them.
struct PgnChanges {
    /// The children that continue the lines of their parents instead of the first ones, by parent.
    std::unordered_map<GameTree::NodeId, GameTree::NodeId> main_children = {};
    /// The comments that replace the ones after the moves, by node.
    std::unordered_map<GameTree::NodeId, Comment> comments = {};
};

/// Writes a game as above; its variations keep their order.
std::string to_pgn(const PgnTags& tags, const GameTree& tree, PgnResult result, const PgnChanges& changes);

} // namespace chess
