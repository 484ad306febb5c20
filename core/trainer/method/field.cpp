// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/field.h"

#include <algorithm>
#include <array>
#include <span>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "endgame/holds.h"
#include "endgame/material.h"
#include "endgame/pens.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"
#include "trainer/technique.h"

namespace trainer::method {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

/// The diagram in the header: a1 … h1, b2 … g2, c3 … f3, d4 and e4.
constexpr endgame::RegionPicture picture{0, 0, 1, 2, 3, 3, 4, 4, 1, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6};

/// The number of moves for which the lone king must be kept in a field.
constexpr int moves_kept = 3;

const endgame::Holds& holds()
{
    static const endgame::Holds holds = endgame::Holds::solve(picture, moves_kept, coach::stage_pens().usual);
    return holds;
}

/// In the order of `Field`.
constexpr std::array<std::string_view, 7> field_names{"corner", "small-triangle", "short-edge", "long-edge",
                                                      "edge",   "two-rings",      "board"};

/// In the order of `Question`.
constexpr std::array<std::string_view, 6> question_names{"field", "corner-post", "pieces",
                                                         "kings", "corner",      "king-centre"};

using Questions = std::span<const Question>;

/// The questions that follow the field.
Questions questions_in(Field field)
{
    using Q = Question;
    static constexpr std::array in_corner{Q::corner_post, Q::pieces};
    static constexpr std::array on_edge{Q::pieces, Q::kings, Q::corner};
    static constexpr std::array off_edge{Q::king_centre, Q::pieces};
    if (field == Field::corner)
        return in_corner;
    return field <= Field::edge ? Questions{on_edge} : Questions{off_edge};
}

/// Each answer takes a byte of the rank, starting with the highest.
constexpr int answer_bits = 8;

int shift_of(std::size_t answer)
{
    return answer_bits * (7 - static_cast<int>(answer));
}

int answer_at(std::uint64_t rank, std::size_t answer)
{
    return static_cast<int>(rank >> shift_of(answer) & 0xFFU);
}

/// The field after the reply that leads to the largest.
std::optional<Field> field_after_reply(const Position& defence)
{
    const chess::MoveList replies = legal_moves(defence);
    if (replies.empty() && !defence.is_check())
        return std::nullopt;
    const Square lone = defence.king(defence.turn());
    const bool is_bishop_dark = is_dark(defence.board().of(Role::bishop).first());
    auto largest = static_cast<Field>(endgame::region_of(picture, lone, is_bishop_dark));
    for (const chess::Move reply : replies) {
        const std::optional<Field> field = field_of(defence.play(reply));
        if (!field)
            return std::nullopt;
        largest = std::max(largest, *field);
    }
    return largest;
}

} // namespace

std::string_view name_of(Field field)
{
    return field_names.at(static_cast<std::size_t>(field));
}

Bitboard squares_of(Field field, bool is_bishop_dark)
{
    return endgame::region(picture, static_cast<int>(field), is_bishop_dark);
}

std::optional<Field> field_of(const Position& position)
{
    const std::optional<Color> attacker = endgame::attacker_of(endgame::kbnk, position.board());
    if (!attacker)
        return std::nullopt;
    if (*attacker != position.turn())
        return field_after_reply(position);
    const std::optional<int> number = holds().of(position);
    return number ? std::optional{static_cast<Field>(*number)} : std::nullopt;
}

std::string_view name_of(Question question)
{
    return question_names.at(static_cast<std::size_t>(question));
}

int answer_to(Question question, const Board& board, Color attacker)
{
    const Square own = board.of(attacker, Role::king).first();
    const Square lone = board.of(!attacker, Role::king).first();
    switch (question) {
    case Question::field:
    case Question::corner_post:
        break;
    case Question::pieces:
        return coach::steps(board.of(Role::knight).first(), own) +
               coach::steps(board.of(Role::bishop).first(), own);
    case Question::kings:
        return king_distance(own, lone);
    case Question::corner:
        return coach::steps(lone, corners(board)->right);
    case Question::king_centre:
        return king_distance(own, coach::middle_squares);
    }
    return corner_post(board, attacker);
}

std::optional<std::uint64_t> rank_of(const Position& position)
{
    const std::optional<Field> field = field_of(position);
    if (!field)
        return std::nullopt;
    std::uint64_t rank = static_cast<std::uint64_t>(*field) << shift_of(0);
    std::size_t asked = 0;
    for (const Question question : questions_in(*field))
        rank |= static_cast<std::uint64_t>(answer_to(question, position.board(), position.turn()))
                << shift_of(++asked);
    return rank;
}

std::vector<Answer> answers_of(std::uint64_t rank)
{
    const int field = answer_at(rank, 0);
    std::vector<Answer> answers{{Question::field, field}};
    for (const Question question : questions_in(static_cast<Field>(field)))
        answers.push_back({question, answer_at(rank, answers.size())});
    return answers;
}

int corner_post(const Board& board, Color attacker)
{
    const Bitboard right = corners(board)->right;
    const Square lone = board.of(!attacker, Role::king).first();
    const bool is_first = coach::steps(lone, right.first()) <= coach::steps(lone, right.last());
    return king_distance(board.of(attacker, Role::king).first(),
                         chess::knight_attacks(is_first ? right.first() : right.last()));
}

} // namespace trainer::method
