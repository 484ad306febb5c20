// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What stands on a board, told by definitions that anyone can check with a finger on it. The attacker is the
// side that hunts; the hunted king is the other side's.
//
//      8  . . . . k F . .      F: his flight squares; here the cage too, for from f8 he gets no
//      7  . . . . . B . .      farther. The bishop is loose where neither king nor knight
//      6  . . . . K . . .      guards it, and hangs if he can take it.
//      5  . . . . N . . .

#include <array>
#include <optional>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/tablebase.h"

namespace trainer::coach {

/// How the kings face each other.
enum class Opposition {
    none,
    direct,   ///< One square between them on a file or a rank.
    diagonal, ///< One square between them on a diagonal.
    distant,  ///< Three or five squares between them on a file or a rank.
};

/// What is plain to see about the hunted king and the pieces that hunt him, whoever is to move.
struct Facts {
    chess::Square king;
    /// What the attacker's pieces cover, his king among them; they see through the hunted king.
    chess::Bitboard covered;
    /// Where the hunted king could go at once.
    chess::Bitboard flights;
    /// Every square he could ever reach while no piece but him moves, his own among them. What he can take
    /// belongs to it; that the rest would then cover less does not count.
    chess::Bitboard cage;
    /// The same if he takes nothing.
    chess::Bitboard box;
    /// The attacker's pieces, without the king, that none of his others guards.
    chess::Bitboard loose;
    /// Those of the loose pieces that the other side attacks.
    chess::Bitboard hanging;
    Opposition opposition;

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// What the piece on a square covers; he sees through the other side's king.
///
/// @pre the square is not empty
chess::Bitboard covered_from(const chess::Board& board, chess::Square square);

/// Where a king gets from a square, step by step, over the squares open to him; his own is among them.
chess::Bitboard reach(chess::Square from, chess::Bitboard open);

/// @pre the board has one king of each colour
Facts facts_of(const chess::Board& board, chess::Color attacker);

/// Where the hunted king could go at once after a legal move of either side.
chess::Bitboard flights_after(const chess::Position& position, chess::Move move, chess::Color attacker);

/// The attacker's pieces that guard a square, his king among them, as if the hunted king were not in the
/// way.
chess::Bitboard guards(const chess::Board& board, chess::Square square, chess::Color attacker);

/// The squares next to where he can get without leaving a region, outside of it: he must get none of them.
/// Empty if he stands outside.
chess::Bitboard exits(const Facts& facts, chess::Bitboard region);

/// The corners in the order a1, h1, a8, h8, and the moves a king needs to each on the empty board.
inline constexpr std::array corner_squares{chess::Square::a1, chess::Square::h1, chess::Square::a8,
                                           chess::Square::h8};
std::array<int, 4> corner_distances(chess::Square king);

/// The steps along files and ranks from one square to another, and to the nearest of some.
int steps(chess::Square from, chess::Square to);
int steps(chess::Square from, chess::Bitboard to);

/// Those of some squares with the fewest steps to another.
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

/// The position with the other side to move; nothing if that cannot be.
std::optional<chess::Position> passed(const chess::Position& position);

/// The side that hunts: the winner, or in a draw the one with more material; `nullopt` if both have the same.
std::optional<chess::Color> attacker_in(const endgame::Tablebase& known, const chess::Position& position);

/// Whether the side to move would rather pass: the other side to move, everything else the same, it would win
/// sooner or at all, hold out longer, or draw. False where passing cannot be or no table knows.
bool would_rather_pass(const endgame::Tablebase& known, const chess::Position& position);

} // namespace trainer::coach
