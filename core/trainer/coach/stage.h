// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The stages of a mate, each a step on the way. Those of bishop and knight stand on two pens
// (endgame/pens.h): the usual one, and the one of triangles. Of all won positions
// (tests/bench/coach_measure.cpp):
//
//                    attacker to move: share, moves to mate on   defender to move:       best moves that stay
//                                      average and at most                               or go on, of either
//      apart             56.71 %       27.97   33                68.14 %   28.42   33    100.00 %  100.00 %
//      free              11.82 %       25.67   30                16.83 %   25.85   30     97.23 %  100.00 %
//      edge               0.70 %       24.63   30                 0.64 %   24.12   30     67.14 %   97.74 %
//      wrong corner       2.53 %       22.78   30                 0.81 %   22.38   29     73.45 %   95.27 %
//      W manoeuvre        2.18 %       17.86   26                 0.82 %   17.24   26     98.96 %  100.00 %
//      large net         17.08 %       21.18   30                 9.66 %   20.87   30     96.81 %   96.60 %
//      middle net         7.54 %       12.41   23                 2.76 %   11.85   23     97.24 %  100.00 %
//      small net          1.20 %        6.57   16                 0.19 %    6.03   15     89.83 %  100.00 %
//      corner             0.23 %        4.70   12                 0.15 %    4.67   12     97.50 %  100.00 %
//      together                                                                           98.91 % of all
//
// The attacker's best move may give up a pen he could hold at the edge, for a quicker one elsewhere.
//
// Of queen, rook and two bishops 99.4, 99.3 and 97.1 % of the best moves stay or go on.
//
// Sources: Philidor, "L'Analyse des échecs", 1777, for the way along the edge, which the knight goes in the
// form of a W; Delétang, "Mat avec le fou et le cavalier", La Stratégie, 1923, for the three nets, each
// behind a diagonal of the bishop of seven, five and three squares (drawn in landmarks.h). Behind the seven
// are the squares with a number up to 5 in the picture of triangles, behind the five those up to 3, behind
// the three those up to 1.

#include <optional>
#include <string_view>
#include <vector>

#include "chess/bitboard.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/pens.h"
#include "endgame/tablebase.h"

namespace trainer::coach {

/// The stages, those of one ending from the first to the last.
enum class Stage {
    // Bishop and knight. The triangle is 6 or 7, and the pen 9 or more or the kings are four king's steps
    // apart or more …
    apart, ///< The attacking king stands outside the sixteen middle squares: bring the pieces up.
    free,  ///< He stands in the middle: drive the other to the edge.
    // … or the triangle is 6 or 7, the pen 6 to 8, and the kings are three king's steps apart or less …
    edge,         ///< Held near the edge: drive him along it.
    wrong_corner, ///< The same, two king's steps or less from a wrong corner: drive him out of it.
    // … the triangle is 4 or 5 …
    w_manoeuvre, ///< Pen 5 or less: drive him along the edge, the knight going the W.
    large_net,   ///< Pen 6 or more: behind a diagonal of seven squares; shut the one of five.
    // … and less.
    middle_net, ///< Triangle 2 or 3: behind a diagonal of five squares; shut the one of three.
    small_net,  ///< Triangle 0 or 1: behind a diagonal of three; bring the king to his post.
    corner,     ///< The same, the attacking king a knight's move from the corner: mate.

    // A pawn against the bare king; it becomes a piece.
    to_key_squares, ///< The pawn's king has a key square to reach.
    key_square,     ///< He stands on one: lead the pawn on.
    outrun,         ///< The pawn outruns the other king: run.

    // Pieces that mate without a pen of their own: queen, rook, two bishops and more, against the bare king.
    open,       ///< The box, which is the cage if he takes nothing, reaches all edges: shut him in.
    box,        ///< The box misses an edge: make it smaller.
    shut_edge,  ///< The whole box lies on one edge: bring the king opposite.
    opposition, ///< The same, the kings in direct opposition: mate.
};

/// The name of a stage in files and on the console: "wrong-corner".
std::string_view name_of(Stage stage);
/// The stage of a name; nothing if there is none.
std::optional<Stage> stage_named(std::string_view name);

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

/// The pens that all stages of the program are told by; solved when they are first asked for.
const StagePens& stage_pens();

/// The stage of a won position and its squares, the same for every image of it; nothing if it is not won,
/// if no table knows it or the ending has no stages.
std::optional<Standing> standing(const StagePens& pens, const endgame::Tablebase& known,
                                 const chess::Position& position);

/// All stages of the ending that a stage belongs to, from the first to the last.
std::vector<Stage> stages_beside(Stage stage);
/// All stages of an ending seen by its attacker, from the first to the last; none if it has none.
std::vector<Stage> stages_of(const endgame::Material& ending);

/// The squares to look at for a stage of a position's ending that may be another than the present one: where
/// those of `Standing` hang on the pen or the box, the middle, the edges or the corners instead; none for the
/// box.
///
/// @pre the position has a stage, and the stage belongs to its ending
chess::Bitboard stage_squares(Stage stage, const chess::Position& position, chess::Color attacker);

} // namespace trainer::coach
