// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/rung.h"

#include <algorithm>
#include <array>
#include <span>

#include "chess/attacks.h"
#include "trainer/coach/facts.h"
#include "trainer/technique.h"

namespace trainer::method {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

int edge_steps(Square square)
{
    const auto from_side = [](int line) { return std::min(line, 7 - line); };
    return std::min(from_side(file_of(square)), from_side(rank_of(square)));
}

/// The king's steps from a square to the nearest of the four in the middle.
int middle_steps(Square square)
{
    return 3 - edge_steps(square);
}

/// In the order of `Question`.
constexpr std::array<std::string_view, 8> question_names{
    "pen", "triangle", "kings", "king-middle", "knight-middle", "edge-sum", "pieces", "corner-post"};

using Questions = std::span<const Question>;

/// What is asked after the pen.
Questions questions_in(int pen)
{
    using Q = Question;
    static constexpr std::array free{Q::king_middle, Q::knight_middle, Q::edge_sum};
    static constexpr std::array edge{Q::king_middle, Q::pieces, Q::edge_sum};
    static constexpr std::array along{Q::kings, Q::triangle, Q::knight_middle, Q::edge_sum};
    static constexpr std::array net{Q::edge_sum, Q::pieces};
    static constexpr std::array corner{Q::corner_post, Q::edge_sum, Q::pieces};
    if (pen >= 9)
        return free;
    if (pen >= 6)
        return edge;
    if (pen == 5)
        return along;
    return pen == 3 ? Questions{net} : Questions{corner};
}

/// An answer takes a byte of the rung, the first of them the highest.
constexpr int answer_bits = 8;

int shift_of(std::size_t answer)
{
    return answer_bits * (7 - static_cast<int>(answer));
}

int answer_at(std::uint64_t rung, std::size_t answer)
{
    return static_cast<int>(rung >> shift_of(answer) & 0xFFU);
}

int answer_to(Question question, const coach::StagePens& pens, const Position& position)
{
    const Board& board = position.board();
    const Color attacker = position.turn();
    const Square own = position.king(attacker);
    const Square knight = board.of(Role::knight).first();
    switch (question) {
    case Question::pen:
        return *pens.usual.of(position);
    case Question::triangle:
        return *pens.triangles.of(position);
    case Question::kings:
        return std::max(king_distance(own, position.king(!attacker)), 3);
    case Question::king_middle:
        return middle_steps(own);
    case Question::knight_middle:
        return middle_steps(knight);
    case Question::edge_sum:
        return edge_sum(board, attacker);
    case Question::pieces:
        return coach::steps(knight, own) + coach::steps(board.of(Role::bishop).first(), own);
    case Question::corner_post:
        break;
    }
    return corner_post(board, attacker);
}

} // namespace

int edge_sum(const Board& board, Color attacker)
{
    const coach::Facts facts = coach::facts_of(board, attacker);
    Bitboard reached{facts.king};
    for (int move = 0; move < 3; ++move) {
        Bitboard next = reached;
        for (const Square square : reached)
            next |= chess::king_attacks(square) & facts.cage;
        reached = next;
    }
    int sum = 0;
    for (const Square square : reached)
        sum += edge_steps(square);
    return sum;
}

int corner_post(const Board& board, Color attacker)
{
    const Square king = board.of(!attacker, Role::king).first();
    const Bitboard right = corners(board)->right;
    const bool is_first = coach::steps(king, right.first()) <= coach::steps(king, right.last());
    int least = 7;
    for (const Square post : chess::knight_attacks(is_first ? right.first() : right.last()))
        least = std::min(least, king_distance(post, board.of(attacker, Role::king).first()));
    return least;
}

std::string_view name_of(Question question)
{
    return question_names.at(static_cast<std::size_t>(question));
}

std::optional<std::uint64_t> rung_of(const coach::StagePens& pens, const Position& position)
{
    const std::optional<int> pen = pens.usual.of(position);
    if (!pen)
        return std::nullopt;
    std::uint64_t rung = static_cast<std::uint64_t>(*pen) << shift_of(0);
    std::size_t asked = 0;
    for (const Question question : questions_in(*pen))
        rung |= static_cast<std::uint64_t>(answer_to(question, pens, position)) << shift_of(++asked);
    return rung;
}

std::vector<Answer> answers_of(std::uint64_t rung)
{
    std::vector<Answer> answers{{Question::pen, answer_at(rung, 0)}};
    for (const Question question : questions_in(answers.front().answer))
        answers.push_back({question, answer_at(rung, answers.size())});
    return answers;
}

} // namespace trainer::method
