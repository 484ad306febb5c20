// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/selector.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace trainer::repertoire {
namespace {

/// The weight of a position in moves of the longest line.
constexpr std::size_t position_weight = 4;

/// The allowance at the start, as a weight.
constexpr std::size_t greatest_heat = 10 * position_weight;

/// The allowance at the start of the second part, as a weight.
constexpr std::size_t lesser_heat = 3 * position_weight;

/// The number of times that the ways back to the set are computed, from the cheapest set on, and then from
/// the smallest one.
constexpr std::size_t rounds = 30;
constexpr std::size_t more_rounds = 10;

/// The positions that the attempts of a round follow at most: some seconds of work altogether.
constexpr std::size_t most_steps_of_round = 4'000'000;

/// The attempts of a round per option, where there are few.
constexpr std::size_t attempts_per_option = 10;

/// The cost of a position of the set, where one outside costs 1.
constexpr double cost_if_known = 0.001;

constexpr double beyond_any_cost = std::numeric_limits<double>::infinity();

} // namespace

Selector::Selector(const Choices& choices)
    : choices_{choices}
    , choice_(choices_.size(), no_option)
    , reply_counts_(choices_.option_count())
    , longest_(choices_.size())
    , marks_(choices_.size())
{
    for (Option option = 0; option < choices_.option_count(); ++option)
        reply_counts_[option] = static_cast<std::uint32_t>(choices_.replies(option).size());
}

std::optional<Selection> Selector::select(std::span<const Option> first, const std::stop_token& stop,
                                          const SelectionProgress& progress)
{
    if (choices_.size() == 0)
        return std::nullopt;
    begin_with({});
    Selection best = selection();
    if (!improve(best, {greatest_heat, 0, rounds}, stop, progress))
        return std::nullopt;
    if (!first.empty() && begin_with(first) && is_smaller_than(best))
        best = selection();
    begin_with(options_of(best));
    if (!improve(best, {lesser_heat, rounds, more_rounds}, stop, progress))
        return std::nullopt;
    begin_with(options_of(best));
    prefer_first_options();
    return selection();
}

/// Makes a set the current one; the cheapest of all if it is empty. False if it is none.
bool Selector::begin_with(std::span<const Option> set)
{
    known_.clear();
    for (const Option whole_option : set) {
        const Option option = choices_.number_of(whole_option);
        if (option == no_option)
            continue;
        choice_[choices_.owner(option)] = option;
        known_.push_back(choices_.owner(option));
    }
    choose_cheapest();
    if (!measure(std::numeric_limits<Weight>::max()))
        return false;
    accept();
    return true;
}

/// Looks for a smaller set from the current one on; false if a stop was requested.
bool Selector::improve(Selection& best, const Cooling& cooling, const std::stop_token& stop,
                       const SelectionProgress& progress)
{
    for (std::size_t round = 0; round < cooling.rounds; ++round) {
        if (progress)
            progress(best.moves.size(),
                     static_cast<int>(100 * (cooling.rounds_before + round) / (rounds + more_rounds)));
        choose_cheapest();
        const std::size_t left = cooling.rounds - 1 - round;
        const Weight heat = cooling.heat * left * left / (cooling.rounds * cooling.rounds);
        const std::size_t steps_of_round =
            std::min(most_steps_of_round, attempts_per_option * choices_.option_count() * known_.size());
        for (std::size_t steps = 0; steps < steps_of_round;) {
            if (stop.stop_requested())
                return false;
            steps += try_another(heat);
            if (is_smaller_than(best))
                best = selection();
        }
    }
    return true;
}

/// Gives each position outside the set its cheapest move, those of the set being nearly free.
void Selector::choose_cheapest()
{
    cost_.assign(choices_.size(), beyond_any_cost);
    own_cost_.assign(choices_.size(), 1);
    for (const Node node : known_)
        own_cost_[node] = cost_if_known;
    sum_.assign(choices_.option_count(), 0);
    std::vector<Option> chosen(choices_.size(), no_option);
    chosen.swap(choice_);
    unsettled_ = reply_counts_;
    for (Option option = 0; option < choices_.option_count(); ++option) {
        if (unsettled_[option] == 0)
            offer(option);
    }
    while (!candidates_.empty()) {
        std::ranges::pop_heap(candidates_, std::greater{});
        const auto [cost, node] = candidates_.back();
        candidates_.pop_back();
        // A candidate is out of date if a cheaper one of the same node was settled.
        if (cost == cost_[node])
            settle(node);
    }
    for (const Node node : known_)
        choice_[node] = chosen[node];
}

