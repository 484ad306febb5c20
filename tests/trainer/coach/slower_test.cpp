// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/slower.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/san.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/tactics.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Position;
using chess::Role;
using endgame::position_of;
using endgame::solved;
using seen::against;
using Kind = Reason::Kind;
using enum chess::Square;

TEST(Slower, MovesAreExplainedByTheReply)
{
    EXPECT_EQ(against("8/8/8/8/8/8/N7/1K2B2k w", "Bf2"),
              (Reason{.kind = Kind::hits, .squares = {f2}, .piece = Role::bishop, .reply = Move{h1, g2}}));
    EXPECT_EQ(against("8/8/K7/2B5/8/8/1k4N1/8 w", "Ka7"), std::nullopt)
        << "…Kc3 defends no better than others";
    EXPECT_EQ(against("k7/8/1KN5/3B4/8/8/8/8 w", "Ka6"), (Reason{.kind = Kind::stalemates, .squares = {a8}}));
    EXPECT_EQ(against("5k2/5N2/5K2/8/4B3/8/8/8 w", "Bh7"), std::nullopt) << "it is best";
}

/// The faults of a move in another ending, the worst first.
std::vector<Reason> against_in(const char* ending, std::string_view fen, std::string_view move)
{
    const Position position = position_of(fen);
    return concessions(endgame::table_of(ending), position, *parse_move(position, move));
}

bool tells(const char* ending, const char* fen, const char* move, Kind kind)
{
    return seen::found(against_in(ending, fen, move), kind).has_value();
}

TEST(Slower, APawnThatIsLostAnywayIsNoFault)
{
    EXPECT_FALSE(tells("KQKP", "8/8/8/8/1Q3k2/8/7p/1K6 b", "Kf5", Kind::wins))
        << "it falls after a fork, too";
    EXPECT_FALSE(tells("KQKP", "4Q3/2p5/8/5K2/8/1k6/8/8 b", "Ka2", Kind::wins));
    EXPECT_TRUE(tells("KRKP", "8/8/8/4Pr2/8/k4K2/8/8 w", "Kg3", Kind::captures)) << "Ke4 draws";
}

TEST(Slower, APawnThatIsLostSoonerIsAFault)
{
    EXPECT_EQ(against_in("KRKP", "8/p7/2R5/6k1/8/8/4K3/8 b", "a6").front(),
              (Reason{.kind = Kind::captures, .squares = {a6}, .piece = Role::pawn, .reply = Move{c6, a6}}));
}

/// True if a best reply to a move captures a pawn, which has not promoted.
bool takes_pawn_at_once(const endgame::Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    return std::ranges::any_of(known.best_moves(next), [&](Move reply) {
        return !next.board().of(Role::pawn).empty() && is_capture(next, reply) &&
               next.board().role_at(captured_square(next, reply)) == Role::pawn;
    });
}

TEST(Slower, APawnCapturedAtOnceIsAFaultIfEveryBestMoveKeepsItLonger)
{
    std::mt19937_64 random{35};
    int given = 0;
    for (const char* ending : {"KRKP", "KQKP"}) {
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(3'000); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            if (position.board().of(position.turn(), Role::pawn).empty() || !known.is_lost(position))
                continue;
            const std::vector<Move> best = known.best_moves(position);
            const bool falls_as_soon = std::ranges::any_of(
                best, [&](Move other) { return takes_pawn_at_once(known, position, other); });
            for (const Move move : legal_moves(position)) {
                const bool is_mate = std::ranges::any_of(legal_moves(position.play(move)), [&](Move reply) {
                    return is_checkmate(position.play(move).play(reply));
                });
                if (std::ranges::count(best, move) > 0 || move.promotion || is_capture(position, move) ||
                    is_mate)
                    continue;
                const auto fault = seen::found(concessions(known, position, move), Kind::captures);
                const auto replies = known.best_moves(position.play(move));
                const bool is_given = fault && std::ranges::count(replies, *fault->reply) > 0;
                EXPECT_EQ(is_given, takes_pawn_at_once(known, position, move) && !falls_as_soon)
                    << to_fen(position.setup()) << ' ' << to_coordinates(move);
                given += is_given ? 1 : 0;
            }
        }
    }
    EXPECT_GT(given, 20);
}

