// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/tactics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "trainer/coach/explain.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::position_of;
using endgame::Tablebase;
using Kind = Reason::Kind;
using enum chess::Square;

std::optional<Bitboard> tactic(const char* ending, std::string_view fen, std::string_view move, Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(tactics(endgame::table_of(ending), position, *parse_move(position, move)), kind);
}

TEST(Tactics, ForksKingAndRook)
{
    EXPECT_EQ(tactic("KQKR", "K7/3k4/8/8/8/6Q1/2r5/8 w", "Qd3+", Kind::forks), (Bitboard{d7, c2}));
}

TEST(Tactics, AForkedPieceMayCaptureAndIsRecaptured)
{
    EXPECT_EQ(tactic("KQKR", "Q7/8/8/1k6/3r4/8/8/K7 b", "Ra4+", Kind::forks), (Bitboard{a1, a8}));
}

TEST(Tactics, AKingForksTwoPieces)
{
    EXPECT_EQ(tactic("KBNK", "8/8/5k2/3B4/3N4/8/8/7K b", "Ke5", Kind::forks), (Bitboard{d4, d5}));
}

TEST(Tactics, ChecksPrepareForksAndSkewers)
{
    const auto prepares = [](const char* ending, std::string_view fen, std::string_view move) {
        const Position position = position_of(fen);
        const auto found = prepared_tactic(endgame::table_of(ending), position, *parse_move(position, move));
        return found ? std::optional{found->kind} : std::nullopt;
    };
    EXPECT_EQ(prepares("KQKR", "2K5/8/8/8/7k/4Q3/8/3r4 w", "Qf4+"), Kind::prepares_fork);
    EXPECT_EQ(prepares("KQKR", "2K5/8/8/8/7k/4Q3/8/3r4 w", "Qe8"), std::nullopt);
    EXPECT_EQ(prepares("KRKB", "8/6k1/r7/8/8/8/7B/3K4 b", "Ra1+"), Kind::prepares_skewer);
    EXPECT_EQ(prepares("KQKR", "1Q6/2K5/8/7k/8/8/8/6r1 w", "Qh8+"), Kind::prepares_either);
    EXPECT_EQ(prepares("KQKR", "8/2Q5/5r2/8/4K3/8/5k2/8 w", "Qc5+"), Kind::begins_checks);
    EXPECT_EQ(prepares("KQKR", "8/5q2/2K5/8/8/8/1R6/2k5 b", "Qe6+"), std::nullopt) << "Kxb2 is simpler";
    EXPECT_EQ(
        reasons(stage_pens(), endgame::table_of("KQKR"), position_of("2K5/8/8/8/7k/4Q3/8/3r4 w"), {e3, f4})
            .front()
            .kind,
        Kind::prepares_fork);
}

TEST(Tactics, NoForkIfTheReplySavesAll)
{
    // The king steps to d3 and guards the rook.
    EXPECT_EQ(tactic("KQKR", "8/8/8/8/3k4/8/2r5/5Q1K w", "Qf2+", Kind::forks), std::nullopt);
}

TEST(Tactics, SkewersTheKingAndThePieceBehind)
{
    EXPECT_EQ(tactic("KRKR", "8/8/8/8/2k3r1/8/8/R3K3 w", "Ra4+", Kind::skewers), (Bitboard{c4, g4}));
}

TEST(Tactics, PinsAPieceThatFalls)
{
    EXPECT_EQ(tactic("KRKB", "8/8/k2b4/8/8/1K6/8/7R w", "Rh6", Kind::pins), Bitboard{d6});
    EXPECT_EQ(tactic("KRKB", "8/8/2kb4/8/8/1K6/8/7R w", "Rh6", Kind::pins), std::nullopt);
    EXPECT_EQ(tactic("KQKR", "k7/8/K7/3r4/8/8/8/5Q2 w", "Qf3", Kind::pins), Bitboard{d5});
}

