// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <gtest/gtest.h>

#include <algorithm>
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
#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/endings.h"
#include "trainer/round.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Material;
using endgame::Outcome;
using endgame::Side;
using endgame::solved;

int moves_to_mate(const Position& position)
{
    return solved().probe(position)->to_mate().moves();
}

TEST(RandomStart, IsWonByTheAttackerWhoIsToMove)
{
    for (const Color attacker : chess::all_colors) {
        for (std::uint64_t seed = 0; seed < test::times(50U); ++seed) {
            const Position start = *random_start(solved(), {.attacker = attacker}, seed);
            EXPECT_EQ(endgame::attacker_of(endgame::kbnk, start.board()), attacker);
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
        for (std::uint64_t seed = 0; seed < test::times(80U); ++seed) {
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
    const int step = test::is_thorough() ? 1 : 4;
    for (int moves = 1; moves <= solved().longest_mate(endgame::kbnk); moves += step) {
        for (const Color attacker : chess::all_colors) {
            for (const BishopSquares bishop : {BishopSquares::light, BishopSquares::dark}) {
                const DrillRequest request{
                    .attacker = attacker, .bishop = bishop, .shortest = moves, .longest = moves};
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

TEST(RandomStart, FailsForAnEmptyBand)
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
        return to_fen(random_start(endgame::table_of(request.material), request, seed)->setup());
    };
    EXPECT_EQ(fen({}, 1), "6B1/4K3/3N4/8/8/8/8/7k w - - 0 1");
    EXPECT_EQ(fen({.attacker = Color::black}, 1), "7K/8/8/8/8/3n4/4k3/6b1 b - - 0 1");
    EXPECT_EQ(fen({.bishop = BishopSquares::dark, .shortest = 33}, 2013), "8/N7/8/8/8/3kB3/8/K7 w - - 0 1");
    EXPECT_EQ(fen({}, ~std::uint64_t{0}), "8/3N4/5K2/8/8/8/4B3/k7 w - - 0 1");
    EXPECT_EQ(fen({.material = *Material::parse("KPK")}, 5), "8/8/5k2/1P6/K7/8/8/8 w - - 0 1");
    EXPECT_EQ(fen({.material = *Material::parse("KPKQ"), .attacker = Color::black}, 5),
              "8/8/K4Q2/6k1/8/5p2/8/8 b - - 0 1");
}

TEST(RandomStart, IsThereForEveryEndingThatCanBeWonAndForEveryDistance)
{
    for (const Material& material : endgame::all_views()) {
        const endgame::Tablebase table = endgame::table_of(material);
        const int longest = table.longest_mate(material);
        EXPECT_FALSE(random_start(table, {.material = material, .shortest = longest + 1}, 1));
        for (int moves = 1; moves <= longest; ++moves) {
            // The longest of its mates go by way of a knight, and leave out some distances.
            if (material.name() == "KBPK" && (moves == 27 || moves == 29 || moves == 30))
                continue;
            const Color attacker = moves % 2 == 0 ? Color::white : Color::black;
            const DrillRequest request{
                .material = material, .attacker = attacker, .shortest = moves, .longest = moves};
            const std::optional<Position> start = random_start(table, request, 7);
            ASSERT_TRUE(start) << material.name() << ' ' << moves;
            EXPECT_EQ(Material::of(start->board(), attacker), material);
            EXPECT_EQ(start->turn(), attacker);
            EXPECT_EQ(table.probe(*start), endgame::Verdict::win(endgame::Plies{2 * moves - 1}));
        }
    }
}

TEST(RandomStart, FailsWithoutATablebase)
{
    EXPECT_FALSE(random_start(solved(), {.material = *Material::parse("KQK")}, 1));
    EXPECT_FALSE(random_start(endgame::Tablebase{}, {}, 1));
    EXPECT_FALSE(random_start(endgame::table_of("KQK"), {.material = *Material::parse("KKQ")}, 1));
}

TEST(RandomStart, HeedsTheBishopWhereTheAttackerHasExactlyOne)
{
    for (const char* name : {"KBPK", "KRBK", "KBKN", "KBKB"}) {
        const endgame::Tablebase table = endgame::table_of(name);
        for (const Color attacker : chess::all_colors) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const DrillRequest request{
                    .material = *Material::parse(name), .attacker = attacker, .bishop = BishopSquares::light};
                const Position start = *random_start(table, request, seed);
                EXPECT_FALSE(is_dark(start.board().of(attacker, Role::bishop).first())) << name;
            }
        }
    }
    const DrillRequest two{.material = *Material::parse("KBBK"), .bishop = BishopSquares::light};
    const Position start = *random_start(endgame::table_of("KBBK"), two, 1);
    EXPECT_EQ((start.board().of(Role::bishop) & chess::dark_squares).size(), 1);
}

/// Every position of an ending that White, attacking and to move, wins.
std::set<std::string> won_starts(const endgame::Tablebase& table, const Material& material)
{
    std::set<std::string> fens;
    endgame::for_each_position(material, chess::all_squares, [&](const Position& position) {
        if (position.turn() != Color::white || table.probe(position)->outcome() != Outcome::win)
            return;
        for (std::size_t symmetry = 0; symmetry < (material.has_pawn() ? 2U : 8U); ++symmetry)
            fens.insert(to_fen(endgame::image_of(position, symmetry, false).setup()));
    });
    return fens;
}

TEST(RandomStart, IsEachOfTheFewPositionsOfAnEndingInTurn)
{
    for (const char* name : {"KBKN", "KNKN", "KNKR"}) {
        const Material material = *Material::parse(name);
        const endgame::Tablebase table = endgame::table_of(material);
        const std::set<std::string> expected = won_starts(table, material);
        std::set<std::string> seen;
        // So many draws that hardly one in a hundred runs would miss any; the seeds are fixed.
        const std::size_t draws = endgame::is_sanitized ? 10 : 12 * expected.size();
        for (std::uint64_t seed = 0; seed < draws; ++seed)
            seen.insert(to_fen(random_start(table, {.material = material}, seed)->setup()));
        EXPECT_TRUE(std::ranges::includes(expected, seen)) << name;
        EXPECT_TRUE(endgame::is_sanitized || seen == expected) << name << ' ' << expected.size();
    }
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
    // The mates in one: the cells are the positions up to symmetry. Those of a quarter of the board are a
    // quarter of each cell.
    constexpr chess::Bitboard quarter{0x0F'0F'0F'0F};
    std::unordered_map<std::size_t, std::size_t> cells;
    std::vector<double> positions;
    endgame::for_each_position(Color::white, quarter, chess::all_squares, [&](const Position& position) {
        if (solved().probe(position) != endgame::Verdict::win(endgame::Plies{1}))
            return;
        const std::size_t number = smallest_number(endgame::pieces_of(position, Color::white));
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
        ++counted[cells.at(smallest_number(endgame::pieces_of(start, Color::white)))];
        const chess::Square king = start.king(Color::black);
        ++counted_by_quadrant.at((file_of(king) > 3 ? 1U : 0U) + (rank_of(king) > 3 ? 2U : 0U));
    }
    std::vector<double> expected;
    for (const double number : positions)
        expected.push_back(number * draws / 460);
    // Fair draws exceed these once in a thousand; the seeds are fixed.
    EXPECT_LT(chi_square(counted, expected), 301);
    EXPECT_LT(chi_square(counted_by_quadrant, std::vector<double>(4, draws / 4.0)), 16.3);
}

TEST(RandomStart, OfADrawCanBeHeldButNotWithEveryMove)
{
    for (const char* name : {"KPK", "KRKB", "KQKP", "KBNK", "KPKP", "KRKR", "KPKB", "KPKN"}) {
        const endgame::Tablebase& table = endgame::table_of(name);
        for (const Color attacker : chess::all_colors) {
            for (std::uint64_t seed = 0; seed < test::times<std::uint64_t>(4); ++seed) {
                const DrillRequest request{
                    .material = *Material::parse(name), .attacker = attacker, .prospect = Prospect::draw};
                const auto start = random_start(table, request, seed);
                ASSERT_TRUE(start) << name << ' ' << seed;
                EXPECT_EQ(start->turn(), !attacker);
                EXPECT_EQ(Material::of(start->board(), attacker), request.material);
                const auto moves = *table.ranked_moves(*start);
                EXPECT_TRUE(moves.front().verdict.is_draw()) << name << ' ' << seed;
                EXPECT_EQ(moves.back().verdict.outcome(), Outcome::loss) << name << ' ' << seed;
                const Round round{*start, Seat::defender, Dealt{{Seat::defender, request}, seed}};
                EXPECT_EQ(round.attacker(), attacker);
                EXPECT_TRUE(round.is_users_turn());
                EXPECT_EQ(chess::to_fen(start->setup()),
                          chess::to_fen(random_start(table, request, seed)->setup()));
            }
        }
    }
}

TEST(RandomStart, OfADrawKeepsTheBishopsColour)
{
    const endgame::Tablebase& table = endgame::table_of("KBPK");
    for (const auto& [squares, dark] :
         {std::pair{BishopSquares::dark, true}, {BishopSquares::light, false}}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto start = random_start(
                table, {.material = *Material::parse("KBPK"), .prospect = Prospect::draw, .bishop = squares},
                seed);
            ASSERT_TRUE(start);
            EXPECT_EQ(is_dark(start->board().of(Role::bishop).first()), dark);
        }
    }
}

TEST(RandomStart, OfADrawIsDealtInEveryEndingWithSomethingToHold)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "solves all endings";
    // Whichever of the two pieces is taken, the other mates.
    const std::set<std::string> without{"KQQK", "KQRK", "KRRK"};
    for (const auto& group : ending_groups()) {
        for (const Material& material : group) {
            if (is_on_request(material))
                continue;
            const endgame::Tablebase& table = endgame::table_of(material);
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const DrillRequest request{.material = material, .prospect = Prospect::draw};
                EXPECT_EQ(random_start(table, request, seed).has_value(), !without.contains(material.name()))
                    << material.name() << ' ' << seed;
            }
        }
    }
}

TEST(RandomStart, OfADrawIsEachOfTheFewPositionsInTurn)
{
    for (const char* name : {"KBKN", "KNKN"}) {
        const Material material = *Material::parse(name);
        const endgame::Tablebase table = endgame::table_of(material);
        std::set<std::string> expected;
        endgame::for_each_position(material, chess::all_squares, [&](const Position& position) {
            if (position.turn() == Color::white || !table.probe(position)->is_draw())
                return;
            const auto moves = *table.ranked_moves(position);
            if (moves.back().verdict.outcome() != Outcome::loss)
                return;
            for (std::size_t symmetry = 0; symmetry < 8; ++symmetry)
                expected.insert(to_fen(endgame::image_of(position, symmetry, false).setup()));
        });
        const DrillRequest request{.material = material, .prospect = Prospect::draw};
        std::set<std::string> seen;
        const std::size_t draws = endgame::is_sanitized ? 2 : 12 * expected.size();
        for (std::uint64_t seed = 0; seed < draws; ++seed)
            seen.insert(to_fen(random_start(table, request, seed)->setup()));
        EXPECT_TRUE(std::ranges::includes(expected, seen)) << name;
        EXPECT_TRUE(endgame::is_sanitized || seen == expected) << name << ' ' << expected.size();
    }
}

TEST(RandomStart, DrawFailsWithoutATablebase)
{
    EXPECT_EQ(random_start({}, {.prospect = Prospect::draw}, 1), std::nullopt);
}

TEST(RandomStart, IsInTheStageAskedFor)
{
    for (const coach::Stage stage : coach::stages_of(endgame::kbnk)) {
        for (const BishopSquares bishop : {BishopSquares::light, BishopSquares::dark}) {
            const DrillRequest request{.bishop = bishop, .stage = stage};
            std::set<std::string> seen;
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const std::optional<Position> start = random_start(solved(), request, seed);
                ASSERT_TRUE(start) << coach::name_of(stage);
                EXPECT_EQ(coach::standing(coach::stage_pens(), solved(), *start)->stage, stage);
                EXPECT_EQ(is_dark(start->board().of(Role::bishop).first()), bishop == BishopSquares::dark);
                seen.insert(chess::to_fen(start->setup()));
            }
            EXPECT_EQ(seen.size(), 5U) << coach::name_of(stage);
        }
    }
}

TEST(RandomStart, OfAStageIsAsNearToMateAndAsFarFromItAsTheStageCanBe)
{
    // Found over all positions (coach_measure).
    const std::vector<std::pair<int, int>> distances{{18, 33}, {18, 31}, {20, 31}, {19, 26}, {11, 27},
                                                     {10, 25}, {7, 20},  {5, 20},  {4, 13},  {1, 7}};
    const std::vector<coach::Stage> stages = coach::stages_of(endgame::kbnk);
    ASSERT_EQ(stages.size(), distances.size());
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto is_dealt = [&](int moves, std::uint64_t tries = 20) {
            for (std::uint64_t seed = 0; seed < tries; ++seed) {
                if (random_start(solved(), {.shortest = moves, .longest = moves, .stage = stages[i]}, seed))
                    return true;
            }
            return false;
        };
        EXPECT_TRUE(is_dealt(distances[i].first)) << coach::name_of(stages[i]);
        EXPECT_TRUE(is_dealt(distances[i].second)) << coach::name_of(stages[i]);
        const std::uint64_t tries = test::times(1U);
        EXPECT_FALSE(distances[i].first > 1 && is_dealt(distances[i].first - 1, tries))
            << coach::name_of(stages[i]);
        EXPECT_FALSE(is_dealt(distances[i].second + 1, tries)) << coach::name_of(stages[i]);
    }
}

