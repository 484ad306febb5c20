// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <optional>
#include <random>
#include <string_view>

#include "chess/attacks.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "large_material.h"
#include "tests/thoroughness.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::position_of;
using endgame::Tablebase;
using Kind = Reason::Kind;
using enum chess::Square;

std::optional<Bitboard> idea(const char* ending, std::string_view fen, std::string_view move, Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(piece_ideas(endgame::table_of(ending), position, *parse_move(position, move)),
                            kind);
}

TEST(PieceEndings, PutTheBishopsSideBySide)
{
    EXPECT_EQ(idea("KBBK", "8/8/8/3k4/8/8/1B6/2B1K3 w", "Bc3", Kind::wall), std::nullopt);
    EXPECT_EQ(idea("KBBK", "8/8/4k3/8/8/8/1B6/3BK3 w", "Bc2", Kind::wall), (Bitboard{b2, c2}));
}

TEST(PieceEndings, SeparateTheRookFromItsKing)
{
    // Philidor's position: whatever Black plays, the rook leaves its king.
    EXPECT_EQ(idea("KQKR", "k7/1r6/2K5/3Q4/8/8/8/8 w", "Qa5+", Kind::separates), std::nullopt);
    EXPECT_EQ(idea("KQKR", "1k6/1r6/2K5/8/Q7/8/8/8 w", "Qa5", Kind::separates), Bitboard{b7});
}

TEST(PieceEndings, LoseATempoByATriangle)
{
    // With Black to move it would be Philidor's position.
    EXPECT_TRUE(idea("KQKR", "1k6/1r6/2K5/Q7/8/8/8/8 w", "Qe5+", Kind::triangulates));
    EXPECT_FALSE(idea("KQKR", "1k6/1r6/2K5/8/Q7/8/8/8 w", "Qa5", Kind::triangulates));
}

TEST(PieceEndings, ThreatenMateWithAnAttack)
{
    EXPECT_EQ(idea("KRKB", "6k1/8/6K1/8/8/6R1/8/b7 w", "Ra3", Kind::attacks_with_threat), Bitboard{a1});
    EXPECT_EQ(idea("KRKB", "6k1/8/6K1/8/8/6R1/8/b7 w", "Rg1", Kind::attacks_with_threat), std::nullopt);
    EXPECT_EQ(idea("KRKN", "4k3/8/4K3/3R4/8/n7/8/8 w", "Ra5", Kind::attacks_with_threat), Bitboard{a3});
    EXPECT_EQ(idea("KRKN", "4k3/8/4K3/3R4/8/n7/8/8 w", "Rh5", Kind::attacks_with_threat), std::nullopt)
        << "it leaves the knight alone";
}

TEST(PieceEndings, ThreatenMateSoThatFewMovesPreventIt)
{
    EXPECT_EQ(idea("KRKN", "4k3/8/4K3/3R4/8/n7/8/8 w", "Rh5", Kind::leaves_one_defence), (Bitboard{d8, f8}));
    EXPECT_EQ(idea("KRKN", "4k3/8/4K3/3R4/8/n7/8/8 w", "Rd3", Kind::leaves_one_defence), std::nullopt);
}

/// Rook and bishop against rook.
const Tablebase& krbkr()
{
    return endgame::table_of(endgame::large("KRBKR"));
}

bool has_idea(std::string_view fen, std::string_view move, Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(piece_ideas(krbkr(), position, *parse_move(position, move)), kind).has_value();
}

/// The kind of the first reason for a best move; `nullopt` if there is none.
std::optional<Kind> first_reason(const Tablebase& known, std::string_view fen, std::string_view move)
{
    const Position position = position_of(fen);
    const auto found = reasons(stage_pens(), known, position, *parse_move(position, move));
    return found.empty() ? std::nullopt : std::optional{found.front().kind};
}

std::optional<Kind> first_reason(std::string_view fen, std::string_view move)
{
    return first_reason(krbkr(), fen, move);
}

