// SPDX-License-Identifier: GPL-3.0-or-later

// The endings of written games, and of thousands of random ones, whose results are recomputed from the values
// and the clocks of their positions.

#include "trainer/played_ending.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/pgn_reader.h"
#include "chess/san.h"
#include "endings.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using chess::GameTree;
using chess::Position;
using endgame::Outcome;

endgame::TablebaseStore& all_tables()
{
    static endgame::TablebaseStore tables;
    return tables;
}

std::optional<PlayedEnding> played(const std::string& pgn)
{
    const chess::PgnReading reading = chess::read_pgn_game(pgn);
    return played_ending(reading.game.tree, reading.end, all_tables());
}

Position start_from(const std::string& fen)
{
    return *Position::from(chess::parse_fen(fen)->setup);
}

TEST(PlayedEnding, NamesTheMovesThatChangedTheResultAndTheirClocks)
{
    // The rook's pawn draws once the king reaches the corner; Kb6 would have kept it out.
    const auto ending = played("[FEN \"2k5/8/2K5/P6r/8/8/8/7R w - - 0 60\"]\n"
                               "1. Rxh5 {[%clk 0:01:02]} Kb8 {[%clk 0:02:00]} 2. Rb5+ {[%clk 0:00:31]} Ka8 "
                               "3. Rb6 {[%clk 0:00:12]} Ka7 4. Rb7+ Ka8 5. Rb5 1-0");
    ASSERT_TRUE(ending);
    EXPECT_EQ(ending->start, 1U);
    EXPECT_EQ(ending->name, "KRPK");
    EXPECT_EQ(ending->at_start, Outcome::win);
    EXPECT_EQ(ending->at_end, Outcome::win);
    EXPECT_TRUE(ending->changes.empty());
    EXPECT_GT(ending->wasted[index(Color::white)], 0);
    EXPECT_EQ(ending->wasted[index(Color::black)], 0);

    const auto thrown = played("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n1. Qf7 {[%clk 0:00:12]} *");
    ASSERT_TRUE(thrown);
    EXPECT_EQ(thrown->at_end, Outcome::draw);
    ASSERT_EQ(thrown->changes.size(), 1U);
    const ResultChange& change = thrown->changes.front();
    EXPECT_EQ(change.ply, 1U);
    EXPECT_EQ(change.side, Color::white);
    EXPECT_EQ(change.before, Outcome::win);
    EXPECT_EQ(change.after, Outcome::draw);
    EXPECT_EQ(change.clock, "0:00:12");
    EXPECT_TRUE(is_checkmate(start_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").play(change.best)));
}

TEST(PlayedEnding, EndsWithTheLastMoveThatWasPlayed)
{
    // An analyst repeats the last move to show how the game might have gone on.
    const auto ending = played("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n"
                               "1. Qg5 Kh7 (1... Kh7 2. Qh6+ Kxh6) 1-0");
    ASSERT_TRUE(ending);
    EXPECT_EQ(ending->at_end, Outcome::win);
    EXPECT_TRUE(ending->changes.empty());
}

TEST(PlayedEnding, NamesTheSideWithMoreMaterialFirst)
{
    EXPECT_EQ(played("[FEN \"4k3/8/8/8/3r4/8/3P4/3K4 w - - 0 1\"] *")->name, "KRKP");
    EXPECT_EQ(played("[FEN \"4k3/8/8/8/3b4/8/8/3KN3 w - - 0 1\"] *")->name, "KBKN");
    EXPECT_EQ(played("[FEN \"4k3/8/8/8/3n4/8/8/3KB3 w - - 0 1\"] *")->name, "KBKN");
}

TEST(PlayedEnding, CountsAWinThatTheFiftyMoveRuleSpoilsAsADraw)
{
    const auto late = played("[FEN \"8/8/3k4/8/8/3BN3/3K4/8 w - - 60 60\"] 1. Kd3 *");
    EXPECT_EQ(late->at_start, Outcome::draw);
    EXPECT_TRUE(late->changes.empty()) << "it was a draw before";
    EXPECT_EQ(played("[FEN \"8/8/3k4/8/8/3BN3/3K4/8 w - - 40 60\"] *")->at_start, Outcome::win);
}

TEST(PlayedEnding, IsNotThereWithMorePiecesOrCastlingRights)
{
    EXPECT_FALSE(played("1. e4 e5 *"));
    EXPECT_FALSE(played("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"] *"));
    EXPECT_EQ(played("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"] 1. Kd2 *")->start, 1U);
}

TEST(PlayedEnding, EndsAtANullMove)
{
    const auto ending = played("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"] 1. -- Kg8 *");
    EXPECT_EQ(ending->at_end, Outcome::win);
    EXPECT_TRUE(ending->changes.empty());
}

/// A game of random moves, in which captures and promotions are preferred.
GameTree random_game(const Position& start, Random& random, int length)
{
    GameTree game{start};
    GameTree::NodeId node = GameTree::root;
    for (int ply = 0; ply < length; ++ply) {
        const Position position = game.node(node).position;
        const chess::MoveList moves = legal_moves(position);
        if (moves.empty())
            break;
        std::vector<chess::Move> captures;
        std::ranges::copy_if(moves, std::back_inserter(captures),
                             [&](chess::Move move) { return is_capture(position, move); });
        const bool captures_now = !captures.empty() && below(random, 3) > 0;
        node = game.add(node, captures_now ? captures[below(random, captures.size())]
                                           : moves[below(random, moves.size())]);
    }
    return game;
}

/// The result for White, from the distances alone: a side wins in time if the plies to the next capture, pawn
/// move or mate fit on the clock.
Outcome for_white(const Position& position)
{
    const endgame::Verdict verdict = *all_tables().probe(position);
    const auto zeroing = all_tables().known().plies_to_zeroing(position);
    const bool is_late = zeroing && position.halfmove_clock() + zeroing->count() > endgame::fifty_move_plies;
    if (verdict.is_draw() || is_late)
        return Outcome::draw;
    return position.turn() == Color::white ? verdict.outcome() : reversed(verdict.outcome());
}

TEST(PlayedEnding, ChangesAddUpToTheDifferenceBetweenStartAndEnd)
{
    Random random{20261128};
    std::size_t endings = 0;
    std::size_t changes = 0;
    for (const char* fen : {"4k3/2p5/8/3r4/8/8/2P1N3/4K3 w - - 0 1", "3rk3/8/8/4P3/2b5/8/8/Q3K3 w - - 20 1",
                            "8/5kp1/6p1/8/8/1P6/1P6/3K4 w - - 0 1", "4k3/8/2n5/8/8/8/3R1B2/4K3 w - - 0 1"}) {
        for (int i = 0; i < 300; ++i) {
            const GameTree game = random_game(start_from(fen), random, 60);
            const auto ending = played_ending(game, game.main_line().back(), all_tables());
            if (!ending)
                continue;
            ++endings;
            const auto line = game.main_line();
            EXPECT_LE(game.node(line[ending->start]).position.board().occupied().size(), 4);
            EXPECT_EQ(ending->at_start, for_white(game.node(line[ending->start]).position));
            EXPECT_EQ(ending->at_end, for_white(game.node(line.back()).position));
            int balance = half_points(ending->at_end, ending->at_start);
            for (const ResultChange& change : ending->changes) {
                const Position& before = game.node(line[change.ply - 1]).position;
                const Position& after = game.node(line[change.ply]).position;
                const bool is_white = change.side == Color::white;
                EXPECT_EQ(change.side, before.turn());
                EXPECT_EQ(change.setup, before.setup());
                EXPECT_EQ(change.move_number, before.fullmove_number());
                EXPECT_EQ(change.before, is_white ? for_white(before) : reversed(for_white(before)));
                EXPECT_EQ(change.after, is_white ? for_white(after) : reversed(for_white(after)));
                EXPECT_EQ(for_white(before.play(change.best)), for_white(before)) << to_fen(before.setup());
                const int lost = half_points(change.before, change.after);
                EXPECT_GT(lost, 0);
                balance += is_white ? lost : -lost;
            }
            EXPECT_EQ(balance, 0) << fen << ' ' << i;
            changes += ending->changes.size();
        }
    }
    EXPECT_GT(endings, 600U);
    EXPECT_GT(changes, 600U);
}

/// The main line of a game as text: in standard notation, with other signs, or without signs.
std::string written(const GameTree& game, std::size_t style)
{
    std::string text = "[White \"Fischer\"]\n\n";
    const auto line = game.main_line();
    for (std::size_t ply = 1; ply < line.size(); ++ply) {
        const Position& before = game.node(line[ply - 1]).position;
        const chess::Move move = *game.node(line[ply]).move;
        std::string san = to_san(before, move);
        const std::size_t sign = san.find('x');
        if (sign != std::string::npos) {
            const bool is_pawn = san[0] >= 'a';
            const std::string signs[] = {"x", ":", "\u00D7", "", is_pawn ? "" : "x"};
            san.replace(sign, 1, signs[style]);
        }
        text += (ply % 2 == 1 ? std::to_string(ply / 2 + 1) + "." : "") + san + (ply % 9 == 0 ? "\n" : " ");
    }
    return text + "*\n";
}

TEST(PlayedEnding, NoGameThatReachesAnEndingIsPassedOver)
{
    Random random{7};
    constexpr std::size_t styles = 5;
    std::size_t reached = 0;
    std::size_t passed_over = 0;
    for (std::size_t i = 0; i < 400; ++i) {
        const GameTree game =
            random_game(Position::initial(), random, 40 + static_cast<int>(below(random, 200)));
        const std::string text = written(game, i % styles);
        const auto read = chess::read_pgn_game(text);
        EXPECT_TRUE(read.errors.empty());
        const auto left =
            static_cast<std::size_t>(game.node(game.main_line().back()).position.board().occupied().size());
        for (std::size_t pieces = left; pieces <= 12; ++pieces)
            EXPECT_TRUE(may_reach(text, pieces)) << text;
        reached += left <= 5 ? 1 : 0;
        passed_over += may_reach(text, 5) ? 0 : 1;
    }
    EXPECT_GT(reached, 20U);
    EXPECT_GT(passed_over, 100U);
}

} // namespace
} // namespace trainer
