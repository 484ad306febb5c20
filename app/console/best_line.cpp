// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/best_line.h"

#include <optional>

#include "chess/pgn.h"
#include "chess/pgn_writer.h"
#include "console/words.h"
#include "endgame/tablebase_store.h"

namespace console {
namespace {

/// True if the fifty-move limit is reached by a position that is not checkmate.
bool ends_fifty_moves(const chess::Position& position)
{
    constexpr int plies_of_fifty_moves = 100;
    return position.halfmove_clock() == plies_of_fifty_moves && !is_checkmate(position);
}

} // namespace

Answer best_line(const chess::Position& position, endgame::TablebaseStore& tables)
{
    const std::optional<endgame::Verdict> verdict = tables.probe(position);
    if (!verdict)
        return Refusal{ExitCode::failed, why_uncovered(position, tables.most())};
    if (verdict->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    chess::PgnGame game{.tags = {}, .tree = chess::GameTree{position}};
    game.tags.set("Event", "Optimal line to mate");
    chess::GameTree::NodeId last = chess::GameTree::root;
    for (const chess::Move move : tables.known().optimal_line(position)) {
        last = game.tree.add(last, move);
        if (tables.most() > endgame::most_pieces && ends_fifty_moves(game.tree.node(last).position))
            game.tree.annotate(last).after.text = "A draw can be claimed here by the fifty-move rule.";
    }
    game.result = result_of(game.tree.node(last).position);
    return to_pgn(game);
}

} // namespace console
