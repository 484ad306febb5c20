// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// The plan of a side in king and pawn against king. Textbook advice is right in some positions and wrong in
/// others, so each plan applies only where it is correct; elsewhere the general plan applies.
enum class PawnPlan {
    // The pawn's side
    promote,          ///< The general plan in a win.
    press,            ///< The general plan in a draw.
    run,              ///< The other king is outside the square of the pawn, and the path is free.
    reach_key_square, ///< The king can force its way to a key square while the pawn stays put.
    lead_through,     ///< The king stands on a key square of a pawn that has not reached its seventh rank.
    // The side of the lone king
    stop,              ///< The general plan in a draw.
    take_pawn,         ///< The pawn is lost by force.
    hold_corner,       ///< A rook pawn: the king reaches its corner or locks the other king in there.
    guard_key_squares, ///< The other king cannot reach a key square of a pawn below its seventh rank.
    hold_out,          ///< The pawn wins.
};

/// A plan, and whether the opposition serves it: the side can take the opposition now without changing the
/// result, or has it with the other side to move.
struct PawnAdvice {
    PawnPlan plan;
    bool opposition = false;

    friend bool operator==(const PawnAdvice&, const PawnAdvice&) = default;
};

/// The advice for a side of king and pawn against king; `nullopt` in other endings and if the tablebase is
/// missing.
std::optional<PawnAdvice> pawn_advice(const endgame::Tablebase& tables, const chess::Position& position,
                                      chess::Color side);

/// True if the kings stand in direct opposition: on the same file or rank with one square between them.
bool are_opposed(const chess::Position& position);

/// True if the king of a lone pawn can force its way to one of the key squares, and win from there, while the
/// pawn stays put.
///
/// @pre the position is one of king and pawn against king that the tablebases cover
bool can_force_key_square(const endgame::Tablebase& tables, const chess::Position& position);

} // namespace trainer
