// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/live_choices.h"

#include <algorithm>
#include <numeric>

namespace trainer::repertoire {
namespace {

using Node = Choices::Node;
using Option = Choices::Option;

/// Lists, for each node, the options with a reply that leads to it.
template <typename Graph>
void list_options_to(const Graph& graph, std::vector<std::size_t>& first, std::vector<Option>& options_to)
{
    first.assign(graph.size() + 1, 0);
    const auto option_count = static_cast<Option>(graph.option_count());
    for (Option option = 0; option < option_count; ++option) {
        for (const Node next : graph.replies(option))
            ++first[next + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    options_to.resize(first.back());
    std::vector<std::size_t> end = first;
    for (Option option = 0; option < option_count; ++option) {
        for (const Node next : graph.replies(option))
            options_to[end[next]++] = option;
    }
}

/// The options after which all lines can be played to an end: those whose replies lead to nodes with such
/// options.
std::vector<bool> options_with_an_end(const Choices& choices)
{
    std::vector<Node> owner(choices.option_count());
    for (Node node = 0; node < choices.size(); ++node) {
        const auto [begin, end] = choices.options(node);
        std::fill(owner.begin() + begin, owner.begin() + end, node);
    }
    std::vector<std::size_t> first;
    std::vector<Option> options_to;
    list_options_to(choices, first, options_to);

    std::vector<bool> ends(choices.option_count());
    std::vector<bool> has_end(choices.size());
    std::vector<std::uint32_t> open_replies(choices.option_count());
    std::vector<Node> found;
    const auto end_with = [&](Option option) {
        ends[option] = true;
        if (!has_end[owner[option]])
            found.push_back(owner[option]);
        has_end[owner[option]] = true;
    };
    for (Option option = 0; option < choices.option_count(); ++option) {
        open_replies[option] = static_cast<std::uint32_t>(choices.replies(option).size());
        if (open_replies[option] == 0)
            end_with(option);
    }
    while (!found.empty()) {
        const Node node = found.back();
        found.pop_back();
        for (std::size_t i = first[node]; i < first[node + 1]; ++i) {
            if (--open_replies[options_to[i]] == 0)
                end_with(options_to[i]);
        }
    }
    return ends;
}

} // namespace

LiveChoices::LiveChoices(const Choices& choices) : numbers_(choices.option_count(), no_option)
{
    const std::vector<bool> ends = options_with_an_end(choices);
    std::vector<bool> is_reached(choices.size());
    const auto reach = [&](Node node) {
        const auto [begin, end] = choices.options(node);
        if (is_reached[node] ||
            std::find(ends.begin() + begin, ends.begin() + end, true) == ends.begin() + end)
            return;
        is_reached[node] = true;
        nodes_.push_back(node);
    };
    reach(Choices::start);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const auto [begin, end] = choices.options(nodes_[i]);
        for (Option option = begin; option < end; ++option) {
            if (ends[option])
                std::ranges::for_each(choices.replies(option), reach);
        }
    }
    std::ranges::sort(nodes_);
    std::vector<Node> number(choices.size());
    for (Node node = 0; node < nodes_.size(); ++node)
        number[nodes_[node]] = node;
    for (Node node = 0; node < nodes_.size(); ++node) {
        const auto [begin, end] = choices.options(nodes_[node]);
        for (Option option = begin; option < end; ++option) {
            if (!ends[option])
                continue;
            numbers_[option] = static_cast<Option>(options_.size());
            options_.push_back(option);
            owner_.push_back(node);
            is_learnt_.push_back(choices.is_learnt(option));
            for (const Node next : choices.replies(option))
                replies_.push_back(number[next]);
            first_reply_.push_back(replies_.size());
        }
        first_option_.push_back(static_cast<Option>(options_.size()));
    }
    list_options_to(*this, first_option_to_, options_to_);
}

} // namespace trainer::repertoire
