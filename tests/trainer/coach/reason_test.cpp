// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/reason.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string_view>
#include <vector>

#include "chess/san.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/coach/registry.h"

namespace trainer::coach {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using endgame::position_of;
using endgame::solved;
using seen::against;
using seen::reason_for;
using Kind = Reason::Kind;
using enum chess::Square;

TEST(Reason, MateIsTheOnlyReason)
{
    const Position position = position_of("8/8/8/5B2/8/8/5K2/5N1k w");
    EXPECT_EQ(reasons(stage_pens(), solved(), position, {f5, e4}),
              (std::vector<Reason>{{.kind = Kind::mates, .squares = {h1}}}));
}

TEST(Reason, TheMostTellingComesFirst)
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

TEST(Reason, SlowerMovesAreExplainedByTheReply)
{
    EXPECT_EQ(against("8/8/8/8/8/8/N7/1K2B2k w", "Bf2"),
              (Reason{.kind = Kind::hits, .squares = {f2}, .piece = Role::bishop, .reply = Move{h1, g2}}));
    EXPECT_EQ(against("8/8/K7/2B5/8/8/1k4N1/8 w", "Ka7"),
              (Reason{.kind = Kind::to_centre, .reply = Move{b2, c3}}));
    EXPECT_EQ(against("k7/8/1KN5/3B4/8/8/8/8 w", "Ka6"), (Reason{.kind = Kind::stalemates, .squares = {a8}}));
    EXPECT_EQ(against("5k2/5N2/5K2/8/4B3/8/8/8 w", "Bh7"), std::nullopt) << "it is best";
}

/// What is wrong with a move in another ending, the worst first.
std::vector<Reason> against_in(const char* ending, std::string_view fen, std::string_view move)
{
    const Position position = position_of(fen);
    return concessions(endgame::table_of(ending), position, *parse_move(position, move));
}

TEST(Reason, DrawingMovesAreExplainedByTheIdeasOfTheReply)
{
    EXPECT_EQ(against_in("KPK", "8/8/2k5/8/3K4/5P2/8/8 w", "Kd3").front().kind, Kind::holds_off);
    EXPECT_EQ(against_in("KPK", "8/8/8/7K/2P5/5k2/8/8 w", "Kg6").front().kind, Kind::enters_square);
    EXPECT_EQ(
        against_in("KQKR", "8/8/8/r1k5/7Q/7K/8/8 w", "Kg4").front(),
        (Reason{.kind = Kind::skewers, .squares = {g4, h4}, .piece = Role::queen, .reply = Move{a5, a4}}));
    EXPECT_TRUE(against_in("KPK", "8/2k4P/8/8/1K6/8/8/8 w", "h8=N").empty())
        << "the room of the king is no point";
}

TEST(Reason, ACageIsNotToldBesideARook)
{
    const char* const fen = "8/3Q2K1/8/8/8/8/1k6/r7 w";
    EXPECT_EQ(reason_for(fen, "Qd4+", Kind::confines, "KQKR"), std::nullopt);
    EXPECT_TRUE(reason_for(fen, "Qd4+", Kind::nears_with_check, "KQKR"));
}

TEST(Reason, TheOppositionIsNoReplyToARunningPawn)
{
    EXPECT_TRUE(against_in("KPK", "1k6/8/8/7P/2K5/8/8/8 w", "Kc5").empty());
}

TEST(Reason, OfTheDefenderAreThoseOfDefence)
{
    EXPECT_EQ(reason_for("8/8/8/8/2BkN3/8/8/K7 b", "Kxc4", Kind::captures),
              (Reason{.kind = Kind::captures, .squares = {c4}, .piece = Role::bishop}));
    EXPECT_TRUE(concessions(solved(), position_of("8/8/8/8/2BkN3/8/8/K7 b"), {d4, d3}).empty());
}

TEST(Reason, ThereIsNoneWhereBothHaveTheSame)
{
    const Position kings = position_of("4k3/8/8/8/8/8/8/4K3 w");
    EXPECT_TRUE(reasons(stage_pens(), endgame::table_of("KQK"), kings, {e1, e2}).empty());
}

TEST(Reason, ThePiecesAreSafeIfNoneCanBeAttacked)
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

TEST(Reason, AStageIsNamedOnlyIfNothingElseIsSeen)
{
    const Position position = position_of("5BK1/8/6N1/8/8/8/7k/8 w");
    const auto all = reasons(stage_pens(), solved(), position, {g8, f7});
    ASSERT_TRUE(seen::found(all, Kind::reaches));
    EXPECT_EQ(all.back().kind, Kind::reaches);
}

/// The first reason why another move is better than a slower one.
std::optional<Kind> better_kind(const char* fen, Move slower)
{
    const auto better = better_move(stage_pens(), solved(), position_of(fen), slower);
    return better ? std::optional{better->reasons.front().kind} : std::nullopt;
}

TEST(Reason, ABetterMoveGainsWhatTheSlowerOneDoesNot)
{
    EXPECT_EQ(better_kind("6Bk/8/2K5/8/8/4N3/8/8 w", {g8, a2}), Kind::joins) << "both save the bishop";
    EXPECT_EQ(better_kind("8/8/K7/N5B1/6k1/8/8/8 w", {g5, d2}), std::nullopt)
        << "to keep squares guarded tells nothing";
    EXPECT_EQ(better_kind("4B3/8/8/8/K7/2k5/7N/8 w", {e8, f7}), Kind::leaves_edge)
        << "rather than a stage that is reached";
}

TEST(Reason, KingsMovesCountOnlyIfTheyGainGround)
{
    // From a1 to b1, nearer to the right corner h1.
    EXPECT_EQ(against("8/7N/8/8/8/8/2K5/k2B4 w", "Kb3"), std::nullopt);
    EXPECT_EQ(against("8/8/6B1/8/7k/8/N5K1/8 w", "Kh2"),
              (Reason{.kind = Kind::kept_out, .squares = {g4}, .reply = Move{h4, g4}}));
}

TEST(Reason, TheMostTellingBestMoveComesFirstWithAPawn)
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
    for (const char* ending : {"KPK", "KBPK", "KQKP", "KRKP", "KQKR"})
        EXPECT_GE(share_explained(ending), 0.9) << ending;
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

/// Whether a best reply to a best move gains the same kind.
bool is_usual(const Position& position, Kind kind)
{
    for (const Move best : solved().best_moves(position)) {
        const Position next = position.play(best);
        for (const Move reply : solved().best_moves(next)) {
            if (seen::found(reasons(stage_pens(), solved(), next, reply), kind))
                return true;
        }
    }
    return false;
}

/// Whether a best move lets the lone king go to a square.
bool is_open_to_best(const Position& position, chess::Square square)
{
    return std::ranges::any_of(solved().best_moves(position), [&](Move best) {
        return seen::flights(position.play(best)).contains(square);
    });
}

bool leads_king_somewhere(Kind kind)
{
    constexpr std::array kinds{Kind::wrong_corner, Kind::off_corner, Kind::to_centre,
                               Kind::off_edge,     Kind::slips,      Kind::kept_out};
    return std::ranges::count(kinds, kind) > 0;
}

TEST(Reason, RepliesThatBestMovesAllowTooExplainNothing)
{
    const auto tells = [](const char* ending, const char* fen, const char* move, Kind kind) {
        const Position position = endgame::position_of(fen);
        return seen::found(
            concessions(endgame::table_of(ending), position, *chess::parse_move(position, move)), kind);
    };
    EXPECT_FALSE(tells("KRKP", "2K5/8/8/6p1/8/8/R7/5k2 w - - 0 1", "Ra4", Kind::slips)) << "as after Ra5";
    EXPECT_FALSE(tells("KQKR", "8/7K/4k3/3r2Q1/8/8/8/8 w - - 0 1", "Qg8+", Kind::slips)) << "as after Qg4+";
    EXPECT_FALSE(tells("KBNK", "8/8/8/7N/8/3K4/2B5/7k w - - 0 1", "Ng7", Kind::off_edge)) << "as after Ke2";
}

TEST(Reason, ConcessionsAreGainsOfBestRepliesThatBestMovesDoNotAllow)
{
    endgame::Breaches untrue;
    seen::for_each_move(3000, [&](const seen::Scene& scene) {
        for (const Reason& reason : concessions(solved(), scene.position, scene.move)) {
            const auto replies = solved().best_moves(scene.next);
            bool is_true = reason.reply && std::ranges::find(replies, *reason.reply) != replies.end();
            if (leads_king_somewhere(reason.kind))
                is_true = is_true && !is_open_to_best(scene.position, reason.reply->to);
            if (reason.kind == Kind::slips || reason.kind == Kind::kept_out)
                is_true = is_true && seen::flights(scene.position).contains(reason.reply->to) ==
                                         (reason.kind == Kind::kept_out);
            else
                is_true =
                    is_true && !is_usual(scene.position, reason.kind) &&
                    seen::found(reasons(stage_pens(), solved(), scene.next, *reason.reply), reason.kind);
            if (!is_true)
                untrue.add(scene.position);
        }
    });
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

} // namespace
} // namespace trainer::coach