TEST(PieceEndings, PutTheRookInZugzwangInPhilidorsPosition)
{
    const char* const philidor = "3k4/5R2/3K4/3B4/8/8/4r3/8 w";
    EXPECT_TRUE(has_idea(philidor, "Rg7", Kind::zugzwang));
    EXPECT_FALSE(has_idea(philidor, "Rb7", Kind::zugzwang)) << "it threatens mate";
    EXPECT_EQ(first_reason(philidor, "Rg7"), Kind::zugzwang);
}

TEST(PieceEndings, KeepTheRookInLineWithItsKing)
{
    const char* const second_rank = "8/4r1k1/8/5BK1/7R/8/8/8 b";
    EXPECT_TRUE(has_idea(second_rank, "Rf7", Kind::in_line_with_king));
    EXPECT_FALSE(has_idea(second_rank, "Rd7", Kind::in_line_with_king)) << "it loses";
    EXPECT_EQ(first_reason(second_rank, "Rf7"), Kind::in_line_with_king);
    EXPECT_FALSE(has_idea("8/1kr5/1B6/1K6/8/8/8/R7 b", "Rd7", Kind::in_line_with_king)) << "Rc2 draws, too";
}

TEST(PieceEndings, PrepareZugzwangOnlyOfARook)
{
    EXPECT_FALSE(idea("KQKN", "1q6/8/4k3/8/8/2K5/3N4/8 b", "Qe5+", Kind::prepares_zugzwang));
}

TEST(PieceEndings, LeaveTheEdgeInTime)
{
    const char* const cochrane = "4k3/8/8/4K3/R3B3/8/8/4r3 b";
    EXPECT_TRUE(has_idea(cochrane, "Ke7", Kind::avoids_edge));
    EXPECT_FALSE(has_idea(cochrane, "Re2", Kind::avoids_edge));
    EXPECT_FALSE(has_idea("8/3r2k1/8/4B1K1/8/8/8/R7 b", "Kf7", Kind::avoids_edge)) << "Kf8 draws, too";
}

TEST(PieceEndings, HoldTheSecondRankAndGuardTheRook)
{
    EXPECT_TRUE(has_idea("8/1kr5/1B6/1K6/8/8/8/R7 b", "Rd7", Kind::second_rank));
    EXPECT_FALSE(has_idea("8/1kr5/1B6/1K6/8/8/8/R7 b", "Rc2", Kind::second_rank)) << "it leaves the rank";
    EXPECT_TRUE(has_idea("2k5/2r5/3K4/2B5/8/8/R7/8 b", "Rd7+", Kind::guarded_check));
    EXPECT_FALSE(has_idea("7R/1k6/3B4/1K6/8/8/2r5/8 b", "Rb2+", Kind::guarded_check)) << "far from its king";
    EXPECT_EQ(first_reason("2k5/2r5/3K4/2B5/8/8/R7/8 b", "Rd7+"), Kind::guarded_check);
}

TEST(PieceEndings, GoToTheEdgeForACheck)
{
    const char* const second_rank = "8/4r1k1/6B1/5K2/8/8/8/7R b";
    EXPECT_TRUE(has_idea(second_rank, "Kf8", Kind::readies_check));
    EXPECT_FALSE(has_idea(second_rank, "Kg8", Kind::readies_check));
    EXPECT_EQ(first_reason("8/1k1r4/1B6/2K5/8/8/8/R7 b", "Kc8"), Kind::readies_check);
}

TEST(PieceEndings, StepAwayFromTheOtherKing)
{
    const char* const cochrane = "4k3/R7/8/3K4/4B3/8/8/4r3 b";
    EXPECT_TRUE(has_idea(cochrane, "Kf8", Kind::sidesteps));
    EXPECT_EQ(first_reason(cochrane, "Kf8"), Kind::sidesteps);
    EXPECT_FALSE(has_idea("8/3r2k1/8/4B1K1/8/8/8/R7 b", "Kf7", Kind::sidesteps)) << "the king is opposite";
}

