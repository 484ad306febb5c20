// SPDX-License-Identifier: GPL-3.0-or-later

// Checks the correctness of the table for every position: each value follows from those of its successors
// under the rules of core/chess. As these rules define mates and stalemates, there is exactly one such table:
// by induction over the plies, all values are correct. As values are the same in all symmetries, the
// successors are examined with the defending king on canonical squares only, and counted for the squares that
// these represent.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;

/// The values of all moves for their mover, in the generator's order.
void rank_moves(const Position& position, std::vector<Verdict>& values)
{
    values.clear();
    for (const Move move : legal_moves(position))
        values.push_back(solved().probe(position.play(move))->for_mover());
}

/// The value of a position, by the values of its moves or, if there are no moves, by the rules.
Verdict value_by_moves(const Position& position, const std::vector<Verdict>& values)
{
    if (!values.empty())
        return *std::max_element(values.begin(), values.end());
    return position.is_check() ? Verdict::loss(Plies{0}) : Verdict::draw();
}

bool hangs_a_piece(const Position& position)
{
    const Bitboard pieces = position.board().occupied();
    const chess::MoveList moves = legal_moves(position);
    return std::any_of(moves.begin(), moves.end(), [pieces](Move move) { return pieces.contains(move.to); });
}

/// The effects of the attacker's moves.
struct AttackersMoves {
    Breaches breaches;
    std::size_t all = 0;
    std::size_t that_throw_win_away = 0;
    std::size_t that_hang_a_piece = 0;
    std::size_t that_stalemate = 0;
    std::size_t that_keep_win = 0;
    std::size_t that_cost_nothing = 0;
    std::size_t that_cost_up_to_two = 0;
    std::size_t that_cost_up_to_four = 0;
    std::size_t that_cost_up_to_eight = 0;

    void add(const Position& position);
    void add_throw(const Position& next, std::size_t images);
    void add_cost(int cost, std::size_t images);
    AttackersMoves& operator+=(const AttackersMoves& other);
};

void AttackersMoves::add(const Position& position)
{
    const Verdict value = *solved().probe(position);
    const chess::MoveList moves = legal_moves(position);
    const std::size_t images = image_count(position.king(Color::black));
    Verdict best = Verdict::loss(Plies{0});
    for (const Move move : moves) {
        const Position next = position.play(move);
        const Verdict worth = solved().probe(next)->for_mover();
        best = std::max(best, worth);
        if (value.is_draw())
            continue;
        if (worth.is_draw())
            add_throw(next, images);
        else
            add_cost(worth.to_mate().moves() - value.to_mate().moves(), images);
    }
    all += images * moves.size();
    if (best != value)
        breaches.add(position);
}

void AttackersMoves::add_throw(const Position& next, std::size_t images)
{
    that_throw_win_away += images;
    if (hangs_a_piece(next))
        that_hang_a_piece += images;
    else if (is_stalemate(next))
        that_stalemate += images;
}

void AttackersMoves::add_cost(int cost, std::size_t images)
{
    that_keep_win += images;
    that_cost_nothing += cost == 0 ? images : 0;
    that_cost_up_to_two += cost <= 2 ? images : 0;
    that_cost_up_to_four += cost <= 4 ? images : 0;
    that_cost_up_to_eight += cost <= 8 ? images : 0;
}

AttackersMoves& AttackersMoves::operator+=(const AttackersMoves& other)
{
    breaches += other.breaches;
    all += other.all;
    that_throw_win_away += other.that_throw_win_away;
    that_hang_a_piece += other.that_hang_a_piece;
    that_stalemate += other.that_stalemate;
    that_keep_win += other.that_keep_win;
    that_cost_nothing += other.that_cost_nothing;
    that_cost_up_to_two += other.that_cost_up_to_two;
    that_cost_up_to_four += other.that_cost_up_to_four;
    that_cost_up_to_eight += other.that_cost_up_to_eight;
    return *this;
}

double percent(std::size_t part, std::size_t whole)
{
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

// Fault 66
TEST(TablebaseLaws, EveryValueOfTheAttackerIsOneMoreThanTheBestOfItsSuccessors)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all moves";
    const AttackersMoves moves = on_two_threads([](Bitboard attacking_kings) {
        AttackersMoves tally;
        for_each_position(Color::white, canonical_kings, attacking_kings,
                          [&](const Position& position) { tally.add(position); });
        return tally;
    });
    EXPECT_EQ(moves.breaches.count(), 0U) << moves.breaches.example();
    EXPECT_EQ(moves.all, 206'665'040U); // together with the defender's moves below: 272'993'672
    EXPECT_NEAR(percent(moves.that_throw_win_away, moves.that_throw_win_away + moves.that_keep_win), 16.3,
                0.05);
    EXPECT_NEAR(percent(moves.that_hang_a_piece, moves.that_throw_win_away), 94, 0.5);
    EXPECT_NEAR(percent(moves.that_stalemate, moves.that_throw_win_away), 0.7, 0.05);
    EXPECT_NEAR(percent(moves.that_cost_nothing, moves.that_keep_win), 16, 0.5);
    EXPECT_NEAR(percent(moves.that_cost_up_to_two, moves.that_keep_win), 62, 0.5);
    EXPECT_NEAR(percent(moves.that_cost_up_to_four, moves.that_keep_win), 80, 0.5);
    EXPECT_NEAR(percent(moves.that_cost_up_to_eight, moves.that_keep_win), 93, 0.5);
}

/// The options of the defender to move.
struct DefendersChoices {
    Breaches breaches;
    std::size_t all = 0;
    std::size_t lost = 0;
    std::size_t lost_with_a_choice = 0;

    DefendersChoices& operator+=(const DefendersChoices& other)
    {
        breaches += other.breaches;
        all += other.all;
        lost += other.lost;
        lost_with_a_choice += other.lost_with_a_choice;
        return *this;
    }
};

TEST(TablebaseLaws, EveryValueOfTheDefenderIsOneMoreThanTheBestOfItsSuccessors)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all moves";
    const DefendersChoices choices = on_two_threads([](Bitboard attacking_kings) {
        DefendersChoices tally;
        std::vector<Verdict> values;
        for_each_position(Color::black, canonical_kings, attacking_kings, [&](const Position& position) {
            rank_moves(position, values);
            const std::size_t images = image_count(position.king(Color::black));
            tally.all += images * values.size();
            const Verdict value = *solved().probe(position);
            if (value != value_by_moves(position, values))
                tally.breaches.add(position);
            if (value.is_draw())
                return;
            tally.lost += images;
            tally.lost_with_a_choice += std::count(values.begin(), values.end(), value) > 1 ? images : 0;
        });
        return tally;
    });
    EXPECT_EQ(choices.breaches.count(), 0U) << choices.breaches.example();
    EXPECT_EQ(choices.all, 66'328'632U);
    EXPECT_NEAR(percent(choices.lost_with_a_choice, choices.lost), 59, 0.5);
}

/// A verdict as a byte, unique for all verdicts of the ending; 0 means no verdict.
std::uint8_t packed(Verdict verdict)
{
    return verdict.is_draw() ? 1 : static_cast<std::uint8_t>(verdict.to_mate().count() + 2);
}

/// The values with one side to move, indexed by the numbers of the placements; 0 if the position is illegal.
std::vector<std::uint8_t> answers(Color attacking, Color turn)
{
    std::vector<std::uint8_t> answers(placement_count);
    for_each_placement(chess::all_squares, chess::all_squares, [&](const KbnkPieces& pieces) {
        if (const auto position = Position::from(setup_of(pieces, attacking, turn)))
            answers[placement_number(pieces)] = packed(*solved().probe(*position));
    });
    return answers;
}

/// The values with White attacking, which two laws compare with others.
template <Color turn>
const std::vector<std::uint8_t>& values_for_white()
{
    static const std::vector<std::uint8_t> values = answers(Color::white, turn);
    return values;
}

// Faults 15 and 69
TEST(TablebaseLaws, EveryValueIsTheSameWithTheColoursSwapped)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const std::jthread helper{
        [] { EXPECT_TRUE(values_for_white<Color::white>() == answers(Color::black, Color::black)); }};
    EXPECT_TRUE(values_for_white<Color::black>() == answers(Color::black, Color::white));
}

/// The number of placements whose value differs from that of one of their images.
std::size_t count_asymmetric(const std::vector<std::uint8_t>& all)
{
    std::size_t asymmetric = 0;
    for_each_placement(chess::all_squares, chess::all_squares, [&](const KbnkPieces& pieces) {
        for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry) {
            if (all[placement_number(image(pieces, symmetry))] != all[placement_number(pieces)])
                ++asymmetric;
        }
    });
    return asymmetric;
}

// Fault 69
TEST(TablebaseLaws, EveryValueIsTheSameInTheEightSymmetries)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const std::jthread helper{[] { EXPECT_EQ(count_asymmetric(values_for_white<Color::white>()), 0U); }};
    EXPECT_EQ(count_asymmetric(values_for_white<Color::black>()), 0U);
}

} // namespace
} // namespace endgame