TEST(RandomStart, WithTheLoneKingOnAnEdgeIsDealtOnAllFour)
{
    using enum chess::Square;
    constexpr chess::Bitboard corners{a1, h1, a8, h8};
    const endgame::Tablebase& tables = endgame::table_of("KRK");
    for (const coach::Stage stage : {coach::Stage::shut_edge, coach::Stage::opposition}) {
        std::set<std::string> edges;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const DrillRequest request{.material = *Material::parse("KRK"), .stage = stage};
            const auto start = random_start(tables, request, seed);
            ASSERT_TRUE(start);
            const chess::Square king = start->board().of(Color::black, Role::king).first();
            if (!corners.contains(king))
                edges.insert(file_of(king) == 0   ? "a"
                             : file_of(king) == 7 ? "h"
                             : rank_of(king) == 0 ? "1"
                                                  : "8");
        }
        EXPECT_EQ(edges.size(), 4U) << coach::name_of(stage);
    }
}

TEST(RandomStart, OfAStageIsWithinTheBandToo)
{
    const DrillRequest request{.shortest = 5, .longest = 8, .stage = coach::Stage::small_triangle};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Position start = random_start(solved(), request, seed).value();
        EXPECT_GE(moves_to_mate(start), 5);
        EXPECT_LE(moves_to_mate(start), 8);
    }
    EXPECT_FALSE(random_start(solved(), {.shortest = 20, .stage = coach::Stage::mate}, 1))
        << "nobody in the right corner lasts that long";
}