TEST(PieceEndings, ThreatenADeadlyCheck)
{
    EXPECT_EQ(idea("KRKB", "6k1/4b3/6K1/8/8/8/3R4/8 w", "Ra2", Kind::threatens_check), Bitboard{a8});
    EXPECT_EQ(idea("KRKB", "6k1/4b3/6K1/8/8/8/3R4/8 w", "Rd1", Kind::threatens_check), std::nullopt)
        << "the bishop guards d8";
    EXPECT_TRUE(has_idea("3k4/1R6/3K4/8/8/1Br5/8/8 w", "Be6", Kind::threatens_check));
}

TEST(PieceEndings, ShutAPieceIn)
{
    EXPECT_EQ(idea("KRKN", "8/n7/6k1/3K4/8/1R6/8/8 w", "Rb8", Kind::dominates), Bitboard{a7});
    EXPECT_EQ(idea("KRKN", "8/n7/6k1/3K4/8/1R6/8/8 w", "Rb7", Kind::dominates), std::nullopt);
    EXPECT_EQ(idea("KRKN", "1R6/n7/8/3K1k2/8/8/8/8 w", "Kc5", Kind::nears_shut_in), Bitboard{a7});
    EXPECT_EQ(idea("KRKN", "1R6/n7/8/3K1k2/8/8/8/8 w", "Kd4", Kind::nears_shut_in), std::nullopt);
}

TEST(PieceEndings, ShutAPieceInWhereItIsADraw)
{
    const char* const attacked = "8/8/3k4/8/1K3R2/8/6n1/8 w";
    EXPECT_EQ(idea("KRKN", attacked, "Re4", Kind::dominates), Bitboard{g2});
    EXPECT_EQ(idea("KRKN", attacked, "Rf3", Kind::dominates), std::nullopt);
    EXPECT_EQ(first_reason(endgame::table_of("KRKN"), attacked, "Re4"), Kind::dominates)
        << "other moves save the rook, too";
    EXPECT_EQ(idea("KRKB", "8/8/8/8/4R2K/8/8/6bk w", "Re1", Kind::dominates), std::nullopt) << "it is pinned";
}

TEST(PieceEndings, PrepareADiscoveredCheck)
{
    const char* const behind = "8/k7/1r6/2K5/4Q3/8/8/8 w";
    EXPECT_EQ(idea("KQKR", behind, "Qd4", Kind::prepares_discovery), Bitboard{c5});
    EXPECT_EQ(idea("KQKR", behind, "Qa4+", Kind::prepares_discovery), std::nullopt);
}

TEST(PieceEndings, PrepareZugzwangByACheck)
{
    // The second side of the triangle.
    EXPECT_TRUE(idea("KQKR", "k7/1r6/2K5/4Q3/8/8/8/8 w", "Qa1+", Kind::prepares_zugzwang));
    EXPECT_FALSE(idea("KQKR", "1k6/1r6/2K5/8/8/8/8/Q7 w", "Qa5", Kind::prepares_zugzwang)) << "it is there";
}

TEST(PieceEndings, CrossTheLineOfTheRook)
{
    EXPECT_EQ(idea("KQKR", "1k6/1r6/8/2QK4/8/8/8/8 w", "Kd6", Kind::crosses_line), Bitboard{d6});
    EXPECT_EQ(idea("KQKR", "8/1r5k/8/2Q1K3/8/8/8/8 w", "Kd5", Kind::crosses_line), std::nullopt);
}

TEST(PieceEndings, GoToTheCornerThatTheBishopDoesNotCover)
{
    EXPECT_EQ(idea("KRKB", "6k1/8/6K1/8/2b5/8/8/3R4 b", "Kh8", Kind::safe_corner), Bitboard{h8});
    EXPECT_EQ(idea("KRKB", "6k1/8/6K1/8/2b5/8/8/3R4 b", "Kf8", Kind::safe_corner), std::nullopt);
}