/// Adds the cost of a node to all moves that may lead to it.
void Selector::settle(Node node)
{
    for (const Option option : choices_.options_to(node)) {
        sum_[option] += cost_[node];
        if (--unsettled_[option] == 0)
            offer(option);
    }
}

/// Chooses a move, all replies to which are settled, if it is the cheapest of its node so far.
void Selector::offer(Option option)
{
    const Node node = choices_.owner(option);
    const double cost = sum_[option] + (choices_.is_learnt(option) ? cost_if_known : own_cost_[node]);
    if (cost >= cost_[node])
        return;
    cost_[node] = cost;
    choice_[node] = option;
    candidates_.push_back({cost, node});
    std::ranges::push_heap(candidates_, std::greater{});
}

/// Follows the chosen moves from the start. False if a line goes in circles or leaves the choices, or if the
/// weight exceeds a limit.
bool Selector::measure(Weight most)
{
    reached_.clear();
    new_ = 0;
    open_mark_ += 2;
    return follow(Choices::start, most / position_weight) && weight() <= most;
}

bool Selector::follow(Node node, std::size_t most_new)
{
    const std::uint32_t done_mark = open_mark_ + 1;
    reached_.push_back(node);
    if (choice_[node] == no_option)
        return false;
    new_ += choices_.is_learnt(choice_[node]) ? 0 : 1;
    if (new_ > most_new)
        return false;
    marks_[node] = open_mark_;
    longest_[node] = 1;
    for (const Node next : choices_.replies(choice_[node])) {
        if (marks_[next] == open_mark_ || (marks_[next] != done_mark && !follow(next, most_new)))
            return false;
        longest_[node] = std::max(longest_[node], longest_[next] + 1);
    }
    marks_[node] = done_mark;
    return true;
}

/// The weight of the set that was measured last.
Selector::Weight Selector::weight() const
{
    return position_weight * new_ + static_cast<Weight>(longest_[Choices::start]);
}

/// Makes the set that was measured last the current one.
void Selector::accept()
{
    weight_ = weight();
    to_learn_ = new_;
    longest_line_ = longest_[Choices::start];
    known_.swap(reached_);
}

/// True if fewer positions of the current set have to be learnt than of another, or as many in shorter lines.
bool Selector::is_smaller_than(const Selection& other) const
{
    return std::pair{to_learn_, longest_line_} < std::pair{other.to_learn, other.longest};
}

/// Tries another move at a random position of the set. Returns the number of positions that were followed.
std::size_t Selector::try_another(Weight heat)
{
    const Node node = known_[below(random_, known_.size())];
    const auto [begin, end] = choices_.options(node);
    const auto tried = static_cast<Option>(begin + below(random_, end - begin));
    if (tried == choice_[node])
        return 1;
    const Option before = std::exchange(choice_[node], tried);
    const bool is_accepted = measure(weight_ + below(random_, heat + 1));
    const std::size_t followed = reached_.size();
    if (is_accepted)
        accept();
    else
        choice_[node] = before;
    return followed;
}

/// Chooses the first of the moves that are as good, for each position of the set.
void Selector::prefer_first_options()
{
    for (const Node node : std::vector<Node>{known_}) {
        const Option before = choice_[node];
        for (Option option = choices_.options(node).begin; option < before; ++option) {
            choice_[node] = option;
            if (measure(weight_) && new_ <= to_learn_) {
                accept();
                break;
            }
            choice_[node] = before;
        }
    }
}

std::vector<Selector::Option> Selector::options_of(const Selection& selection)
{
    std::vector<Option> options;
    for (const auto [node, option] : selection.moves)
        options.push_back(option);
    return options;
}

Selection Selector::selection() const
{
    Selection selection;
    for (const Node node : known_)
        selection.moves.push_back({choices_.whole_node(node), choices_.whole_option(choice_[node])});
    selection.to_learn = to_learn_;
    selection.longest = longest_line_;
    return selection;
}

} // namespace trainer::repertoire
