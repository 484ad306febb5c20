// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A method for humans to mate with bishop and knight: "a smaller field; otherwise tidy up, pieces together,
// king close". Seven nested fields surround the two right corners. The lone king is in a field if it can be
// kept there for three moves, against any defence, without losing the win. Diagram of a quarter of the board,
// where a1 is a right corner; field c is all squares with a number up to c:
//
//      4            6  6           0  corner            4  edge
//      3         6  6  6  6        1  small triangle    5  two rings
//      2      1  5  5  5  5  5     2  short edge        6  board
//      1   0  0  1  2  3  3  4  4  3  long edge
//          a  b  c  d  e  f  g  h
//
// Positions with the attacker to move are compared first by the field and then by questions, for whose
// answers smaller is better; the first difference decides:
//
//      corner                        corner post · pieces
//      small triangle to edge        pieces · kings · corner steps
//      two rings, board              king centre · pieces
//
// Mate ranks best of all. A user of these rules who looks some moves ahead (method.h) mates from the
// 10,822,184 won positions against every defence, whichever of equal moves is chosen, as follows
// (tests/trainer/method/prove_method.cpp, and without any code of core second_prover.cpp):
//
//      moves ahead            2          3          4           5
//      within fifty moves   17.43 %    90.01 %    100 %     99.9999 %
//      longest game           82         63         49         52
//      on average           56.67      42.01      33.51      34.91      best play: 24.68
//
// The number of moves in which a better rank can be forced:
//
//      can be forced within      1       2       3       4       6      20 moves
//      from                   90.60 % 95.57 % 97.82 % 98.84 % 99.77 %  100 %
//
// Positions that need more than four moves are mostly Philidor's W and those before it with the lone king on
// the edge. For these the user of look-ahead 4 knows 25 positions by heart, each with one move
// (known_positions.h). With them all games end within fifty moves as well: the longest takes 49 moves, and
// the average is 33.41. The share of starts from which no defender can force the user to look ahead more than
// a number of moves:
//
//      moves                    4      5      6      7      8      9     10
//      by the rules alone     4.8 %  9.3 % 11.2 % 11.4 % 29.5 % 44.6 % 99.7 %
//      with the positions     4.8 % 64.3 % 82.3 % 94.8 % 99.2 % 99.6 % 99.7 %
//
// The known positions belong to these rules and this look-ahead, and are proven together with them.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/bitboard.h"
#include "chess/position.h"

namespace trainer::method {

/// The fields, from the smallest to the largest.
enum class Field { corner, small_triangle, short_edge, long_edge, edge, two_rings, board };

/// The name of a field in files and on the console: "long-edge".
std::string_view name_of(Field field);

/// The squares of a field, for a dark-squared or light-squared bishop.
chess::Bitboard squares_of(Field field, bool is_bishop_dark);

/// The smallest field in which the lone king can be kept for three moves, for either side to move; `nullopt`
/// unless bishop and knight win. With the defender to move it is the field after the best reply, or the field
/// of the king's square if it is mated.
std::optional<Field> field_of(const chess::Position& position);

/// The questions about a position that the method compares; a smaller answer is better.
enum class Question {
    field,       ///< The number of the field.
    corner_post, ///< See `corner_post`.
    pieces,      ///< The sum of the distances of bishop and knight from their king, in steps along files and
                 ///< ranks.
    kings,       ///< The distance between the kings, in king moves.
    corner, ///< The distance of the lone king from the nearer right corner, in steps along files and ranks.
    king_centre, ///< The distance of the attacking king from the nearest of the four central squares, in king
                 ///< moves.
};

/// The name of a question in files and on the console: "corner-post".
std::string_view name_of(Question question);

/// A question with its answer.
struct Answer {
    Question question;
    int answer;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The rank of a position with bishop and knight and the attacker to move, smaller being better; `nullopt` if
/// it is not won.
///
/// @pre bishop and knight stand against the bare king, and their side is to move
std::optional<std::uint64_t> rank_of(const chess::Position& position);

/// The answer to any question except `Question::field`, on a board with bishop and knight.
int answer_to(Question question, const chess::Board& board, chess::Color attacker);

/// The answers encoded in a rank, in order of precedence, starting with the field.
std::vector<Answer> answers_of(std::uint64_t rank);

/// The distance of the attacking king, in king moves, from the nearest square a knight's move away from the
/// right corner that is nearer to the lone king.
int corner_post(const chess::Board& board, chess::Color attacker);

} // namespace trainer::method
