// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/choices.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "trainer/position_key.h"

namespace trainer::repertoire {

using chess::Move;
using chess::Position;

Choices::Choices(const Position& start, chess::Color learner, const ListChoices& list,
                 const IsToBeAnswered& is_to_be_answered, std::span<const Answer> first, std::size_t limit,
                 const std::stop_token& stop)
{
    node_of(start, 0);
    for (const Answer& answer : first)
        node_of(answer.position, 0);
    const auto given = static_cast<Node>(size());
    if (start.turn() != learner) {
        add(start, {.move = {}, .waste = 0, .is_last = false, .is_learnt = true}, 0, is_to_be_answered);
        options_[Choices::start] = {0, 1};
    }
    for (Node node = 0; node < given; ++node) {
        if (options_[node].end == 0)
            expand(node, list, is_to_be_answered);
    }
    // Exploring fills this queue and those after it.
    for (std::size_t waste = 0; waste < queues_.size(); ++waste) {
        for (std::size_t i = 0; i < queues_[waste].size(); ++i) {
            if (size() > limit || stop.stop_requested())
                return;
            const Node node = queues_[waste][i];
            if (options_[node].end == 0)
                expand(node, list, is_to_be_answered);
        }
    }
}

std::optional<Choices::Option> Choices::option_of(const Answer& answer) const
{
    const auto found = nodes_.find(canonical_key(answer.position));
    if (found == nodes_.end())
        return std::nullopt;
    const auto [begin, end] = options_[found->second];
    for (Option option = begin; option < end; ++option) {
        if (moves_[option] == answer.move)
            return option;
    }
    return std::nullopt;
}

/// The number of a position, which is queued if this way to it wastes less than any before.
Choices::Node Choices::node_of(const Position& position, std::size_t waste)
{
    const auto next = static_cast<Node>(positions_.size());
    const Node node = nodes_.try_emplace(canonical_key(position), next).first->second;
    if (node == next) {
        positions_.push_back(position);
        options_.emplace_back();
        waste_.push_back(beyond_any_waste);
    }
    queue(node, waste);
    return node;
}

void Choices::queue(Node node, std::size_t waste)
{
    if (waste >= waste_[node])
        return;
    waste_[node] = waste;
    queues_.resize(std::max(queues_.size(), waste + 1));
    queues_[waste].push_back(node);
}

/// The number of the position after a reply; `no_node` if no move must be known there.
Choices::Node Choices::node_after(const Position& before, Move reply, std::size_t waste,
                                  const IsToBeAnswered& is_to_be_answered)
{
    const Position after = before.play(reply);
    const auto [seen, is_unseen] = nodes_as_seen_.try_emplace(position_key(after), no_node);
    if (is_unseen && is_to_be_answered(before, reply))
        seen->second = node_of(after, waste);
    else if (seen->second != no_node)
        queue(seen->second, waste);
    return seen->second;
}

void Choices::expand(Node node, const ListChoices& list, const IsToBeAnswered& is_to_be_answered)
{
    const Position position = positions_[node];
    const auto begin = static_cast<Option>(moves_.size());
    for (const Choice& choice : list(position))
        add(position.play(choice.move), choice, waste_[node], is_to_be_answered);
    options_[node] = {begin, static_cast<Option>(moves_.size())};
}

void Choices::add(const Position& after, const Choice& choice, std::size_t waste,
                  const IsToBeAnswered& is_to_be_answered)
{
    std::vector<Node> reached;
    if (!choice.is_last) {
        for (const Move reply : legal_moves(after)) {
            const Node node =
                node_after(after, reply, waste + static_cast<std::size_t>(choice.waste), is_to_be_answered);
            if (node != no_node)
                reached.push_back(node);
        }
    }
    std::ranges::sort(reached);
    const auto repeated = std::ranges::unique(reached);
    replies_.insert(replies_.end(), reached.begin(), repeated.begin());
    first_reply_.push_back(replies_.size());
    moves_.push_back(choice.move);
    is_learnt_.push_back(choice.is_learnt);
}

} // namespace trainer::repertoire
