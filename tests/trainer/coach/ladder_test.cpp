// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/ladder.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/images.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "trainer/coach/explain.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Position;
using endgame::position_of;
using endgame::solved;
using Kind = Reason::Kind;
using enum chess::Square;
using Rungs = std::vector<Rung>;

Ladder ladder_in(std::string_view ending, std::string_view fen)
{
    const auto found = ladder(stage_pens(), endgame::table_of(ending), position_of(fen));
    EXPECT_TRUE(found) << fen;
    return *found;
}

std::vector<Rung> climbed(const Ladder& ladder)
{
    std::vector<Rung> rungs;
    for (auto rung = above(ladder, {}); rung; rung = above(ladder, rung))
        rungs.push_back(*rung);
    return rungs;
}

const Rungs whole{Rung::aim, Rung::squares, Rung::piece, Rung::target, Rung::moves, Rung::play};

TEST(Ladder, AsksForTheIdeaOfTheMove)
{
    const Ladder found = ladder_in("KBNK", "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    EXPECT_EQ(found.move, (chess::Move{f5, h7}));
    EXPECT_EQ(found.best.size(), 1U);
    EXPECT_EQ(found.aim, found.reasons.front());
    EXPECT_EQ(found.aim->kind, Kind::stops);
    EXPECT_EQ(found.squares, Bitboard{g8});
    EXPECT_EQ(found.targets, Bitboard{h7});
    EXPECT_EQ(found.rungs, whole);
    EXPECT_EQ(climbed(found), whole);
}

TEST(Ladder, IsAboutTheMostNaturalBestMove)
{
    const Ladder found = ladder_in("KBNK", "8/8/8/k7/4B1K1/8/8/7N w - - 0 1");
    EXPECT_GT(found.best.size(), 1U);
    EXPECT_EQ(found.move.from, g4) << "the king, though pieces could move as well";
    EXPECT_EQ(found.aim, found.reasons.front());
    const Ladder waits = ladder_in("KBNK", "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    EXPECT_EQ(waits.best.size(), 5U);
    EXPECT_EQ(waits.aim->kind, Kind::waits);
    EXPECT_EQ(waits.targets, (Bitboard{b1, c2, d3, e4, g6}));
}

TEST(Ladder, PointsAtTheMatingPostsWithoutGivingTheMoveAway)
{
    const Ladder found = ladder_in("KBNK", "k1B5/8/8/4K3/8/8/8/1N6 w - - 0 1");
    ASSERT_EQ(found.aim->kind, Kind::to_post);
    EXPECT_EQ(found.squares, (Bitboard{b6, c7}));
    EXPECT_FALSE(found.targets.contains(b6) || found.targets.contains(c7));
    EXPECT_EQ(climbed(found), whole);
}

TEST(Ladder, SkipsRungsThatRevealNoMore)
{
    const Ladder mate = ladder_in("KQK", "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1");
    EXPECT_EQ(mate.aim->kind, Kind::mates);
    EXPECT_EQ(std::ranges::count(mate.rungs, Rung::squares), 0) << "a mate is about no other squares";
    const Ladder lone_king = ladder_in("KBNK", "8/8/3k4/8/3K4/3BN3/8/8 b - - 0 1");
    EXPECT_EQ(std::ranges::count(lone_king.rungs, Rung::piece), 0) << "it has no other piece";
    const Ladder only_move = ladder_in("KQK", "k7/4Q3/2K5/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(only_move.rungs, (Rungs{Rung::moves, Rung::play}));
}

TEST(Ladder, ShowsTheDefenderTheSafestSquares)
{
    const Ladder found = ladder_in("KBNK", "8/3k4/1N6/2B5/8/2K5/8/8 b - - 0 1");
    ASSERT_TRUE(found.aim);
    EXPECT_EQ(found.aim->kind, Kind::wrong_corner);
    EXPECT_FALSE(ladder_in("KBNK", "8/8/3k4/8/3K4/3BN3/8/8 b - - 0 1").aim) << "several moves are as good";
}

TEST(Ladder, ADrawIsHeld)
{
    const Ladder held = ladder_in("KPK", "4k3/8/4P3/3K4/8/8/8/8 b - - 0 1");
    EXPECT_TRUE(held.is_draw);
    EXPECT_FALSE(held.is_free);
    EXPECT_EQ(held.rungs.front(), Rung::aim);
    EXPECT_EQ(held.rungs.back(), Rung::play);
    const Ladder free = ladder_in("KNNK", "8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1");
    EXPECT_TRUE(free.is_free);
    EXPECT_EQ(free.rungs, Rungs{Rung::moves});
}

TEST(Ladder, EndsAtOnceWhereAnySafeMoveDraws)
{
    EXPECT_EQ(ladder_in("KRKB", "8/6K1/3k4/8/8/1B6/5r2/8 w - - 0 1").rungs, Rungs{Rung::moves});
}

TEST(Ladder, NamesNoPieceWhereMostMovesDraw)
{
    EXPECT_EQ(ladder_in("KRKN", "1n6/8/8/8/7K/3k4/8/R7 b - - 0 1").rungs,
              (Rungs{Rung::aim, Rung::moves, Rung::play}));
}

TEST(Ladder, NamesNoSquaresIfAPieceCanGoToNoOthers)
{
    const Ladder found = ladder_in("KPKP", "8/2p5/8/8/8/P7/8/K5k1 b - - 0 1");
    EXPECT_EQ(found.targets.size(), 5);
    EXPECT_EQ(std::ranges::count(found.rungs, Rung::target), 0);
}

TEST(Ladder, WhatHangsIsSavedThoughEveryMoveDraws)
{
    const Ladder saved = ladder_in("KRKN", "8/8/4N2k/8/8/8/4K3/3r4 b - - 0 1");
    EXPECT_EQ(saved.best.size(), legal_moves(position_of("8/8/4N2k/8/8/8/4K3/3r4 b - - 0 1")).size());
    EXPECT_FALSE(saved.is_free);
    EXPECT_EQ(saved.aim->kind, Kind::saves);
    EXPECT_EQ(saved.move.from, d1);
}

TEST(Ladder, VagueAdviceLeavesTheQuestionOpen)
{
    const auto advised = [](const char* fen) {
        return ladder(stage_pens(), endgame::table_of("KPPK"), position_of(fen), true)->rungs;
    };
    const Rungs rungs = advised("8/5k2/8/4P3/8/P1K5/8/8 w");
    EXPECT_EQ(rungs.front(), Rung::aim) << "where the king is needed";
    EXPECT_EQ(std::ranges::count(rungs, Rung::piece), 0) << "that it is the king has been said";
}

TEST(Ladder, SkipsTheSquareOfALostPieceAndLongLists)
{
    const Ladder lost = ladder_in("KRKN", "4K3/8/8/2k5/8/8/2R3n1/8 b - - 0 1");
    EXPECT_EQ(lost.aim->kind, Kind::escapes_with_loss);
    EXPECT_EQ(std::ranges::count(lost.rungs, Rung::squares), 0);
    const Ladder many = ladder_in("KQKP", "8/8/8/8/8/8/p6Q/k6K w - - 0 1");
    EXPECT_TRUE(many.targets.size() <= 6 || std::ranges::count(many.rungs, Rung::target) == 0);
}

TEST(Ladder, TargetsFollowTheAdvice)
{
    const Ladder found = ladder_in("KRKN", "3k4/8/8/8/8/3N4/2K5/r7 w - - 0 1");
    ASSERT_NE(found.advice, nullptr) << "to keep king and knight together, out of the corners";
    EXPECT_TRUE(found.targets.contains(c3));
    EXPECT_FALSE(found.targets.contains(b3)) << "it holds the draw, too";
}

TEST(Ladder, BeginsWithWhatTheAdviceLeavesOpen)
{
    const auto advised = [](const char* ending, const char* fen) {
        return ladder(stage_pens(), endgame::table_of(ending), position_of(fen), true)->rungs;
    };
    EXPECT_EQ(advised("KQKR", "8/2Q5/2r5/8/3K4/8/8/3k4 b - - 0 1").front(), Rung::target)
        << "to take the queen";
    EXPECT_EQ(advised("KRK", "8/8/8/8/1k6/8/5R2/K7 w - - 0 1").front(), Rung::aim)
        << "how to leave less room";
    EXPECT_EQ(advised("KRKP", "8/8/2R2p2/8/6k1/4K3/8/8 b - - 0 1").front(), Rung::piece)
        << "to save the pawn";
    EXPECT_EQ(ladder_in("KQKR", "8/2Q5/2r5/8/3K4/8/8/3k4 b - - 0 1").rungs.front(), Rung::aim);
}

TEST(Ladder, RequiresATablebaseAndALegalMove)
{
    const auto& kbnk = endgame::table_of("KBNK");
    EXPECT_FALSE(ladder(stage_pens(), kbnk, position_of("4k3/8/8/8/8/3BN3/8/R3K3 w - - 0 1")));
    EXPECT_FALSE(ladder(stage_pens(), kbnk, position_of("k7/2K5/2N5/3B4/8/8/8/8 b - - 0 1")));
}

/// Every rung is true and reveals no part of a higher one.
TEST(Ladder, EveryRungIsTrueInEveryPosition)
{
    for_each_sample(20'011, [](const Position& position) {
        const auto found = ladder(stage_pens(), solved(), position);
        if (!found)
            return;
        const auto best = solved().best_moves(position);
        ASSERT_TRUE(std::ranges::is_permutation(found->best, best));
        ASSERT_EQ(found->best.front(), found->move) << "the most natural comes first";
        ASSERT_TRUE(std::ranges::is_partitioned(found->best, [&](chess::Move move) {
            return move.from == found->move.from && found->targets.contains(move.to);
        })) << "then those that the rung before has named";
        ASSERT_TRUE(std::ranges::is_sorted(found->rungs));
        for (const chess::Square target : found->targets) {
            EXPECT_TRUE(std::ranges::any_of(
                best, [&](chess::Move move) { return move.from == found->move.from && move.to == target; }));
            if (!found->aim)
                continue;
            const auto why = reasons(stage_pens(), solved(), position, {found->move.from, target});
            EXPECT_EQ(std::ranges::count(why, found->aim->kind, &Reason::kind), 1)
                << "a square that answers another question";
        }
        if (found->aim) {
            EXPECT_EQ(std::ranges::count(found->reasons, *found->aim), 1);
        }
        EXPECT_TRUE(found->squares.empty() || !(found->squares - found->targets).empty());
    });
}

TEST(Ladder, TargetsAnswerTheQuestionAboutItsSquares)
{
    const Ladder found = ladder_in("KBNK", "N7/8/8/8/8/8/7B/k4K2 w - - 0 1");
    EXPECT_EQ(found.squares, Bitboard{e1});
    EXPECT_EQ(found.targets, Bitboard{g3}) << "Bf4 and Bc7 go elsewhere";
}

} // namespace
} // namespace trainer::coach