TEST(PieceEndings, KeepTheBishopWhereItCanInterpose)
{
    const char* const right_corner = "7k/8/6K1/8/2b5/8/8/4R3 b";
    EXPECT_EQ(idea("KRKB", right_corner, "Bd5", Kind::keeps_diagonal), Bitboard{g8});
    EXPECT_EQ(idea("KRKB", right_corner, "Bb5", Kind::keeps_diagonal), std::nullopt) << "it covers e8";
    EXPECT_EQ(first_reason(endgame::table_of("KRKB"), right_corner, "Bd5"), Kind::keeps_diagonal);
}

TEST(PieceEndings, PawnsAreInZugzwangToo)
{
    EXPECT_TRUE(idea("KRKP", "4R3/3K4/8/3k4/4p3/8/8/8 w", "Re7", Kind::zugzwang));
    EXPECT_FALSE(idea("KRKP", "4R3/3K4/8/3k4/4p3/8/8/8 w", "Ra8", Kind::zugzwang));
}

/// True if best play may lead to the board again with the other side to move, three moves later.
bool returns(const Tablebase& known, const Position& position, const chess::Board& board, int plies)
{
    if (plies == 0)
        return position.board() == board;
    return std::ranges::any_of(known.best_moves(position), [&](Move move) {
        return returns(known, position.play(move), board, plies - 1);
    });
}

/// True if the side to move has a move that is mate.
bool can_mate(const Position& position)
{
    const chess::MoveList moves = legal_moves(position);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return is_checkmate(position.play(move)); });
}

/// The position after a move, as if the same side were to move again.
Position again(const Position& next)
{
    return passed(next).value();
}

/// How good a position is for the side that is not to move; a ply is worth less than any result.
int worth(const Tablebase& known, const Position& position)
{
    constexpr int far = 10'000;
    const endgame::Verdict verdict = *known.probe(position);
    if (verdict.is_draw())
        return 0;
    const int left = far - verdict.to_mate().count();
    return verdict.outcome() == endgame::Outcome::loss ? left : -left;
}

/// True if all moves of a piece from its square that meet a condition change the result, and there is one.
template <typename Condition>
bool all_change_result(const Tablebase& known, const Position& position, Square from, Condition condition)
{
    const auto outcome = known.probe(position)->outcome();
    int met = 0;
    for (const Move other : legal_moves(position)) {
        if (other.from != from || !condition(other.to))
            continue;
        ++met;
        if (known.probe(position.play(other))->for_mover().outcome() == outcome)
            return false;
    }
    return met > 0;
}

/// True if the other side's piece can go where it cannot be captured by a move that wins.
bool has_refuge(const Tablebase& known, const Position& position, Square piece)
{
    const chess::MoveList moves = legal_moves(position);
    return std::any_of(moves.begin(), moves.end(), [&](Move escape) {
        const Position then = position.play(escape);
        const chess::MoveList captures = legal_moves(then);
        return escape.from == piece && std::none_of(captures.begin(), captures.end(), [&](Move capture) {
                   return capture.to == escape.to && worth(known, then.play(capture)) > 0;
               });
    });
}

/// True if all moves worth as much as the best meet a condition, or with `any` one of them.
template <typename Condition>
bool best_meet(const Tablebase& known, const Position& position, bool any, Condition condition)
{
    int most = worth(known, position.play(*legal_moves(position).begin()));
    for (const Move move : legal_moves(position))
        most = std::max(most, worth(known, position.play(move)));
    for (const Move move : legal_moves(position)) {
        if (worth(known, position.play(move)) == most && condition(move) == any)
            return any;
    }
    return !any;
}

/// The steps of a square to each edge: left, right, lower, upper.
std::array<int, 4> to_edges(Square square)
{
    return {file_of(square), 7 - file_of(square), rank_of(square), 7 - rank_of(square)};
}