TEST(RandomStart, EveryStageOfEveryEndingCanBeDealt)
{
    for (const char* name : {"KPK", "KQK", "KRK", "KBBK", "KRRK", "KRBK"}) {
        const endgame::Material ending = *endgame::Material::parse(name);
        const endgame::Tablebase& tables = endgame::table_of(ending);
        for (const coach::Stage stage : coach::stages_of(ending)) {
            const auto start = random_start(tables, {.material = ending, .stage = stage}, 3);
            ASSERT_TRUE(start) << name << ' ' << coach::name_of(stage);
            EXPECT_EQ(coach::standing(coach::stage_pens(), tables, *start)->stage, stage);
        }
    }
}

TEST(RandomStart, FailsFastForImpossibleStages)
{
    using coach::Stage;
    EXPECT_FALSE(random_start(endgame::table_of("KQK"),
                              {.material = *Material::parse("KQK"), .stage = Stage::open}, 1));
    EXPECT_FALSE(random_start(solved(), {.stage = Stage::open}, 1));
    EXPECT_FALSE(random_start(solved(), {.shortest = 33, .stage = Stage::drive_to_edge}, 1));
    EXPECT_FALSE(random_start(solved(), {.longest = 17, .stage = Stage::take_centre}, 1));
}

TEST(RandomStart, FindsAStageThatIsRareInTheBand)
{
    using coach::Stage;
    EXPECT_TRUE(random_start(solved(), {.shortest = 20, .stage = Stage::middle_triangle}, 3))
        << "one in 400,000";
    EXPECT_TRUE(random_start(solved(), {.shortest = 13, .stage = Stage::small_triangle}, 3))
        << "one in 400,000";
}

