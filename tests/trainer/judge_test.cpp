// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/judge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "endings.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::Breaches;
using endgame::Outcome;
using endgame::Plies;
using endgame::position_of;
using endgame::solved;
using endgame::Verdict;

Judgement judgement_of(std::string_view fen, std::string_view move)
{
    const Position position = position_of(fen);
    return *judge(solved(), position, *parse_move(position, move));
}

constexpr std::string_view mate_in_five = "k7/8/1K6/8/8/8/8/3BN3 w";

struct GradedMove {
    std::string_view move;
    int cost;
    Grade grade;
};

constexpr GradedMove attackers_moves[] = {
    {"Nc2", 0, Grade::best},      {"Nd3", 0, Grade::best},      {"Bg4", 0, Grade::best},
    {"Be2", 1, Grade::good},      {"Ng2", 2, Grade::good},      {"Bf3+", 2, Grade::good},
    {"Kc7", 3, Grade::technique}, {"Kc6", 4, Grade::technique}, {"Nf3", 9, Grade::detour},
    {"Ka5", 25, Grade::detour},
};

TEST(Judge, GradesTheAttackersMovesByTheMovesTheyCost)
{
    for (const auto& [move, cost, grade] : attackers_moves) {
        const Judgement found = judgement_of(mate_in_five, move);
        EXPECT_EQ(found.cost, cost) << move;
        EXPECT_EQ(found.grade, grade) << move;
        EXPECT_EQ(found.before, Verdict::win(Plies{9})) << move;
        EXPECT_EQ(found.after, Verdict::win(Plies{9 + 2 * cost})) << move;
        EXPECT_FALSE(found.cause) << move;
        EXPECT_EQ(found.best.size(), 3U) << move;
    }
}

TEST(Judge, GradesTheDefendersMovesByTheMovesTheyComeNearer)
{
    const Position position = position_of("8/8/8/8/B7/2NK4/1k6/8 b");
    for (const Move move : legal_moves(position)) {
        const Judgement found = *judge(solved(), position, move);
        ASSERT_EQ(found.after.outcome(), Outcome::loss);
        EXPECT_EQ(found.before, Verdict::loss(Plies{48}));
        EXPECT_EQ(found.cost, (48 - found.after.to_mate().count()) / 2);
    }
}

TEST(Judge, RecognisesThrownWinsAndTheirCauses)
{
    using Cause = DrawCause::Kind;
    struct Throw {
        const char* fen;
        const char* move;
        Cause kind;
        std::size_t plies;
    };
    for (const auto& [fen, move, kind, plies] :
         {Throw{"3k4/5K2/1N6/8/3B4/8/8/8 w", "Be5", Cause::stalemate, 0},
          Throw{"6B1/6N1/8/8/8/k1K5/8/8 w", "Bb3", Cause::stalemate, 0},
          Throw{"N7/1k6/8/8/8/8/B7/7K w", "Kg2", Cause::piece_hangs, 1},
          Throw{"3K4/8/4N3/2B5/8/3k4/8/8 w", "Be3", Cause::piece_hangs, 1},
          Throw{"3K4/8/8/8/8/1B6/1kN5/8 w", "Nd4", Cause::fork, 3},
          Throw{"5K2/8/2k5/4B3/8/8/1N6/8 w", "Nc4", Cause::fork, 3},
          Throw{"5k1N/8/3K4/3B4/8/8/8/8 w", "Ba8", Cause::piece_trapped, 3},
          Throw{"2B4K/8/8/8/2k5/8/8/N7 w", "Ba6+", Cause::piece_trapped, 5}}) {
        const Judgement found = judgement_of(fen, move);
        EXPECT_EQ(found.grade, Grade::throws_win_away) << fen << ' ' << move;
        EXPECT_EQ(found.cost, 0) << fen << ' ' << move;
        EXPECT_TRUE(found.after.is_draw()) << fen << ' ' << move;
        ASSERT_TRUE(found.cause) << fen << ' ' << move;
        EXPECT_EQ(found.cause->kind, kind) << fen << ' ' << move;
        EXPECT_EQ(found.cause->line.size(), plies) << fen << ' ' << move;
    }
}

TEST(Judge, RecognisesLostAndKeptDraws)
{
    constexpr std::string_view drawn = "8/8/8/3k4/3B4/8/8/KN6 b";
    EXPECT_EQ(judgement_of(drawn, "Kxd4").grade, Grade::best);
    EXPECT_EQ(judgement_of(drawn, "Kxd4").cost, 0);
    const Judgement lost = judgement_of(drawn, "Kc4");
    EXPECT_EQ(lost.grade, Grade::loses_draw);
    EXPECT_EQ(lost.cost, 0);
    EXPECT_EQ(lost.before, Verdict::draw());
    EXPECT_EQ(lost.after, Verdict::loss(Plies{64}));
    EXPECT_FALSE(lost.cause);
    EXPECT_EQ(lost.best.size(), 1U);
}

