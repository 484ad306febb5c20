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

/// A legal move, the resulting position and the ideas found in the move so far: the common part of the
/// detectors of ideas of endings.
///
/// It refers to the tablebase, which must cover the position, and to the position.
class MoveIdeas {
public:
    MoveIdeas(const endgame::Tablebase& known, const chess::Position& position, chess::Move move)
        : known_{known}
        , position_{position}
        , move_{move}
        , mover_{position.turn()}
        , role_{position.board().role_at(move.from)}
        , next_{position.play(move)}
        , before_{position.board()}
        , after_{next_.board()}
        , their_king_{next_.king(!mover_)}
        , result_{known.probe(position)->outcome()}
    {}
    MoveIdeas(const MoveIdeas&) = delete;
    MoveIdeas& operator=(const MoveIdeas&) = delete;

protected:
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

    /// True if the moved king comes nearer to some squares, in a win or where one of its moves that does not
    /// would spoil the result.
    bool approach_matters(chess::Bitboard goals) const
    {
        const int now = king_distance(move_.from, goals);
        const auto stays_away_and_spoils = [&](chess::Move other) {
            return king_distance(other.to, goals) >= now && !keeps(other);
        };
        return king_distance(move_.to, goals) < now &&
               (result_ == endgame::Outcome::win ||
                std::ranges::any_of(legal_moves_from(position_, move_.from), stays_away_and_spoils));
    }

    /// The only pawn on the board after the move, if it is the side's.
    std::optional<chess::Square> only_pawn(chess::Color side) const
    {
        const chess::Bitboard pawns = after_.of(chess::Role::pawn);
        return pawns.size() == 1 && pawns == after_.of(side, chess::Role::pawn) ? std::optional{pawns.first()}
                                                                                : std::nullopt;
    }

    const endgame::Tablebase& known_;
    const chess::Position& position_;
    chess::Move move_;
    chess::Color mover_;
    chess::Role role_; ///< of the moved piece before the move
    chess::Position next_;
    const chess::Board& before_;
    const chess::Board& after_;
    chess::Square their_king_;
    endgame::Outcome result_;
    std::vector<Reason> found_;
};

} // namespace trainer::coach
