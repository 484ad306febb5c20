// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"

namespace trainer::coach {

/// A move of the attacker's and the board before and after it, as the detectors of reasons see it.
struct Change {
    Change(const endgame::Tablebase& tablebase, const chess::Position& played_in, chess::Move played)
        : known{tablebase}
        , position{played_in}
        , move{played}
        , attacker{played_in.turn()}
        , role{played_in.board().role_at(played.from)}
        , next{played_in.play(played)}
        , still{passed(played_in)}
        , before{facts_of(played_in.board(), attacker)}
        , after{facts_of(next.board(), attacker)}
    {}

    /// True if the attacker mates in so many more moves or fewer.
    bool mates_within(int moves) const
    {
        const auto verdict = known.probe(next);
        return verdict && verdict->outcome() == endgame::Outcome::loss && verdict->to_mate().moves() <= moves;
    }

    const endgame::Tablebase& known;
    const chess::Position& position;
    chess::Move move;
    chess::Color attacker;
    chess::Role role; ///< of the moved piece
    chess::Position next;
    /// The position before, had the attacker passed; empty if that would be illegal.
    std::optional<chess::Position> still;
    Facts before;
    Facts after;
};

} // namespace trainer::coach
