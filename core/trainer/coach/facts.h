// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Facts about a board, with definitions that can be checked by hand. The attacker is the side that hunts; the
// hunted king is the other side's.
//
//      8  . . . . k F . .      F: the king's flight squares; here also its cage, as it gets no
//      7  . . . . . B . .      farther than f8. The bishop is loose if neither king nor
//      6  . . . . K . . .      knight guards it, and hangs if the king can capture it.
//      5  . . . . N . . .

#include <array>
#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/tablebase.h"

namespace trainer::coach {

/// The kinds of opposition between the kings.
enum class Opposition {
    none,
    direct,   ///< One square between them on a file or a rank.
    diagonal, ///< One square between them on a diagonal.
    distant,  ///< Three or five squares between them on a file or a rank.
};

/// Facts about the hunted king and the pieces that hunt it, regardless of the side to move.
struct Facts {
    chess::Square king;
    /// The squares that the attacker's pieces cover, including its king; lines pass through the hunted king.
    chess::Bitboard covered;
    /// The squares to which the hunted king could move at once.
    chess::Bitboard flights;
    /// The squares that the hunted king could reach if no other piece moved, including its own square. Pieces
    /// that it can capture belong to them, but still cover their squares.
    chess::Bitboard cage;
    /// The same without captures.
    chess::Bitboard box;
    /// The attacker's pieces, without the king, that are unguarded.
    chess::Bitboard loose;
    /// Those of the attacker's pieces that hang; see `hangs`.
    chess::Bitboard hanging;
    Opposition opposition;

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// The squares that the piece on a square covers; lines pass through the other side's king.
///
/// @pre the square is not empty
chess::Bitboard covered_from(const chess::Board& board, chess::Square square);

/// The squares that a king can reach from a square, step by step, over the squares open to it; includes its
/// own.
chess::Bitboard reach(chess::Square from, chess::Bitboard open);

/// True if a piece is attacked, and either unguarded or guarded by its king alone against two attackers.
///
/// @pre the square is not empty
bool hangs(const chess::Board& board, chess::Square square);

/// True if a piece is attacked by a lesser one.
///
/// @pre the square is not empty
bool is_attacked_by_lesser(const chess::Board& board, chess::Square square);

/// @pre the board has one king of each colour
Facts facts_of(const chess::Board& board, chess::Color attacker);

/// The squares that the hunted king could reach with one or two moves if no other piece moved.
chess::Bitboard reached_in_two(const Facts& facts);

/// The squares to which the hunted king could move at once after a legal move of either side.
chess::Bitboard flights_after(const chess::Position& position, chess::Move move, chess::Color attacker);

/// The attacker's pieces that guard a square, including its king, as if the hunted king were not in the way.
chess::Bitboard guards(const chess::Board& board, chess::Square square, chess::Color attacker);

/// The squares outside a region next to those that the hunted king can reach within it: the attacker must
/// deny it all of them. Empty if the king stands outside the region.
chess::Bitboard exits(const Facts& facts, chess::Bitboard region);

/// The corners in the order a1, h1, a8, h8, and the moves a king needs to each on the empty board.
inline constexpr std::array corner_squares{chess::Square::a1, chess::Square::h1, chess::Square::a8,
                                           chess::Square::h8};
std::array<int, 4> corner_distances(chess::Square king);

/// The steps along files and ranks from one square to another, or to the nearest of several.
int steps(chess::Square from, chess::Square to);
int steps(chess::Square from, chess::Bitboard to);

/// The conventional values of a side's pieces, less those of the other side's.
int balance(const chess::Board& board, chess::Color side);
/// The least balance of a side after the other's best capture or promotion in a position, if it makes one.
int balance_after_answer(const chess::Position& position, chess::Color side);
/// True if a legal move gains material, whatever the other side captures or promotes in reply.
bool gains_material(const chess::Position& position, chess::Move move);
/// The same of a capture.
bool captures_for_gain(const chess::Position& position, chess::Move move);
/// True if the piece that a legal move moves can be captured in reply for a gain.
bool is_offered(const chess::Position& position, chess::Move move);
/// True if a legal move is a capture that can be answered by another on its square.
bool is_recaptured(const chess::Position& position, chess::Move capture);
/// True if a capture or promotion gains no material because the piece is captured in reply.
bool is_answered_by_capture(const chess::Position& position, chess::Move move);

/// The first of some squares to which a king needs the fewest moves.
///
/// @pre there is one
chess::Square nearest_for_king(chess::Square king, chess::Bitboard squares);
/// The squares of a set with the fewest steps to another square.
chess::Bitboard nearest_of(chess::Bitboard squares, chess::Square to);

/// True if a square is nearer to some squares than another is, in a straight line, and not more king's moves
/// away.
bool is_nearer(chess::Square to, chess::Square from, chess::Bitboard squares);

/// The steps to the nearest edge: 0 on it, 3 on the four central squares.
int edge_distance(chess::Square square);

inline constexpr chess::Bitboard edge_squares =
    chess::rank_squares(0) | chess::rank_squares(7) | chess::file_squares(0) | chess::file_squares(7);
inline constexpr chess::Bitboard middle_squares{chess::Square::d4, chess::Square::e4, chess::Square::d5,
                                                chess::Square::e5};

/// The position with the other side to move; `nullopt` if that is illegal.
std::optional<chess::Position> passed(const chess::Position& position);

/// The side that hunts: the winner, or in a draw the one with more material; `nullopt` if both have the same.
std::optional<chess::Color> attacker_in(const endgame::Tablebase& known, const chess::Position& position);

/// True if the side to move is in zugzwang: with the other side to move and everything else unchanged, it
/// would win sooner or at all, hold out longer, or draw. False if passing is illegal or not in the
/// tablebases. Passing counts as a ply, so it must beat the best move, which `gains_by_passing` in drill.cpp
/// does not require.
bool would_rather_pass(const endgame::Tablebase& known, const chess::Position& position);

/// The moves that advice may aim at: the best ones, and in a win those one move slower; in a draw, those that
/// hold it and lose nothing to the reply, if there are any. Empty if the position is not in the tablebases.
std::vector<chess::Move> good_moves(const endgame::Tablebase& known, const chess::Position& position);

} // namespace trainer::coach