/// An ending of five pieces that is solved at once.
const Material knnkn = *Material::parse("KNNKN", endgame::most_pieces_on_request);

const endgame::Tablebase& knights()
{
    static const endgame::Tablebase table = endgame::solve(knnkn);
    return table;
}

TEST(RandomStart, WithFivePiecesIsAsFarFromMateAsAskedFor)
{
    for (int moves = 1; moves <= 7; ++moves) {
        for (const Color attacker : chess::all_colors) {
            const DrillRequest request{
                .material = knnkn, .attacker = attacker, .shortest = moves, .longest = moves};
            std::set<std::string> seen;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const Position start = random_start(knights(), request, seed).value();
                EXPECT_EQ(start.turn(), attacker);
                EXPECT_EQ(Material::of(start.board(), attacker, endgame::most_pieces_on_request), knnkn);
                const endgame::Verdict verdict = knights().probe(start).value();
                EXPECT_EQ(verdict.outcome(), Outcome::win);
                EXPECT_EQ(verdict.to_mate().moves(), moves);
                seen.insert(to_fen(start.setup()));
            }
            EXPECT_GT(seen.size(), 7U) << moves;
        }
    }
    EXPECT_FALSE(random_start(knights(), {.material = knnkn, .shortest = 8}, 1));
    EXPECT_FALSE(random_start(knights(), {.material = knnkn, .shortest = 5, .longest = 4}, 1));
    EXPECT_FALSE(random_start(knights(), {.material = knnkn, .stage = coach::Stage::box}, 1));
    EXPECT_FALSE(random_start({}, {.material = knnkn}, 1)) << "not solved";
}

TEST(RandomStart, WithFivePiecesOfADrawCanBeLost)
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const DrillRequest request{.material = knnkn, .prospect = Prospect::draw};
        const Position start = random_start(knights(), request, seed).value();
        EXPECT_EQ(start.turn(), Color::black);
        const auto moves = knights().ranked_moves(start).value();
        EXPECT_TRUE(moves.front().verdict.is_draw());
        EXPECT_EQ(moves.back().verdict.outcome(), Outcome::loss);
        EXPECT_EQ(random_start(knights(), request, seed)->setup(), start.setup()) << "the seed says it all";
    }
}

} // namespace
} // namespace trainer
