// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/claims.h"

#include <algorithm>
#include <optional>

#include "chess/legal_moves.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"

namespace trainer::course {
namespace {

using chess::GameTree;
using endgame::Tablebase;

constexpr std::string_view command = "assert";

bool is_moves_to_mate(const Tablebase& known, const chess::Position& position, std::string_view number)
{
    const auto verdict = known.probe(position);
    return verdict && !verdict->is_draw() && std::to_string(verdict->to_mate().moves()) == number;
}

bool is_stage(const Tablebase& known, const chess::Position& position, std::string_view name)
{
    const auto stands = coach::standing(coach::stage_pens(), known, position);
    return stands && coach::name_of(stands->stage) == name;
}

bool is_position_so(std::string_view claim, const Tablebase& known, const chess::Position& position)
{
    constexpr std::string_view mate = "mate ";
    constexpr std::string_view stage = "stage ";
    if (claim.starts_with(mate))
        return is_moves_to_mate(known, position, claim.substr(mate.size()));
    if (claim.starts_with(stage))
        return is_stage(known, position, claim.substr(stage.size()));
    if (claim == "draw") {
        const auto verdict = known.probe(position);
        return verdict && verdict->is_draw();
    }
    return (claim == "checkmate" && is_checkmate(position)) ||
           (claim == "stalemate" && is_stalemate(position));
}

bool is_move_so(std::string_view claim, const Judgement& judgement)
{
    if (claim == "best")
        return judgement.grade == Grade::best;
    if (claim == "only")
        return judgement.grade == Grade::best && judgement.best.size() == 1;
    if (claim == "throws")
        return judgement.grade == Grade::throws_win_away;
    return judgement.cost > 0 && claim == "cost " + std::to_string(judgement.cost);
}

} // namespace

std::vector<endgame::Material> endings_of(const Course& course, std::size_t most)
{
    std::vector<endgame::Material> endings;
    for (const Chapter& chapter : course.chapters) {
        for (const Page& page : chapter.pages) {
            for (const GameTree::Node& node : page.game.tree.nodes()) {
                const auto ending = endgame::ending_of(node.position, most);
                if (ending && std::ranges::find(endings, *ending) == endings.end())
                    endings.push_back(*ending);
            }
        }
    }
    return endings;
}

bool holds(std::string_view claim, const Tablebase& known, const GameTree& tree, GameTree::NodeId id)
{
    const GameTree::Node& node = tree.node(id);
    if (is_position_so(claim, known, node.position))
        return true;
    if (!node.parent)
        return false;
    const auto judgement = judge(known, tree.node(*node.parent).position, *node.move);
    return judgement && is_move_so(claim, *judgement);
}

std::vector<FalseClaim> false_claims(const Course& course, const Tablebase& known)
{
    std::vector<FalseClaim> found;
    const auto check = [&](const GameTree& tree, GameTree::NodeId node, FalseClaim place) {
        for (const chess::CommentCommand& said : tree.annotations(node).after.commands) {
            place.claim = said.value;
            if (said.name == command && !holds(said.value, known, tree, node))
                found.push_back(place);
        }
    };
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<Page>& pages = course.chapters[chapter].pages;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const GameTree& tree = pages[page].game.tree;
            for (GameTree::NodeId node = 0; node < tree.nodes().size(); ++node)
                check(tree, node, {chapter + 1, page + 1, node, {}});
        }
    }
    return found;
}

} // namespace trainer::course
