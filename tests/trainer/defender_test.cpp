// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/defender.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "rounds.h"
#include "trainer/drill.h"
#include "trainer/game.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::position_of;
using endgame::solved;
using testing::UnorderedElementsAre;

constexpr DrawRules no_rules{RuleEffect::off, RuleEffect::off, RuleEffect::off};

/// The replies to a game that come with any of many seeds.
std::set<std::string> replies(const Game& game)
{
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random{seed};
        texts.insert(to_san(game.position(), *choose_reply(solved(), game, random)));
    }
    return texts;
}

Position start_with_seed(std::uint64_t seed, Color attacker = Color::white)
{
    return *random_start(solved(), {.attacker = attacker, .shortest = 5, .longest = 33}, seed);
}

TEST(Defender, ChoosesAmongAllBestMovesAndNoOthers)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Position start = start_with_seed(seed);
        const Game game{start.play(solved().best_moves(start).front())};
        std::set<std::string> best;
        for (const Move move : solved().best_moves(game.position()))
            best.insert(to_san(game.position(), move));
        EXPECT_EQ(replies(game), best);
    }
}

TEST(Defender, PrefersCapturesThatDraw)
{
    EXPECT_THAT(replies(Game{position_of("8/8/8/8/2BkN3/8/8/K7 b")}), UnorderedElementsAre("Kxc4", "Kxe4"));
    // Kd3 and Kd5 draw as well.
    const Game game{position_of("8/6K1/8/8/2kBN3/8/8/8 b")};
    EXPECT_EQ(solved().best_moves(game.position()).size(), 3U);
    EXPECT_THAT(replies(game), UnorderedElementsAre("Kxd4"));
}

TEST(Defender, KeepsTheDrawThatTakesLonger)
{
    EXPECT_THAT(replies(Game{position_of("8/8/8/8/8/B7/1N6/k2K4 b")}), UnorderedElementsAre("Ka2"));
}

TEST(Defender, AvoidsPositionsThatHaveComeAmongEquals)
{
    Game game{position_of("k7/8/8/8/8/8/8/K1N5 b")};
    EXPECT_THAT(replies(game), UnorderedElementsAre("Ka7", "Kb7", "Kb8"));
    play(game, {"Ka7", "Kb1", "Ka8", "Ka1"});
    EXPECT_THAT(replies(game), UnorderedElementsAre("Kb7", "Kb8"));
    play(game, {"Kb7", "Kb1", "Ka8", "Ka1"});
    EXPECT_THAT(replies(game), UnorderedElementsAre("Kb8"));
    play(game, {"Kb8", "Kb1", "Ka8", "Ka1"});
    EXPECT_THAT(replies(game), UnorderedElementsAre("Ka7", "Kb7", "Kb8"));
    play(game, {"Ka7", "Kb1", "Ka8", "Ka1"});
    EXPECT_THAT(replies(game), UnorderedElementsAre("Kb7", "Kb8"));
}

TEST(Defender, RepeatsRatherThanMateSooner)
{
    // One reply only is best; it stays so however often it has been given.
    Game game{position_of("8/8/8/8/8/B7/1N6/k2K4 b")};
    for (int times = 0; times < 3; ++times) {
        EXPECT_THAT(replies(game), UnorderedElementsAre("Ka2"));
        play(game, {"Ka2", "Ke1", "Ka1", "Kd1"});
    }
}

TEST(Defender, ReturnsNulloptWithoutLegalMovesOrTablebase)
{
    Random random{1};
    for (const char* fen : {"1k6/8/KN1B4/8/8/8/8/8 b", "5N1k/5K2/8/3B4/8/8/8/8 b", "4k3/8/8/8/8/8/8/3QK3 b",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
        EXPECT_EQ(choose_reply(solved(), Game{position_of(fen)}, random), std::nullopt) << fen;
}

/// A game of both sides by the perfect player, until it ends.
Game perfect_game(const endgame::Tablebase& table, const Position& start, Random& random)
{
    Game game{start};
    while (!game.end(no_rules))
        game.play(*choose_reply(table, game, random));
    return game;
}

Game perfect_game(const Position& start, Random& random)
{
    return perfect_game(solved(), start, random);
}

TEST(Defender, MatesAndIsMatedInExactlyTheTablebasePlies)
{
    Random random{33};
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Color attacker = seed % 2 == 0 ? Color::white : Color::black;
        const Position start = start_with_seed(seed, attacker);
        const Game game = perfect_game(start, random);
        EXPECT_EQ(game.end(no_rules), (GameEnd{EndReason::checkmate, attacker}));
        EXPECT_EQ(static_cast<int>(game.nodes().size()) - 1, solved().probe(start)->to_mate().count())
            << to_fen(start.setup());
    }
}

TEST(Defender, MatesAndIsMatedInTimeInEndingsInWhichPiecesFallAndPawnsArePromoted)
{
    Random random{33};
    for (const char* name : {"KPK", "KQKR", "KRKQ", "KPKP", "KBPK"}) {
        const endgame::Material material = *endgame::Material::parse(name);
        const endgame::Tablebase table = endgame::table_of(material);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Color attacker = seed % 2 == 0 ? Color::white : Color::black;
            const Position start =
                *random_start(table, {.material = material, .attacker = attacker, .shortest = 8}, seed);
            const Game game = perfect_game(table, start, random);
            EXPECT_EQ(game.end(no_rules), (GameEnd{EndReason::checkmate, attacker})) << name;
            EXPECT_EQ(static_cast<int>(game.nodes().size()) - 1, table.probe(start)->to_mate().count())
                << to_fen(start.setup());
        }
    }
}

TEST(Defender, KeepsTheDrawInFrontOfThePawn)
{
    const endgame::Tablebase table = endgame::table_of("KPK");
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random{seed};
        Game game{position_of("8/4k3/8/4K3/4P3/8/8/8 w")};
        for (int ply = 0; ply < 60 && !game.end(no_rules); ++ply) {
            const chess::MoveList moves = legal_moves(game.position());
            game.play(game.position().turn() == Color::white ? moves[below(random, moves.size())]
                                                             : *choose_reply(table, game, random));
            ASSERT_TRUE(table.probe(game.position())->is_draw()) << to_fen(game.position().setup());
        }
    }
}

TEST(Defender, PlaysTheSameGameFromTheSameSeed)
{
    const Position start = position_of("7K/4B3/4k3/8/8/8/8/2N5 w");
    std::set<std::string> games;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random first{seed};
        Random second{seed};
        const std::string end = to_fen(perfect_game(start, first).position().setup());
        EXPECT_EQ(end, to_fen(perfect_game(start, second).position().setup()));
        games.insert(end);
    }
    EXPECT_GT(games.size(), 1U);
}

TEST(Defender, PlaysTheSameGameOnEveryMachine)
{
    Random random{2013};
    const Game game = perfect_game(position_of("4k3/8/8/8/8/8/8/4KBN1 w"), random);
    EXPECT_EQ(to_fen(game.position().setup()), "k1N5/2K5/2B5/8/8/8/8/8 b - - 55 28");
}

} // namespace
} // namespace trainer
