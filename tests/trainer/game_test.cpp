// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "kbnk_positions.h"
#include "rounds.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using endgame::position_of;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view start_fen = "4k3/8/8/8/8/8/8/4KBN1 w";
constexpr DrawRules all_end{RuleEffect::end, RuleEffect::end, RuleEffect::end};
constexpr DrawRules all_warn{RuleEffect::warn, RuleEffect::warn, RuleEffect::warn};
constexpr DrawRules all_off{RuleEffect::off, RuleEffect::off, RuleEffect::off};

Game game_of(std::string_view fen, std::initializer_list<std::string_view> moves = {})
{
    Game game{position_of(fen)};
    play(game, moves);
    return game;
}

// The tree

TEST(Game, StartsWithItsRootAlone)
{
    const Game game = game_of(start_fen);
    EXPECT_EQ(game.nodes().size(), 1U);
    EXPECT_EQ(game.current(), 0U);
    EXPECT_EQ(game.position().setup(), position_of(start_fen).setup());
    EXPECT_EQ(game.node(0).move, std::nullopt);
    EXPECT_FALSE(game.can_take_back());
    EXPECT_FALSE(game.can_redo());
    EXPECT_THAT(game.path(), ElementsAre(0));
    EXPECT_THAT(game.line(), ElementsAre(0));
}

TEST(Game, MakesANodeOfEveryMoveAndGoesThere)
{
    const Game game = game_of(start_fen, {"Kd2", "Kd7"});
    EXPECT_EQ(game.current(), 2U);
    EXPECT_EQ(to_fen(game.position().setup()), "8/3k4/8/8/8/8/3K4/5BN1 w - - 2 2");
    EXPECT_EQ(game.node(1).move, (chess::Move{chess::Square::e1, chess::Square::d2}));
    EXPECT_EQ(game.node(1).parent, 0U);
    EXPECT_EQ(game.node(2).parent, 1U);
    EXPECT_THAT(game.node(1).children, ElementsAre(2));
    EXPECT_EQ(to_fen(game.start().setup()), "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1");
    EXPECT_THAT(game.path(), ElementsAre(0, 1, 2));
}

TEST(Game, KeepsTakenBackMovesAsBranchesInTheOrderTheyWereFirstPlayed)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7"});
    game.take_back();
    play(game, {"Ke7"});
    game.take_back();
    play(game, {"Kf7"});
    EXPECT_EQ(game.nodes().size(), 5U);
    EXPECT_THAT(game.node(1).children, ElementsAre(2, 3, 4));
    EXPECT_THAT(game.path(), ElementsAre(0, 1, 4));
}

TEST(Game, GoesAlongAKnownBranchWithoutMakingANewNode)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7"});
    game.go_to(0);
    play(game, {"Ke2"});
    game.go_to(0);
    play(game, {"Kd2", "Kd7"});
    EXPECT_EQ(game.current(), 2U);
    EXPECT_EQ(game.nodes().size(), 4U);
}

TEST(Game, RedoesMovesTakenBack)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7", "Kd3"});
    game.take_back();
    game.take_back();
    game.take_back();
    EXPECT_EQ(game.current(), 0U);
    EXPECT_FALSE(game.can_take_back());
    EXPECT_THAT(game.line(), ElementsAre(0, 1, 2, 3));
    game.redo();
    game.redo();
    EXPECT_EQ(game.current(), 2U);
    game.redo();
    EXPECT_FALSE(game.can_redo());
}

TEST(Game, RedoesTheBranchVisitedLast)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7"}); // 1, 2
    game.take_back();
    play(game, {"Ke7", "Kd3"}); // 3, 4
    game.go_to(1);
    game.redo();
    EXPECT_EQ(game.current(), 3U);
    game.go_to(2);
    game.take_back();
    EXPECT_THAT(game.line(), ElementsAre(0, 1, 2));
    game.redo();
    EXPECT_EQ(game.current(), 2U);
}

TEST(Game, MakesTheWayToANodeTheOneToRedo)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7", "Kd3"}); // 1, 2, 3
    game.go_to(0);
    play(game, {"Ke2", "Kd7"}); // 4, 5
    game.go_to(2);
    EXPECT_THAT(game.path(), ElementsAre(0, 1, 2));
    EXPECT_THAT(game.line(), ElementsAre(0, 1, 2, 3));
    game.go_to(0);
    EXPECT_THAT(game.line(), ElementsAre(0, 1, 2, 3));
}