/// True if a best move mates, captures, promotes or wins something by a tactic.
bool wins_something(const endgame::Tablebase& known, const Position& position)
{
    return std::ranges::any_of(known.best_moves(position), [&](Move move) {
        return is_capture(position, move) || move.promotion || is_checkmate(position.play(move)) ||
               std::ranges::any_of(tactics(known, position, move), [](const Reason& reason) {
                   return reason.kind != Kind::discovered_check && reason.kind != Kind::double_check;
               });
    });
}

TEST(Slower, APieceThatGetsAwayIsTheFault)
{
    EXPECT_EQ(
        against_in("KRKN", "4K3/8/1k6/8/8/8/1N6/r7 b", "Kb5").front(),
        (Reason{.kind = Kind::gets_away, .squares = {d3}, .piece = Role::knight, .reply = Move{b2, d3}}));
}

TEST(Slower, OnlyAPieceWhoseMovesAloneHoldGetsAway)
{
    std::mt19937_64 random{35};
    int given = 0;
    for (const char* ending : {"KRKN", "KRKB", "KQKN"}) {
        const endgame::Material material = *endgame::Material::parse(ending);
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(3'000); left > 0; --left) {
            const Position position = endgame::random_position(material, random);
            if (known.probe(position)->outcome() != endgame::Outcome::win || wins_something(known, position))
                continue;
            for (const Move move : legal_moves(position)) {
                const Position next = position.play(move);
                const chess::Board& board = next.board();
                const chess::Square king = next.king(next.turn());
                const Bitboard piece = board.of(next.turn()) - Bitboard{king};
                if (!known.probe(next)->is_draw() || is_dead(next) || is_stalemate(next) || piece.size() != 1)
                    continue;
                const auto still = passed(next);
                bool only_piece = still && !known.probe(*still)->is_draw() && king_distance(king, piece) >= 3;
                for (const Move reply : legal_moves(next)) {
                    if (known.probe(next.play(reply))->is_draw())
                        only_piece = only_piece && piece.contains(reply.from) && !is_capture(next, reply);
                }
                const bool is_given =
                    seen::found(concessions(known, position, move), Kind::gets_away).has_value();
                EXPECT_EQ(is_given, only_piece) << to_fen(position.setup()) << ' ' << to_coordinates(move);
                given += is_given ? 1 : 0;
            }
        }
    }
    EXPECT_GT(given, 50);
}

TEST(Slower, DrawingMovesAreExplainedByTheIdeasOfTheReply)
{
    EXPECT_FALSE(tells("KPK", "8/8/2k5/8/3K4/5P2/8/8 w", "Kd3", Kind::holds_off)) << "others draw, too";
    EXPECT_EQ(against_in("KPK", "8/8/8/7K/2P5/5k2/8/8 w", "Kg6").front().kind, Kind::enters_square);
    EXPECT_EQ(
        against_in("KQKR", "8/8/8/r1k5/7Q/7K/8/8 w", "Kg4").front(),
        (Reason{.kind = Kind::skewers, .squares = {g4, h4}, .piece = Role::queen, .reply = Move{a5, a4}}));
    EXPECT_TRUE(against_in("KPK", "8/2k4P/8/8/1K6/8/8/8 w", "h8=N").empty())
        << "the room of the king is no point";
}

TEST(Slower, NoReplyPromotesToARookWhereAQueenIsAsGood)
{
    EXPECT_FALSE(tells("KPPK", "8/1P4P1/8/8/8/k6K/8/8 b", "Ka4", Kind::promotes));
}

TEST(Slower, ALostKingInTheSquareOfAPawnIsNoFault)
{
    EXPECT_FALSE(tells("KPK", "8/8/8/K7/8/2P4k/8/8 w", "Kb4", Kind::stays_in_square));
}

TEST(Slower, TakingBackDoesNotMakeALossUsual)
{
    const auto found = against_in("KRKB", "8/8/8/8/3rk3/8/8/K5B1 w", "Be3");
    ASSERT_FALSE(found.empty()) << "after Bxd4 the king takes back";
    EXPECT_EQ(found.front().reply, (Move{e4, e3}));
}

TEST(Slower, TheOppositionIsNoReplyToARunningPawn)
{
    EXPECT_TRUE(against_in("KPK", "1k6/8/8/7P/2K5/8/8/8 w", "Kc5").empty());
}

