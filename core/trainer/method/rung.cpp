// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/rung.h"

#include <algorithm>
#include <cstdlib>

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

/// The answers to one question after the other, the first of them deciding.
class Questions {
public:
    /// @pre the answer is 0 … 255, and no more than eight are asked
    void ask(int answer)
    {
        shift_ -= 8;
        rung_ |= static_cast<std::uint64_t>(answer) << shift_;
    }
    std::uint64_t rung() const { return rung_; }

private:
    std::uint64_t rung_ = 0;
    int shift_ = 64;
};

} // namespace

int behind(Square attacking_king, Square king)
{
    // In half steps, so that the centre is a whole number; times `longest` where the point is not.
    const int files = 7 - 2 * file_of(king);
    const int ranks = 7 - 2 * rank_of(king);
    const int longest = std::max(std::abs(files), std::abs(ranks));
    constexpr int two_steps = 4;
    if (longest <= two_steps)
        return std::max(std::abs(2 * file_of(attacking_king) - 7), std::abs(2 * rank_of(attacking_king) - 7));
    const int away_files = 2 * (file_of(attacking_king) - file_of(king)) * longest - two_steps * files;
    const int away_ranks = 2 * (rank_of(attacking_king) - rank_of(king)) * longest - two_steps * ranks;
    return std::max(std::abs(away_files), std::abs(away_ranks)) / longest;
}

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
    return std::max(least, 2);
}

std::optional<std::uint64_t> rung_of(const coach::StagePens& pens, const Position& position)
{
    const std::optional<int> pen = pens.usual.of(position);
    if (!pen)
        return std::nullopt;
    const Board& board = position.board();
    const Color attacker = position.turn();
    const Square own = position.king(attacker);
    const Square king = position.king(!attacker);
    const Square knight = board.of(Role::knight).first();
    const int knights_edge = 3 - edge_steps(knight);
    Questions questions;
    questions.ask(*pen);
    if (*pen >= 9) {
        questions.ask(behind(own, king));
        questions.ask(edge_sum(board, attacker));
    } else if (*pen >= 6) {
        questions.ask(std::max(king_distance(own, king), 4));
        questions.ask(edge_sum(board, attacker));
    } else if (*pen == 5) {
        questions.ask(*pens.triangles.of(position));
        questions.ask(knights_edge);
        questions.ask(behind(own, king));
        questions.ask(coach::steps(knight, own) + coach::steps(board.of(Role::bishop).first(), own));
    } else if (*pen >= 3) {
        questions.ask(*pens.triangles.of(position));
        questions.ask(behind(own, king));
        questions.ask(knights_edge);
    } else {
        questions.ask(corner_post(board, attacker));
    }
    return questions.rung();
}

} // namespace trainer::method
