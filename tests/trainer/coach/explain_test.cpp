// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::position_of;
using endgame::solved;
using seen::reason_for;
using Kind = Reason::Kind;
using enum chess::Square;

TEST(Reason, MateIsTheOnlyReason)
{
    const Position position = position_of("8/8/8/5B2/8/8/5K2/5N1k w");
    EXPECT_EQ(reasons(stage_pens(), solved(), position, {f5, e4}),
              (std::vector<Reason>{{.kind = Kind::mates, .squares = {h1}}}));
}

TEST(Reason, TheMostImportantComesFirst)
{
    const Position position = position_of("5k2/5N2/5K2/8/4B3/8/8/8 w");
    const auto all = reasons(stage_pens(), solved(), position, {e4, h7});
    EXPECT_EQ(all.front(), (Reason{.kind = Kind::stops, .squares = {g8}}));
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, [](const Reason& reason) { return entry_of(reason).rank; }));
}

TEST(Reason, ComesToALaterStage)
{
    const Position position = position_of("8/8/3k4/8/8/8/8/3BKN2 w");
    const auto reached = seen::found(reasons(stage_pens(), solved(), position, {e1, d2}), Kind::reaches);
    ASSERT_TRUE(reached);
    EXPECT_EQ(reached->stage, standing(stage_pens(), solved(), position.play({e1, d2}))->stage);
    EXPECT_EQ(reason_for("8/8/6B1/8/8/4N3/8/k1K5 w", "Nc2+", Kind::reaches), std::nullopt)
        << "the stage is the same";
}

TEST(Reason, OtherEndingsHaveReasonsToo)
{
    EXPECT_EQ(reason_for("8/4P1k1/8/8/8/8/8/K7 w", "e8=Q", Kind::promotes, "KPK"),
              (Reason{.kind = Kind::promotes, .squares = {e8}, .piece = Role::queen}));
    EXPECT_EQ(reason_for("8/8/8/3k4/8/8/2r5/KQ6 w", "Qxc2", Kind::captures, "KQKR"),
              (Reason{.kind = Kind::captures, .squares = {c2}, .piece = Role::rook}));
    EXPECT_EQ(reason_for("8/3k4/8/3K4/8/8/8/R7 w", "Ra7+", Kind::checks_off, "KRK"),
              (Reason{.kind = Kind::checks_off, .squares = {d7}}));
    EXPECT_EQ(reason_for("8/4k3/8/8/4PK2/8/8/8 w", "Ke5", Kind::opposes, "KPK"),
              (Reason{.kind = Kind::opposes, .squares = {e5, e7}}));
}

TEST(Reason, OfTwoWaysThatOfTheSquareNearestToTheKingComesFirst)
{
    EXPECT_EQ(reason_for("5K2/1N6/6B1/8/8/8/8/7k w", "Na5", Kind::on_way, "KBNK"),
              (Reason{.kind = Kind::on_way, .squares = {c4}, .piece = Role::knight}));
}

TEST(Reason, OnlyBishopAndKnightAreExplainedByPlansAndStages)
{
    EXPECT_FALSE(reason_for("8/8/2K5/q7/8/8/3k4/8 b", "Qd8", Kind::prepares, "KQK"));
    EXPECT_FALSE(reason_for("8/1q6/4K3/k7/8/8/8/8 b", "Qf3", Kind::on_way, "KQK"));
    EXPECT_FALSE(reason_for("8/2K1b3/b7/2k5/8/8/8/8 b", "Bb5", Kind::reaches, "KBBK"));
    EXPECT_FALSE(reason_for("8/8/2KB1k2/8/2B5/8/8/8 w", "Bb3", Kind::all_safe, "KBBK"));
}

TEST(Reason, ALoserNeedNotSaveWhatMayBeGivenUp)
{
    EXPECT_FALSE(reason_for("8/1k6/8/8/1qP1K3/8/8/8 w", "Kd4", Kind::saves, "KQKP")) << "Kf3 is as good";
    EXPECT_TRUE(reason_for("K7/8/6P1/6k1/8/1q6/8/8 w", "g7", Kind::saves, "KQKP"));
}

TEST(Reason, OmitsTheCageBesideARook)
{
    const char* const fen = "8/3Q2K1/8/8/8/8/1k6/r7 w";
    EXPECT_EQ(reason_for(fen, "Qd4+", Kind::confines, "KQKR"), std::nullopt);
}

TEST(Reason, ComingCloserIsNoneIfASlowerMoveComesAsClose)
{
    EXPECT_EQ(reason_for("1k6/8/3K4/3Q4/8/4r3/8/8 w", "Qb5+", Kind::nears_with_check, "KQKR"), std::nullopt)
        << "d8 is closer";
    EXPECT_EQ(reason_for("8/8/8/k7/8/5K2/6P1/8 b", "Kb5", Kind::nears_pawn, "KPK"), std::nullopt)
        << "b4 is as close";
}

/// The endings of the laws about the choice of reasons and of best moves.
constexpr std::initializer_list<const char*> chosen_endings{
    "KQK", "KRK", "KBBK", "KBNK", "KPK", "KPPK", "KPKP", "KBPK", "KQKR", "KQKP", "KRKP", "KRKB", "KRKN"};

/// Calls an action with random positions of all these endings and the explained best moves.
template <typename Action>
void for_each_explained(Action action)
{
    std::mt19937_64 random{36};
    for (const char* ending : chosen_endings) {
        const auto& known = endgame::table_of(ending);
        for (int left = endgame::is_sanitized ? 5 : test::times(300); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            action(known, position, explained_best_moves(stage_pens(), known, position));
        }
    }
}

/// True if a best move is explained by a reason of a kind.
bool is_explained_by(std::string_view ending, std::string_view fen, Kind kind)
{
    const std::vector<Explained> best =
        explained_best_moves(stage_pens(), endgame::table_of(ending), position_of(fen));
    return std::ranges::any_of(best, [=](const Explained& explained) {
        return std::ranges::count(explained.reasons, kind, &Reason::kind) > 0;
    });
}