TEST(Slower, KingsMovesCountOnlyIfTheyGainGround)
{
    // From a1 to b1, nearer to the right corner h1.
    EXPECT_EQ(against("8/7N/8/8/8/8/2K5/k2B4 w", "Kb3"), std::nullopt);
    EXPECT_EQ(seen::found(against_in("KBBK", "b7/4k3/K7/8/8/8/1b6/8 b", "Kd6"), Kind::kept_out),
              (Reason{.kind = Kind::kept_out, .squares = {b5}, .reply = Move{a6, b5}}));
    EXPECT_FALSE(tells("KQK", "4K3/2k5/8/8/8/8/1q6/8 b", "Qe5+", Kind::kept_out)) << "Kf8 is as good as Kf7";
}

TEST(Slower, IgnoresKingSquaresBesideAPawn)
{
    EXPECT_TRUE(against_in("KRKP", "4K3/7k/8/8/1R6/8/6p1/8 w", "Rh4+").empty()) << "the pawn matters";
}

TEST(Slower, TheDefendersMovesAreExplainedByWhatAReplyWins)
{
    EXPECT_TRUE(concessions(solved(), position_of("8/8/8/8/2BkN3/8/8/K7 b"), {d4, e5}).empty());
    EXPECT_EQ(against_in("KQKR", "4Q3/8/8/K7/8/1r6/8/3k4 b", "Rb8").front(),
              (Reason{.kind = Kind::captures, .squares = {b8}, .piece = Role::rook, .reply = Move{e8, b8}}));
    EXPECT_EQ(against_in("KPKP", "8/3p4/8/1K6/2P5/8/1k6/8 b", "d5").front().kind, Kind::captures);
    EXPECT_EQ(against_in("KQKR", "8/2kr2K1/8/8/8/8/3Q4/8 w", "Kg8").front(),
              (Reason{.kind = Kind::captures, .squares = {d2}, .piece = Role::queen, .reply = Move{d7, d2}}))
        << "to take back after Qxd7+ is another matter";
}

/// The first reason why another move is better than a slower one.
std::optional<Kind> better_kind(const char* fen, Move slower, const char* ending = "KBNK")
{
    const auto better = better_move(stage_pens(), endgame::table_of(ending), position_of(fen), slower);
    return better ? std::optional{better->reasons.front().kind} : std::nullopt;
}

TEST(Slower, FindsGainsOfTheBestMoveThatTheSlowerOneLacks)
{
    EXPECT_EQ(better_kind("6Bk/8/2K5/8/8/4N3/8/8 w", {g8, a2}), Kind::joins) << "both save the bishop";
    EXPECT_EQ(better_kind("8/8/K7/N5B1/6k1/8/8/8 w", {g5, d2}), std::nullopt)
        << "squares on the edge do not matter in the open";
}

TEST(Slower, ACaptureThatIsMissedMattersMoreThanAnAttackInReply)
{
    // After Rc6 Kb5 attacks the rook.
    const char* const hanging = "8/2P5/8/K7/2r5/8/8/6k1 b";
    EXPECT_FALSE(tells("KRKP", hanging, "Rc6", Kind::hits));
    EXPECT_EQ(better_kind(hanging, {c4, c6}, "KRKP"), Kind::captures);
}

TEST(Slower, TheSameCaptureByAnotherPieceIsNotBetterForAStep)
{
    EXPECT_EQ(better_kind("2q5/8/8/8/8/8/8/1kR3K1 b", {c8, c1}, "KQKR"), std::nullopt);
}

