// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/annotate.h"

#include <algorithm>
#include <optional>

namespace trainer {
namespace {

using chess::GameTree;
using endgame::Outcome;

constexpr chess::Nag blunder = 4;
constexpr chess::Nag dubious = 6;

/// The value of a position in the format of `[%eval]`, from White's point of view; `nullopt` after checkmate.
std::optional<std::string> eval_text(const endgame::Verdict& verdict, chess::Color turn)
{
    if (verdict.is_draw())
        return "0.00";
    const int moves = verdict.to_mate().moves();
    if (moves == 0)
        return std::nullopt;
    const bool white_mates = (verdict.outcome() == Outcome::win) == (turn == chess::Color::white);
    return (white_mates ? "#" : "#-") + std::to_string(moves);
}

void set_eval(chess::Comment& comment, const std::optional<std::string>& eval)
{
    std::erase_if(comment.commands,
                  [](const chess::CommentCommand& command) { return command.name == "eval"; });
    if (eval)
        comment.commands.push_back({"eval", *eval});
}

std::optional<chess::Nag> nag_of(Grade grade)
{
    switch (grade) {
    case Grade::throws_win_away:
    case Grade::loses_draw:
        return blunder;
    case Grade::detour:
        return dubious;
    case Grade::best:
    case Grade::good:
    case Grade::technique:
        break;
    }
    return std::nullopt;
}

void write(chess::Annotations& annotations, const Judgement& judgement, const CostWords& words)
{
    const std::optional<chess::Nag> nag = nag_of(judgement.grade);
    if (nag && std::ranges::find(annotations.nags, *nag) == annotations.nags.end())
        annotations.nags.push_back(*nag);
    const std::string cost = words(judgement);
    std::string& text = annotations.after.text;
    if (text.find(cost) == std::string::npos)
        text += (text.empty() ? "" : " ") + cost;
}

void annotate_move(GameTree& tree, GameTree::NodeId id, const endgame::Tablebase& tables,
                   const CostWords& words)
{
    const GameTree::Node& node = tree.node(id);
    const std::optional<endgame::Verdict> verdict = tables.probe(node.position);
    if (!verdict)
        return;
    chess::Annotations& annotations = tree.annotate(id);
    set_eval(annotations.after, eval_text(*verdict, node.position.turn()));
    if (const auto judgement = judge(tables, tree.node(*node.parent).position, *node.move))
        write(annotations, *judgement, words);
}

} // namespace

void annotate(GameTree& tree, const endgame::Tablebase& tables, const CostWords& words)
{
    for (GameTree::NodeId id = 1; id < tree.nodes().size(); ++id)
        annotate_move(tree, id, tables, words);
}

} // namespace trainer
