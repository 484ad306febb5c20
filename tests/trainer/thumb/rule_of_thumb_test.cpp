// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/rule_of_thumb.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <latch>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "thumb/boards.h"
#include "trainer/defender.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer::thumb {
namespace {

using chess::Color;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Role;
using chess::Setup;
using chess::Square;
using endgame::is_sanitized;
using endgame::position_of;
using endgame::solved;
using testing::ElementsAre;

constexpr DrawRules no_claims{RuleEffect::off, RuleEffect::off, RuleEffect::off};
constexpr DrawRules all_claims{RuleEffect::end, RuleEffect::end, RuleEffect::end};

SearchResult search(const Position& position, int depth)
{
    return RuleOfThumb{}.search(std::vector{position}, {.depth = depth});
}

std::string best_move(std::string_view fen, int depth)
{
    const Position position = position_of(fen);
    return to_san(position, *search(position, depth).move);
}

struct MateFixture {
    const char* fen;
    int plies;
};

TEST(RuleOfThumb, FindsShortMatesExactly)
{
    for (const MateFixture& fixture :
         {MateFixture{"k7/2K5/8/1B1N4/8/8/8/8 w", 5},
          {"4k3/8/4K3/8/8/8/8/7Q w", 1},
          {"k7/8/1K6/8/8/8/8/7R w", 1},
          {"6k1/5ppp/8/8/8/8/8/R5K1 w", 1},
          {"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1}}) {
        const Position position = position_of(fixture.fen);
        const SearchResult result = search(position, fixture.plies + 2);
        ASSERT_TRUE(result.score.mate) << fixture.fen;
        EXPECT_EQ(*result.score.mate, endgame::Verdict::win(endgame::Plies{fixture.plies}));
        EXPECT_EQ(static_cast<int>(result.pv.size()), fixture.plies) << fixture.fen;
        EXPECT_EQ(result.depth, fixture.plies);
    }
}

TEST(RuleOfThumb, SeesExactlyTheMatesWithinItsDepth)
{
    Random random{7};
    for (int times = 0; times < (is_sanitized ? 10 : test::times(60)); ++times) {
        const Position position = *random_start(solved(), {.shortest = 1, .longest = 4}, random());
        const int plies = solved().probe(position)->to_mate().count();
        const SearchResult result = search(position, 7);
        ASSERT_TRUE(result.score.mate) << to_fen(position.setup());
        EXPECT_EQ(*result.score.mate, *solved().probe(position)) << to_fen(position.setup());
        EXPECT_EQ(result.depth, plies);
        EXPECT_EQ(result.pv.front(), *result.move);
    }
}

TEST(RuleOfThumb, SaysHowSoonItIsMated)
{
    const Position start = position_of("k7/2K5/8/1B1N4/8/8/8/8 w");
    const SearchResult result = search(start.play(solved().best_moves(start).front()), 6);
    EXPECT_EQ(result.score.mate, endgame::Verdict::loss(endgame::Plies{4}));
}

TEST(RuleOfThumb, HasNoMoveWhereThereIsNone)
{
    const SearchResult checkmate = search(position_of("k7/1Q6/1K6/8/8/8/8/8 b"), 3);
    EXPECT_EQ(checkmate.move, std::nullopt);
    EXPECT_EQ(checkmate.score.mate, endgame::Verdict::loss(endgame::Plies{0}));
    const SearchResult stalemate = search(position_of("k7/2Q5/1K6/8/8/8/8/8 b"), 3);
    EXPECT_EQ(stalemate.move, std::nullopt);
    EXPECT_EQ(stalemate.score, Score{});
}

TEST(RuleOfThumb, TakesWhatHangsAndLeavesWhatIsCovered)
{
    EXPECT_EQ(best_move("8/8/8/8/2BkN3/8/8/K7 b", 1).substr(0, 2), "Kx");
    EXPECT_EQ(best_move("4k3/8/8/3q4/4P3/8/8/4K3 w", 2), "exd5");
    EXPECT_NE(best_move("4k3/2p5/3p4/8/5Q2/8/8/4K3 w", 3), "Qxd6");
    // The bishop hangs to the king, the knight covers it from e2 only.
    EXPECT_FALSE(solved()
                     .probe(position_of("8/8/8/8/3Bk3/8/8/K5N1 w")
                                .play(*search(position_of("8/8/8/8/3Bk3/8/8/K5N1 w"), 3).move))
                     ->is_draw());
}

TEST(RuleOfThumb, KnowsTheDraws)
{
    // Stalemate is all that is left to Black, and he finds it; dead positions are worth nothing.
    EXPECT_EQ(search(position_of("8/8/8/8/8/8/5k2/K6B w"), 4).score.centipawns, 0);
    EXPECT_EQ(search(position_of("8/8/8/8/8/6qk/8/7K w - - 0 1"), 1).move, std::nullopt);
    // One move before the fiftieth is complete: a mate counts, a better square does not.
    EXPECT_EQ(search(position_of("8/8/8/4k3/8/8/3QK3/8 w - - 99 90"), 4).score.centipawns, 0);
    EXPECT_TRUE(search(position_of("k7/8/1K6/8/8/8/8/7R w - - 99 90"), 4).score.mate);
    EXPECT_FALSE(search(position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 90 42"), 8).score.mate);
}

TEST(RuleOfThumb, TakesAPositionThatComesForTheThirdTimeForADraw)
{
    Game game{position_of("7k/8/8/8/8/8/5K2/1Q6 w")};
    for (int times = 0; times < 2; ++times) {
        for (const char* text : {"Qh1+", "Kg8", "Qb1", "Kh8"})
            game.play(*parse_move(game.position(), text));
    }
    for (const int depth : {1, 3}) {
        const SearchResult result = RuleOfThumb{}.search(game, {.depth = depth});
        EXPECT_GT(result.score.centipawns, 0);
        EXPECT_LT(game.occurrences(game.position().play(*result.move)), 2);
        // Nothing else to play than what brings back what has come twice.
        const Move back = *parse_move(game.position(), "Qh1+");
        EXPECT_EQ(RuleOfThumb{}.search(game, {.depth = depth, .moves = {back}}).score.centipawns, 0);
    }
}

TEST(RuleOfThumb, MindsNoGameInWhichNothingHasComeTwice)
{
    Random random{10};
    for (int times = 0; times < (is_sanitized ? 10 : test::times(60)); ++times) {
        Game game{*random_start(solved(), {}, random())};
        for (int ply = 0; ply < 8 && !solved().probe(game.position())->is_draw(); ++ply) {
            const Position at = game.position();
            const auto moves = legal_moves(at);
            const Move move = moves[below(random, moves.size())];
            const Position after = at.play(move);
            if (game.occurrences(after) == 0 && !legal_moves(after).empty() && !is_dead(after))
                game.play(move);
        }
        const SearchResult in_game = RuleOfThumb{}.search(game, {.depth = 4});
        const SearchResult alone = search(game.position(), 4);
        EXPECT_EQ(in_game.pv, alone.pv) << to_fen(game.position().setup());
        EXPECT_EQ(in_game.score, alone.score);
        EXPECT_EQ(in_game.nodes, alone.nodes);
    }
}

TEST(RuleOfThumb, MindsNoClockThatCannotRunOut)
{
    Random random{11};
    for (int times = 0; times < (is_sanitized ? 10 : test::times(60)); ++times) {
        const Position fresh = *random_start(solved(), {}, random());
        chess::Setup late = fresh.setup();
        late.halfmove_clock = 94;
        const SearchResult result = search(*Position::from(late), 4);
        EXPECT_EQ(result.pv, search(fresh, 4).pv) << to_fen(late);
        EXPECT_EQ(result.nodes, search(fresh, 4).nodes);
    }
}

/// Whether one of the other images of an arrangement is the arrangement itself.
bool is_symmetric(const Setup& setup)
{
    for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry) {
        if (image(setup, symmetry).board == setup.board)
            return true;
    }
    return false;
}

TEST(RuleOfThumb, PlaysTheSameInAllImagesWithoutPawns)
{
    Random random{12};
    for (int times = 0; times < (is_sanitized ? 5 : test::times(30)); ++times) {
        for (const auto& pieces : {white_pieces({Role::bishop, Role::knight}), white_pieces({Role::queen}),
                                   white_pieces({Role::rook, Role::bishop, Role::knight})}) {
            const Position position = random_position(random, pieces);
            const SearchResult result = search(position, 3);
            if (!result.move || is_symmetric(position.setup()))
                continue;
            for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry) {
                chess::Setup setup = image(position.setup(), symmetry);
                Move move{chess::image(result.move->from, symmetry), chess::image(result.move->to, symmetry)};
                EXPECT_EQ(search(*Position::from(setup), 3).move, move) << to_fen(setup);
                setup = color_swapped(setup);
                move = {mirrored_up_down(move.from), mirrored_up_down(move.to)};
                const SearchResult swapped = search(*Position::from(setup), 3);
                EXPECT_EQ(swapped.move, move) << to_fen(setup);
                EXPECT_EQ(swapped.score, result.score);
                EXPECT_EQ(swapped.nodes, result.nodes);
            }
        }
    }
}

TEST(RuleOfThumb, ChoosesAmongTheMovesItIsGiven)
{
    const Position position = position_of("k7/8/1K6/8/8/8/8/7R w");
    const std::vector<Move> moves{*parse_move(position, "Rh2"), *parse_move(position, "Kc6")};
    for (const int depth : {1, 2, 5}) {
        const SearchResult result =
            RuleOfThumb{}.search(std::vector{position}, {.depth = depth, .moves = moves});
        EXPECT_THAT(moves, testing::Contains(*result.move));
        EXPECT_EQ(result.pv.front(), *result.move);
    }
    const Position black = position_of("1n2k3/8/8/8/8/8/8/4K2R b K");
    const Move only = *parse_move(black, "Nd7");
    EXPECT_EQ(RuleOfThumb{}.search(std::vector{black}, {.depth = 4, .moves = {only}}).move, only);
}

TEST(RuleOfThumb, PlaysOnlyLegalMovesOnRandomBoards)
{
    Random random{8};
    RuleOfThumb player;
    for (int times = 0; times < (is_sanitized ? 200 : test::times(1'000)); ++times) {
        const Position position = random_position(random, below(random, 20));
        const SearchResult result = player.search(std::vector{position}, {.depth = 4, .nodes = 1'500});
        ASSERT_EQ(result.move.has_value(), !legal_moves(position).empty()) << to_fen(position.setup());
        Position at = position;
        for (const Move move : result.pv) {
            ASSERT_TRUE(is_legal(at, move)) << to_fen(position.setup());
            at = at.play(move);
        }
        if (result.move) {
            EXPECT_EQ(result.pv.front(), *result.move);
        }
    }
}

TEST(RuleOfThumb, PlaysWholeGamesFromTheInitialPosition)
{
    RuleOfThumb player;
    Game game{Position::initial()};
    for (int ply = 0; ply < (is_sanitized ? 10 : 120) && !game.end(all_claims); ++ply) {
        const SearchResult result = player.search(game, {.depth = 8, .nodes = 5'000});
        ASSERT_TRUE(result.move && is_legal(game.position(), *result.move));
        game.play(*result.move);
    }
}

TEST(RuleOfThumb, KeepsToTheNodesItIsGiven)
{
    const Position position = Position::initial();
    for (const std::uint64_t nodes : {0U, 1U, 20U, 21U, 1'000U, 20'000U}) {
        const SearchResult result = RuleOfThumb{}.search(std::vector{position}, {.nodes = nodes});
        EXPECT_LE(result.nodes, nodes);
        EXPECT_TRUE(result.move && is_legal(position, *result.move));
    }
}

TEST(RuleOfThumb, StopsAtOnceWhenTold)
{
    using namespace std::chrono_literals;
    using Clock = std::chrono::steady_clock;
    const std::vector<Position> game{
        position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")};
    std::latch found{1};
    SearchResult result;
    Clock::time_point told;
    Clock::time_point ended;
    {
        std::jthread thread{[&](const std::stop_token& token) {
            RuleOfThumb player;
            result = player.search(game, {.stop = [&] { return token.stop_requested(); }},
                                   [&](const SearchResult& at_depth) {
                                       if (at_depth.depth == 1)
                                           found.count_down();
                                   });
            ended = Clock::now();
        }};
        found.wait();
        told = Clock::now();
        thread.request_stop();
    }
    EXPECT_LT(ended - told, 500ms);
    EXPECT_GT(result.depth, 0);
    EXPECT_TRUE(result.move);
}

TEST(RuleOfThumb, ReportsEveryFinishedDepth)
{
    std::vector<int> depths;
    std::vector<std::uint64_t> nodes;
    const Position position = Position::initial();
    const SearchResult result =
        RuleOfThumb{}.search(std::vector{position}, {.depth = 4}, [&](const SearchResult& found) {
            depths.push_back(found.depth);
            nodes.push_back(found.nodes);
            EXPECT_EQ(static_cast<int>(found.pv.empty()), 0);
        });
    EXPECT_THAT(depths, ElementsAre(1, 2, 3, 4));
    EXPECT_TRUE(std::is_sorted(nodes.begin(), nodes.end()));
    EXPECT_EQ(nodes.back(), result.nodes);
}

TEST(RuleOfThumb, GivesTheSameAnswerWhateverWasSearchedBefore)
{
    RuleOfThumb used;
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "8/8/3k4/8/8/3BN3/3K4/8 w",
                            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}) {
        const std::vector<Position> game{position_of(fen)};
        for (int times = 0; times < 2; ++times) {
            const SearchResult a = used.search(game, {.depth = 4});
            const SearchResult b = RuleOfThumb{}.search(game, {.depth = 4});
            EXPECT_EQ(a.move, b.move);
            EXPECT_EQ(a.score, b.score);
            EXPECT_EQ(a.nodes, b.nodes);
            EXPECT_EQ(a.pv, b.pv);
        }
    }
}

/// Plays the attack against the perfect defence until the game ends or a player could claim a draw.
Game attack(const Position& start, int depth, std::uint64_t seed)
{
    RuleOfThumb player;
    Random random{seed};
    Game game{start};
    const Color attacker = start.turn();
    while (!game.end(all_claims))
        game.play(game.position().turn() == attacker ? *player.search(game, {.depth = depth}).move
                                                     : *choose_reply(solved(), game, random));
    return game;
}

/// The depth from which every won position is mated within fifty moves
/// (tests/bench/rule_of_thumb_measure.cpp).
constexpr int sufficient_depth = 7;

class RuleOfThumbMate : public testing::TestWithParam<const char*> {};

TEST_P(RuleOfThumbMate, BeatsThePerfectDefenceWithinFiftyMoves)
{
    const Position start = position_of(GetParam());
    if (is_sanitized) {
        attack(start, 3, 1);
        return;
    }
    const Game game = attack(start, sufficient_depth, 1);
    EXPECT_EQ(game.end(no_claims), (GameEnd{EndReason::checkmate, start.turn()}))
        << to_fen(game.position().setup());
}

INSTANTIATE_TEST_SUITE_P(Starts, RuleOfThumbMate,
                         testing::Values("4k3/8/8/8/8/8/8/4KBN1 w", "4k3/8/8/8/8/8/8/4KNB1 w",
                                         "6k1/5N2/5K2/5B2/8/8/8/8 w", "7K/4B3/4k3/8/8/8/8/2N5 w",
                                         "8/8/7N/8/8/8/8/K1k1B3 w", "8/8/3k4/8/8/3BN3/3K4/8 w",
                                         "4kbn1/8/8/8/8/8/8/4K3 b"));

TEST(RuleOfThumb, BeatsThePerfectDefenceFromAnywhere)
{
    for (std::uint64_t seed = 0; seed < (is_sanitized ? 0U : test::times(1U)); ++seed) {
        const Position start = *random_start(solved(), {}, seed);
        const Game game = attack(start, sufficient_depth, seed);
        EXPECT_EQ(game.end(no_claims), (GameEnd{EndReason::checkmate, start.turn()}))
            << to_fen(start.setup());
    }
}

/// A defence for endings without a table: the reply that keeps the king freest and nearest to the middle.
Move free_reply(const Position& position)
{
    Move best = legal_moves(position)[0];
    int most = -1;
    for (const Move move : legal_moves(position)) {
        const Position after = position.play(move);
        const Square king = after.king(position.turn());
        const int middle = std::min({file_of(king), 7 - file_of(king), rank_of(king), 7 - rank_of(king)});
        const bool takes = position.board().occupied().contains(move.to);
        const int worth = 100 * static_cast<int>(takes) + middle;
        if (worth > most) {
            most = worth;
            best = move;
        }
    }
    return best;
}

TEST(RuleOfThumb, MatesWithQueenOrRook)
{
    Random random{9};
    for (const auto& pieces : {white_pieces({Role::queen}), white_pieces({Role::rook}),
                               white_pieces({Role::rook, Role::bishop})}) {
        for (int times = 0; times < (is_sanitized ? 1 : test::times(3)); ++times) {
            Position start = random_position(random, pieces);
            while (start.turn() != Color::white)
                start = random_position(random, pieces);
            Game game{start};
            RuleOfThumb player;
            while (!game.end(all_claims))
                game.play(game.position().turn() == Color::white ? *player.search(game, {.depth = 5}).move
                                                                 : free_reply(game.position()));
            EXPECT_EQ(game.end(no_claims), (GameEnd{EndReason::checkmate, Color::white}))
                << to_fen(start.setup()) << " -> " << to_fen(game.position().setup());
        }
    }
}

TEST(RuleOfThumb, NeverThrowsAWonPositionAway)
{
    RuleOfThumb player;
    for (std::uint64_t seed = 0; seed < (is_sanitized ? 20U : test::times(300U)); ++seed) {
        const Position position = *random_start(solved(), {}, seed);
        const SearchResult result = player.search(std::vector{position}, {.depth = 3});
        EXPECT_FALSE(solved().probe(position.play(*result.move))->is_draw()) << to_fen(position.setup());
    }
}

} // namespace
} // namespace trainer::thumb
