// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The stages of a mate, each a step on the way. Those of bishop and knight stand on two pens
// (endgame/pens.h): the usual one, and the one of triangles. Of all 24,536,088 won positions, and on 20,000
// lines of best play (tests/bench/coach_measure.cpp):
//
//                    attacker to move: share,   defender to move       of the moves on lines  of the steps to
//                    moves to mate on average                          of best play stay or   another stage
//                    and at most                                       go on                  forward
//      apart           45.13 %  28.05  33        52.50 %  28.46  33        100.00 %               100.0 %
//      free            25.98 %  26.34  33        33.39 %  26.92  33         99.19 %                92.4 %
//      edge             0.37 %  24.24  30         0.33 %  24.03  30         99.07 %                98.0 %
//      wrong corner     1.49 %  22.26  26         0.59 %  21.98  26         99.96 %                99.8 %
//      large net       11.88 %  21.70  27         7.04 %  21.40  27         99.90 %                99.2 %
//      W manoeuvre      6.65 %  18.31  26         3.18 %  18.21  29         99.72 %                96.7 %
//      middle net       7.26 %  12.24  20         2.66 %  11.70  20         99.83 %                97.8 %
//      small net        1.03 %   6.09  13         0.16 %   5.70  12        100.00 %               100.0 %
//      corner           0.22 %   4.63   7         0.14 %   4.58   7        100.00 %
//      together                                                             99.76 %                97.6 %
//
// Best play gives up a pen that could be held, for a quicker one elsewhere: hence a stage counts only if best
// play keeps it for a while. Without that, 83 % of the steps lead forward.
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
    // Bishop and knight. The triangle is 6 or 7, and the pen 8 or more or the kings more than three king's
    // steps apart …
    come_together, ///< They are that, the attacking one outside the sixteen middle squares: bring the pieces
                   ///< up.
    take_centre,   ///< Or else: drive the other to the edge.
    // … or the triangle is 6 or 7, the pen 7 or less, and the kings are three king's steps apart or less …
    drive_to_edge, ///< Held near the edge: drive him along it.
    wrong_corner,  ///< The same, two king's steps or less from a wrong corner: drive him out of it.
    // … the triangle is 4 or 5 …
    large_triangle, ///< Pen 9 or more: behind a diagonal of seven squares; drive him to the edge.
    w,              ///< Pen 8 or less: drive him along the edge, the knight going the W.
    breakout, ///< The same, but he has left the edge, the kings three king's steps apart or less: the second
              ///< line of the W; drive him back.
    // … and less.
    middle_triangle, ///< Triangle 2 or 3: behind a diagonal of five squares; shut the one of three.
    small_triangle,  ///< Triangle 0 or 1: behind a diagonal of three; bring the king to his post.
    mate,            ///< The same, the attacking king a knight's move from the corner: mate.

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
/// The stage of a name, one by which saved data knew it before it was renamed included; nothing if there is
/// none.
std::optional<Stage> stage_named(std::string_view name);

/// The first stage of the mate with bishop and knight and the last one.
inline constexpr Stage first_kbnk_stage = Stage::come_together;
inline constexpr Stage last_kbnk_stage = Stage::mate;

/// A stage and the squares that matter in it.
struct Standing {
    Stage stage;
    /// come_together: the sixteen middle squares · take_centre, drive_to_edge: the exits of the pen ·
    /// wrong_corner: the exits and the right corners · w, breakout: the squares of the knight's W ·
    /// triangles: the diagonal · mate: the corner and the squares of the attacking king · box, shut_edge: the
    /// rim of the box · to_key_squares, key_square: the key squares · outrun: the squares up to the last
    /// rank.
    chess::Bitboard squares;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The pens that stages are told by.
struct StagePens {
    endgame::Pens usual;
    endgame::Pens triangles;
};

/// Solves them, on two threads where there are two: within some hundredths of a second.
StagePens solve_stage_pens();
/// The pens that all stages of the program are told by; solved when they are first asked for.
const StagePens& stage_pens();

/// The stage of a won position and its squares, the same for every image of it; nothing if it is not won,
/// if no table knows it or the ending has no stages.
///
/// With bishop and knight a stage counts if best play keeps it: it is the earliest of that on the board and
/// those up to the attacker's second move from now.
std::optional<Standing> standing(const StagePens& pens, const endgame::Tablebase& known,
                                 const chess::Position& position);

/// Whether `standing` tells this stage of a position; where it does not, this is soon known.
bool is_in_stage(const StagePens& pens, const endgame::Tablebase& known, const chess::Position& position,
                 Stage stage);

/// All stages of the ending that a stage belongs to, from the first to the last.
std::vector<Stage> stages_beside(Stage stage);
/// The stages that there are in an ending seen by its attacker, from the first to the last; none if it has
/// none.
std::vector<Stage> stages_of(const endgame::Material& ending);

/// The squares to look at for a stage of a position's ending that may be another than the present one: where
/// those of `Standing` hang on the pen or the box, the middle, the edges or the corners instead; none for the
/// box.
///
/// @pre the position has a stage, and the stage belongs to its ending
chess::Bitboard stage_squares(Stage stage, const chess::Position& position, chess::Color attacker);

} // namespace trainer::coach