TEST(Tactics, APinNamesThePiece)
{
    for (const auto& [ending, fen, move, piece] :
         {std::tuple{"KRKB", "8/8/k2b4/8/8/1K6/8/7R w", Move{h1, h6}, Role::bishop},
          std::tuple{"KQKR", "k7/8/K7/3r4/8/8/8/5Q2 w", Move{f1, f3}, Role::rook}}) {
        const auto pin = seen::found(tactics(endgame::table_of(ending), position_of(fen), move), Kind::pins);
        ASSERT_TRUE(pin.has_value()) << fen;
        EXPECT_EQ(pin->piece, piece) << fen;
    }
}

TEST(Tactics, DiscoversACheck)
{
    EXPECT_EQ(tactic("KBNK", "k7/8/8/3N4/8/5B2/8/K7 w", "Nb4+", Kind::discovered_check), Bitboard{a8});
    EXPECT_EQ(tactic("KBNK", "k7/8/8/3N4/8/5B2/8/K7 w", "Nc7+", Kind::double_check), Bitboard{a8});
    EXPECT_EQ(tactic("KBNK", "k7/8/8/3N4/8/5B2/8/K7 w", "Nc7+", Kind::discovered_check), std::nullopt);
}

TEST(Tactics, DeflectsTheKingFromThePieceItGuards)
{
    EXPECT_EQ(tactic("KRKR", "8/1r6/8/8/5k2/6R1/5K2/8 b", "Rb2+", Kind::deflects), Bitboard{f2});
}

TEST(Tactics, LuresTheKingToAPromotedPawn)
{
    EXPECT_EQ(tactic("KPPK", "8/6Pk/5K2/6P1/8/8/8/8 w", "g8=Q+", Kind::lures), Bitboard{g8});
    EXPECT_EQ(tactic("KPPK", "8/6P1/5K2/6P1/8/8/8/k7 w", "g8=Q", Kind::lures), std::nullopt);
}

TEST(Tactics, OffersAPieceForStalemate)
{
    EXPECT_EQ(tactic("KQKR", "8/8/8/8/6q1/4R3/8/k1K5 b", "Qe2", Kind::offers_stalemate), Bitboard{e2});
    EXPECT_EQ(tactic("KQKR", "6K1/4R3/5k1q/8/8/8/8/8 w", "Re6+", Kind::offers_stalemate), Bitboard{e6});
}

TEST(Tactics, KnowsTheOnlyGoodMove)
{
    const auto is_only = [](const char* ending, std::string_view fen, std::string_view move) {
        const Position position = position_of(fen);
        return is_only_good_move(endgame::table_of(ending), position, *parse_move(position, move));
    };
    EXPECT_TRUE(is_only("KPK", "3k4/8/3K4/4P3/8/8/8/8 w", "Ke6") == false) << "Kd5 wins too";
    EXPECT_FALSE(is_only("KPK", "8/4k3/8/4K3/8/8/4P3/8 w", "e3")) << "Ke4 and more win as well";
    EXPECT_TRUE(is_only("KPK", "3k4/8/3K4/3P4/8/8/8/8 b", "Ke8") == false) << "it loses";
}

/// The material of a side more than the other's.
int more(const Position& position, Color side)
{
    return points(position.board(), side) - points(position.board(), !side);
}

/// True if the mover can capture one of the pieces, wherever they went, after each reply, so that no answer
/// undoes the gain.
bool one_falls(const Tablebase& known, const Position& before, Move move, Bitboard targets)
{
    const Color mover = before.turn();
    const Position next = before.play(move);
    const auto wins_it = [&](const Position& then, Move capture) {
        const Position last = then.play(capture);
        const auto stays = [&](Move answer) { return more(last.play(answer), mover) > more(next, mover); };
        return std::ranges::all_of(legal_moves(last), stays) && more(last, mover) > more(next, mover) &&
               known.probe(last)->for_mover().outcome() >= known.probe(next)->for_mover().outcome();
    };
    return std::ranges::all_of(legal_moves(next), [&](Move reply) {
        const Position then = next.play(reply);
        return std::ranges::any_of(legal_moves(then), [&](Move capture) {
            if (!is_capture(then, capture))
                return false;
            const Square taken = captured_square(then, capture);
            return targets.contains(taken == reply.to ? reply.from : taken) && wins_it(then, capture);
        });
    });
}

