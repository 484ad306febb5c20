// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/summary.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "chess/pgn_reader.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/course/lesson.h"
#include "trainer/round_pgn.h"

namespace trainer {
namespace {

using chess::position_of;

TEST(RoundSummary, ListsEndingMovesAndResult)
{
    Round round{position_of(mate_in_3), Seat::both};
    EXPECT_EQ(summary_of(round).ending->name(), "KBNK");
    EXPECT_EQ(summary_of(round).moves, 0U);
    EXPECT_FALSE(summary_of(round).end);
    play(round, "Nb6+");
    EXPECT_EQ(summary_of(round).moves, 1U) << "half a move counts";
    play(round, "Ka7");
    EXPECT_EQ(summary_of(round).moves, 1U);
    for (const char* move : {"Nc8+", "Ka8", "Bc6#"})
        play(round, move);
    EXPECT_EQ(summary_of(round).moves, 3U);
    EXPECT_EQ(summary_of(round).end, EndReason::checkmate);
    round.go_to(0);
    EXPECT_EQ(summary_of(round).moves, 3U) << "what was played last is the round";
    EXPECT_EQ(summary_of(round).end, EndReason::checkmate);
}

TEST(RoundSummary, ADealIsUnplayedUntilTheFirstMove)
{
    Round dealt{position_of(mate_in_3), Seat::both, Dealt{{}, 7}};
    EXPECT_TRUE(summary_of(dealt).is_unplayed);
    play(dealt, "Nb6+");
    EXPECT_FALSE(summary_of(dealt).is_unplayed);
    EXPECT_FALSE(summary_of(Round{position_of(mate_in_3)}).is_unplayed);
    EXPECT_FALSE(summary_of(Round{position_of(mate_in_3)}).is_page);
}

TEST(RoundSummary, AGameThatWasReadHasItsPlayersAndItsResult)
{
    const auto game = chess::read_pgn_game("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. d4 0-1\n").game;
    const RoundSummary summary = summary_of(*to_round(game));
    EXPECT_EQ(summary.white, "Anna");
    EXPECT_EQ(summary.black, "Ben");
    EXPECT_EQ(summary.result, chess::PgnResult::black_wins);
    EXPECT_EQ(summary.moves, 2U);
    EXPECT_FALSE(summary.ending);
}

TEST(RoundSummary, APageOfACourseCountsOnceItIsPlayedOut)
{
    chess::PgnGame game;
    game.tree = chess::GameTree{position_of(mate_in_3)};
    game.tags.set("Task", "play 3");
    game.tags.set(course::page_tag, "0f");
    Round page{position_of(mate_in_3), Seat::attacker, Loaded{game.tags}};
    EXPECT_TRUE(summary_of(page).is_unplayed);
    EXPECT_TRUE(summary_of(page).is_page);
    page.play(*legal_moves(page.position()).begin());
    EXPECT_FALSE(summary_of(page).is_unplayed);
    game.tags.set("Task", "read");
    game.tree.add(chess::GameTree::root, *legal_moves(game.tree.start()).begin());
    EXPECT_TRUE(summary_of(Round{Game{game.tree}, Seat::both, Loaded{game.tags}}).is_unplayed);
    game.tags.clear(course::page_tag);
    EXPECT_FALSE(summary_of(Round{Game{game.tree}, Seat::both, Loaded{game.tags}}).is_unplayed);
    EXPECT_FALSE(summary_of(Round{Game{game.tree}, Seat::both, Loaded{game.tags}}).is_page)
        << "a game that was read may have a Task";
}

} // namespace
} // namespace trainer
