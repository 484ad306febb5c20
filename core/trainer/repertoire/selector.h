// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Chooses a small repertoire from a graph of choices.
//
// A first one is found by D. E. Knuth, "A Generalization of Dijkstra's Algorithm", Information Processing
// Letters 6 (1977): a move costs the sum of what the positions after its replies cost, a position the
// cheapest of its moves and one more. This counts a position again for each way to it, so it is far from the
// smallest.
//
// It is then improved by threshold accepting (Dueck and Scheuer, Journal of Computational Physics 90, 1990):
// another move is tried for a random position and kept if the whole set does not become larger by more than a
// random allowance, which shrinks to zero. The smaller one of this set and one that was known before is
// improved once more. Positions outside the set that the move leads to have the cheapest
// moves, where those of the set cost nearly nothing; they are computed anew every few thousand attempts.
//
// A position with a move that the learner knows already adds nothing to the size of the set.
//
// No line goes in circles: each attempt follows all lines to their ends and measures the longest.

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "trainer/random.h"
#include "trainer/repertoire/choices.h"
#include "trainer/repertoire/live_choices.h"

namespace trainer::repertoire {

/// A position and the move chosen for it.
struct Chosen {
    Choices::Node node;
    Choices::Option option;
};

/// A move for each position of a set that no reply leaves.
struct Selection {
    /// The start comes first.
    std::vector<Chosen> moves;
    /// The positions that have to be learnt.
    std::size_t to_learn = 0;
    /// The moves of the longest line.
    int longest = 0;
};

/// Receives the number of positions of the smallest set so far, and the share of the work done, in percent.
using SelectionProgress = std::function<void(std::size_t positions, int percent)>;

/// Chooses moves so that few positions have to be learnt and, of as many, the longest line is short.
///
/// The same choices give the same selection on every machine.
class Selector {
public:
    using Node = Choices::Node;
    using Option = Choices::Option;

    explicit Selector(const Choices& choices);

    /// The smallest set that was found; `nullopt` if there is none within the choices, or if a stop was
    /// requested.
    ///
    /// @param first moves of a set that is known; no more positions than there have to be learnt in the end
    std::optional<Selection> select(std::span<const Option> first, const std::stop_token& stop,
                                    const SelectionProgress& progress);

private:
    /// The size of a set: a position to be learnt weighs as much as a few moves of the longest line.
    using Weight = std::size_t;

    static constexpr Option no_option = LiveChoices::no_option;

    /// The course of an allowance that shrinks to zero.
    struct Cooling {
        Weight heat;               ///< the allowance at the start
        std::size_t rounds_before; ///< of other coolings
        std::size_t rounds;
    };

    bool begin_with(std::span<const Option> set);
    bool improve(Selection& best, const Cooling& cooling, const std::stop_token& stop,
                 const SelectionProgress& progress);
    static std::vector<Option> options_of(const Selection& selection);

    void choose_cheapest();
    void settle(Node node);
    void offer(Option option);

    bool measure(Weight most);
    bool follow(Node node, std::size_t most_new);
    Weight weight() const;
    void accept();
    bool is_smaller_than(const Selection& other) const;

    std::size_t try_another(Weight heat);
    void prefer_first_options();
    Selection selection() const;

    LiveChoices choices_;

    /// The choice at each node; `no_option` if the node does not lead to the set.
    std::vector<Option> choice_;
    std::vector<Node> known_;  ///< the current set
    std::size_t to_learn_ = 0; ///< the number of its positions that have to be learnt
    Weight weight_ = 0;
    int longest_line_ = 0;
    Random random_;

    /// Scratch for `choose_cheapest`.
    struct Candidate {
        double cost;
        Node node;

        friend bool operator>(const Candidate& a, const Candidate& b) { return a.cost > b.cost; }
    };
    std::vector<Candidate> candidates_;       ///< a heap
    std::vector<double> own_cost_;            ///< of nodes, without those after their moves
    std::vector<double> cost_;                ///< of nodes
    std::vector<double> sum_;                 ///< of options
    std::vector<std::uint32_t> reply_counts_; ///< of options
    std::vector<std::uint32_t> unsettled_;

    /// Scratch for `measure`.
    std::vector<Node> reached_;
    std::size_t new_ = 0; ///< those of them that are to be learnt
    std::vector<int> longest_;
    std::vector<std::uint32_t> marks_;
    std::uint32_t open_mark_ = 0;
};

} // namespace trainer::repertoire