TEST(Reason, APawnIsDroppedIfAnEquallyGoodMoveLeadsAwayFromIt)
{
    EXPECT_FALSE(is_explained_by("KPK", "8/7K/8/8/1p6/8/3k4/8 b", Kind::nears_pawn)) << "it runs by itself";
    EXPECT_FALSE(is_explained_by("KPK", "8/8/8/3k2K1/8/5p2/8/8 w", Kind::hits)) << "Kf5";
    EXPECT_FALSE(is_explained_by("KBPK", "8/6p1/8/8/6k1/8/1b2K3/8 w", Kind::nears_pawn)) << "Ke1";
    EXPECT_FALSE(is_explained_by("KBPK", "8/8/B2P4/6K1/8/4k3/8/8 b", Kind::nears_pawn)) << "Kd2";
    EXPECT_FALSE(is_explained_by("KBPK", "8/B4k2/1K6/8/8/8/5P2/8 b", Kind::nears_pawn)) << "Ke7";
    EXPECT_FALSE(is_explained_by("KBPK", "2B5/8/8/8/1K6/2P5/8/6k1 b", Kind::nears_pawn)) << "Kg2";
    EXPECT_FALSE(is_explained_by("KRKP", "8/8/2p5/8/1K6/4R3/8/k7 b", Kind::nears_pawn)) << "Kb1";
}

TEST(Reason, APawnIsNotApproachedWhileItsOwnRunsHome)
{
    EXPECT_FALSE(is_explained_by("KPKP", "8/6K1/8/7k/4P3/1p6/8/8 b", Kind::nears_pawn)) << "b2 wins as well";
}

TEST(Reason, OneOfManyDrawingMovesHasNoModestReason)
{
    EXPECT_FALSE(is_explained_by("KRKB", "4k3/8/1K6/8/6b1/1R6/8/8 b", Kind::hits)) << "most moves draw";
    EXPECT_FALSE(is_explained_by("KPKP", "8/8/3p4/P1k3K1/8/8/8/8 w", Kind::advances)) << "the pawn falls";
}

TEST(Reason, WhatCannotBeSeenAtAGlanceOnlyAddsToAReason)
{
    for_each_explained([](const auto&, const Position& position, const std::vector<Explained>& best) {
        for (const Explained& one : best)
            EXPECT_TRUE(one.reasons.empty() || (one.reasons.front().kind != Kind::evades &&
                                                one.reasons.front().kind != Kind::stays_wide))
                << to_fen(position.setup());
    });
}

TEST(Reason, NoSquareIsGuardedAgainstAKingBesidePieces)
{
    EXPECT_FALSE(is_explained_by("KQKR", "5K2/5R2/5k2/8/8/8/7q/8 b", Kind::guards));
}

TEST(Reason, AFarAwayKingIsNoDangerWithoutBishopAndKnight)
{
    EXPECT_FALSE(is_explained_by("KRKN", "8/7K/2r5/2k5/8/2N5/8/8 b", Kind::keeps_away));
}

TEST(Reason, APlaceIsDroppedIfAnEquallyGoodMoveLeadsElsewhere)
{
    EXPECT_FALSE(is_explained_by("KQK", "3K4/k7/5Q2/8/8/8/8/8 b", Kind::off_edge)) << "Kb8";
    EXPECT_FALSE(is_explained_by("KQK", "3K4/k7/5Q2/8/8/8/8/8 b", Kind::stays_wide)) << "Kb8";
    EXPECT_FALSE(is_explained_by("KBBK", "8/k7/8/8/8/8/8/KB2B3 b", Kind::off_edge)) << "Kb8";
    EXPECT_FALSE(is_explained_by("KRKP", "7k/K7/5r2/5P2/8/8/8/8 w", Kind::off_edge)) << "Kb8";
}

TEST(Reason, ACornerThatTheOtherKingReachesFirstIsDropped)
{
    EXPECT_FALSE(is_explained_by("KPK", "6K1/8/8/3k4/8/8/7P/8 b", Kind::to_rook_pawn_corner));
}

TEST(Reason, TheCentreIsDroppedForAKingThatLeavesItsPawn)
{
    const char* const fen = "8/3k4/4p1R1/8/4K3/8/8/8 b";
    EXPECT_EQ(reason_for(fen, "Kc6", Kind::to_centre, "KRKP"), std::nullopt);
    EXPECT_EQ(explained_best_moves(stage_pens(), endgame::table_of("KRKP"), position_of(fen)).front().move,
              (Move{d7, d6}));
}

TEST(Reason, OfMovesOffTheEdgeTheMostCentralComesFirst)
{
    const Move first =
        explained_best_moves(stage_pens(), endgame::table_of("KRK"), position_of("8/8/5rk1/8/K7/8/8/8 w"))
            .front()
            .move;
    EXPECT_NE(first, (Move{a4, b3}));
}

TEST(Reason, ThePieceThatIsLostInAnyCaseComesFirst)
{
    const std::vector<Reason> in_check =
        reasons(stage_pens(), endgame::table_of("KRKB"), position_of("8/8/5k2/8/8/b4R2/K7/8 b"), {f6, e5});
    ASSERT_FALSE(in_check.empty());
    EXPECT_EQ(
        in_check[0],
        (Reason{.kind = Kind::escapes_with_loss, .squares = {a3}, .piece = Role::bishop, .is_shared = true}));
    const std::vector<Reason> trapped =
        reasons(stage_pens(), endgame::table_of("KRKN"), position_of("7n/8/5K2/8/8/2k5/8/7R b"), {c3, d4});
    ASSERT_FALSE(trapped.empty());
    EXPECT_EQ(trapped[0].kind, Kind::with_loss);
    EXPECT_EQ(trapped[0].piece, Role::knight);
}

