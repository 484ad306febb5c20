// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/played_ending.h"

#include <algorithm>

#include "endgame/material.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Color;
using chess::GameTree;
using chess::Position;
using endgame::Outcome;
using endgame::Verdict;

/// The pieces of a game at its start.
constexpr std::size_t pieces_at_start = 32;

/// The name of an ending, the side with more material first; in a balance, the same name for both colours.
std::string name_of(const chess::Board& board)
{
    const auto name = [&](Color attacker) {
        return endgame::Material::of(board, attacker, endgame::most_pieces_on_request)->name();
    };
    const int balance = points(board, Color::white) - points(board, Color::black);
    if (balance == 0)
        return std::min(name(Color::white), name(Color::black));
    return name(balance > 0 ? Color::white : Color::black);
}

/// The value of a position for the side to move; a win that the fifty-move rule spoils is a draw.
Verdict value_of(const Position& position, const endgame::Tablebase& tables)
{
    const Verdict verdict = *tables.probe(position);
    return tables.is_cursed(position).value_or(false) ? Verdict::draw() : verdict;
}

std::string clock_of(const chess::Annotations& annotations)
{
    for (const chess::CommentCommand& command : annotations.after.commands) {
        if (command.name == "clk")
            return command.value;
    }
    return {};
}

/// The nodes of the main line, up to its end or a null move.
std::vector<GameTree::NodeId> line_of(const GameTree& game, GameTree::NodeId end)
{
    std::vector<GameTree::NodeId> line = game.main_line();
    line.erase(std::ranges::find(line, end) + 1, line.end());
    const auto null_move = std::find_if(line.begin() + 1, line.end(),
                                        [&](GameTree::NodeId id) { return game.node(id).move->is_null(); });
    line.erase(null_move, line.end());
    return line;
}

/// Adds the effect of the move to a node, which leads from a position of one value to one of another.
void add_move(PlayedEnding& ending, const GameTree& game, GameTree::NodeId id, std::size_t ply,
              const Verdict& before, const Verdict& after, const endgame::Tablebase& tables)
{
    const Position& position = game.node(*game.node(id).parent).position;
    const Color side = position.turn();
    if (after.outcome() < before.outcome())
        ending.changes.push_back({.ply = ply,
                                  .move_number = position.fullmove_number(),
                                  .side = side,
                                  .before = before.outcome(),
                                  .after = after.outcome(),
                                  .best = tables.best_moves(position).front(),
                                  .clock = clock_of(game.annotations(id)),
                                  .setup = position.setup()});
    else if (before.outcome() == Outcome::win && after.outcome() == Outcome::win)
        ending.wasted[index(side)] += after.to_mate().moves() - before.to_mate().moves();
}

} // namespace

std::optional<PlayedEnding> played_ending(const GameTree& game, GameTree::NodeId end,
                                          endgame::TablebaseStore& tables, const EndingFilter& may_use)
{
    const std::size_t most = may_use ? endgame::most_pieces_on_request : tables.most();
    const std::vector<GameTree::NodeId> line = line_of(game, end);
    const auto ending_at = [&](GameTree::NodeId id) {
        return endgame::ending_of(game.node(id).position, most);
    };
    // Pieces and castling rights never return.
    const auto few = std::ranges::partition_point(line, [&](auto id) { return !ending_at(id); });
    const auto first =
        std::find_if(few, line.end(), [&](auto id) { return !may_use || may_use(*ending_at(id)); });
    if (first == line.end())
        return std::nullopt;
    tables.learn(*ending_at(*first));

    const Position& start = game.node(*first).position;
    Verdict value = value_of(start, tables.known());
    const auto for_white = [&](const Position& position) {
        return position.turn() == Color::white ? value.outcome() : reversed(value.outcome());
    };
    PlayedEnding ending{.start = static_cast<std::size_t>(first - line.begin()),
                        .name = name_of(start.board()),
                        .at_start = for_white(start),
                        .at_end = {},
                        .changes = {},
                        .plies = line.size() - 1,
                        .last = game.node(line.back()).position.setup()};
    for (auto id = first + 1; id != line.end(); ++id) {
        const Verdict before = value;
        value = value_of(game.node(*id).position, tables.known());
        add_move(ending, game, *id, static_cast<std::size_t>(id - line.begin()), before, value.for_mover(),
                 tables.known());
    }
    ending.at_end = for_white(game.node(line.back()).position);
    return ending;
}

bool may_reach(std::string_view text, std::size_t pieces)
{
    const auto is_file = [](char c) { return 'a' <= c && c <= 'h'; };
    const auto is_sign = [&](char c, char behind) {
        return static_cast<unsigned char>(c) >= 0xC0 || ((c == 'x' || c == ':') && is_file(behind));
    };
    std::size_t signs = 0;
    std::size_t pawn_captures = 0;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        signs += is_sign(text[i], text[i + 1]) ? 1 : 0;
        // A pawn may capture without a sign: "ed5", "ed".
        pawn_captures +=
            text[i - 1] <= ' ' || text[i - 1] == '.' ? is_file(text[i]) && is_file(text[i + 1]) : 0;
    }
    return signs == 0 || signs + pawn_captures + pieces >= pieces_at_start;
}

} // namespace trainer