TEST(Slower, WinningThePawnIsNoAdvantageOverAMoveThatWinsItToo)
{
    EXPECT_EQ(better_kind("8/K4p2/8/1Q6/8/6k1/8/8 w", {b5, b3}, "KQKP"), std::nullopt) << "it is a fork";
    EXPECT_EQ(better_kind("8/K4p2/8/1Q6/8/6k1/8/8 w", {b5, a5}, "KQKP"), Kind::wins);
    std::mt19937_64 random{35};
    const endgame::Tablebase& known = endgame::table_of("KQKP");
    int given = 0;
    for (int left = test::times(200); left > 0; --left) {
        const Position position = endgame::random_position(*endgame::Material::parse("KQKP"), random);
        for (const Move move : legal_moves(position)) {
            const auto best = explained_best_moves(stage_pens(), known, position);
            const auto wins = best.empty() ? std::nullopt : seen::found(best.front().reasons, Kind::wins);
            const bool is_best = std::ranges::count(best, move, &Explained::move) > 0;
            if (!wins || is_best)
                continue;
            const bool wins_too = std::ranges::any_of(tactics(known, position, move), [&](const Reason& own) {
                return own.kind <= Kind::wins && (wins->squares - own.squares).empty();
            });
            const auto better = better_move(stage_pens(), known, position, move);
            EXPECT_EQ(better && seen::found(better->reasons, Kind::wins), !wins_too)
                << to_fen(position.setup()) << ' ' << to_coordinates(move);
            given += wins_too ? 0 : 1;
        }
    }
    EXPECT_GT(given, 50);
}

TEST(Slower, ACheckBesideAPawnIsNotBetterForTheSquaresItTakes)
{
    EXPECT_EQ(better_kind("8/2q5/6k1/8/6K1/4P3/8/8 b", {g6, f7}, "KQKP"), std::nullopt);
    EXPECT_EQ(better_kind("8/8/1k1p4/8/8/8/8/QK6 w", {a1, a4}, "KQKP"), Kind::takes) << "Qc3 is no check";
}

TEST(Slower, NoOtherMoveIsBetterThanTheQueenForAPromotionToTooLittle)
{
    EXPECT_EQ(better_kind("8/1P4K1/5p2/8/8/8/8/6k1 w", {b7, b8, Role::knight}, "KPKP"), std::nullopt);
}

TEST(Slower, AReplyThatMatesIsMoreThanACheck)
{
    EXPECT_EQ(against_in("KQKR", "8/8/8/8/1q6/7R/8/k1K5 b", "Qb5").front(),
              (Reason{.kind = Kind::mates, .squares = {a1}, .reply = Move{h3, a3}}));
}

TEST(Slower, UnderpromotionLeavesNoHuntForSquares)
{
    EXPECT_TRUE(against_in("KPK", "8/3P4/8/4K3/1k6/8/8/8 w", "d8=Q").empty());
}

TEST(Slower, APromotionToTooLittleIsTheFault)
{
    const auto fault = [](const char* fen, Move move) {
        return concessions(endgame::table_of("KPPK"), position_of(fen), move);
    };
    EXPECT_EQ(fault("k7/6P1/8/2K5/8/8/7P/8 w", {g7, g8, Role::bishop}),
              (std::vector<Reason>{{.kind = Kind::underpromotes}}));
    EXPECT_NE(fault("k7/6P1/8/2K5/8/8/7P/8 w", {g7, g8, Role::queen}),
              (std::vector<Reason>{{.kind = Kind::underpromotes}}));
}

TEST(Slower, ALostRaceIsAStroke)
{
    // d4-d5 runs.
    EXPECT_EQ(against_in("KPPK", "7K/8/8/8/3P4/2k5/3P4/8 b", "Kxd2").front(),
              (Reason{.kind = Kind::outruns, .squares = {d5}, .reply = Move{d4, d5}}));
}

TEST(Slower, ALoneMinorPieceNeedsNoReply)
{
    const auto conceded = [](const char* ending, const char* fen, chess::Move move) {
        return concessions(endgame::table_of(ending), position_of(fen), move);
    };
    EXPECT_TRUE(conceded("KPK", "1k6/3P4/8/8/8/8/8/4K3 w", {d7, d8, Role::bishop}).empty());
    EXPECT_TRUE(conceded("KPKP", "8/7P/6k1/4K3/6p1/8/8/8 w", {h7, h8, Role::bishop}).empty());
    EXPECT_FALSE(better_move(stage_pens(), endgame::table_of("KPKP"), position_of("8/7k/8/8/4P3/8/3p4/5K2 b"),
                             {d2, d1, Role::bishop}))
        << "rather than that d1=Q+ is check";
}