TEST(Reason, AClearlyWorseMoveSharesNoReason)
{
    for (const char* const ending : {"KRK", "KQKR", "KRKP", "KPK"}) {
        std::mt19937_64 random{7};
        const auto& known = endgame::table_of(ending);
        for (int left = test::times(200); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            std::vector<Kind> of_worse;
            for (const Move worse : clearly_worse_moves(known, position)) {
                for (const Reason& effect : effects(known, position, worse)) {
                    if (effect.squares.empty() && !effect.piece)
                        of_worse.push_back(effect.kind);
                }
            }
            for (const Explained& best : explained_best_moves(stage_pens(), known, position)) {
                const bool is_pair = best.reasons.size() > 1 && best.reasons.front().is_shared;
                for (const Reason& reason : best.reasons) {
                    const bool is_shared = std::ranges::count(of_worse, reason.kind) > 0;
                    EXPECT_TRUE(!is_shared || is_pair || entry_of(reason).rank <= decisive_rank ||
                                reason.is_shared)
                        << to_fen(position.setup()) << ' ' << entry_of(reason).word;
                }
            }
        }
    }
}

TEST(Reason, NoSideEffectReplacesASharedIdea)
{
    const Position facing = position_of("8/8/8/6R1/1K6/8/8/7k w");
    for (const Explained& best : explained_best_moves(stage_pens(), endgame::table_of("KRK"), facing))
        EXPECT_TRUE(best.reasons.empty() || best.reasons.front().kind != Kind::centres);
}

TEST(Reason, NearMateNoPieceIsWon)
{
    const Position near = position_of("3k4/8/5K2/8/2p5/8/8/7Q w");
    for (const Explained& best : explained_best_moves(stage_pens(), endgame::table_of("KQKP"), near)) {
        for (const Reason& reason : best.reasons)
            EXPECT_NE(reason.kind, Kind::wins) << "mate follows";
    }
}

TEST(Reason, SavingAPieceIsNoReasonWhereEveryMoveDraws)
{
    EXPECT_EQ(reason_for("BN6/k7/7K/8/8/8/8/8 w", "Nd7", Kind::saves), std::nullopt);
    EXPECT_TRUE(reason_for("BN6/k7/7K/8/8/8/8/8 w", "Nd7", Kind::any_draws));
}

TEST(Reason, SavingAPieceIsNoReasonIfAnotherFalls)
{
    const Position position = position_of("8/8/8/1Bk5/3R4/1K6/8/8 w");
    const auto saves = [&](Move move) {
        const auto found = reasons(stage_pens(), endgame::table_of("KRBK"), position, move);
        return std::ranges::count(found, Kind::saves, &Reason::kind);
    };
    EXPECT_EQ(saves({d4, b4}), 2) << "the rook guards the bishop, and the king the rook";
    EXPECT_EQ(saves({d4, d1}), 0);
}

TEST(Reason, ALessCentralMoveDoesNotHeadForTheCentre)
{
    const std::vector<Reason> found =
        reasons(stage_pens(), endgame::table_of("KRK"), position_of("6R1/2K1k3/8/8/8/8/8/8 b"), {e7, f6});
    EXPECT_FALSE(seen::found(found, Kind::to_centre)) << "e6 is more central";
}

TEST(Reason, TheCentreIsNoneIfAWorseMoveLeadsAsNearToIt)
{
    const auto kinds = [](const char* fen, Move move) {
        std::vector<Kind> found;
        for (const Reason& reason : reasons(stage_pens(), endgame::table_of("KBBK"), position_of(fen), move))
            found.push_back(reason.kind);
        return found;
    };
    const std::vector<Kind> stays = kinds("3B4/8/8/8/5k2/8/2K5/7B b", {f4, f5});
    EXPECT_EQ(std::ranges::count(stays, Kind::stays_central), 0) << "Ke5 is more central";
    const std::vector<Kind> comes = kinds("5B2/7B/8/8/8/8/3k4/K7 b", {d2, c3});
    EXPECT_EQ(std::ranges::count(comes, Kind::to_centre), 0) << "Ke3 is as central";
}

TEST(Reason, WhatTheKingCannotReachNeedsNoDistance)
{
    EXPECT_EQ(reason_for("1B6/8/6k1/2N5/5K2/8/8/8 w", "Bc7", Kind::keeps_away), std::nullopt);
}

TEST(Reason, GuardingSaysMoreThanTheSquaresHeHadBefore)
{
    EXPECT_EQ(reason_for("8/5N2/8/8/k1K5/3B4/8/8 w", "Bb1", Kind::allows), std::nullopt);
    EXPECT_EQ(reason_for("8/5N2/8/8/k1K5/3B4/8/8 w", "Bb1", Kind::guards),
              (Reason{.kind = Kind::guards, .squares = {a2}}));
}

TEST(Reason, AQueenGivenUpForARookIsNotSaved)
{
    const Position position = position_of("1r4K1/k7/8/8/1Q6/8/8/8 w");
    for (const Reason& reason : reasons(stage_pens(), endgame::table_of("KQKR"), position, {b4, f8}))
        EXPECT_NE(reason.kind, Kind::saves);
}

TEST(Reason, ACheckThatAllowsStalemateForcesNoKingInFrontOfItsPawn)
{
    const auto forces = [](const char* fen, Move move) {
        const auto found = reasons(stage_pens(), endgame::table_of("KQKP"), position_of(fen), move);
        return std::ranges::find(found, Kind::forces_in_front, &Reason::kind) != found.end();
    };
    EXPECT_FALSE(forces("8/8/8/3K4/8/5Q2/5p2/6k1 w", {f3, g3})) << "…Kh1, and Qxf2 is stalemate";
    EXPECT_TRUE(forces("8/8/8/3K4/8/4Q3/4p3/5k2 w", {e3, f3})) << "…Ke1, or Qxe2";
}

/// The kind of the first reason for a best move; `nullopt` if there is none.
std::optional<Kind> first_kind(const char* ending, const char* fen, Move move)
{
    const auto found = reasons(stage_pens(), endgame::table_of(ending), position_of(fen), move);
    return found.empty() ? std::nullopt : std::optional{found.front().kind};
}