TEST(Game, IsAValueWhoseCopiesGoTheirOwnWays)
{
    Game game = game_of(start_fen, {"Kd2"});
    Game copy = game;
    play(copy, {"Kd7", "Kd3"});
    copy.go_to(0);
    EXPECT_EQ(game.nodes().size(), 2U);
    EXPECT_EQ(game.current(), 1U);
    EXPECT_FALSE(game.can_redo());
    play(game, {"Ke7"});
    EXPECT_EQ(copy.nodes().size(), 4U);
    EXPECT_NE(to_fen(copy.node(2).position.setup()), to_fen(game.node(2).position.setup()));
}

// Repetition

TEST(Game, CountsHowOftenAPositionCameOnItsWay)
{
    Game game = game_of(start_fen);
    EXPECT_EQ(game.occurrences(), 1);
    play(game, {"Kd2", "Kd7"});
    EXPECT_EQ(game.occurrences(), 1);
    EXPECT_EQ(game.occurrences(game.start()), 1);
    play(game, {"Ke1", "Ke8"});
    EXPECT_EQ(game.occurrences(), 2);
    play(game, {"Kd2", "Kd7", "Ke1", "Ke8"});
    EXPECT_EQ(game.occurrences(), 3);
    game.take_back();
    EXPECT_EQ(game.occurrences(), 2);
    EXPECT_EQ(game.occurrences(game.start()), 2);
}

TEST(Game, CountsNoPositionOfAnotherBranch)
{
    Game game = game_of(start_fen, {"Kd2", "Kd7", "Ke1", "Ke8", "Kd2", "Kd7", "Ke1", "Ke8"});
    game.go_to(0);
    EXPECT_EQ(game.occurrences(), 1);
    play(game, {"Ke2", "Kd7", "Ke1", "Ke8"});
    EXPECT_EQ(game.occurrences(), 2);
}

TEST(Game, CountsAPositionWithTheOtherSideToMoveAsAnother)
{
    // When both kings walk round a triangle the position comes again, when only Black's does it is another.
    const Game both = game_of(start_fen, {"Kd2", "Kd7", "Kd1", "Ke7", "Ke1", "Ke8"});
    EXPECT_EQ(both.occurrences(), 2);
    const Game only_black = game_of(start_fen, {"Kd2", "Kd7", "Ke1", "Ke7", "Kd2", "Ke8", "Ke1"});
    EXPECT_EQ(only_black.occurrences(), 1);
}

// Laws, over random walks with branches

/// A game kept as plainly as it can be: a list of nodes, and every question answered by walking to the root.
class PlainGame {
public:
    explicit PlainGame(const chess::Position& start) { nodes_.push_back({start, {}, {}, {}}); }

    void play(chess::Move move)
    {
        for (std::size_t id = 0; id < nodes_.size(); ++id) {
            if (nodes_[id].parent == current_ && nodes_[id].move == move)
                return go_to(id);
        }
        nodes_.push_back({nodes_[current_].position.play(move), move, current_, {}});
        go_to(nodes_.size() - 1);
    }
    void go_to(std::size_t id)
    {
        current_ = id;
        for (std::size_t child = id; nodes_[child].parent; child = *nodes_[child].parent)
            nodes_[*nodes_[child].parent].next = child;
    }
    std::optional<std::size_t> next(std::size_t id) const { return nodes_[id].next; }
    std::vector<std::size_t> path() const
    {
        std::vector<std::size_t> path{current_};
        while (nodes_[path.front()].parent)
            path.insert(path.begin(), *nodes_[path.front()].parent);
        return path;
    }
    int occurrences(const chess::Position& position) const
    {
        int count = 0;
        for (const std::size_t id : path())
            count += is_repetition(nodes_[id].position, position) ? 1 : 0;
        return count;
    }

private:
    struct Node {
        chess::Position position;
        std::optional<chess::Move> move;
        std::optional<std::size_t> parent;
        std::optional<std::size_t> next;
    };
    std::vector<Node> nodes_;
    std::size_t current_ = 0;
};

void expect_same(const Game& game, const PlainGame& plain)
{
    ASSERT_EQ(game.path(), plain.path());
    std::vector<std::size_t> line = plain.path();
    while (plain.next(line.back()))
        line.push_back(*plain.next(line.back()));
    ASSERT_EQ(game.line(), line);
    ASSERT_EQ(game.depth(), plain.path().size() - 1);
    ASSERT_EQ(game.occurrences(), plain.occurrences(game.position()));
    for (const Game::Node& node : game.nodes())
        ASSERT_EQ(game.occurrences(node.position), plain.occurrences(node.position));
    for (Game::NodeId id = 0; id < game.nodes().size(); ++id)
        ASSERT_EQ(game.next(id), plain.next(id)) << id;
}

