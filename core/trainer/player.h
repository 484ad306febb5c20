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

/// What a player chose, and how.
struct Choice {
    /// The move; nothing only if there is none to choose.
    std::optional<chess::Move> move;
    /// What the search found; nothing if a table knew the position.
    std::optional<thumb::SearchResult> search;
    /// What the method does there, if the move is one of its own.
    std::optional<method::Step> step;
};

/// The program as a player: as the opponent is to be where a table covers the position, elsewhere by the rule
/// of thumb.
///
/// The same seed, games and limits give the same moves. It thinks on the calling thread, and serves one
/// thread at a time.
class Player {
public:
    /// Which of equal perfect moves it plays depends on the seed.
    explicit Player(std::uint64_t seed = 0) : random_{seed} {}

    /// Begins the chances of a seed anew.
    void seed(std::uint64_t seed) { random_.seed(seed); }

    /// Teaches it the method, by which `Opponent::method` mates from then on; until then, and where the
    /// method has no move, that opponent is perfect.
    void learn_method(endgame::Forcing ranks) { trail_.emplace(std::move(ranks)); }
    bool knows_method() const { return trail_.has_value(); }
    /// Forgets where the method was going in the last game.
    void forget_game();

    /// Chooses a move at the current node of a game.
    ///
    /// `limits.moves` restricts any opponent, and all but the rule of thumb to the best of them, or to what
    /// the method plays; depth, nodes and `report` are the search's, and `limits.stop` the method's too.
    Choice choose(Opponent opponent, const endgame::Tablebase& known, const Game& game,
                  const thumb::SearchLimits& limits, const thumb::SearchReport& report = {});

private:
    std::optional<chess::Move> choose_known(Opponent opponent, const endgame::Tablebase& known,
                                            const Game& game);

    std::optional<Choice> choose_by_method(const Game& game, const thumb::SearchLimits& limits);

    Random random_;
    std::optional<method::Trail> trail_;
    std::optional<thumb::RuleOfThumb> rule_of_thumb_; ///< from when it is first asked, for its memory
};

} // namespace trainer