TEST(Reason, WhatASlowerWinDoesAsWellMayBeThePoint)
{
    EXPECT_EQ(first_kind("KQKP", "8/8/8/8/6K1/Q7/2pk4/8 w", {a3, b2}), Kind::pins_pawn);
    EXPECT_EQ(first_kind("KBPK", "3k4/B7/P1K5/8/8/8/8/8 w", {a7, d4}), Kind::makes_way);
}

TEST(Reason, AnApproachIsSharedOnlyByMovesThatComeAsNear)
{
    // Kd4 comes as near in king's moves, but not in a straight line.
    EXPECT_EQ(first_kind("KQKP", "8/8/8/3K4/8/8/p5Q1/1k6 w", {d5, c4}), Kind::nears_promotion);
}

TEST(Reason, ABishopKeepsTheKingFromItsPawn)
{
    EXPECT_EQ(first_kind("KBPK", "1k6/8/PK6/8/8/8/2B5/8 w", {c2, f5}), Kind::stops);
}

TEST(Reason, AFarAdvancedPawnDrawsThoughTheKingCouldMoveFirst)
{
    EXPECT_EQ(first_kind("KRKP", "R7/8/8/5K2/8/4pk2/8/8 b", {e3, e2}), Kind::escorted);
}

TEST(Reason, OfEqualPromotionsTheQueenComesFirst)
{
    const auto best = explained_best_moves(stage_pens(), endgame::table_of("KQKP"),
                                           position_of("2k5/8/8/8/8/8/2p5/4K1Q1 b"));
    ASSERT_EQ(best.size(), 2U);
    EXPECT_EQ(best.front().move, (Move{c2, c1, Role::queen}));
    EXPECT_EQ(best.back().move, (Move{c2, c1, Role::rook}));
}

TEST(Reason, ASafeCaptureIsNamedFirst)
{
    const auto first = [](const char* ending, const char* fen) {
        return explained_best_moves(stage_pens(), endgame::table_of(ending), position_of(fen)).front();
    };
    EXPECT_EQ(first("KBNK", "NBk5/8/8/8/8/8/3K4/8 b").move, (Move{c8, b8})) << "Kb7 attacks both";
    const Explained even = first("KPKP", "8/1p6/8/8/8/2K5/4kP2/8 b");
    EXPECT_EQ(even.move, (Move{e2, f2})) << "Kf3 stops the pawn";
    EXPECT_EQ(even.reasons.front(), (Reason{.kind = Kind::captures, .squares = {f2}, .piece = Role::pawn}));
}

TEST(Reason, AnAttackOnAPieceIsNamedThoughOthersMakeItToo)
{
    const auto first = [](const char* ending, const char* fen) {
        const auto best = explained_best_moves(stage_pens(), endgame::table_of(ending), position_of(fen));
        return best.front().reasons.empty() ? std::nullopt : std::optional{best.front().reasons.front()};
    };
    const auto queens = first("KQKR", "8/8/8/8/8/7Q/2k2r2/7K w");
    ASSERT_TRUE(queens);
    EXPECT_EQ(queens->kind, Kind::attacks) << "Qg3 attacks the rook as well";
    const auto kings = first("KQKR", "7Q/8/8/8/3K4/k7/3r4/8 w");
    ASSERT_TRUE(kings);
    EXPECT_EQ(kings->kind, Kind::attacks) << "rather than the opposition";
    const auto rooks = first("KRKP", "1k4K1/1r6/8/8/6P1/8/8/8 b");
    ASSERT_TRUE(rooks);
    EXPECT_EQ(rooks->kind, Kind::attacks) << "Rg7+ only gives the rook away";
}

TEST(Reason, ASideEffectExplainsNoMoveThatLeavesACapture)
{
    const auto of = [](const char* ending, const char* fen, const Move& move) {
        return reasons(stage_pens(), endgame::table_of(ending), position_of(fen), move);
    };
    EXPECT_TRUE(of("KRKN", "1k6/8/K1N3r1/8/8/8/8/8 b", {b8, c7}).empty()) << "Rxc6+ is as good";
    EXPECT_TRUE(of("KQKP", "8/3p1k2/3K4/8/8/Q7/8/8 w", {a3, e3}).empty()) << "Kxd7 is as good";
}

TEST(Reason, APawnFarAheadLeavesNoTimeToHunt)
{
    EXPECT_FALSE(is_explained_by("KQKP", "8/4Q1K1/8/8/8/8/1p1k4/8 w", Kind::takes));
    EXPECT_FALSE(is_explained_by("KQKP", "7K/8/1P6/8/8/8/3q1k2/8 b", Kind::takes));
}

TEST(Reason, APieceThatLeavesThePawnsPathDoesNotGuardIt)
{
    EXPECT_FALSE(is_explained_by("KBPK", "8/7K/8/8/8/2p2k2/8/2b5 b", Kind::guards_promotion));
}

TEST(Reason, WhatCanBeCapturedNeedNotBePrepared)
{
    EXPECT_FALSE(is_explained_by("KQKP", "8/3kP3/6q1/1K6/8/8/8/8 b", Kind::begins_checks));
}

TEST(Reason, StalemateIsTheOnlyReason)
{
    const Position position = position_of("8/8/8/8/8/8/p6Q/k6K w");
    const endgame::Tablebase& known = endgame::table_of("KQKP");
    EXPECT_EQ(reasons(stage_pens(), known, position, {h2, c2}),
              (std::vector<Reason>{{.kind = Kind::stalemates, .squares = {a1}}}));
    const std::vector<Explained> all = explained_best_moves(stage_pens(), known, position);
    EXPECT_FALSE(seen::squares_of(all.front().reasons, Kind::stalemates)) << "checks may still win";
    for (const Explained& explained : all)
        EXPECT_FALSE(seen::squares_of(explained.reasons, Kind::safe_draws)) << "Qxa2+ loses the queen";
}