/// Plays, takes back and jumps about at random; few pieces on a small board repeat themselves soon.
void walk(const chess::Position& start, std::uint64_t seed)
{
    Random random{seed};
    Game game{start};
    PlainGame plain{start};
    for (int step = 0; step < 150; ++step) {
        const chess::MoveList moves = legal_moves(game.position());
        const std::size_t what = below(random, 8);
        if (what < 6 && !moves.empty()) {
            const chess::Move move = moves[below(random, std::min<std::size_t>(moves.size(), 3))];
            game.play(move);
            plain.play(move);
        } else if (what == 6 && game.can_redo()) {
            game.redo();
            plain.go_to(game.current());
        } else if (what == 7 && game.can_take_back()) {
            game.take_back();
            plain.go_to(plain.path().end()[-2]);
        } else {
            const std::size_t id = below(random, game.nodes().size());
            game.go_to(id);
            plain.go_to(id);
        }
        expect_same(game, plain);
        if (testing::Test::HasFatalFailure())
            return;
    }
}

TEST(GameLaws, PathLineNextAndOccurrencesAreThoseOfAGameThatWalksToItsRoot)
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        walk(position_of("k7/8/8/8/8/8/8/K7 w - - 0 1"), seed);
        walk(position_of("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), seed); // with en passant
        walk(position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), seed);
    }
}