/// True if the lines on the board are those of the tactic.
bool has_lines(const Reason& reason, const Position& before, Move move)
{
    const Position next = before.play(move);
    const chess::Board& board = next.board();
    const Color mover = before.turn();
    const auto hits = [&](Square square, Bitboard without) {
        return attackers(board, square, mover, board.occupied() - without).contains(move.to);
    };
    const Square king = next.king(!mover);
    switch (reason.kind) {
    case Kind::forks:
        return reason.squares.size() >= 2 &&
               std::ranges::all_of(reason.squares, [&](Square square) { return hits(square, {}); });
    case Kind::skewers: {
        const Square a = reason.squares.first();
        const Square b = reason.squares.last();
        return (hits(a, {}) && !hits(b, {}) && hits(b, Bitboard{a})) ||
               (hits(b, {}) && !hits(a, {}) && hits(a, Bitboard{b}));
    }
    case Kind::pins:
        return hits(reason.squares.first(), {}) && !hits(king, {}) && hits(king, reason.squares);
    case Kind::discovered_check:
        return next.is_check() && !hits(king, {});
    case Kind::double_check:
        return next.checkers().size() == 2;
    case Kind::deflects:
        return true;
    case Kind::lures:
        return move.promotion && chess::king_attacks(king).contains(reason.squares.first()) &&
               !next.board().of(mover, Role::pawn).empty();
    case Kind::offers_stalemate:
        return std::ranges::any_of(legal_moves(next), [&](Move reply) {
            return reply.to == move.to && is_stalemate(next.play(reply));
        });
    default:
        return true;
    }
}

bool is_meant_to_win(Kind kind)
{
    return kind == Kind::forks || kind == Kind::skewers || kind == Kind::pins || kind == Kind::discovers ||
           kind == Kind::wins;
}

/// True if a best move mates or captures for a gain, now or after so many pairs of a best check and any
/// reply.
bool captures_after_checks(const Tablebase& known, const Position& position, int pairs)
{
    return std::ranges::any_of(known.best_moves(position), [&](Move move) {
        const Position next = position.play(move);
        if (is_checkmate(next))
            return true;
        if (is_capture(position, move))
            return more(next, position.turn()) > more(position, position.turn());
        return pairs > 0 && next.is_check() && std::ranges::all_of(legal_moves(next), [&](Move reply) {
                   return captures_after_checks(known, next.play(reply), pairs - 1);
               });
    });
}

TEST(Tactics, ASeriesOfChecksEndsWithACapture)
{
    const auto find = [](const Tablebase& known, const Position& position, Move move) {
        const auto prepared = prepared_tactic(known, position, move);
        return prepared ? std::vector{*prepared} : std::vector<Reason>{};
    };
    const auto is_true = [](const Tablebase& known, const Position& position, Move move,
                            const Reason& reason) {
        if (reason.kind != Kind::begins_checks)
            return true;
        const Position next = position.play(move);
        return next.is_check() && std::ranges::all_of(legal_moves(next), [&](Move reply) {
                   return captures_after_checks(known, next.play(reply), 3);
               });
    };
    auto named = check_named({"KQKR", "KQKP", "KQKN", "KQKB", "KRKP"}, 500, find, is_true);
    EXPECT_GT(named[Kind::begins_checks], 20U);
}

TEST(Tactics, AreTrueWhereverTheyAreNamed)
{
    const auto is_true = [](const Tablebase& known, const Position& position, Move move,
                            const Reason& reason) {
        return has_lines(reason, position, move) &&
               (!is_meant_to_win(reason.kind) || one_falls(known, position, move, reason.squares));
    };
    auto named =
        check_named({"KQKR", "KRKR", "KRKB", "KRKN", "KBKN", "KQKQ", "KQKP", "KRKP", "KPKP", "KBNK", "KPPK"},
                    2'000, tactics, is_true);
    EXPECT_GT(named[Kind::forks], 100U);
    EXPECT_GT(named[Kind::skewers], 100U);
    EXPECT_GT(named[Kind::pins], 50U);
    EXPECT_GT(named[Kind::discovers], 10U);
    EXPECT_GT(named[Kind::wins], 100U);
    EXPECT_GT(named[Kind::offers_stalemate], 10U);
}

} // namespace
} // namespace trainer::coach
