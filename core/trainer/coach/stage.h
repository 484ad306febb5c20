// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The stages of a mate, each a step on the way. Those of bishop and knight stand on two pens
// (endgame/pens.h): the usual one, and the one of triangles. On lines of best play of both sides 98 of 100
// moves lead to the same stage or a later one (tests/bench/coach_measure.cpp has the figures).
//
// Sources: Philidor, "L'Analyse des échecs", 1777, for the way along the edge, which the knight goes in the
// form of a W; Delétang, "Mat avec le fou et le cavalier", La Stratégie, 1923, for the three nets, each
// behind a diagonal of the bishop.
//
//      8  . . . . . . . .      7: the diagonal of the large net, 5: of the middle one, 3: of the small one,
//      7  7 . . . . . . .      for a bishop on dark squares and the corner a1. He is held behind it.
//      6  . 7 . . . . . .
//      5  5 . 7 . . . . .      Behind the seven are the squares with a number up to 5 in the picture of
//      4  . 5 . 7 . . . .      triangles, behind the five those up to 3, behind the three those up to 1.
//      3  3 . 5 . 7 . . .
//      2  . 3 . 5 . 7 . .
//      1  . . 3 . 5 . 7 .

#include <optional>

#include "chess/bitboard.h"
#include "chess/position.h"
#include "endgame/pens.h"
#include "endgame/tablebase.h"

namespace trainer::coach {

/// The stages, those of one ending from the first to the last.
enum class Stage {
    // Bishop and knight: the pen is 6 or more and so is the triangle …
    apart,        ///< Pen 9–13, the attacking king outside the sixteen middle squares: bring the pieces up.
    free,         ///< Pen 9–13, the king in the middle: drive him to the edge.
    edge,         ///< Pen 6–8: he is held near the edge; drive him along it.
    wrong_corner, ///< The same, two king's moves or less from a wrong corner: drive him out of it.
    // … the triangle is 4 or 5 …
    w_manoeuvre, ///< Pen 5 or less: on the way along the edge; the knight goes the W.
    large_net,   ///< Pen 6 or more: held behind a diagonal of seven squares.
    // … and less.
    middle_net, ///< Triangle 2 or 3: held behind a diagonal of five.
    small_net,  ///< Triangle 0 or 1: held behind a diagonal of three.
    corner,     ///< The same, and the attacking king stands a knight's move from the corner: mate follows.

    // Pieces that mate without a pen of their own: queen, rook, two bishops and more, against the bare king.
    open,       ///< The box, which is the cage if he takes nothing, reaches all edges of the board.
    box,        ///< The box misses an edge.
    shut_edge,  ///< The whole box lies on one edge.
    opposition, ///< The same, the kings in direct opposition.

    // A pawn against the bare king.
    to_key_squares, ///< The pawn's king has a key square to reach.
    key_square,     ///< He stands on one.
    outrun,         ///< The pawn outruns the other king.
};

/// The first stage of the mate with bishop and knight and the last one.
inline constexpr Stage first_kbnk_stage = Stage::apart;
inline constexpr Stage last_kbnk_stage = Stage::corner;

/// A stage and the squares that matter in it.
struct Standing {
    Stage stage;
    /// apart: the sixteen middle squares · free, edge: the exits of the pen · wrong_corner: the exits and the
    /// right corners · w_manoeuvre: the squares of the knight's W · nets: the diagonal · corner: the corner
    /// and the squares of the attacking king · box, shut_edge: the rim of the box · to_key_squares,
    /// key_square: the key squares · outrun: the squares up to the last rank.
    chess::Bitboard squares;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The pens that stages are told by; solving them takes some hundredths of a second.
struct StagePens {
    endgame::Pens usual = endgame::Pens::solve(endgame::usual_regions);
    endgame::Pens triangles = endgame::Pens::solve(endgame::triangles);
};

/// The stage of a won position and its squares, the same for every image of it; nothing if it is not won,
/// if no table knows it or the ending has no stages.
std::optional<Standing> standing(const StagePens& pens, const endgame::Tablebase& known,
                                 const chess::Position& position);

} // namespace trainer::coach
