// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/rook_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/seen.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "endings.h"
#include "large_material.h"
#include "trainer/coach/explain.h"

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

std::optional<Bitboard> idea(const Tablebase& known, std::string_view fen, std::string_view move, Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(rook_ideas(known, position, *parse_move(position, move)), kind);
}

TEST(RookEndings, CutTheKingOffOnAFileOrARank)
{
    const auto& known = endgame::table_of("KRK");
    EXPECT_EQ(idea(known, "8/8/8/3k4/8/8/8/4K2R w", "Rh4", Kind::cuts_rank), Bitboard{h4});
    EXPECT_EQ(idea(known, "8/8/8/2k5/8/8/5K2/7R w", "Rd1", Kind::cuts_file), Bitboard{d1});
    EXPECT_EQ(idea(known, "8/8/8/2k5/8/8/5K2/7R w", "Ra1", Kind::cuts_file), std::nullopt)
        << "the kings are on one side";
}

TEST(RookEndings, CutTheKingOffFromItsPawn)
{
    EXPECT_EQ(idea(endgame::table_of("KRKP"), "8/8/8/p3k3/8/8/8/K6R w", "Rd1", Kind::cuts_file),
              Bitboard{d1});
    EXPECT_EQ(idea(endgame::table_of("KRKP"), "8/8/8/4kp2/8/8/8/K6R w", "Rd1", Kind::cuts_file),
              std::nullopt);
}

TEST(RookEndings, GoBehindAPassedPawn)
{
    const auto& known = endgame::table_of("KRKP");
    EXPECT_EQ(idea(known, "8/8/8/8/8/p7/5k2/K6R w", "Rh3", Kind::behind_pawn), std::nullopt);
    EXPECT_EQ(idea(known, "8/7R/8/8/8/p7/5k2/1K6 w", "Ra7", Kind::behind_pawn), Bitboard{a3});
}

/// Rook and pawn against rook, which takes minutes to solve.
const Tablebase& krpkr()
{
    static const Tablebase solved = endgame::solve(endgame::large("KRPKR"));
    return solved;
}

TEST(RookEndings, KnowTheTextbookPositions)
{
    if (!test::is_exhaustive())
        GTEST_SKIP() << "takes minutes";
    const char* const lucena = "1K6/1P1k4/8/8/8/8/r7/2R5 w";
    EXPECT_EQ(idea(krpkr(), lucena, "Rc4", Kind::builds_bridge), Bitboard{c4});
    EXPECT_EQ(idea(krpkr(), lucena, "Rd1+", Kind::builds_bridge), std::nullopt);
    EXPECT_EQ(idea(krpkr(), "4k3/8/8/3KP3/8/8/r7/7R b", "Ra6", Kind::holds_third_rank), Bitboard{a6});
    const char* const passive = "r5k1/1R6/6K1/6P1/8/8/8/8 b";
    EXPECT_EQ(idea(krpkr(), passive, "Rc8", Kind::holds_back_rank), Bitboard{c8});
    EXPECT_EQ(idea(krpkr(), passive, "Ra6+", Kind::holds_back_rank), std::nullopt);
    const char* const short_and_long = "4k3/7R/4K3/4P3/8/8/8/6r1 b";
    EXPECT_EQ(idea(krpkr(), short_and_long, "Kf8", Kind::short_side), Bitboard{f8});
    EXPECT_EQ(idea(krpkr(), short_and_long, "Kd8", Kind::short_side), std::nullopt) << "it loses";
    EXPECT_EQ(idea(krpkr(), short_and_long, "Rg6+", Kind::checks_from_side), Bitboard{e6});
    const char* const long_side = "3R4/1k6/3K4/3P4/8/8/8/6r1 b";
    EXPECT_EQ(idea(krpkr(), long_side, "Rh1", Kind::long_side), Bitboard{h1});
    EXPECT_EQ(idea(krpkr(), long_side, "Rf1", Kind::long_side), std::nullopt) << "too near";
    const char* const vancura = "R7/6k1/P4r2/4K3/8/8/8/8 b";
    EXPECT_EQ(idea(krpkr(), vancura, "Rb6", Kind::from_side), Bitboard{a6});
    EXPECT_EQ(idea(krpkr(), vancura, "Rf8", Kind::from_side), std::nullopt);
    EXPECT_EQ(reasons(stage_pens(), krpkr(), position_of(vancura), {f6, b6}).front().kind, Kind::from_side);
}

/// True if a king can walk from a square to another over squares that the board does not guard.
///
/// @param guarding has its pieces stay where they are
bool can_walk(const chess::Board& board, Color guarding, Square from, Square to)
{
    const Bitboard pieces = board.of(guarding) - Bitboard{to};
    Bitboard reached{from};
    for (int size = 0; size != reached.size();) {
        size = reached.size();
        for (const Square square : reached) {
            for (const Square step : chess::king_attacks(square)) {
                chess::Board without = board;
                without.remove(board.of(!guarding, Role::king).first());
                const bool is_guarded = std::ranges::any_of(board.of(guarding), [&](Square piece) {
                    return attacks(*board.piece_at(piece), piece, without.occupied()).contains(step);
                });
                if (!is_guarded && !pieces.contains(step))
                    reached |= Bitboard{step};
            }
        }
    }
    return reached.contains(to);
}