bool is_true_of_attack(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Position next = position.play(move);
    const Color other = next.turn();
    const Square about = reason.squares.empty() ? move.to : reason.squares.first();
    switch (reason.kind) {
    case Kind::threatens_check: {
        const Position twice = again(next);
        return known.probe(twice)->to_mate().moves() <= 3 &&
               known.probe(next)->to_mate().moves() > known.probe(twice)->to_mate().moves() &&
               best_meet(known, twice, false, [&](Move threat) {
                   return reason.squares.contains(threat.to) && twice.play(threat).is_check();
               });
    }
    case Kind::dominates:
    case Kind::nears_shut_in: {
        const auto still = passed(position);
        const bool had_refuge = !still || has_refuge(known, *still, about);
        const bool is_near = chess::king_distance(move.to, about) <= chess::king_distance(move.from, about);
        return next.board().of(other).size() == 2 && !has_refuge(known, next, about) &&
               (reason.kind == Kind::dominates
                    ? had_refuge
                    : !had_refuge && is_near && position.king(position.turn()) == move.from);
    }
    case Kind::prepares_discovery:
        return best_meet(known, next, false, [&](Move reply) {
            const Position then = next.play(reply);
            return best_meet(known, then, true, [&](Move step) {
                return step.from == about && then.play(step).checkers() == Bitboard{move.to};
            });
        });
    case Kind::prepares_zugzwang:
        return next.is_check() && next.board().of(other).size() > 1 &&
               best_meet(known, next, false, [&](Move reply) {
                   const Position then = next.play(reply);
                   return best_meet(known, then, true, [&](Move quiet) {
                       const Position last = then.play(quiet);
                       const auto waiting = passed(last);
                       return waiting && worth(known, last) > -worth(known, *waiting);
                   });
               });
    case Kind::crosses_line: {
        const auto king = to_edges(next.king(other));
        const auto from = to_edges(move.from);
        const auto to = to_edges(move.to);
        for (std::size_t edge = 0; edge < king.size(); ++edge) {
            if (king[edge] <= 1 && from[edge] == 3 && to[edge] == 2)
                return position.king(position.turn()) == move.from;
        }
        return false;
    }
    default:
        return false;
    }
}

/// The square beside the king's corner, to which the bishop stays on a diagonal of three squares or more, as
/// in `Kind::keeps_diagonal`; empty if there is none.
Bitboard held_beside_corner(const Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    const Square king = next.king(position.turn());
    if (!(Bitboard{a1, h1, a8, h8}).contains(king) || is_dark(king) == is_dark(move.to) || next.is_check() ||
        king_distance(king, next.king(next.turn())) > 2)
        return {};
    const auto is_on = [&](Square square, Square beside) {
        return square != beside && king_distance(square, king) > 1 &&
               std::abs(file_of(square) - file_of(beside)) == std::abs(rank_of(square) - rank_of(beside));
    };
    Bitboard held;
    for (const Square beside : chess::all_squares) {
        if (king_distance(king, beside) != 1 || seen::to_edge(beside) > 0 || !is_on(move.from, beside) ||
            !is_on(move.to, beside) || !(chess::between(move.to, beside) & next.board().occupied()).empty())
            continue;
        for (const Move other : legal_moves(position)) {
            const Position then = position.play(other);
            const chess::MoveList replies = legal_moves(then);
            const bool is_taken =
                std::any_of(replies.begin(), replies.end(), [&](Move reply) { return reply.to == other.to; });
            if (other.from == move.from && other.to != beside && !is_on(other.to, beside) && !is_taken &&
                worth(known, then) < 0)
                held |= Bitboard{beside};
        }
    }
    return held;
}

