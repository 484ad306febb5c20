// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/known_line.h"

#include <algorithm>
#include <utility>

#include "chess/legal_moves.h"
#include "chess/position.h"

namespace trainer::course {
namespace {

using chess::GameTree;

/// The move that a page asks for by heart; `nullopt` if it asks for none, or for several.
std::optional<chess::Move> asked_move(const Page* page)
{
    if (page == nullptr || !is_by_heart(page->task))
        return std::nullopt;
    const GameTree& tree = page->game.tree;
    const std::vector<GameTree::NodeId> line = tree.main_line();
    return line.size() == 2 ? tree.node(line.back()).move : std::nullopt;
}

/// The reply that leads from the move of a page to another page.
std::optional<chess::Move> reply_between(const Page* before, const Page* after)
{
    const auto move = asked_move(before);
    if (!move || !asked_move(after))
        return std::nullopt;
    const chess::Position position = before->game.tree.start().play(*move);
    const chess::Position& wanted = after->game.tree.start();
    const chess::MoveList replies = chess::legal_moves(position);
    const auto found = std::ranges::find_if(
        replies, [&](chess::Move reply) { return is_repetition(position.play(reply), wanted); });
    return found != replies.end() ? std::optional{*found} : std::nullopt;
}

} // namespace

std::optional<chess::Move> reply_to_next(const Course& course, Place place)
{
    return reply_between(page_at(course, place), page_at(course, {place.chapter, place.page + 1}));
}

std::optional<chess::Move> reply_before(const Course& course, Place place)
{
    for (auto before = place_before(course, place); before; before = place_before(course, *before)) {
        if (const auto reply = reply_between(page_at(course, *before), page_at(course, place)))
            return reply;
    }
    return std::nullopt;
}

std::vector<Place> line_from(const Course& course, Place place)
{
    std::vector<Place> line{place};
    while (reply_to_next(course, line.back()))
        line.push_back({place.chapter, line.back().page + 1});
    return line;
}

std::vector<Place> line_of(const Course& course, Place place)
{
    while (place.page > 0 && reply_to_next(course, {place.chapter, place.page - 1}))
        --place.page;
    return line_from(course, place);
}

std::optional<Page> shown_line(const Course& course, Place place)
{
    if (!asked_move(page_at(course, place)))
        return std::nullopt;
    const Page& first = *page_at(course, place);
    Page shown{.task = Read{}, .game = {}, .key = "line " + first.key};
    shown.game.tags = first.game.tags;
    shown.game.tags.set("Task", to_string(shown.task));
    GameTree tree{first.game.tree.start()};
    tree.annotate(GameTree::root).after.text = first.game.tree.annotations(GameTree::root).after.text;
    GameTree::NodeId node = GameTree::root;
    for (const Place at : line_from(course, place)) {
        node = tree.add(node, *asked_move(page_at(course, at)));
        if (const auto reply = reply_to_next(course, at))
            node = tree.add(node, *reply);
    }
    shown.game.tree = std::move(tree);
    return shown;
}

} // namespace trainer::course