/// True if a side covers a file or a rank but for the square of its own piece on it, wherever the other king
/// steps.
bool is_line_guarded(const chess::Board& board, Color guarding, Square on, bool is_file)
{
    chess::Board without = board;
    without.remove(board.of(!guarding, Role::king).first());
    const Bitboard line = is_file ? chess::file_squares(file_of(on)) : chess::rank_squares(rank_of(on));
    return std::ranges::all_of(line - Bitboard{on}, [&](Square square) {
        return !is_safe(without, square, guarding, without.occupied());
    });
}

bool is_true_of_rooks(const Position& position, Move move, const Reason& reason)
{
    const Position next = position.play(move);
    const chess::Board& board = next.board();
    const Color mover = position.turn();
    const Square about = reason.squares.first();
    const Square king = next.king(!mover);
    switch (reason.kind) {
    case Kind::cuts_file:
    case Kind::cuts_rank: {
        const bool is_file = reason.kind == Kind::cuts_file;
        const auto line = [is_file](Square square) { return is_file ? file_of(square) : rank_of(square); };
        const bool has_pawn = !board.of(Role::pawn).empty();
        if (board.of(!mover).size() == 1)
            return about == move.to && line(king) != line(about) &&
                   is_line_guarded(board, mover, about, is_file);
        const auto aims = has_pawn ? board.of(Role::pawn) : Bitboard{next.king(mover)};
        return about == move.to && std::ranges::all_of(aims, [&](Square aim) {
                   const int our_side = line(aim) - line(about);
                   const int their_side = line(king) - line(about);
                   return (has_pawn ? our_side * their_side < 0
                                    : our_side * their_side <= 0 && their_side != 0) &&
                          (!has_pawn || !can_walk(board, mover, king, aim));
               });
    }
    case Kind::behind_pawn: {
        const Color side = board.piece_at(about)->color;
        const bool is_behind =
            side == Color::white ? rank_of(move.to) < rank_of(about) : rank_of(move.to) > rank_of(about);
        return file_of(about) == file_of(move.to) && is_behind &&
               attacks(*board.piece_at(move.to), move.to, board.occupied()).contains(about);
    }
    case Kind::checks_from_side:
        return next.is_check() && rank_of(move.to) == rank_of(king) &&
               king_distance(king, board.of(Role::pawn)) <= 2;
    case Kind::checks_from_behind:
    case Kind::checks_from_front: {
        const Square pawn = board.of(Role::pawn).first();
        const bool is_up = board.of(!mover, Role::pawn) == board.of(Color::white, Role::pawn);
        const bool is_behind = reason.kind == Kind::checks_from_behind;
        return next.is_check() && file_of(move.to) == file_of(king) && king_distance(king, pawn) <= 2 &&
               std::ranges::all_of(Bitboard{king, pawn}, [&](Square square) {
                   return (rank_of(move.to) < rank_of(square)) == (is_up == is_behind);
               });
    }
    case Kind::in_front:
        return file_of(about) == file_of(move.to) && chess::passed_pawns(board, !mover).contains(about);
    default:
        return false;
    }
}

TEST(RookEndings, ACheckOnAKingFarFromItsPawnIsNotFromBehind)
{
    const auto& known = endgame::table_of("KRKP");
    EXPECT_EQ(idea(known, "8/8/2k5/8/7p/8/6K1/R7 w", "Rc1+", Kind::checks_from_behind), std::nullopt);
}

TEST(RookEndings, OnlyTheDefenderChecksFromTheFront)
{
    EXPECT_EQ(idea(endgame::table_of("KRKP"), "8/6p1/8/5k2/8/2R5/2K5/8 w", "Rf3+", Kind::checks_from_front),
              std::nullopt)
        << "White wins";
}

TEST(RookEndings, IdeasAreTrueWhereverTheyAreNamed)
{
    const auto is_true = [](const Tablebase& known, const Position& position, Move move,
                            const Reason& reason) {
        const bool checks = reason.kind == Kind::checks_from_front || reason.kind == Kind::checks_from_side ||
                            reason.kind == Kind::checks_from_behind;
        const bool is_defence = !checks || known.probe(position)->is_draw();
        return is_defence && is_true_of_rooks(position, move, reason);
    };
    auto named = check_named({"KRK", "KRKP", "KRPK", "KRRK", "KRKR"}, 5'000, rook_ideas, is_true);
    for (const Kind kind : {Kind::cuts_file, Kind::cuts_rank, Kind::behind_pawn, Kind::checks_from_side,
                            Kind::checks_from_behind})
        EXPECT_GT(named[kind], 50U) << static_cast<int>(kind);
    EXPECT_GT(named[Kind::checks_from_front], 0U) << "the defender has few such checks";
}

} // namespace
} // namespace trainer::coach
