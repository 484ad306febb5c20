// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/move_set.h"

#include "chess/game_tree.h"
#include "endgame/material.h"
#include "trainer/position_key.h"

namespace trainer::repertoire {

using chess::GameTree;
using chess::Move;
using chess::Position;

namespace {

/// True if a tablebase may cover a position.
bool is_small(const Position& position)
{
    const auto pieces = static_cast<std::size_t>(position.board().occupied().size());
    return pieces <= endgame::most_pieces_on_request && position.castling_rooks().empty();
}

} // namespace

void MoveSet::add(const Position& position, Move move)
{
    keys_.insert(key_of(position, position.play(move)));
}

void MoveSet::add_line(const course::Page& page)
{
    const GameTree& tree = page.game.tree;
    const Position* before = &tree.start();
    for (const GameTree::NodeId id : tree.main_line()) {
        const Position& after = tree.node(id).position;
        if (id != GameTree::root && before->turn() == tree.start().turn() && is_small(*before))
            keys_.insert(key_of(*before, after));
        before = &after;
    }
}

bool MoveSet::contains(const Position& position, Move move) const
{
    return !keys_.empty() && keys_.contains(key_of(position, position.play(move)));
}

MoveSet::Key MoveSet::key_of(const Position& before, const Position& after)
{
    return {canonical_key(before), canonical_key(after)};
}

} // namespace trainer::repertoire