/// True if the king, with its rook on the second line, goes from there to the edge, and the rook can check on
/// a square where it holds the draw as soon as the other king faces it; some move loses.
bool readies_check_on(const Tablebase& known, const Position& position, Move move, Square square)
{
    const Position next = position.play(move);
    const Color side = position.turn();
    const chess::MoveList moves = legal_moves(position);
    const bool some_lose = std::any_of(moves.begin(), moves.end(),
                                       [&](Move other) { return worth(known, position.play(other)) < 0; });
    const Bitboard rook = next.board().of(side, Role::rook);
    if (!some_lose || position.is_check() || position.king(side) != move.from || rook.size() != 1 ||
        !known.probe(next)->is_draw())
        return false;
    for (std::size_t edge = 0; edge < 4; ++edge) {
        const auto steps_to_edge = [&](Square from) { return to_edges(from)[edge]; };
        if (seen::to_edge(move.from) != 1 || steps_to_edge(move.from) != 1 || steps_to_edge(move.to) != 0 ||
            steps_to_edge(rook.first()) != 1 || steps_to_edge(square) != 1 || steps(square, move.to) != 1)
            continue;
        for (const Move step : legal_moves(next)) {
            const Position then = next.play(step);
            if (then.king(!side) != step.to || steps(step.to, move.to) != 2 || steps_to_edge(step.to) != 2 ||
                !known.probe(then)->is_draw())
                continue;
            for (const Move check : legal_moves(then)) {
                const Position last = then.play(check);
                if (check.from == rook.first() && check.to == square && last.checkers() == Bitboard{square} &&
                    known.probe(last)->is_draw())
                    return true;
            }
        }
    }
    return false;
}

/// What a move does that holds a draw against more pieces.
bool is_true_of_hold(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Position next = position.play(move);
    const Square own_king = next.king(position.turn());
    const auto loses = [&](Move other) { return worth(known, position.play(other)) < 0; };
    if (!known.probe(next)->is_draw())
        return false;
    switch (reason.kind) {
    case Kind::second_rank:
        for (std::size_t edge = 0; edge < 4; ++edge) {
            const auto is_second = [&](Square square) { return to_edges(square)[edge] == 1; };
            const chess::MoveList moves = legal_moves(position);
            if (to_edges(own_king)[edge] <= 1 && is_second(move.from) && is_second(move.to) &&
                std::any_of(moves.begin(), moves.end(), [&](Move other) {
                    return other.from == move.from && !is_second(other.to) && loses(other);
                }))
                return true;
        }
        return false;
    case Kind::readies_check:
        return readies_check_on(known, position, move, reason.squares.first());
    case Kind::guarded_check:
        return next.is_check() && chess::king_attacks(own_king).contains(move.to) &&
               next.board().role_at(move.to) == Role::rook;
    case Kind::sidesteps: {
        const Square their_king = next.king(!position.turn());
        const int files = file_of(move.to) - file_of(move.from);
        const int ranks = rank_of(move.to) - rank_of(move.from);
        const Move mirrored{move.from,
                            chess::square_at(file_of(move.from) - files, rank_of(move.from) - ranks)};
        return own_king == move.to && files * ranks == 0 && loses(mirrored) &&
               steps(move.to, their_king) > steps(mirrored.to, their_king);
    }
    case Kind::keeps_diagonal:
        return held_beside_corner(known, position, move).contains(reason.squares.first());
    case Kind::safe_corner:
        return own_king == move.to && Bitboard{a1, h1, a8, h8}.contains(move.to) &&
               is_dark(move.to) != is_dark(next.board().of(Role::bishop).first());
    default:
        return false;
    }
}

