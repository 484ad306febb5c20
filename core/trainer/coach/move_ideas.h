// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/move.h"
#include "chess/pawns.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// The result of a position for the side that has just moved.
///
/// @pre the tablebase covers the position
inline endgame::Outcome result_after_move(const endgame::Tablebase& known, const chess::Position& after)
{
    return known.probe(after)->for_mover().outcome();
}

/// A legal move, the position that it leads to, and the ideas found in it so far: what the detectors of the
/// ideas of endings have in common.
///
/// It refers to the tablebase, which must cover the position, and to the position.
class MoveIdeas {
protected:
    MoveIdeas(const endgame::Tablebase& known, const chess::Position& position, chess::Move move)
        : known_{known}
        , position_{position}
        , move_{move}
        , mover_{position.turn()}
        , next_{position.play(move)}
        , result_{known.probe(position)->outcome()}
    {}

    void add(Reason::Kind kind, chess::Bitboard squares)
    {
        found_.push_back({.kind = kind, .squares = squares});
    }

    /// True if a legal move keeps the result.
    bool keeps(chess::Move move) const { return result_after_move(known_, position_.play(move)) == result_; }

    bool some_move_spoils() const
    {
        return std::ranges::any_of(legal_moves(position_), [this](chess::Move move) { return !keeps(move); });
    }

    /// The only pawn on the board after the move, if it is the side's.
    std::optional<chess::Square> only_pawn(chess::Color side) const
    {
        const chess::Bitboard pawns = next_.board().of(chess::Role::pawn);
        return pawns.size() == 1 && pawns == next_.board().of(side, chess::Role::pawn)
                   ? std::optional{pawns.first()}
                   : std::nullopt;
    }

    const endgame::Tablebase& known_;
    const chess::Position& position_;
    chess::Move move_;
    chess::Color mover_;
    chess::Position next_;
    endgame::Outcome result_;
    std::vector<Reason> found_;
};

} // namespace trainer::coach