// Fault 80
TEST(GameLaws, AMoveCostsTheSameHoweverLongTheGameIs)
{
    Game game = game_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    const std::array<std::string_view, 4> round{"Kd1", "Kd8", "Ke1", "Ke8"};
    for (std::size_t ply = 0; ply < 200'000; ++ply)
        game.play(*parse_move(game.position(), round[ply % round.size()]));
    EXPECT_EQ(game.occurrences(), 50'001); // walking to the root each time would take minutes
    EXPECT_EQ(game.path().size(), 200'001U);
}

// The end

TEST(GameEnd, IsNotThereWhileTheGameGoesOn)
{
    const Game game = game_of(start_fen, {"Kd2", "Kd7"});
    EXPECT_EQ(game.end(all_end), std::nullopt);
    EXPECT_THAT(game.warnings(all_warn), IsEmpty());
}

TEST(GameEnd, CheckmateIsWonByTheMover)
{
    const Game white = game_of("5N1k/5K2/8/8/8/8/8/6B1 w", {"Bd4#"});
    EXPECT_EQ(white.end(all_off), (GameEnd{EndReason::checkmate, Color::white}));
    const Game black = game_of("5n1K/5k2/8/8/8/8/8/6b1 b", {"Bd4#"});
    EXPECT_EQ(black.end(all_off), (GameEnd{EndReason::checkmate, Color::black}));
}

TEST(GameEnd, StalemateHasNoWinner)
{
    const Game game = game_of("B4N1k/5K2/8/8/8/8/8/8 w", {"Bd5"});
    EXPECT_EQ(game.end(all_off), (GameEnd{EndReason::stalemate, std::nullopt}));
}

TEST(GameEnd, InsufficientMaterialIsADeadPosition)
{
    const Game game = game_of("8/8/8/8/2BkN3/8/8/K7 b", {"Kxe4"});
    EXPECT_EQ(game.end(all_off), (GameEnd{EndReason::dead_position, std::nullopt}));
}

TEST(GameEnd, IsFiftyMovesWithTheHundredthPly)
{
    Game game = game_of("4k3/8/8/8/8/8/8/4KBN1 w - - 98 60", {"Kd2"});
    EXPECT_EQ(game.end(all_end), std::nullopt);
    play(game, {"Kd7"});
    EXPECT_EQ(game.end(all_end), (GameEnd{EndReason::fifty_moves, std::nullopt}));
    EXPECT_EQ(game.end(all_warn), std::nullopt);
    EXPECT_THAT(game.warnings(all_warn), ElementsAre(EndReason::fifty_moves));
    EXPECT_EQ(game.end(all_off), std::nullopt);
    EXPECT_THAT(game.warnings(all_off), IsEmpty());
}

TEST(GameEnd, IsSeventyFiveMovesWithTheHundredAndFiftiethPly)
{
    constexpr DrawRules seventy_five_ends{RuleEffect::off, RuleEffect::end, RuleEffect::off};
    Game game = game_of("4k3/8/8/8/8/8/8/4KBN1 w - - 148 90", {"Kd2"});
    EXPECT_EQ(game.end(seventy_five_ends), std::nullopt);
    play(game, {"Kd7"});
    EXPECT_EQ(game.end(seventy_five_ends), (GameEnd{EndReason::seventy_five_moves, std::nullopt}));
    EXPECT_EQ(game.end(all_off), std::nullopt);
}

TEST(GameEnd, IsThreefoldWithTheThirdTime)
{
    constexpr DrawRules threefold_ends{RuleEffect::off, RuleEffect::off, RuleEffect::end};
    Game game = game_of(start_fen, {"Kd2", "Kd7", "Ke1", "Ke8", "Kd2", "Kd7", "Ke1"});
    EXPECT_EQ(game.end(threefold_ends), std::nullopt);
    play(game, {"Ke8"});
    EXPECT_EQ(game.end(threefold_ends), (GameEnd{EndReason::threefold, std::nullopt}));
    EXPECT_EQ(game.end(all_warn), std::nullopt);
    EXPECT_THAT(game.warnings(all_warn), ElementsAre(EndReason::threefold));
    EXPECT_EQ(game.end(all_off), std::nullopt);
    EXPECT_THAT(game.warnings(all_off), IsEmpty());
}

TEST(GameEnd, MateOnTheHundredthPlyPrecedesTheDrawRules)
{
    const Game fifty = game_of("5N1k/5K2/8/8/8/8/8/6B1 w - - 99 80", {"Bd4#"});
    EXPECT_EQ(fifty.position().halfmove_clock(), 100);
    EXPECT_EQ(fifty.end(all_end), (GameEnd{EndReason::checkmate, Color::white}));
    EXPECT_THAT(fifty.warnings(all_warn), IsEmpty());
    const Game seventy_five = game_of("5N1k/5K2/8/8/8/8/8/6B1 w - - 149 99", {"Bd4#"});
    EXPECT_EQ(seventy_five.end(all_end), (GameEnd{EndReason::checkmate, Color::white}));
}

TEST(GameEnd, IsStalemateOnTheHundredthPlyToo)
{
    const Game game = game_of("B4N1k/5K2/8/8/8/8/8/8 w - - 99 80", {"Bd5"});
    EXPECT_EQ(game.end(all_end), (GameEnd{EndReason::stalemate, std::nullopt}));
}

TEST(GameEnd, NamesTheStrongestRuleThatEndsTheGame)
{
    const Game game = game_of("4k3/8/8/8/8/8/8/4KBN1 w - - 150 90");
    EXPECT_EQ(game.end(all_end)->reason, EndReason::seventy_five_moves);
    EXPECT_EQ(game.end({RuleEffect::end, RuleEffect::warn, RuleEffect::warn})->reason,
              EndReason::fifty_moves);
}

TEST(GameEnd, WarnsOfEveryRuleThatWarnsAndHasCome)
{
    const Game game = game_of("4k3/8/8/8/8/8/8/4KBN1 w - - 142 90",
                              {"Kd2", "Kd7", "Ke1", "Ke8", "Kd2", "Kd7", "Ke1", "Ke8"});
    EXPECT_THAT(game.warnings(all_warn),
                testing::UnorderedElementsAre(EndReason::seventy_five_moves, EndReason::fifty_moves,
                                              EndReason::threefold));
    EXPECT_THAT(game.warnings({RuleEffect::off, RuleEffect::warn, RuleEffect::off}),
                ElementsAre(EndReason::seventy_five_moves));
    EXPECT_THAT(game.warnings({RuleEffect::warn, RuleEffect::end, RuleEffect::warn}), IsEmpty());
}

TEST(GameEnd, IsAskedOfTheCurrentNode)
{
    Game game = game_of("5N1k/5K2/8/8/8/8/8/6B1 w", {"Bd4#"});
    game.take_back();
    EXPECT_EQ(game.end(all_end), std::nullopt);
    game.redo();
    EXPECT_TRUE(game.end(all_end));
}

TEST(GameEnd, IsAskedOfAnyNodeWithoutGoingThere)
{
    Random random{11};
    for (int round = 0; round < 30; ++round) {
        Game game{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 60 90")};
        for (int ply = 0; ply < 120 && !end_of(game.position()); ++ply) {
            const chess::MoveList moves = legal_moves(game.position());
            game.play(moves[below(random, moves.size())]);
            if (below(random, std::size_t{10}) == 0)
                game.go_to(below(random, game.nodes().size()));
        }
        for (Game::NodeId id = 0; id < game.nodes().size(); ++id) {
            const std::optional<GameEnd> from_afar = game.end(id, all_end);
            Game there = game;
            there.go_to(id);
            ASSERT_EQ(from_afar, there.end(all_end)) << id;
        }
    }
}

TEST(DrawRules, WarnByDefault)
{
    EXPECT_EQ(DrawRules{}, all_warn);
}

} // namespace
} // namespace trainer