TEST(Reason, OfTheDefenderAreThoseOfDefence)
{
    EXPECT_EQ(reason_for("8/8/8/8/2BkN3/8/8/K7 b", "Kxc4", Kind::captures),
              (Reason{.kind = Kind::captures, .squares = {c4}, .piece = Role::bishop}));
}

TEST(Reason, PrefersTheDefendersDistinctiveReasons)
{
    // Kd7 leaves the edge too, and Kb8 also goes to the wrong corner; only Kb7 does both.
    const Position on_edge = position_of("2k5/8/1B6/2K5/8/8/8/4N3 b - - 0 1");
    const std::vector<Reason> both = reasons(stage_pens(), solved(), on_edge, {Square::c8, Square::b7});
    ASSERT_GE(both.size(), 2U);
    EXPECT_TRUE(both[0].is_shared);
    EXPECT_EQ(both[0].kind, Kind::off_edge);
    EXPECT_EQ(both[1].kind, Kind::wrong_corner);
}

TEST(Reason, DistanceFromTheOtherKingComesSecond)
{
    const Position in_corner = position_of("5k1K/8/8/8/B7/8/7B/8 b - - 0 1");
    const std::vector<Reason> found =
        reasons(stage_pens(), endgame::table_of("KBBK"), in_corner, {Square::f8, Square::e7});
    ASSERT_GE(found.size(), 2U);
    EXPECT_EQ(found[0].kind, Kind::off_edge);
    EXPECT_EQ(found[1].kind, Kind::evades);
}

TEST(Reason, WhereAKingGoesSaysMoreThanTheNumberOfItsSquares)
{
    const Position beside_corner = position_of("8/8/8/3N4/7B/4K3/1k6/8 b");
    const std::vector<Reason> found = reasons(stage_pens(), solved(), beside_corner, {b2, b3});
    ASSERT_GE(found.size(), 2U);
    EXPECT_NE(found[0].kind, Kind::stays_wide);
}

TEST(Reason, ARetreatIsNoMoreThanASquareIfASlowerOneIsAsSafe)
{
    const Position loose = position_of("2N1k3/8/8/5K2/8/8/8/B7 w");
    EXPECT_NE(reasons(stage_pens(), solved(), loose, {c8, b6}).front().kind, Kind::avoids)
        << "Na7 is as safe";
}

TEST(Reason, AKingsMoveThatOpensTheEdgeIsNotNatural)
{
    const Position position = position_of("8/8/8/8/8/8/Q7/3K3k w");
    const endgame::Tablebase& known = endgame::table_of("KQK");
    EXPECT_EQ(explained_best_moves(stage_pens(), known, position).front().move, (Move{d1, e1}))
        << "Ke2 gets in the way of the queen";
}

TEST(Reason, AKingWithAPawnDoesNotLookForTheCentre)
{
    EXPECT_FALSE(reason_for("8/8/1K3R2/8/8/2p5/4k3/8 b", "Kd3", Kind::to_centre, "KRKP"))
        << "it guards the pawn";
    EXPECT_FALSE(reason_for("8/8/8/k7/q5P1/1K6/8/8 w", "Kc3", Kind::to_centre, "KQKP"));
}

TEST(Reason, AKnightOnTheWayComesCloserOrGoesNowhere)
{
    const auto kinds =
        reasons(stage_pens(), solved(), position_of("k7/3B1N2/1K6/8/8/8/8/8 w"), {Square::f7, Square::e5});
    EXPECT_EQ(std::ranges::count(kinds, Kind::on_way, &Reason::kind), 0);
}

TEST(Reason, AnOnlyMoveIsMoreThanAStepCloser)
{
    // Ke3 and Kd3 come closer to the pawn as well, and draw.
    const Position position = position_of("3R4/8/8/8/8/7p/3K4/7k w - - 0 1");
    const std::vector<Reason> found =
        reasons(stage_pens(), endgame::table_of("KRKP"), position, {Square::d2, Square::e2});
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().kind, Kind::only_win);
}

TEST(Reason, TheKingsOnlyMoveKeepsTheOtherKingOut)
{
    const auto all =
        reasons(stage_pens(), endgame::table_of("KPK"), position_of("8/4k3/2P5/8/5K2/8/8/8 w"), {f4, e5});
    ASSERT_GE(all.size(), 2U);
    EXPECT_EQ(all.at(0), (Reason{.kind = Kind::bars, .squares = {d6}}));
    EXPECT_EQ(all.at(1).kind, Kind::only_win);
}

TEST(Reason, APlaceThatEqualMovesDoWithoutIsNone)
{
    // Kg1 and Ke1, on the edge, are as good, and Ke2 is not.
    for (const Reason& reason : reasons(stage_pens(), endgame::table_of("KQKP"),
                                        position_of("8/5p2/8/8/5Q2/8/1K3k2/8 b"), {f2, g2})) {
        EXPECT_NE(reason.kind, Kind::stays_off_edge);
        EXPECT_NE(reason.kind, Kind::evades);
    }
}

TEST(Reason, AStepThatComesNearerInAStraightLineOnlySaysLittle)
{
    // Kc4 is as many king's moves from e5 as c3.
    const auto all = reasons(stage_pens(), solved(), position_of("8/8/8/4k3/8/2K5/8/BN6 w"), {c3, c4});
    EXPECT_TRUE(all.size() <= 1 || all.front().kind != Kind::nearer);
}

TEST(Reason, APieceThatIsOfferedInADrawHuntsNoKing)
{
    for (const Reason& reason :
         reasons(stage_pens(), endgame::table_of("KQKR"), position_of("1r4K1/k7/8/8/1Q6/8/8/8 w"), {b4, f8}))
        EXPECT_NE(reason.kind, Kind::keeps_guarding);
}