bool is_true_of_pieces(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Position next = position.play(move);
    const Color other = next.turn();
    switch (reason.kind) {
    case Kind::wall:
        return steps(reason.squares.first(), reason.squares.last()) == 1 && reason.squares.size() == 2;
    case Kind::separates:
        return std::ranges::all_of(known.best_moves(next), [&](Move reply) {
            const Position then = next.play(reply);
            const Bitboard rook = then.board().of(Role::rook);
            return rook.size() == 1 && !chess::king_attacks(then.king(other)).contains(rook.first());
        });
    case Kind::zugzwang: {
        // The defender gets the position in which it has passed only if it need not move.
        const Position waiting = again(next);
        const chess::Board& board = next.board();
        const int apart = king_distance(next.king(other), next.king(position.turn()));
        return worth(known, next) > -worth(known, waiting) &&
               (!(board.of(other) - board.of(Role::king) - board.of(Role::pawn)).empty() ||
                (!board.of(Role::pawn).empty() && apart == 2));
    }
    case Kind::attacks_with_threat: {
        const Square target = reason.squares.first();
        return can_mate(again(next)) && target != next.king(other) &&
               next.board().of(other).contains(target) &&
               attackers(next.board(), target, position.turn(), next.board().occupied()).contains(move.to) &&
               !attackers(position.board(), target, position.turn(), position.board().occupied())
                    .contains(move.from);
    }
    case Kind::leaves_one_defence: {
        const chess::MoveList replies = legal_moves(next);
        return can_mate(again(next)) && reason.squares.size() <= 2 &&
               std::all_of(replies.begin(), replies.end(), [&](Move reply) {
                   return reason.squares.contains(reply.to) || can_mate(next.play(reply));
               });
    }
    case Kind::in_line_with_king: {
        const Square king = position.king(position.turn());
        const auto one_line = [&](auto line) {
            return line(move.from) == line(king) && line(move.to) == line(king) &&
                   all_change_result(known, position, move.from,
                                     [&](Square to) { return line(to) != line(king); });
        };
        return known.probe(position)->is_draw() && known.probe(next)->is_draw() &&
               (one_line([](Square square) { return rank_of(square); }) ||
                one_line([](Square square) { return file_of(square); }));
    }
    case Kind::avoids_edge:
        return known.probe(next)->is_draw() && seen::to_edge(move.to) > 0 &&
               all_change_result(known, position, position.king(position.turn()),
                                 [](Square to) { return seen::to_edge(to) == 0; });
    case Kind::triangulates:
        return returns(known, next, position.board(), 4);
    default:
        return is_true_of_attack(known, position, move, reason) ||
               is_true_of_hold(known, position, move, reason);
    }
}

TEST(PieceEndings, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named = check_named(
        {"KQK", "KRK", "KBBK", "KQKR", "KBNK", "KQKB", "KRKB", "KRKN", "KQKP", "KRKP", "KRKR", "KBPK"}, 5'000,
        piece_ideas, is_true_of_pieces);
    for (const Kind kind :
         {Kind::wall, Kind::separates, Kind::zugzwang, Kind::attacks_with_threat, Kind::leaves_one_defence,
          Kind::threatens_check, Kind::dominates, Kind::nears_shut_in, Kind::prepares_discovery,
          Kind::prepares_zugzwang, Kind::crosses_line, Kind::safe_corner})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
}

/// True if a move that keeps a win or a draw leaves the only piece of the other side, bishop or knight, no
/// refuge, which it had if the other side were to move.
bool takes_last_refuge(const Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    const chess::Board& board = next.board();
    const Bitboard pieces = board.of(next.turn()) - board.of(Role::king);
    const Bitboard minors = board.of(Role::bishop) | board.of(Role::knight);
    if (next.is_check() || pieces.size() != 1 || (pieces & minors).empty())
        return false;
    const Square piece = pieces.first();
    const bool is_pinned =
        !attackers(board, next.king(next.turn()), position.turn(), board.occupied() - pieces).empty();
    const chess::MoveList moves = legal_moves(position);
    const bool wins_it = std::any_of(moves.begin(), moves.end(), [&](Move capture) {
        return capture.to == piece && worth(known, position.play(capture)) > 0;
    });
    const std::optional<Position> still = passed(position);
    return !wins_it && !is_pinned && !has_refuge(known, next, piece) &&
           (!still || has_refuge(known, *still, piece));
}

