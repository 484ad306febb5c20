// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// What a side of king and pawn against king is after. The words of the textbooks are right in some positions
/// and wrong in others, so each stands only where it is true; elsewhere the plain aim stands.
enum class PawnPlan {
    // The pawn's side
    promote,          ///< The plain aim.
    run,              ///< The other king is outside the square of the pawn, and the way is free.
    reach_key_square, ///< The king can force his way onto a key square while the pawn stands still.
    lead_through,     ///< The king stands on a key square of a pawn that is not on its seventh rank yet.
    // The side of the lone king
    stop,              ///< The plain aim in a draw.
    take_pawn,         ///< The pawn falls by force.
    hold_corner,       ///< A rook pawn: the king reaches its corner, or locks the other king in there.
    guard_key_squares, ///< The other king cannot get onto a key square of a pawn below its seventh rank.
    hold_out,          ///< The pawn wins.
};

/// A plan, and whether the opposition serves it: it can be taken now without spoiling anything, or is held
/// with the other side to move.
struct PawnAdvice {
    PawnPlan plan;
    bool opposition = false;

    friend bool operator==(const PawnAdvice&, const PawnAdvice&) = default;
};

/// The advice for a side of king and pawn against king; nothing if the position is another, or its table is
/// not there.
std::optional<PawnAdvice> pawn_advice(const endgame::Tablebase& tables, const chess::Position& position,
                                      chess::Color side);

/// Whether the kings stand in direct opposition: on one file or rank with one square between them.
bool are_opposed(const chess::Position& position);

/// Whether the king of a lone pawn can force his way onto one of its key squares, and win from there, while
/// the pawn stands still.
///
/// @pre the position is one of king and pawn against king that the tables cover
bool can_force_key_square(const endgame::Tablebase& tables, const chess::Position& position);

} // namespace trainer
