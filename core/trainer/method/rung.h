// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A method that mates with bishop and knight without a table of distances: a ladder of goals, each position
// with the attacker to move on a rung of it. The rung is told by questions; the first that differs decides,
// and the smaller answer is the lower rung. The first is always the pen (endgame/pens.h), and it decides what
// is asked next:
//
//      9–13  he is free         king to the middle · knight to the middle · edge sum
//      6–8   he is at the edge  king to the middle · pieces apart · edge sum
//      5     along the edge     kings apart · triangle · knight to the middle · edge sum
//      3     the last net       edge sum · pieces apart
//      else  the corner         corner post · edge sum · pieces apart
//
// Mate is the lowest rung of all. Looking some moves of his own ahead (method.h), one who follows the ladder
// mates from all 10,822,184 won positions against every defence (tests/trainer/method/prove_method.cpp):
//
//      moves ahead              1        2        3        4        5        6
//      within fifty moves   24.8 %   51.7 %   87.2 %    100 %    100 %    100 %
//      longest game            87       72       65       49       46       43
//      on average           55.22    47.27    41.07    31.34    28.61    28.84     best play: 24.68
//
// A lower rung is so near:
//
//      can be forced within     1        2        3        4        5        6       10 moves
//      from                87.11 %  97.62 %  99.58 % 99.915 % 99.985 % 99.996 %   100 %
//
// Nearer than that from everywhere it cannot be made by other questions: as long as the pen comes first,
// there are positions in the pens 1, 6 and 8 from which nothing lower can be forced within six moves.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/position.h"
#include "chess/square.h"
#include "trainer/coach/stage.h"

namespace trainer::method {

/// What the method asks of a position; the smaller the answer the better.
enum class Question {
    pen,           ///< The number of the usual pen.
    triangle,      ///< The number of the pen of triangles.
    kings,         ///< The king's steps between the kings, three or less counting as three.
    king_middle,   ///< The attacking king's steps to the nearest of the four squares in the middle.
    knight_middle, ///< As many king's steps from the knight to there.
    edge_sum,      ///< See `edge_sum`.
    pieces,        ///< The steps of bishop and knight from their king, along files and ranks, added up.
    corner_post,   ///< See `corner_post`.
};

/// The name of a question in files and on the console: "edge-sum".
std::string_view name_of(Question question);

/// A question and the answer to it.
struct Answer {
    Question question;
    int answer;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The rung of a position with bishop and knight, the attacker to move; the lower, the nearer to mate.
/// Nothing if it is not won.
///
/// @pre bishop and knight stand against the bare king, and their side is to move
std::optional<std::uint64_t> rung_of(const coach::StagePens& pens, const chess::Position& position);

/// The answers that a rung stands for, in the order in which they decide.
std::vector<Answer> answers_of(std::uint64_t rung);

/// The steps from the edge, added up over the squares the lone king can reach within three moves while the
/// other pieces stand still.
int edge_sum(const chess::Board& board, chess::Color attacker);

/// The king's steps of the attacking king to the nearest square a knight's move from the right corner nearer
/// to the other.
int corner_post(const chess::Board& board, chess::Color attacker);

} // namespace trainer::method