TEST(Slower, IgnoresGainsThatBothMovesShare)
{
    EXPECT_NE(better_kind("8/2K5/k7/8/8/8/6B1/1N6 w", {b1, a3}), Kind::stops) << "b5 is guarded either way";
    EXPECT_NE(better_kind("8/5K1k/8/5N2/8/8/5B2/8 w", {f2, h4}), Kind::waits) << "only h8 is left either way";
    EXPECT_NE(better_kind("2Bk4/8/3K4/3N4/8/8/8/8 w", {c8, g4}), Kind::diagonal) << "the same diagonal";
    EXPECT_NE(better_kind("8/8/1k1K4/8/8/8/3P4/8 w", {d2, d3}, "KPK"), Kind::advances)
        << "both advance the pawn";
}

TEST(Slower, ABetterMoveTakesSquaresThatTheSlowerOneLeaves)
{
    const auto better = better_move(stage_pens(), solved(), position_of("8/7N/8/7k/5K2/B7/8/8 w"), {a3, f8});
    EXPECT_EQ(better->reasons.front(), (Reason{.kind = Kind::takes, .squares = {h4}}));
    EXPECT_EQ(better_kind("8/B7/2K5/8/6k1/3N4/8/8 w", {c6, d6}), Kind::guards);
    EXPECT_EQ(better_kind("8/6K1/1k6/5N2/8/8/8/1B6 w", {g7, f7}), Kind::more_central)
        << "as many king's moves from him";
    EXPECT_EQ(better_kind("7k/5K2/8/8/4B3/8/8/4N3 w", {f7, g6}), std::nullopt)
        << "the centre is no aim beside the corner";
}

TEST(Slower, AdvantagesAreThoseOfTheMoveThatIsShown)
{
    const Position position = position_of("7B/8/8/8/8/1k6/8/2K1N3 w");
    const auto better = better_move(stage_pens(), solved(), position, {h8, g7});
    EXPECT_EQ(better->move, explained_best_moves(stage_pens(), solved(), position).front().move);
    EXPECT_EQ(better->reasons.front().kind, Kind::leaves_edge) << "its first reason counts beside him, too";
    EXPECT_NE(better_kind("8/8/5R2/8/8/3K4/6k1/8 w", {d3, e2}, "KRK"), Kind::nearer) << "e2 is as near";
}

TEST(Slower, SharedProgressIsNoAdvantage)
{
    EXPECT_EQ(better_kind("1k6/8/8/8/2K1N3/1B6/8/8 w", {c4, b5}), std::nullopt)
        << "b6 is the mating post, and the king is as near to it";
    EXPECT_EQ(better_kind("8/8/5N2/8/8/1K6/8/2Bk4 w", {c1, f4}), std::nullopt)
        << "the king is two steps away before and after Kb2";
    EXPECT_EQ(better_kind("k7/2K5/8/8/8/4N3/8/5B2 w", {e3, g4}), std::nullopt)
        << "a waiting move is not meant to bring the bishop closer";
    const auto guards =
        better_move(stage_pens(), solved(), position_of("8/8/1k6/8/8/8/1K3N2/5B2 w"), {b2, b3});
    ASSERT_TRUE(guards);
    EXPECT_EQ(guards->reasons.front(), (Reason{.kind = Kind::guards, .squares = {d4}}))
        << "Kb3 guards c4, too";
    EXPECT_FALSE(better_move(stage_pens(), solved(), position_of("8/8/1N6/6k1/2K5/8/1B6/8 w"), {c4, d3}))
        << "none is better than another of the best moves";
}

TEST(Slower, AQueenDrivesAKingInFrontOfItsPawn)
{
    EXPECT_EQ(better_kind("8/8/4K3/8/4Q3/7k/6p1/8 w", {e4, b1}, "KQKP"), Kind::drives_in_front);
}

TEST(Slower, IgnoresPawnStepsThatBestMovesAllowToo)
{
    EXPECT_FALSE(tells("KQKP", "1Q6/8/8/8/4p3/8/1K2k3/8 w", "Qd6", Kind::escorted));
}

/// True if a best reply to a best move gains the same.
bool is_usual(const Position& position, const Reason& gain)
{
    for (const Move best : solved().best_moves(position)) {
        const Position next = position.play(best);
        for (const Move reply : solved().best_moves(next)) {
            const auto gains = reasons(stage_pens(), solved(), next, reply);
            if (std::ranges::any_of(gains, [&](const Reason& other) {
                    return other.kind == gain.kind && other.piece == gain.piece;
                }))
                return true;
        }
    }
    return false;
}