// Fault 66
TEST(Judge, IgnoresTheClockWhileTheWinStands)
{
    const Position position = position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42");
    EXPECT_EQ(judge(solved(), position, legal_moves(position)[0])->before, Verdict::loss(Plies{16}));
}

Judgement judgement_at_limit(const std::string& fen, std::string_view move)
{
    const Position position = position_of(fen);
    const auto material = *endgame::Material::of(position.board(), Color::white);
    return *judge(endgame::table_of(material), position, *parse_move(position, move));
}

TEST(Judge, SeesAWinThrownAwayByTheFiftyMoveRule)
{
    const std::string start = "7k/8/8/8/8/8/P7/K5Q1 w - - ";
    for (const char* late : {"Kb2", "Qg2", "Kb1"}) {
        const Judgement in_time = judgement_at_limit(start + "97 80", late);
        EXPECT_LT(in_time.grade, Grade::throws_win_away) << late;
        EXPECT_FALSE(in_time.cause) << late;
        const Judgement thrown = judgement_at_limit(start + "99 80", late);
        EXPECT_EQ(thrown.grade, Grade::throws_win_away) << late;
        EXPECT_EQ(thrown.before.outcome(), Outcome::win) << late;
        EXPECT_TRUE(thrown.after.is_draw()) << late;
        EXPECT_EQ(thrown.cause.value().kind, DrawCause::Kind::fifty_moves) << late;
    }
    EXPECT_EQ(judgement_at_limit(start + "99 80", "a4").grade, Grade::best);
    EXPECT_EQ(judgement_at_limit(start + "99 80", "a3").grade, Grade::good);
}

TEST(Judge, SeesAWinLostToTheFiftyMoveRule)
{
    const std::string mate_in_3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - ";
    EXPECT_LT(judgement_at_limit(mate_in_3 + "90 90", "Ba6").grade, Grade::throws_win_away);
    const Judgement thrown = judgement_at_limit(mate_in_3 + "95 90", "Ba6");
    EXPECT_EQ(thrown.grade, Grade::throws_win_away);
    EXPECT_EQ(thrown.cause.value().kind, DrawCause::Kind::fifty_moves);
}

TEST(Judge, CallsALongerWayBestWhereOnlyThatKeepsTheWin)
{
    const std::string start = "8/8/8/1k6/8/8/4P2K/8 w - - ";
    EXPECT_GT(judgement_at_limit(start + "0 1", "e3").cost, 0);
    const Judgement only = judgement_at_limit(start + "99 80", "e3");
    EXPECT_EQ(only.grade, Grade::best);
    EXPECT_EQ(only.cost, 0);
    EXPECT_EQ(only.best.size(), 1U);
}

TEST(Judge, JudgesAWinThatComesTooLateByTheMovesToMate)
{
    const std::string late = "k7/2K5/8/1B1N4/8/8/8/8 w - - 98 90";
    EXPECT_EQ(judgement_at_limit(late, "Nb6+").grade, Grade::best);
    EXPECT_EQ(judgement_at_limit(late, "Ba6").cost,
              judgement_at_limit("k7/2K5/8/1B1N4/8/8/8/8 w", "Ba6").cost);
    EXPECT_EQ(judgement_at_limit(late, "Bd3").grade == Grade::throws_win_away,
              judgement_at_limit("k7/2K5/8/1B1N4/8/8/8/8 w", "Bd3").grade == Grade::throws_win_away);
}

TEST(Judge, SeesADrawByTheFiftyMoveRuleLost)
{
    const std::string start = "8/8/8/8/p7/2k5/8/K6Q b - - ";
    EXPECT_EQ(judgement_at_limit(start + "99 80", "a3").grade, Grade::loses_draw);
    EXPECT_EQ(judgement_at_limit(start + "99 80", "Kb3").after.outcome(), Outcome::loss);
    EXPECT_LT(judgement_at_limit(start + "99 80", "Kb3").grade, Grade::throws_win_away);
    EXPECT_NE(judgement_at_limit(start + "0 80", "a3").grade, Grade::loses_draw);
}

TEST(Judge, CallsEveryMoveOfADeadPositionBest)
{
    const Position position = position_of("k7/8/8/8/8/8/8/K1N5 w");
    for (const Move move : legal_moves(position))
        EXPECT_EQ(judge(solved(), position, move)->grade, Grade::best);
}

TEST(Judge, HasNoJudgementOfANullMove)
{
    const Position position = position_of("8/8/3k4/8/8/3BN3/3K4/8 w");
    EXPECT_FALSE(judge(solved(), position, position.null_move()));
}

TEST(Judge, ReturnsNulloptWithoutATablebase)
{
    const Position position = Position::initial();
    EXPECT_FALSE(judge(solved(), position, *parse_move(position, "e4")));
}

