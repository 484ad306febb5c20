// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A method that mates with bishop and knight without a table of distances: a ladder of goals, each position
// with the attacker to move on a rung of it. The rung is told by questions; the first that differs decides,
// and the smaller answer is the lower rung. The first is always the pen (endgame/pens.h), and it decides what
// is asked next:
//
//      9–13  he is free         behind · edge sum
//      6–8   he is at the edge  kings apart · edge sum
//      5     along the edge     triangle · knight's edge · behind · pieces apart
//      3–4   the last nets      triangle · behind · knight's edge
//      0–2   the corner         corner post
//
// Mate is the lowest rung of all. Looking some moves of his own ahead (method.h), one who follows the ladder
// mates from all 10,822,184 won positions against every defence (tests/trainer/method/prove_method.cpp):
//
//      moves ahead              1        2        3        4        5        6
//      within fifty moves   25.6 %   77.3 %   93.0 %    100 %    100 %    100 %
//      longest game            84       65       67       49       44       42
//      on average           55.14    42.19    38.17    31.76    28.56    28.44     best play: 24.68
//
// From the deepest of them a lower rung is twelve moves away.

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
    pen,          ///< The number of the usual pen.
    triangle,     ///< The number of the pen of triangles.
    behind,       ///< See `behind`.
    kings,        ///< The king's steps between the kings, four or less counting as four.
    edge_sum,     ///< See `edge_sum`.
    knights_edge, ///< Three less the knight's steps from the edge.
    pieces,       ///< The steps of bishop and knight from their king, along files and ranks, added up.
    corner_post,  ///< See `corner_post`.
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

/// How well the attacking king stands behind the other: the half king's steps, rounded down, from him to the
/// point two king's steps from the other on the line to the centre of the board, or to the centre itself if
/// that is nearer.
int behind(chess::Square attacking_king, chess::Square king);

/// The steps from the edge, added up over the squares the lone king can reach within three moves while the
/// other pieces stand still.
int edge_sum(const chess::Board& board, chess::Color attacker);

/// The king's steps of the attacking king to the nearest square a knight's move from the right corner nearer
/// to the other, two or less counting as two.
int corner_post(const chess::Board& board, chess::Color attacker);

} // namespace trainer::method