TEST(PieceEndings, TheDiagonalToTheCornerIsAlwaysNamed)
{
    std::mt19937_64 random{35};
    const Tablebase& known = endgame::table_of("KRKB");
    int named = 0;
    for (int left = test::times(60'000); left > 0; --left) {
        const Position position = random_position(*endgame::Material::parse("KRKB"), random);
        const chess::Board& board = position.board();
        const Bitboard bishop = board.of(position.turn(), Role::bishop);
        if (bishop.empty() || !known.probe(position)->is_draw() ||
            !(Bitboard{a1, h1, a8, h8}).contains(position.king(position.turn())))
            continue;
        for (const Move move : legal_moves_from(position, bishop.first())) {
            const Position next = position.play(move);
            const bool is_draw = known.probe(next)->is_draw() && !is_capture(position, move);
            const Bitboard held = is_draw ? held_beside_corner(known, position, move) : Bitboard{};
            const auto found = seen::squares_of(piece_ideas(known, position, move), Kind::keeps_diagonal);
            ASSERT_EQ(found.value_or(Bitboard{}), held)
                << to_fen(position.setup()) << ' ' << to_coordinates(move);
            named += found ? 1 : 0;
        }
    }
    EXPECT_GT(named, 20);
}

TEST(PieceEndings, APieceWithoutARefugeIsAlwaysNamed)
{
    std::map<endgame::Outcome, int> named;
    std::mt19937_64 random{35};
    for (const char* ending : {"KRKN", "KRKB", "KQKN", "KBKN", "KNKB"}) {
        const Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(1'000); left > 0; --left) {
            const Position position = random_position(*endgame::Material::parse(ending), random);
            const auto result = known.probe(position)->outcome();
            for (const Move move : legal_moves(position)) {
                const Position next = position.play(move);
                const bool keeps = known.probe(next)->for_mover().outcome() == result;
                const bool is_named =
                    seen::found(piece_ideas(known, position, move), Kind::dominates).has_value();
                ASSERT_EQ(is_named, keeps && result != endgame::Outcome::loss &&
                                        takes_last_refuge(known, position, move))
                    << to_fen(position.setup()) << ' ' << to_coordinates(move);
                named[result] += is_named ? 1 : 0;
            }
        }
    }
    EXPECT_GT(named[endgame::Outcome::win], 0);
    EXPECT_GT(named[endgame::Outcome::draw], 0);
}

TEST(PieceEndings, IdeasOfRookAndBishopAgainstRookAreTrueWhereverTheyAreNamed)
{
    std::map<Kind, int> named;
    std::mt19937_64 random{39};
    for (int left = test::times(10'000); left > 0; --left) {
        const Position position = random_position(endgame::large("KRBKR"), random);
        for (const Move move : legal_moves(position)) {
            for (const Reason& reason : piece_ideas(krbkr(), position, move)) {
                ++named[reason.kind];
                ASSERT_TRUE(is_true_of_pieces(krbkr(), position, move, reason))
                    << to_fen(position.setup()) << ' ' << to_coordinates(move) << ' '
                    << static_cast<int>(reason.kind);
            }
            if (position.board().of(position.turn()).size() == 2 && krbkr().probe(position)->is_draw() &&
                move.from == position.king(position.turn()) && !is_capture(position, move)) {
                const auto check =
                    seen::squares_of(piece_ideas(krbkr(), position, move), Kind::readies_check);
                for (const Square square : chess::all_squares)
                    ASSERT_EQ(check && check->contains(square),
                              readies_check_on(krbkr(), position, move, square))
                        << to_fen(position.setup()) << ' ' << to_coordinates(move) << ' '
                        << to_string(square);
            }
        }
    }
    for (const Kind kind : {Kind::zugzwang, Kind::in_line_with_king, Kind::avoids_edge, Kind::threatens_check,
                            Kind::second_rank, Kind::guarded_check, Kind::sidesteps, Kind::readies_check})
        EXPECT_GT(named[kind], 0) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