/// True if a move does of a king's way what a kind says, whether that is said of it or not.
bool goes_alike(const Position& position, Move move, Kind kind)
{
    const auto all = reasons_of_defence(position, move);
    const bool is_about_centre = kind == Kind::to_centre || kind == Kind::stays_central;
    if (kind == Kind::off_edge || kind == Kind::stays_off_edge)
        return !seen::is_on_edge(move.to);
    return seen::found(all, kind) ||
           (is_about_centre && (seen::found(all, Kind::to_centre) || seen::found(all, Kind::stays_central)));
}

/// True if a reason for one of the best moves tells it from the others: of those who do not win, each equally
/// good move of the king goes the same way, and in a draw none matters at all.
bool is_way_telling(const endgame::Tablebase& known, const Position& position, Move move, Kind kind)
{
    const auto best = known.best_moves(position);
    return !known.probe(position)->is_draw() && std::ranges::all_of(best, [&](Move other) {
        return other.from != move.from || goes_alike(position, other, kind);
    });
}

/// True unless a slower move of the same piece gets as near to some squares, in king's steps and in a
/// straight line.
bool is_nearest(const endgame::Tablebase& known, const Position& position, Move move, chess::Bitboard aim)
{
    return std::ranges::none_of(slower_moves_from(position, move.from, known.best_moves(position)),
                                [&](Move other) {
                                    return king_distance(other.to, aim) <= king_distance(move.to, aim) &&
                                           !is_nearer(move.to, other.to, aim);
                                });
}

/// True unless a king's move that is clearly worse brings the kings as far apart on a line.
bool is_opposition_telling(const endgame::Tablebase& known, const Position& position, const Reason& reason)
{
    const auto squares_between = [](chess::Square a, chess::Square b) {
        return std::pair{std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b))};
    };
    const chess::Square king = position.king(position.turn());
    const chess::Square other_king = position.king(!position.turn());
    return std::ranges::none_of(clearly_worse_moves(known, position), [&](Move other) {
        const auto [files, ranks] = squares_between(other.to, other_king);
        const bool is_direct = files + ranks == 2 && files * ranks == 0;
        const bool is_diagonal = files == 2 && ranks == 2;
        return other.from == king && (reason.kind == Kind::opposes_diagonally ? is_diagonal : is_direct);
    });
}

/// True if a reason for a best move is so, as its definition says, and tells the move from worse ones.
bool is_well_chosen(const endgame::Tablebase& known, const Position& position, Move move,
                    const Reason& reason)
{
    const chess::MoveList all = legal_moves(position);
    const Position next = position.play(move);
    const auto result = known.probe(position)->outcome();
    const auto keeps = [&](Move other) {
        return known.probe(position.play(other))->for_mover().outcome() == result;
    };
    const bool hunts_with_knight = corners(position.board()) && result == endgame::Outcome::win;
    const bool is_kings = move.from == position.king(position.turn());
    switch (reason.kind) {
    case Kind::mates:
        return is_checkmate(next);
    case Kind::forces_mate:
        return std::ranges::all_of(legal_moves(next), [&](Move reply) {
            const Position then = next.play(reply);
            return std::ranges::any_of(legal_moves(then),
                                       [&](Move last) { return is_checkmate(then.play(last)); });
        });
    case Kind::captures:
    case Kind::exchanges:
    case Kind::gives_up_for_pawn:
        return is_capture(position, move) &&
               position.board().role_at(captured_square(position, move)) == reason.piece;
    case Kind::promotes:
        return move.promotion == reason.piece;
    case Kind::only:
        return all.size() == 1;
    case Kind::only_win:
    case Kind::only_draw:
        return std::ranges::count_if(all, keeps) == 1 &&
               (reason.kind == Kind::only_win) == (result == endgame::Outcome::win);
    case Kind::any_draws:
        return std::ranges::all_of(all, keeps) && result == endgame::Outcome::draw;
    case Kind::saves: {
        const chess::Square was = reason.squares.first();
        return hangs(position.board(), was) && !hangs(next.board(), was == move.from ? move.to : was);
    }
    case Kind::to_centre:
    case Kind::stays_central:
    case Kind::off_edge:
    case Kind::stays_off_edge:
    case Kind::stays_wide:
    case Kind::evades:
        if (position.board().of(position.turn()).size() > 1)
            return false;
        [[fallthrough]];
    case Kind::wrong_corner:
    case Kind::off_corner:
    case Kind::keeps_on_edge:
        return is_way_telling(known, position, move, reason.kind);
    case Kind::nearer:
        return hunts_with_knight ||
               is_nearest(known, position, move, chess::Bitboard{position.king(!position.turn())});
    case Kind::joins:
        return hunts_with_knight ||
               is_nearest(known, position, move, chess::Bitboard{position.king(position.turn())});
    case Kind::centres:
        return hunts_with_knight || is_nearest(known, position, move, middle_squares);
    case Kind::leaves_edge:
        return hunts_with_knight || is_nearest(known, position, move, ~edge_squares);
    case Kind::opposes:
    case Kind::holds_off:
    case Kind::opposes_diagonally:
        return hunts_with_knight || !is_kings || is_opposition_telling(known, position, reason);
    default:
        return true;
    }
}

TEST(Reason, AreTrueAndSetTheMoveApart)
{
    const auto find = [](const endgame::Tablebase& known, const Position& position, Move move) {
        const auto best = known.best_moves(position);
        return std::ranges::count(best, move) > 0 ? reasons(stage_pens(), known, position, move)
                                                  : std::vector<Reason>{};
    };
    auto named = check_named(chosen_endings, endgame::is_sanitized ? 5 : 150, find, is_well_chosen);
    for (const Kind kind : {Kind::mates, Kind::captures, Kind::promotes, Kind::only, Kind::only_win,
                            Kind::only_draw, Kind::any_draws, Kind::saves, Kind::to_centre, Kind::off_edge,
                            Kind::nearer, Kind::joins, Kind::centres, Kind::holds_off})
        EXPECT_TRUE(named[kind] > 0 || endgame::is_sanitized) << entry_of({.kind = kind}).word;
}