struct TwoSidedCase {
    const char* fen;
    std::string_view move;
    Grade grade;
    Outcome before;
    Outcome after;
    std::optional<DrawCause::Kind> cause;
};

constexpr TwoSidedCase two_sided[] = {
    // The queen is lost for the rook, or without compensation.
    {"8/8/3k4/3r4/8/8/8/3QK3 w", "Qxd5+", Grade::throws_win_away, Outcome::win, Outcome::draw,
     DrawCause::Kind::piece_hangs},
    {"4k3/8/8/8/8/3r4/8/3QK3 w", "Kf2", Grade::throws_win_away, Outcome::win, Outcome::loss, std::nullopt},
    // Either side can throw away what it has.
    {"8/8/1KP5/3r4/8/8/8/k7 w", "c7", Grade::best, Outcome::win, Outcome::win, std::nullopt},
    {"8/8/8/q2k4/8/8/1K6/7R w", "Rh4", Grade::throws_win_away, Outcome::win, Outcome::loss, std::nullopt},
    {"8/8/8/4k3/8/8/4P3/4K3 w", "Kd1", Grade::best, Outcome::draw, Outcome::draw, std::nullopt},
    {"8/3k4/3P4/3K4/8/8/8/8 b", "Kd8", Grade::best, Outcome::draw, Outcome::draw, std::nullopt},
    {"8/3k4/3P4/3K4/8/8/8/8 b", "Ke8", Grade::loses_draw, Outcome::draw, Outcome::loss, std::nullopt},
    {"4k3/8/4K3/8/4P3/8/8/8 b", "Kd8", Grade::best, Outcome::loss, Outcome::loss, std::nullopt},
};

TEST(Judge, FollowsTheResultWhereBothSidesCanWin)
{
    for (const auto& [fen, text, grade, before, after, cause] : two_sided) {
        const Position position = position_of(fen);
        const auto table = endgame::table_of(*endgame::Material::of(position.board(), position.turn()));
        const Judgement found = *judge(table, position, *parse_move(position, text));
        EXPECT_EQ(found.grade, grade) << fen;
        EXPECT_EQ(found.before.outcome(), before) << fen;
        EXPECT_EQ(found.after.outcome(), after) << fen;
        EXPECT_EQ(found.cause ? std::optional{found.cause->kind} : std::nullopt, cause) << fen;
    }
}

bool is_right(const Position& position, Move move, const Judgement& found)
{
    const Verdict before = *solved().probe(position);
    const Verdict after = solved().probe(position.play(move))->for_mover();
    const bool is_best = std::find(found.best.begin(), found.best.end(), move) != found.best.end();
    const bool changes_result = before.outcome() != after.outcome();
    const bool throws_win_away = changes_result && before.outcome() == Outcome::win;
    return found.before == before && found.after == after && found.best == solved().best_moves(position) &&
           is_best == (found.grade == Grade::best) && is_best == (found.cost == 0 && !changes_result) &&
           changes_result == (found.grade == Grade::throws_win_away || found.grade == Grade::loses_draw) &&
           throws_win_away == (found.grade == Grade::throws_win_away) &&
           throws_win_away == found.cause.has_value() && found.cost >= 0;
}

// Fault 66
TEST(Judge, JudgesAllMovesAsItJudgesEach)
{
    for (const std::string_view fen : {"8/8/8/3rk3/8/8/4K3/5Q2 w", "8/8/8/3rk3/8/8/4K3/5Q2 b"}) {
        const Position position = position_of(fen);
        const endgame::Tablebase& tables = endgame::table_of("KQKR");
        const auto all = *judge_all(tables, position);
        ASSERT_EQ(all.size(), legal_moves(position).size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Judgement alone = *judge(tables, position, all[i].move);
            EXPECT_EQ(all[i].judgement.grade, alone.grade);
            EXPECT_EQ(all[i].judgement.after, alone.after);
            EXPECT_EQ(all[i].judgement.cost, alone.cost);
            EXPECT_EQ(all[i].judgement.best, alone.best);
            EXPECT_EQ(all[i].judgement.cause.has_value(), alone.cause.has_value());
            EXPECT_TRUE(i == 0 || all[i - 1].judgement.after >= all[i].judgement.after);
        }
    }
}

TEST(Judge, MovesWithoutCostThatKeepTheResultAreBest)
{
    Breaches breaches;
    std::size_t number = 0;
    for (const Color attacker : chess::all_colors) {
        for (const Color turn : chess::all_colors) {
            endgame::for_each_placement(
                chess::all_squares, chess::all_squares, [&](const endgame::KbnkPieces& pieces) {
                    if (number++ % 4'001 != 0)
                        return;
                    const auto position = Position::from(setup_of(pieces, attacker, turn));
                    if (!position)
                        return;
                    for (const Move move : legal_moves(*position)) {
                        if (!is_right(*position, move, *judge(solved(), *position, move)))
                            breaches.add(*position);
                    }
                });
        }
    }
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer
