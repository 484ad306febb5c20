// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "chess/fen.h"
#include "chess/position.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Outcome;
using endgame::solved;

int moves_to_mate(const Position& position)
{
    return solved().probe(position)->to_mate().moves();
}

TEST(RandomStart, IsWonByTheAttackerWhoIsToMove)
{
    for (const Color attacker : chess::all_colors) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Position start = *random_start(solved(), {.attacker = attacker}, seed);
            EXPECT_EQ(endgame::kbnk_attacker(start.board()), attacker);
            EXPECT_EQ(start.turn(), attacker);
            EXPECT_EQ(solved().probe(start)->outcome(), Outcome::win);
            EXPECT_EQ(start.halfmove_clock(), 0);
            EXPECT_EQ(start.fullmove_number(), 1);
        }
    }
}

TEST(RandomStart, KeepsToTheBandAndFillsIt)
{
    for (const auto& [shortest, longest] : {std::pair{1, 3}, {10, 10}, {20, 25}, {28, 31}}) {
        std::set<int> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const DrillRequest request{.shortest = shortest, .longest = longest};
            seen.insert(moves_to_mate(*random_start(solved(), request, seed)));
        }
        EXPECT_EQ(*seen.begin(), shortest);
        EXPECT_EQ(*seen.rbegin(), longest);
        EXPECT_EQ(static_cast<int>(seen.size()), longest - shortest + 1);
    }
}

TEST(RandomStart, IsThereForEveryDistanceColourAndBishop)
{
    for (int moves = 1; moves <= longest_mate; ++moves) {
        for (const Color attacker : chess::all_colors) {
            for (const BishopSquares bishop : {BishopSquares::light, BishopSquares::dark}) {
                const DrillRequest request{attacker, bishop, moves, moves};
                const std::optional<Position> start = random_start(solved(), request, 7);
                ASSERT_TRUE(start);
                EXPECT_EQ(moves_to_mate(*start), moves);
                EXPECT_EQ(is_dark(start->board().of(Role::bishop).first()), bishop == BishopSquares::dark);
            }
        }
    }
}

TEST(RandomStart, HasBishopsOfBothColoursWhereEitherWillDo)
{
    std::set<bool> is_dark_seen;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        is_dark_seen.insert(is_dark(random_start(solved(), {}, seed)->board().of(Role::bishop).first()));
    EXPECT_EQ(is_dark_seen.size(), 2U);
}

TEST(RandomStart, IsNotThereForAnEmptyBand)
{
    EXPECT_FALSE(random_start(solved(), {.shortest = 12, .longest = 11}, 1));
    EXPECT_FALSE(random_start(solved(), {.shortest = 34, .longest = 40}, 1));
    EXPECT_FALSE(random_start(solved(), {.shortest = -5, .longest = 0}, 1));
}

TEST(RandomStart, TakesABandThatIsTooWideAsAllDistances)
{
    const Position expected = *random_start(solved(), {}, 3);
    EXPECT_EQ(random_start(solved(), {.shortest = -100, .longest = 1000}, 3)->setup(), expected.setup());
}

TEST(RandomStart, IsTheSameForTheSameSeedOnEveryMachine)
{
    const auto fen = [](const DrillRequest& request, std::uint64_t seed) {
        return to_fen(random_start(solved(), request, seed)->setup());
    };
    EXPECT_EQ(fen({}, 1), "2K5/8/N7/3B4/8/8/8/1k6 w - - 0 1");
    EXPECT_EQ(fen({.attacker = Color::black}, 1), "2k5/8/n7/3b4/8/8/8/1K6 b - - 0 1");
    EXPECT_EQ(fen({.bishop = BishopSquares::dark, .shortest = 33}, 2013), "7K/8/5k1B/8/8/8/8/1N6 w - - 0 1");
    EXPECT_EQ(fen({}, ~std::uint64_t{0}), "8/8/8/4k1N1/8/7B/8/4K3 w - - 0 1");
}

/// How far counts are from what was expected; near the number of cells if chance alone made them so.
double chi_square(const std::vector<double>& counted, const std::vector<double>& expected)
{
    double sum = 0;
    for (std::size_t i = 0; i < counted.size(); ++i)
        sum += (counted[i] - expected[i]) * (counted[i] - expected[i]) / expected[i];
    return sum;
}

TEST(RandomStart, IsAnyPositionOfTheBandWithTheSameChance)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "draws thousands of rare positions";
    // The mates in one: the cells are the positions up to symmetry.
    std::unordered_map<std::size_t, std::size_t> cells;
    std::vector<double> positions;
    endgame::for_each_position(
        Color::white, chess::all_squares, chess::all_squares, [&](const Position& position) {
            if (solved().probe(position) != endgame::Verdict::win(endgame::Plies{1}))
                return;
            const std::size_t number = smallest_number(endgame::men_of(position, Color::white));
            const std::size_t cell = cells.emplace(number, cells.size()).first->second;
            positions.resize(cells.size());
            ++positions[cell];
        });
    ASSERT_EQ(cells.size(), 230U);

    constexpr std::size_t draws = 2'300;
    std::vector<double> counted(cells.size());
    std::vector<double> counted_by_quadrant(4);
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const Position start = *random_start(solved(), {.shortest = 1, .longest = 1}, seed);
        ++counted[cells.at(smallest_number(endgame::men_of(start, Color::white)))];
        const chess::Square king = start.king(Color::black);
        ++counted_by_quadrant.at((file_of(king) > 3 ? 1U : 0U) + (rank_of(king) > 3 ? 2U : 0U));
    }
    std::vector<double> expected;
    for (const double number : positions)
        expected.push_back(number * draws / 1'840);
    // Fair draws exceed these once in a thousand; the seeds are fixed.
    EXPECT_LT(chi_square(counted, expected), 301);
    EXPECT_LT(chi_square(counted_by_quadrant, std::vector<double>(4, draws / 4.0)), 16.3);
}

} // namespace
} // namespace trainer
