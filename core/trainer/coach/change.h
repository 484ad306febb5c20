// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"

namespace trainer::coach {

/// The legal moves from a square that are not best.
inline std::vector<chess::Move> slower_moves_from(const chess::Position& position, chess::Square from,
                                                  const std::vector<chess::Move>& best)
{
    std::vector<chess::Move> slower;
    std::ranges::copy_if(legal_moves_from(position, from), std::back_inserter(slower),
                         [&](chess::Move move) { return std::ranges::count(best, move) == 0; });
    return slower;
}

/// The legal moves of a position that are not best.
inline std::vector<chess::Move> worse_moves(const endgame::Tablebase& known, const chess::Position& position)
{
    const std::vector<chess::Move> best = known.best_moves(position);
    std::vector<chess::Move> worse;
    std::ranges::copy_if(legal_moves(position), std::back_inserter(worse),
                         [&](chess::Move move) { return std::ranges::count(best, move) == 0; });
    return worse;
}

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
        , best{tablebase.best_moves(played_in)}
        , slower{slower_moves_from(played_in, played.from, best)}
        , before{facts_of(played_in.board(), attacker)}
        , after{facts_of(next.board(), attacker)}
    {}

    /// The attacker's moves to mate after one of its moves; `nullopt` if that does not win.
    std::optional<int> moves_to_mate_after(chess::Move played) const
    {
        const auto verdict = known.probe(position.play(played));
        return verdict && verdict->outcome() == endgame::Outcome::loss
                   ? std::optional{verdict->to_mate().moves()}
                   : std::nullopt;
    }

    /// True if the attacker mates in so many more moves or fewer.
    bool mates_within(int moves) const
    {
        const auto left = moves_to_mate_after(move);
        return left && *left <= moves;
    }

    const endgame::Tablebase& known;
    const chess::Position& position;
    chess::Move move;
    chess::Color attacker;
    chess::Role role; ///< of the moved piece
    chess::Position next;
    /// The position before, had the attacker passed; empty if that would be illegal.
    std::optional<chess::Position> still;
    std::vector<chess::Move> best;   ///< the attacker's best moves
    std::vector<chess::Move> slower; ///< the moves of the same piece that are not best
    Facts before;
    Facts after;
};

} // namespace trainer::coach
