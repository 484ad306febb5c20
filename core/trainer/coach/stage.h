// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The stages of a mate, named after what the attacker does next. Those of bishop and knight stand on two
// pens (endgame/pens.h): the usual one, and the one of triangles. Of one won position in forty, and of the
// steps to another stage on 20,000 lines of best play (tests/bench/coach_measure.cpp; fewest and most are of
// all 24,536,088 positions):
//
//                       attacker to move: share,   of these, a good move  defender to  steps to another
//                       moves to mate on average,  does what the advice   move: share  stage that lead
//                       fewest and most            of the stage names                  forward
//      come together      41.05 %  28.23  18-33          96.6 %             47.44 %        100.0 %
//      take the centre    26.82 %  26.58  18-31          99.2 %             36.04 %         94.9 %
//      drive to the edge   3.65 %  23.91  20-31          98.0 %              3.08 %         97.1 %
//      wrong corner        1.35 %  22.47  19-26          96.9 %              0.50 %         99.9 %
//      large triangle     16.82 %  20.91  11-27          98.3 %              9.37 %         99.4 %
//      W                   0.82 %  16.52  10-25          99.3 %              0.25 %         97.2 %
//      breakout            0.92 %  14.39   7-20          99.0 %              0.47 %         88.6 %
//      middle triangle     7.23 %  12.20   5-20          96.9 %              2.51 %         99.6 %
//      small triangle      1.05 %   6.11   4-13          98.0 %              0.18 %        100.0 %
//      mate                0.29 %   4.56   1-7          100.0 %              0.18 %
//      together                                                                             97.4 %
//
// A good move is a best one or one move slower; tests/trainer/coach/stage_advice.h lists the moves
// that the advice names. Best play gives up a pen that could be held, for a quicker one elsewhere: hence a
// stage counts only if best play keeps it for a while.
//
// Sources: Philidor, "L'Analyse des échecs", 1777, for the way along the edge, which the knight goes in the
// form of a W; Delétang, "Mat avec le fou et le cavalier", La Stratégie, 1923, for the three triangles, each
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
    // Bishop and knight; the first that holds, from the last to the first. The kings are near if they are
    // three king's moves apart or less.
    come_together,   ///< All else: the king on the edge of the board, or far from its knight and the other.
    take_centre,     ///< The king off the edge, and the knight within four king's moves or the kings near.
    drive_to_edge,   ///< The kings near, the pen up to 9: the lone king can be kept out of the centre.
    wrong_corner,    ///< The same, the pen up to 7, a wrong corner within two king's moves.
    large_triangle,  ///< The triangle up to 5: the lone king can be held behind a diagonal of seven squares.
    w,               ///< The same on the edge, not next to a right corner; the kings near, the pen up to 8.
    breakout,        ///< The same with a triangle up to 4, off the edge or three steps or less from a right
                     ///< corner: the second line of the W.
    middle_triangle, ///< The triangle up to 3: behind a diagonal of five squares.
    small_triangle,  ///< The triangle up to 1: behind a diagonal of three squares.
    mate,            ///< The same, the king a knight's move from the corner; or mate within three moves.

    // A pawn against the bare king; it becomes a piece.
    to_key_squares, ///< The pawn's king has a key square to reach.
    key_square,     ///< The king stands on one or has passed them near the pawn: lead the pawn on.
    outrun,         ///< The pawn outruns the other king: run.

    // Pieces that mate without a pen of their own: queen, rook, two bishops and more, against the bare king.
    open,       ///< The box, which is the cage without captures, reaches all edges: confine the king.
    box,        ///< The box misses an edge: make it smaller.
    shut_edge,  ///< The whole box lies on one edge: bring the king opposite.
    opposition, ///< The same with queen or rook, the kings in direct opposition and the attacker to move:
                ///< check along the edge.
};

/// The name of a stage in files and on the console: "wrong-corner".
std::string_view name_of(Stage stage);
/// The stage of a name, including former names in saved data; `nullopt` if the name is unknown.
std::optional<Stage> stage_named(std::string_view name);

/// The first stage of the mate with bishop and knight and the last one.
inline constexpr Stage first_kbnk_stage = Stage::come_together;
inline constexpr Stage last_kbnk_stage = Stage::mate;

/// A stage and the squares that matter in it.
struct Standing {
    Stage stage;
    /// come_together, take_centre: the sixteen central squares · drive_to_edge: the edges · wrong_corner: the
    /// corners · w, breakout: the squares of the knight's W · triangles: the diagonal · mate: the nearest
    /// corner and the squares of the attacking king · box, shut_edge: the whole box · to_key_squares,
    /// key_square: the key squares · outrun: the squares up to the last rank.
    chess::Bitboard squares;
    /// False if the attacker is to move and no best move brings its king nearer to the goal of the stage, in
    /// king's steps or along files and ranks.
    bool is_kings_turn = true;
    /// False in outrun if the attacker is to move, every best move is its king's, and the pawn cannot promote
    /// as well.
    bool is_pawns_turn = true;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The pens that determine the stages.
struct StagePens {
    endgame::Pens usual;
    endgame::Pens triangles;
};

/// Solves them in a few hundredths of a second, on two threads if available.
StagePens solve_stage_pens();
/// The pens for all stages of the program, solved on demand.
const StagePens& stage_pens();

/// The stage of a won position and its squares, the same for every image of it; `nullopt` if it is not won or
/// not in the tablebases, or if the ending has no stages.
///
/// With bishop and knight a stage counts if best play keeps it: it is the earliest of that on the board and
/// those after up to five plies, the first of the defender's being any move, or else the next earlier one
/// whose name the board does not contradict.
std::optional<Standing> standing(const StagePens& pens, const endgame::Tablebase& known,
                                 const chess::Position& position);

/// The stage of a position as `standing` finds it with the pens of the program.
std::optional<Stage> stage_of(const endgame::Tablebase& known, const chess::Position& position);

/// True if `standing` returns this stage for a position; faster than `standing` if not.
bool is_in_stage(const StagePens& pens, const endgame::Tablebase& known, const chess::Position& position,
                 Stage stage);

/// The stage of a position if it comes after another one, else `nullopt`; faster than `stage_of` if not.
std::optional<Stage> stage_past(const StagePens& pens, const endgame::Tablebase& known,
                                const chess::Position& position, Stage stage);

/// All stages of the ending that a stage belongs to, from the first to the last.
std::vector<Stage> stages_beside(Stage stage);
/// The stages of an ending seen by its attacker, from the first to the last; empty if it has no stages.
std::vector<Stage> stages_of(const endgame::Material& ending);

/// The squares to look at for a stage of a position's ending that may be another than the present one: those
/// of `Standing`, but the edges if those depend on the box; empty for the box.
///
/// @pre the position has a stage, and the stage belongs to its ending
chess::Bitboard stage_squares(Stage stage, const chess::Position& position, chess::Color attacker);

} // namespace trainer::coach