/// True if a best move lets the lone king go to a square.
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

TEST(Slower, IgnoresRepliesThatBestMovesAllowToo)
{
    EXPECT_FALSE(tells("KRKP", "2K5/8/8/6p1/8/8/R7/5k2 w - - 0 1", "Ra4", Kind::slips)) << "as after Ra5";
    EXPECT_FALSE(tells("KQKR", "8/7K/4k3/3r2Q1/8/8/8/8 w - - 0 1", "Qg8+", Kind::slips)) << "as after Qg4+";
    EXPECT_FALSE(tells("KBNK", "8/8/8/7N/8/3K4/2B5/7k w - - 0 1", "Ng7", Kind::off_edge)) << "as after Ke2";
}

TEST(Slower, AMissedMateHidesOtherReasons)
{
    EXPECT_TRUE(against_in("KQKR", "8/8/8/8/8/5Q2/6K1/kr6 w", "Qd3").empty());
}

TEST(Slower, IgnoresAttacksByPiecesThatAreCaptured)
{
    EXPECT_FALSE(tells("KQKR", "8/2k5/8/8/1r6/8/3QK3/8 w", "Qc3+", Kind::hits));
}

std::optional<Contrast> contrast_in(const char* ending, const char* fen)
{
    const Position position = position_of(fen);
    const endgame::Tablebase& known = endgame::table_of(ending);
    return contrast(known, position, explained_best_moves(stage_pens(), known, position).front());
}

TEST(Slower, AMoveThatDoesTheSameSetsOffTheBest)
{
    const auto attacks = contrast_in("KBNK", "8/4N2K/8/1kB5/8/8/8/8 w");
    ASSERT_TRUE(attacks);
    EXPECT_TRUE(attacks->is_alike);
    EXPECT_EQ(attacks->move, (Move{c5, a3}));
    ASSERT_TRUE(attacks->fault);
    EXPECT_EQ(attacks->fault->kind, Kind::hits);
    EXPECT_FALSE(contrast_in("KQKP", "8/Q2p4/3k4/8/1K6/8/8/8 b")) << "no reply shows why Kc6 is worse";
}

TEST(Slower, AMoveThatComesNoStepNearerIsNotAlike)
{
    // The best move brings the king closer by a step; others do so only along files and ranks.
    const auto found = contrast_in("KRK", "8/1k6/5R2/8/8/3K4/8/8 w");
    EXPECT_FALSE(found && found->is_alike);
}

TEST(Slower, AMoveWithoutReasonsIsNotSetOffByJustAnyOther)
{
    EXPECT_FALSE(contrast_in("KPKP", "4K3/8/8/2k3p1/4P3/8/8/8 w"));
    EXPECT_FALSE(contrast_in("KQKR", "8/8/5Q2/8/2k5/8/4K3/6r1 b")) << "most moves lose the rook";
}

TEST(Slower, ATemptingCaptureIsMentioned)
{
    const auto found = contrast_in("KRKP", "8/p7/8/8/5K2/8/R7/3k4 w");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, (Move{a2, a7}));
    EXPECT_FALSE(contrast_in("KRKP", "8/8/5k2/4p3/8/4R3/8/4K3 w")) << "the capture is best";
}

TEST(Slower, ATemptingForkIsMentioned)
{
    const auto found = contrast_in("KQKR", "8/8/2Q5/5r2/3K4/8/8/1k6 w");
    ASSERT_TRUE(found && found->tactic);
    EXPECT_EQ(found->move, (Move{c6, e4}));
    EXPECT_EQ(found->tactic->kind, Kind::forks);
    EXPECT_EQ(found->judgement.cost, 1);
}

TEST(Slower, AQueenIsNotSetOffByAnUnderpromotion)
{
    EXPECT_FALSE(contrast_in("KQKP", "8/8/8/8/8/4Q3/4p2K/5k2 b"));
}

