// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/figures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>

#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "endings.h"
#include "large_material.h"
#include "tests/slowdown.h"
#include "tests/thoroughness.h"
#include "trainer/coach/facts.h"
#include "trainer/position_key.h"

namespace trainer {
namespace {

using chess::Position;
using endgame::Material;
using endgame::Outcome;
using endgame::PerTurn;
using endgame::Tablebase;

Figures figures_named(std::string_view name)
{
    return figures_of(endgame::table_of(name), *Material::parse(name));
}

/// The reciprocal zugzwangs with either side to move, up to symmetry, by the value of each position.
std::set<std::uint64_t> zugzwangs_by_values(std::string_view name)
{
    const Tablebase& table = endgame::table_of(name);
    std::set<std::uint64_t> keys;
    endgame::for_each_position(*Material::parse(name), chess::all_squares, [&](const Position& position) {
        const auto passed = coach::passed(position);
        if (passed && table.probe(position)->outcome() == Outcome::loss &&
            table.probe(*passed)->outcome() != Outcome::win)
            keys.insert(canonical_key(position));
    });
    return keys;
}

TEST(Figures, ZugzwangsAgreeWithTheValuesOfAllPositions)
{
    for (const char* const name : {"KRK", "KPK"}) {
        std::set<std::uint64_t> found;
        const Figures figures = figures_named(name);
        for (const Zugzwang& zugzwang : figures.zugzwangs)
            EXPECT_TRUE(found.insert(canonical_key(zugzwang.position)).second) << "listed twice";
        EXPECT_EQ(found, zugzwangs_by_values(name)) << name;
    }
}

TEST(Figures, ZugzwangsHaveTheKnownNumbers)
{
    EXPECT_EQ(figures_named("KPK").zugzwangs.size(), 80U);
    EXPECT_EQ(figures_named("KRKB").zugzwangs.size(), 5U);
    EXPECT_EQ(figures_named("KRKN").zugzwangs.size(), 18U);
    EXPECT_TRUE(figures_named("KBNK").zugzwangs.empty());
}

TEST(Figures, ZugzwangsOfBothSidesAreListedOnce)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "solves all endings";
    const Figures figures = figures_named("KPKP");
    EXPECT_EQ(figures.zugzwangs.size(), 121U);
    const Tablebase& table = endgame::table_of("KPKP");
    for (const Zugzwang& zugzwang : figures.zugzwangs) {
        EXPECT_EQ(table.probe(zugzwang.position)->outcome(), Outcome::loss);
        EXPECT_EQ(table.probe(*coach::passed(zugzwang.position))->outcome(),
                  zugzwang.either_loses ? Outcome::loss : Outcome::draw);
    }
    // A knight against a pawn: the zugzwangs of either side.
    const Figures knight = figures_named("KNKP");
    const auto has_turn = [&](chess::Color color) {
        return std::ranges::any_of(
            knight.zugzwangs, [&](const Zugzwang& zugzwang) { return zugzwang.position.turn() == color; });
    };
    EXPECT_TRUE(has_turn(chess::Color::black));
    EXPECT_TRUE(has_turn(chess::Color::white));
}

TEST(Figures, ListTheLongestMatesUpToSymmetry)
{
    const Figures figures = figures_named("KBNK");
    EXPECT_EQ(figures.longest_of_attacker.size(), 138U);
    EXPECT_TRUE(figures.longest_of_defender.empty());
    for (const Position& position : figures.longest_of_attacker)
        EXPECT_EQ(endgame::table_of("KBNK").probe(position)->to_mate().count(), 65);
    EXPECT_TRUE(figures_named("KQKQ").longest_of_defender.empty()) << "they differ in their colours only";
    const Figures rook = figures_named("KQKR");
    ASSERT_FALSE(rook.longest_of_defender.empty());
    const Position& position = rook.longest_of_defender.front();
    EXPECT_EQ(position.turn(), chess::Color::black) << "White has the queen, and Black mates";
    EXPECT_EQ(endgame::table_of("KQKR").probe(position)->to_mate().moves(), 19);
}

TEST(Figures, CountWinsLossesAndDraws)
{
    const Figures knight = figures_named("KBNK");
    EXPECT_EQ(knight.won(), (PerTurn{10'822'184, 11'188'168}));
    EXPECT_EQ(knight.lost(), (PerTurn{0, 0}));
    EXPECT_EQ(knight.drawn(), (PerTurn{53'320, 2'472'416}));
    EXPECT_EQ(figures_named("KQKR").lost(), (PerTurn{17'136, 3'090'088}));
}

/// Calls the action with every legal position of two white knights and a black one beside the kings of a
/// setup.
template <typename Action>
void for_each_placing(const chess::Setup& kings, Action action)
{
    using enum chess::Role;
    const chess::Bitboard free = ~kings.board.occupied();
    for (const chess::Square first : free) {
        for (const chess::Square second : free) {
            for (const chess::Square third : free) {
                if (second <= first || third == first || third == second)
                    continue;
                chess::Setup setup = kings;
                setup.board.put(first, {chess::Color::white, knight});
                setup.board.put(second, {chess::Color::white, knight});
                setup.board.put(third, {chess::Color::black, knight});
                if (const auto position = Position::from(setup))
                    action(*position);
            }
        }
    }
}

TEST(Figures, ListZugzwangsOfFivePieces)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const Material knights = endgame::large("KNNKN");
    const Tablebase table = endgame::solve(knights);
    const Figures figures = trainer::figures_of(table, knights);
    EXPECT_FALSE(figures.longest_of_attacker.empty());
    EXPECT_EQ(figures.of_attacker.longest(true), 13U);
    std::set<std::uint64_t> found;
    for (const Zugzwang& zugzwang : figures.zugzwangs) {
        EXPECT_TRUE(found.insert(canonical_key(zugzwang.position)).second) << "listed twice";
        EXPECT_EQ(table.probe(zugzwang.position)->outcome(), Outcome::loss);
        EXPECT_EQ(table.probe(*coach::passed(zugzwang.position))->outcome(),
                  zugzwang.either_loses ? Outcome::loss : Outcome::draw);
    }
    EXPECT_EQ(found.size(), 362U);
    // Every position with the kings in the corner, by its value and that after passing.
    std::size_t in_corner = 0;
    chess::Setup kings;
    kings.turn = chess::Color::black;
    kings.board.put(chess::Square::b3, {chess::Color::white, chess::Role::king});
    kings.board.put(chess::Square::a1, {chess::Color::black, chess::Role::king});
    for_each_placing(kings, [&](const Position& position) {
        const auto passed = coach::passed(position);
        if (!passed || !table.is_lost(position) || table.probe(*passed)->outcome() == Outcome::win)
            return;
        ++in_corner;
        EXPECT_TRUE(found.contains(canonical_key(position))) << to_fen(position.setup());
    });
    EXPECT_GT(in_corner, 0U);
}

TEST(Figures, RookAndPawnAgainstRookHasTheKnownZugzwangs)
{
    if (!test::is_exhaustive())
        GTEST_SKIP() << "solves for minutes";
    const Material ending = endgame::large("KRPKR");
    EXPECT_EQ(trainer::figures_of(endgame::solve(ending), ending).zugzwangs.size(), 209U)
        << "as Haworth counted";
}

} // namespace
} // namespace trainer
