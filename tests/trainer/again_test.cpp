// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/again.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "endgame/tablebase_store.h"
#include "endings.h"
#include "tests/chess/printing.h"
#include "tests/slowdown.h"
#include "trainer/round_pgn.h"

namespace trainer {
namespace {

using chess::Color;
using chess::position_of;

std::string mirror_of(const char* fen)
{
    return to_fen(mirrored(position_of(fen))->setup());
}

TEST(AgainTest, AMirrorSwapsLeftAndRightAndStartsTheClocks)
{
    EXPECT_EQ(mirror_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 12 34"), "8/8/4k3/8/8/3NB3/4K3/8 w - - 0 1");
    EXPECT_EQ(mirror_of("8/8/8/k1pP4/8/8/8/K7 w - c6 0 9"), "8/8/8/4Pp1k/8/8/8/7K w - f6 0 1");
    EXPECT_FALSE(mirrored(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"))) << "castling has no mirror image";
}

TEST(AgainTest, TwoMirrorsGiveThePositionBackAndItsValueStays)
{
    const endgame::Tablebase& tables = endgame::table_of("KBNK");
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const chess::Position position = random_start(tables, {}, seed).value();
        const chess::Position image = mirrored(position).value();
        EXPECT_EQ(tables.probe(image)->to_mate().count(), tables.probe(position)->to_mate().count());
        EXPECT_EQ(mirrored(image)->setup(), position.setup());
    }
}

TEST(AgainTest, ADealtRoundIsDealtByTheSameChoicesAgain)
{
    const Drill drill{Seat::defender, {.attacker = Color::black, .shortest = 5, .longest = 6}};
    const Round round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"), Seat::both, Dealt{drill, 7}};
    EXPECT_EQ(drill_like(round, {}), drill);
}

TEST(AgainTest, APositionSetUpGivesItsEndingAndABandAroundItsMate)
{
    const endgame::Tablebase& tables = endgame::table_of("KBNK");
    const Round round{position_of("8/8/3K4/8/8/3bn3/3k4/8 b - - 0 1"), Seat::defender};
    const Drill drill = drill_like(round, tables).value();
    EXPECT_EQ(drill.seat, Seat::defender);
    EXPECT_EQ(drill.request,
              (DrillRequest{
                  .attacker = Color::black, .bishop = BishopSquares::light, .shortest = 25, .longest = 29}));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const int mate = tables.probe(*random_start(tables, drill.request, seed))->to_mate().moves();
        EXPECT_GE(mate, 25);
        EXPECT_LE(mate, 29);
    }
}

TEST(AgainTest, NoMateIsNearerThanOneMove)
{
    const endgame::Tablebase& tables = endgame::table_of("KBNK");
    const Round round{random_start(tables, {.shortest = 2, .longest = 2}, 1).value()};
    const Drill drill = drill_like(round, tables).value();
    EXPECT_EQ(drill.request.shortest, 1);
    EXPECT_EQ(drill.request.longest, 4);
}

TEST(AgainTest, ADrawnStartGivesDrawnStarts)
{
    const endgame::Tablebase& tables = endgame::table_of("KPK");
    const Round round{position_of("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"), Seat::defender};
    EXPECT_NE(drill_like(round, tables)->request.prospect, Prospect::draw) << "White wins this one";
    const Round drawn{position_of("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"), Seat::defender};
    const Drill drill = drill_like(drawn, tables).value();
    EXPECT_EQ(drill.request.prospect, Prospect::draw);
    EXPECT_EQ(drill.request.material.name(), "KPK");
    EXPECT_TRUE(random_start(tables, drill.request, 1));
}

TEST(AgainTest, ASolvedEndingOfFivePiecesGivesSimilarStarts)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const endgame::Material knights = *endgame::Material::parse("KNNKN", endgame::most_pieces_on_request);
    const endgame::Tablebase tables = endgame::solve(knights);
    const DrillRequest longest{.material = knights, .shortest = 5, .longest = 5};
    const Round round{random_start(tables, longest, 1).value()};
    EXPECT_FALSE(drill_like(round, {})) << "not solved yet";
    const Drill drill = drill_like(round, tables).value();
    EXPECT_EQ(drill.request, (DrillRequest{.material = knights, .shortest = 3, .longest = 7}));
    const auto start = random_start(tables, drill.request, 2);
    ASSERT_TRUE(start);
    EXPECT_GE(tables.probe(*start)->to_mate().moves(), 3);
    EXPECT_LE(tables.probe(*start)->to_mate().moves(), 7);
}

TEST(AgainTest, PositionsOutsideTheTablebasesHaveNoSimilarDrill)
{
    EXPECT_FALSE(drill_like(Round{chess::Position::initial()}, endgame::table_of("KBNK")));
    EXPECT_FALSE(drill_like(Round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")}, {}));
}

TEST(AgainTest, AGameCountsFromWhereItReachesAnEnding)
{
    const auto game = chess::read_pgn_game("[SetUp \"1\"]\n[FEN \"k7/2K4B/8/1p1N4/8/8/8/8 w - - 0 1\"]\n\n"
                                           "1. Kb6 b4 2. Nxb4 Kb8 *\n")
                          .game;
    const Drill drill = drill_like(*to_round(game), endgame::table_of("KBNK")).value();
    EXPECT_EQ(drill.request.material, endgame::kbnk);
    EXPECT_EQ(drill.request.attacker, Color::white);
}

} // namespace
} // namespace trainer