/// Fails if the contrast with a position's most natural best move is no worse or has no fault that can be
/// seen.
void check_contrasts(const char* ending, int positions)
{
    std::mt19937_64 random{35};
    const endgame::Tablebase& known = endgame::table_of(ending);
    endgame::Breaches breaches;
    for (int left = positions; left > 0; --left) {
        const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
        const std::vector<Explained> all = explained_best_moves(stage_pens(), known, position);
        if (all.empty() || all.size() == legal_moves(position).size())
            continue;
        const Explained& best = all.front();
        const auto found = contrast(known, position, best);
        if (found && (std::ranges::count(known.best_moves(position), found->move) > 0 ||
                      !(found->fault || found->tactic || is_capture(position, found->move))))
            breaches.add(position);
    }
    EXPECT_EQ(breaches.count(), 0U) << ending << ' ' << breaches.example();
}

TEST(Slower, EveryContrastIsWorseForAReasonThatCanBeSeen)
{
    for (const char* ending : {"KRK", "KQK", "KPK", "KQKR", "KRKP", "KPKP", "KBNK"})
        check_contrasts(ending, test::times(300));
}

/// True if the lone king can go to some squares because of a move, and not after any best move.
bool are_given_up(const seen::Scene& scene, Bitboard squares)
{
    return std::ranges::all_of(squares, [&](chess::Square square) {
        return seen::flights(scene.next).contains(square) &&
               !seen::flights(scene.position).contains(square) &&
               std::ranges::all_of(solved().best_moves(scene.position), [&](Move best) {
                   return !seen::flights(scene.position.play(best)).contains(square);
               });
    });
}

TEST(Slower, PromotionsThatRefuteAMoveAreToAQueen)
{
    const auto& known = endgame::table_of("KPKP");
    const Position position = endgame::position_of("8/4P2K/8/8/8/1k5p/8/8 b");
    for (const Reason& fault : concessions(known, position, {chess::Square::b3, chess::Square::a2}))
        EXPECT_TRUE(!fault.reply || !fault.reply->promotion || fault.reply->promotion == chess::Role::queen);
}

TEST(Slower, NamesTheSquaresThatAMoveGivesUp)
{
    EXPECT_EQ(against("1K3B2/8/8/8/8/8/1k2N3/8 w", "Ng3"), std::nullopt) << "a best move leaves c3, too";
    EXPECT_EQ(against_in("KRK", "8/1R6/3k4/8/8/8/8/7K w", "Rb8").front().kind, Kind::widens);
    EXPECT_FALSE(tells("KRK", "8/8/8/3k4/8/8/1K4R1/8 w", "Rg5+", Kind::widens)) << "the king has to choose";
}

/// The squares that a lone black king reaches in two moves while White does not move, or in any number.
Bitboard reached(const Position& position, bool in_two)
{
    const Facts facts = facts_of(position.board(), chess::Color::white);
    return in_two ? reached_in_two(facts) : facts.box;
}

TEST(Slower, MoreRoomIsSeenWithinTwoMoves)
{
    std::mt19937_64 random{35};
    int given = 0;
    for (const char* ending : {"KRK", "KQK"}) {
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(2000); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            if (position.turn() != chess::Color::white ||
                position.board().of(chess::Color::white).size() == 1)
                continue;
            for (const Move move : legal_moves(position)) {
                if (!seen::found(concessions(known, position, move), Kind::widens))
                    continue;
                ++given;
                EXPECT_FALSE((reached(position.play(move), true) - reached(position, false)).empty())
                    << to_fen(position.setup()) << ' ' << to_coordinates(move);
            }
        }
    }
    EXPECT_GT(given, 50);
}

TEST(Slower, AnAttackThatOtherRepliesDoWithoutIsNoFault)
{
    EXPECT_FALSE(tells("KQKR", "3R4/8/8/8/k5K1/1q6/8/8 b", "Qf7", Kind::gives_check)) << "it wins nothing";
}

TEST(Slower, ALoserComesNoCloserToTheOtherKing)
{
    const Position position = position_of("5K2/4n3/8/4R3/8/8/8/4k3 b");
    const auto better = better_move(stage_pens(), endgame::table_of("KRKN"), position, {e1, f1});
    EXPECT_FALSE(better && seen::found(better->reasons, Kind::comes_closer));
}

TEST(Slower, NamesTheDiagonalThatTheBishopGivesUp)
{
    EXPECT_EQ(against("8/5K2/8/8/8/8/8/1N1B3k w", "Ba4"), (Reason{.kind = Kind::leaves_diagonal}));
    EXPECT_EQ(against("8/5K2/8/8/8/8/8/1N1B3k w", "Kf8"), std::nullopt);
}