TEST(Reason, OfEqualCapturesThatOfMostComesFirst)
{
    const auto gain_of = [](const Position& position, Move move) {
        return is_capture(position, move) ? points(position.board().role_at(captured_square(position, move)))
                                          : 0;
    };
    const auto is_safe = [](const Position& position, Move move) {
        const Position next = position.play(move);
        return std::ranges::none_of(legal_moves(next), [&](Move reply) { return reply.to == move.to; });
    };
    for_each_explained([&](const auto&, const Position& position, const std::vector<Explained>& best) {
        if (best.empty() || is_checkmate(position.play(best.front().move)))
            return;
        for (const Explained& other : best)
            EXPECT_TRUE(!is_safe(position, other.move) ||
                        gain_of(position, other.move) <= gain_of(position, best.front().move))
                << to_fen(position.setup());
    });
}

TEST(Reason, OfABareKingsMovesTheMostCentralComesFirst)
{
    for_each_explained([](const auto&, const Position& position, const std::vector<Explained>& best) {
        const bool is_bare = position.board().of(position.turn()).size() == 1;
        if (best.empty() || !is_bare || !position.board().of(Role::pawn).empty() ||
            entry_of(best.front().reasons.empty() ? Reason{Kind::evades} : best.front().reasons.front())
                    .rank <= decisive_rank)
            return;
        for (const Explained& other : best)
            EXPECT_GE(seen::to_edge(best.front().move.to), seen::to_edge(other.move.to))
                << to_fen(position.setup());
    });
}

TEST(Reason, APawnThatRunsNeedsNoRescue)
{
    for_each_explained([](const auto&, const Position& position, const std::vector<Explained>& best) {
        for (const Explained& one : best)
            EXPECT_TRUE(!seen::found(one.reasons, Kind::outruns) || one.reasons.front().kind != Kind::saves)
                << to_fen(position.setup());
    });
}

TEST(Reason, ATacticComesBeforeTheRescueOfAPiece)
{
    EXPECT_LT(entry_of({.kind = Kind::wins, .piece = Role::rook}).rank,
              entry_of({.kind = Kind::saves, .piece = Role::rook}).rank);
    EXPECT_LT(entry_of({.kind = Kind::offers_stalemate}).rank,
              entry_of({.kind = Kind::saves, .piece = Role::rook}).rank);
    EXPECT_LT(entry_of({.kind = Kind::outruns}).rank,
              entry_of({.kind = Kind::saves, .piece = Role::pawn}).rank);
}

TEST(Reason, EqualMaterialHasNoReasons)
{
    const Position kings = position_of("4k3/8/8/8/8/8/8/4K3 w");
    EXPECT_TRUE(reasons(stage_pens(), endgame::table_of("KQK"), kings, {e1, e2}).empty());
}

TEST(Reason, HasNoOtherReasonsIfEveryMoveDraws)
{
    const Position position = position_of("8/7K/8/8/8/kP6/8/8 w");
    for (const Move move : legal_moves(position))
        EXPECT_EQ(reasons(stage_pens(), endgame::table_of("KPK"), position, move),
                  (std::vector<Reason>{{.kind = Kind::any_draws}}));
}

TEST(Reason, APieceThatIsCapturedInReplyDoesNothingElse)
{
    const auto kinds = [](const char* ending, const char* fen, Move move) {
        std::vector<Kind> found;
        for (const Reason& reason : reasons(stage_pens(), endgame::table_of(ending), position_of(fen), move))
            found.push_back(reason.kind);
        return found;
    };
    EXPECT_EQ(kinds("KRKP", "3K2k1/4Pr2/8/8/8/8/8/8 b", {f7, e7}), std::vector{Kind::gives_up_for_pawn});
    EXPECT_EQ(kinds("KPK", "8/2kP4/8/4K3/8/8/8/8 w", {d7, d8, Role::queen}), std::vector{Kind::any_draws});
}

TEST(Reason, OnlyALostPieceSpoilsSomeDraws)
{
    const Position position = position_of("8/8/p7/8/2k5/8/1B4K1/8 w");
    EXPECT_EQ(reasons(stage_pens(), endgame::table_of("KBKP"), position, {g2, f3}),
              (std::vector<Reason>{{.kind = Kind::safe_draws, .piece = Role::bishop}}));
}

TEST(Reason, PiecesAreSafeIfUnassailable)
{
    const auto safe = reason_for("6K1/8/4N3/8/5B2/8/4k3/8 w", "Kh8", Kind::all_safe);
    EXPECT_EQ(safe.has_value(), !reason_for("6K1/8/4N3/8/5B2/8/4k3/8 w", "Kh8", Kind::prepares))
        << "a last resort";
}

TEST(Reason, TheMostNaturalBestMoveComesFirst)
{
    const auto role = [](const char* fen) {
        const Position position = position_of(fen);
        return position.board().role_at(
            explained_best_moves(stage_pens(), solved(), position).front().move.from);
    };
    EXPECT_EQ(role("8/8/8/k7/4B1K1/8/8/7N w"), Role::king) << "rather than the knight";
    EXPECT_EQ(role("8/8/6B1/8/8/6N1/3k1K2/8 w"), Role::knight) << "the only best move";
    EXPECT_EQ(role("8/8/8/1NK5/k7/8/8/4B3 w"), Role::knight)
        << "it keeps the king out of b3; the bishop only comes nearer to its own king";
}

/// The most natural best move.
Move first_best(const char* fen)
{
    return explained_best_moves(stage_pens(), solved(), position_of(fen)).front().move;
}

