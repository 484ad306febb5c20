// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "trainer/repertoire/choices.h"

namespace trainer::repertoire {

/// The part of a graph of choices that repertoires are made of: the moves after which all lines can be played
/// to an end, and the positions that such moves lead to from the start. Numbered anew, in the same order.
class LiveChoices {
public:
    using Node = Choices::Node;
    using Option = Choices::Option;

    static constexpr Option no_option = ~Option{0};

    explicit LiveChoices(const Choices& choices);

    /// The number of positions; 0 if there is no repertoire.
    std::size_t size() const { return nodes_.size(); }
    std::size_t option_count() const { return options_.size(); }

    Choices::Options options(Node node) const { return {first_option_[node], first_option_[node + 1]}; }
    Node owner(Option option) const { return owner_[option]; }
    bool is_learnt(Option option) const { return is_learnt_[option]; }

    /// The different positions that the replies to a move lead to.
    std::span<const Node> replies(Option option) const
    {
        return std::span{replies_}.subspan(first_reply_[option],
                                           first_reply_[option + 1] - first_reply_[option]);
    }

    /// The moves with a reply that leads to a position.
    std::span<const Option> options_to(Node node) const
    {
        return std::span{options_to_}.subspan(first_option_to_[node],
                                              first_option_to_[node + 1] - first_option_to_[node]);
    }

    /// The numbers in the whole graph.
    Node whole_node(Node node) const { return nodes_[node]; }
    Option whole_option(Option option) const { return options_[option]; }

    /// The number of an option of the whole graph; `no_option` if this part lacks it.
    Option number_of(Option whole_option) const { return numbers_[whole_option]; }

private:
    std::vector<Node> nodes_;     ///< numbers in the whole graph, rising
    std::vector<Option> options_; ///< numbers in the whole graph
    std::vector<Option> numbers_; ///< indexed by the options of the whole graph
    std::vector<Option> first_option_{0};
    std::vector<Node> owner_;
    std::vector<bool> is_learnt_;
    std::vector<std::size_t> first_reply_{0};
    std::vector<Node> replies_;
    std::vector<std::size_t> first_option_to_;
    std::vector<Option> options_to_;
};

} // namespace trainer::repertoire
