// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "chess/move.h"
#include "endgame/forcing.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/method/method.h"
#include "trainer/method/trail.h"
#include "trainer/random.h"
#include "trainer/seat.h"
#include "trainer/thumb/rule_of_thumb.h"

namespace trainer {

/// The move that a player chose, with details of the choice.
struct Choice {
    /// The move; `nullopt` only if there is no move to choose.
    std::optional<chess::Move> move;
    /// The result of the search; `nullopt` if the move came from a tablebase.
    std::optional<thumb::SearchResult> search;
    /// The step of the method, if the move is one of its own.
    std::optional<method::Step> step;
};

/// The program as a player: plays in the style of the given opponent if a tablebase covers the position,
/// otherwise uses the heuristic engine.
///
/// The same seed, games and limits give the same moves. Thinks on the calling thread; not thread-safe.
class Player {
public:
    /// The seed decides between equally perfect moves.
    explicit Player(std::uint64_t seed = 0) : random_{seed} {}

    /// Reseeds the random choices.
    void seed(std::uint64_t seed) { random_.seed(seed); }

    /// Sets the ranks of the method, which `Opponent::method` uses to mate from then on; without them, and
    /// where the method has no move, that opponent is perfect.
    void learn_method(endgame::Forcing ranks) { trail_.emplace(std::move(ranks)); }
    bool knows_method() const { return trail_.has_value(); }
    /// Clears the state that the method kept about the last game.
    void forget_game();

    /// Chooses a move at the current node of a game.
    ///
    /// `limits.moves` restricts any opponent; all but the heuristic engine then play the best of these moves,
    /// or those that the method plays. Depth, nodes and `report` apply to the search, `limits.stop` to the
    /// method as well.
    Choice choose(Opponent opponent, const endgame::Tablebase& known, const Game& game,
                  const thumb::SearchLimits& limits, const thumb::SearchReport& report = {});

private:
    std::optional<chess::Move> choose_known(Opponent opponent, const endgame::Tablebase& known,
                                            const Game& game);

    std::optional<Choice> choose_by_method(const Game& game, const thumb::SearchLimits& limits);

    Random random_;
    std::optional<method::Trail> trail_;
    std::optional<thumb::RuleOfThumb> rule_of_thumb_; ///< created on first use, as it needs much memory
};

} // namespace trainer