TEST(Reason, OfMovesWithTheSameReasonTheOneWithBetterFurtherReasonsComesFirst)
{
    EXPECT_EQ(first_best("8/8/5K2/7k/8/3N4/2B5/8 w"), (Move{d3, e5})) << "a square of the W, rather than f2";
    EXPECT_EQ(first_best("6K1/8/2Bk4/8/8/3N4/8/8 w"), (Move{c6, e4})) << "central, rather than in the corner";
    EXPECT_NE(first_best("8/8/6K1/8/4N3/B6k/8/8 w"), (Move{g6, h5})) << "the king stays off the edge";
    EXPECT_EQ(first_best("k2K4/8/8/8/8/2B2N2/8/8 w"), (Move{d8, c7})) << "or leaves it";
}

TEST(Reason, MateWithTheNextMoveIsForced)
{
    const Position position = position_of("7k/8/7K/8/B4N2/8/8/8 w");
    const auto all = reasons(stage_pens(), solved(), position, {f4, g6});
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front().kind, Kind::forces_mate);
    EXPECT_EQ(reason_for("8/8/8/8/8/1K6/6Q1/4k3 w", "Kc3", Kind::forces_mate, "KQK"),
              (Reason{.kind = Kind::forces_mate}));
}

TEST(Reason, NamesTheStageOnlyWithoutOtherReasons)
{
    const Position position = position_of("5BK1/8/6N1/8/8/8/7k/8 w");
    const auto all = reasons(stage_pens(), solved(), position, {g8, f7});
    ASSERT_TRUE(seen::found(all, Kind::reaches));
    EXPECT_EQ(all.back().kind, Kind::reaches);
}

TEST(Reason, ARescueThatWorseMovesMakeAsWellIsNotTheFirst)
{
    const auto found =
        reasons(stage_pens(), endgame::table_of("KRKP"), position_of("8/8/4K3/2p5/3R4/8/7k/8 w"), {d4, g4});
    EXPECT_EQ(found.front().kind, Kind::cuts_file);
    EXPECT_TRUE(seen::found(found, Kind::saves));
}

TEST(Reason, TheBestExplainedMoveComesFirstWithAPawn)
{
    for (const char* fen : {"8/8/8/8/K6P/8/6k1/8 w", "8/8/2P4K/8/8/8/3k4/8 w", "6k1/8/1P6/8/8/3K4/8/8 w"}) {
        const Position position = position_of(fen);
        const Explained first =
            explained_best_moves(stage_pens(), endgame::table_of("KPK"), position).front();
        EXPECT_EQ(position.board().role_at(first.move.from), Role::pawn) << fen;
        EXPECT_EQ(first.reasons.front().kind, Kind::outruns) << fen;
    }
}

/// The share of the best moves of an ending's won positions that have a reason.
double share_explained(const char* ending)
{
    std::mt19937_64 random{35};
    const auto& known = endgame::table_of(ending);
    int moves = 0;
    int explained = 0;
    for (int left = test::times(500); left > 0;) {
        const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
        if (known.probe(position)->outcome() != endgame::Outcome::win)
            continue;
        --left;
        for (const Explained& best : explained_best_moves(stage_pens(), known, position)) {
            ++moves;
            explained += best.reasons.empty() ? 0 : 1;
        }
    }
    return static_cast<double>(explained) / moves;
}

TEST(Reason, MostBestMovesHaveOneInOtherEndings)
{
    // What a clearly worse move does as well is none.
    for (const char* ending : {"KPK", "KRKP", "KQKR"})
        EXPECT_GE(share_explained(ending), 0.75) << ending;
    EXPECT_GE(share_explained("KQKP"), 0.65) << "often a capture is as good as side effects";
    EXPECT_GE(share_explained("KBPK"), 0.6) << "the bishop often has many waiting moves";
}

/// A reason as another view of the board shows it.
Reason image(const View& view, Reason reason)
{
    reason.squares = view.seen(reason.squares);
    if (reason.reply)
        reason.reply = view.seen(*reason.reply);
    return reason;
}

TEST(Reason, AreTheSameInAllImagesOfEitherColour)
{
    endgame::Breaches breaches;
    for_each_sample(endgame::is_sanitized ? 50'000 : test::one_in(10'000), [&](const Position& position) {
        for (const Move move : legal_moves(position)) {
            const auto gains = reasons(stage_pens(), solved(), position, move);
            const auto conceded = concessions(solved(), position, move);
            for (const View& view : all_views()) {
                const auto same = [&](const std::vector<Reason>& ours, std::vector<Reason> theirs) {
                    std::vector<Reason> images;
                    for (const Reason& reason : ours)
                        images.push_back(image(view, reason));
                    return std::ranges::is_permutation(images, theirs);
                };
                const Position seen_position = view.seen(position);
                if (!same(gains, reasons(stage_pens(), solved(), seen_position, view.seen(move))) ||
                    !same(conceded, concessions(solved(), seen_position, view.seen(move))))
                    breaches.add(position);
            }
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Reason, EveryBestMoveHasOne)
{
    endgame::Breaches without;
    for_each_sample(endgame::is_sanitized ? 50'000 : test::one_in(100), [&](const Position& position) {
        if (position.turn() == Color::black || solved().probe(position)->is_draw())
            return;
        for (const Explained& one : explained_best_moves(stage_pens(), solved(), position)) {
            if (one.reasons.empty())
                without.add(position);
        }
    });
    EXPECT_EQ(without.count(), 0U) << without.example();
}

/// True if a stage is later than before the move, with either side to move.
bool is_reached(const seen::Scene& scene)
{
    const auto is = standing(stage_pens(), solved(), scene.next);
    const auto was = standing(stage_pens(), solved(), scene.position);
    const auto passed_by = standing(stage_pens(), solved(), scene.still);
    return is && was && passed_by && is->stage > was->stage && is->stage > passed_by->stage;
}

TEST(Reason, StagesAreReachedFromEarlierOnes)
{
    endgame::Breaches breaches;
    seen::for_each_move(20'000, [&](const seen::Scene& scene) {
        const auto all = reasons(stage_pens(), solved(), scene.position, scene.move);
        if (seen::found(all, Kind::reaches).has_value() != is_reached(scene))
            breaches.add(scene.position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::coach
