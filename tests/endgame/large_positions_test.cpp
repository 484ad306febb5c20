// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/large_positions.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/move.h"
#include "endgame/census.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "tests/endgame/large_material.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Position;

const Material knnkn = large("KNNKN");

const Tablebase& knights()
{
    static const Tablebase table = solve(knnkn);
    return table;
}

std::set<std::string> fens(const std::vector<Position>& positions)
{
    std::set<std::string> fens;
    for (const Position& position : positions)
        fens.insert(to_fen(position.setup()));
    return fens;
}

TEST(LargePositions, RareWinsAreAsManyAsTheCensusCounts)
{
    const Wins wins = knights().wins(knnkn);
    for (const int moves : {6, 7}) {
        for (const Color attacker : chess::all_colors) {
            const PositionFilter filter{
                .material = knnkn, .attacker = attacker, .shortest = moves, .longest = moves};
            const std::vector<Position> found = rare_wins(knights(), filter);
            EXPECT_EQ(found.size(), wins.at(static_cast<std::size_t>(2 * moves - 1)));
            EXPECT_EQ(2 * fens(found).size(), found.size()) << "the knights change places";
            for (const Position& position : found) {
                EXPECT_TRUE(is_won_within_band(knights(), filter, position));
                EXPECT_EQ(position.turn(), attacker);
            }
        }
    }
}

TEST(LargePositions, FrequentWinsAreNotListed)
{
    EXPECT_TRUE(rare_wins(knights(), {.material = knnkn, .shortest = 1, .longest = 7}).empty());
    EXPECT_TRUE(rare_wins(knights(), {.material = knnkn, .shortest = 8}).empty()) << "nothing is that far";
    EXPECT_TRUE(rare_wins(Tablebase{}, {.material = knnkn, .shortest = 7}).empty());
}

TEST(LargePositions, SamplesAreLegalPositionsOfTheEnding)
{
    std::mt19937_64 random{1};
    const Positions::Draw draw = [&random](std::size_t count) { return random() % count; };
    const Material material = large("KBPKN");
    std::size_t legal = 0;
    for (int i = 0; i < 10'000; ++i) {
        const PositionFilter filter{
            .material = material, .attacker = Color::black, .bishops = SquareColor::dark};
        const auto position = draw_position(filter, Side::defender, draw);
        if (!position)
            continue;
        ++legal;
        EXPECT_EQ(Material::of(position->board(), Color::black, most_pieces_on_request), material);
        EXPECT_EQ(position->turn(), Color::white);
        EXPECT_TRUE(is_dark(position->board().of(chess::Role::bishop).first()));
    }
    EXPECT_GT(legal, 2'000U);
}

TEST(LargePositions, BestMovesAreTheFirstOfTheRankedOnes)
{
    constexpr int count = 500;
    const Material material = large("KRBKR");
    const Tablebase table = solve(material);
    std::mt19937_64 random{1};
    const Positions::Draw draw = [&random](std::size_t bound) { return random() % bound; };
    for (int tries = 0; tries < count; ++tries) {
        const Side turn = tries % 2 == 0 ? Side::attacker : Side::defender;
        const auto position = draw_position({.material = material}, turn, draw);
        if (!position)
            continue;
        const auto ranked = table.ranked_moves(*position);
        std::vector<chess::Move> best;
        for (const RankedMove& each : best_of(*ranked))
            best.push_back(each.move);
        const std::string fen = to_fen(position->setup());
        EXPECT_EQ(table.best_moves(*position), best) << fen;
        for (const RankedMove& each : *ranked) {
            const bool wins = each.verdict.outcome() == Outcome::win;
            EXPECT_EQ(table.is_lost(position->play(each.move)), wins) << fen;
        }
        // Asked again, the value comes from those kept.
        if (!ranked->empty()) {
            EXPECT_EQ(*table.probe(*position), ranked->front().verdict) << fen;
        }
    }
}

} // namespace
} // namespace endgame