/// True for a capture, a tactic and the like, which explain a fault even if other replies are as good.
bool strikes_at_once(const Reason& reason)
{
    return entry_of(reason).rank <= decisive_rank && reason.kind != Kind::hits && reason.kind != Kind::saves;
}

/// True if all replies do what one of them is named for: go to the same square, or make the same gain.
bool do_all(const seen::Scene& scene, const std::vector<Move>& replies, const Reason& reason)
{
    return std::ranges::all_of(replies, [&](Move reply) {
        return reason.kind == Kind::slips || reason.kind == Kind::kept_out
                   ? reply == *reason.reply
                   : seen::found(effects(solved(), scene.next, reply), reason.kind).has_value();
    });
}

TEST(Slower, ConcessionsAreGainsOfBestRepliesThatBestMovesDoNotAllow)
{
    endgame::Breaches untrue;
    seen::for_each_move(3000, [&](const seen::Scene& scene) {
        for (const Reason& reason : concessions(solved(), scene.position, scene.move)) {
            if (reason.kind == Kind::unguards) {
                if (reason.reply || !are_given_up(scene, reason.squares))
                    untrue.add(scene.position);
                continue;
            }
            if (reason.kind == Kind::leaves_diagonal) {
                if (reason.reply || scene.role() != Role::bishop)
                    untrue.add(scene.position);
                continue;
            }
            const auto replies = solved().best_moves(scene.next);
            bool is_true = reason.reply && std::ranges::find(replies, *reason.reply) != replies.end() &&
                           (strikes_at_once(reason) || do_all(scene, replies, reason));
            if (leads_king_somewhere(reason.kind))
                is_true = is_true && !is_open_to_best(scene.position, reason.reply->to);

            if (reason.kind == Kind::slips || reason.kind == Kind::kept_out)
                is_true = is_true && seen::flights(scene.position).contains(reason.reply->to) ==
                                         (reason.kind == Kind::kept_out);
            else
                is_true = is_true && !is_usual(scene.position, reason) &&
                          seen::found(effects(solved(), scene.next, *reason.reply), reason.kind);
            if (!is_true)
                untrue.add(scene.position);
        }
    });
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

/// True if a best move has an advantage over a slower one according to the kinds that only compare.
bool is_advantage(const seen::Scene& slower, Move best, const Reason& reason)
{
    const Position next = slower.position.play(best);
    const Bitboard denied = seen::flights(slower.next) - seen::flights(next);
    const auto outdoes = [&](Bitboard aim) {
        return king_distance(best.to, aim) < king_distance(slower.move.to, aim);
    };
    switch (reason.kind) {
    case Kind::guards:
        return std::ranges::all_of(reason.squares, [&](chess::Square square) {
            return seen::is_covered(next, square) && !seen::is_covered(slower.next, square);
        });
    case Kind::takes:
        return (reason.squares - (denied & seen::flights(slower.position))).empty();
    case Kind::comes_closer:
        return slower.role() == Role::king && best.from == slower.move.from &&
               outdoes(Bitboard{slower.king()});
    case Kind::more_central:
        return slower.role() == Role::king && best.from == slower.move.from && outdoes({d4, e4, d5, e5});
    default:
        return false;
    }
}

TEST(Slower, AdvantagesOfBetterMovesAreTrueAndTheirsAlone)
{
    endgame::Breaches untrue;
    seen::for_each_move(3000, [&](const seen::Scene& scene) {
        const auto better = better_move(stage_pens(), solved(), scene.position, scene.move);
        const auto best = solved().best_moves(scene.position);
        if (!better || std::ranges::count(best, scene.move) > 0)
            return;
        const auto own = reasons(stage_pens(), solved(), scene.position, scene.move);
        const auto all = reasons(stage_pens(), solved(), scene.position, better->move);
        for (const Reason& reason : better->reasons) {
            const bool is_own = std::ranges::count(all, reason) > 0 && std::ranges::count(own, reason) == 0;
            if (!is_own && !is_advantage(scene, better->move, reason))
                untrue.add(scene.position);
        }
    });
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

} // namespace
} // namespace trainer::coach
