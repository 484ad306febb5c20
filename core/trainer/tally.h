// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "trainer/round.h"

namespace trainer {

/// The costs of the moves on the path to the current node of a round, updated incrementally.
///
/// A tally belongs to one round; another round needs another tally.
class Tally {
public:
    /// Updates the tally with the changes to the round and its new judgements; takes time proportional to
    /// their number.
    void follow(const Round& round);

    /// The moves to mate that the winner's moves have wasted: see `Round::waste`.
    int wasted() const { return wasted_; }
    /// The moves to mate that the method's detours took: see `Round::detour`.
    int detours() const { return detours_; }
    /// The moves by which the loser's moves shortened the mate.
    int given_back() const { return given_back_; }
    /// The ply, from 1, of the last move that turned a win into a draw or a loss; `nullopt` if there is no
    /// such move.
    std::optional<std::size_t> last_throw() const;

private:
    struct Step {
        Game::NodeId node;
        int wasted = 0;
        int detour = 0;
        int given_back = 0;
    };

    void take(const Round& round, std::size_t ply);
    void count(const Step& step, int sign);
    void drop_last();

    std::vector<Step> way_; ///< the steps to the current node; the first is ply 1
    std::set<std::size_t> throws_;
    int wasted_ = 0;
    int detours_ = 0;
    int given_back_ = 0;
    std::size_t judged_ = 0; ///< the number of judgements processed
};

} // namespace trainer
