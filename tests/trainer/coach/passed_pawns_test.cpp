// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/passed_pawns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <string_view>

#include "chess/fen.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/pawn_race.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"

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

std::optional<Bitboard> passer_idea(const char* ending, std::string_view fen, std::string_view move,
                                    Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(
        passed_pawn_ideas(endgame::table_of(ending), position, *parse_move(position, move)), kind);
}

TEST(PassedPawns, AKingThatMeetsAnotherPawnIsNotOnItsWayToThePromotionSquare)
{
    EXPECT_EQ(passer_idea("KPKP", "8/8/5p2/8/6K1/8/3P4/1k6 w", "Kf5", Kind::nears_promotion), std::nullopt);
}

TEST(PassedPawns, AreClearedOfTheirOwnKing)
{
    EXPECT_EQ(passer_idea("KPK", "6K1/8/8/6P1/8/8/8/k7 w", "Kf7", Kind::makes_way), Bitboard{g5});
    EXPECT_EQ(passer_idea("KPK", "6K1/8/8/6P1/8/8/8/k7 w", "Kg7", Kind::makes_way), std::nullopt);
    EXPECT_EQ(passer_idea("KPK", "7K/8/8/8/3k4/7P/8/8 w", "Kg7", Kind::makes_way), std::nullopt)
        << "there is more to do than to push";
}

TEST(PassedPawns, StepOnSafely)
{
    EXPECT_EQ(passer_idea("KPK", "8/8/4K3/k7/2P5/8/8/8 w", "c5", Kind::advances), Bitboard{c5});
    EXPECT_EQ(passer_idea("KPK", "8/3K4/4P1k1/8/8/8/8/8 w", "e7", Kind::escorted), Bitboard{e7});
    EXPECT_EQ(passer_idea("KPK", "3k4/8/2PK4/8/8/8/8/8 w", "c7+", Kind::seventh_without_check), std::nullopt);
    EXPECT_EQ(passer_idea("KPK", "2k5/8/2PK4/8/8/8/8/8 w", "c7", Kind::seventh_without_check), Bitboard{c7});
}

TEST(PassedPawns, AreOutOfReachEvenAfterAnotherMove)
{
    EXPECT_EQ(passer_idea("KPK", "8/8/6K1/8/7P/8/8/7k w", "Kf5", Kind::keeps_lead), Bitboard{h4});
    EXPECT_EQ(passer_idea("KPK", "8/8/8/7K/2P5/5k2/8/8 w", "Kg6", Kind::keeps_lead), std::nullopt);
}

TEST(PassedPawns, HaveSquaresCoveredAhead)
{
    EXPECT_EQ(passer_idea("KPK", "8/8/4k3/8/6P1/6K1/8/8 w", "Kh4", Kind::covers_path), Bitboard{g5});
    EXPECT_EQ(passer_idea("KBPK", "8/8/4P3/3K4/2B5/4k3/8/8 w", "Bb5", Kind::guards_promotion), Bitboard{e8});
    EXPECT_EQ(passer_idea("KBPK", "4B3/8/4P3/3K4/8/4k3/8/8 w", "Bh5", Kind::guards_promotion), std::nullopt)
        << "it clears the way";
}

TEST(PassedPawns, NeedTheCornerThatTheBishopDoesNotCover)
{
    EXPECT_EQ(passer_idea("KBPK", "2k5/8/B7/8/8/7K/7P/8 b", "Kd7", Kind::to_free_corner), Bitboard{h8});
    EXPECT_EQ(passer_idea("KBPK", "2k5/8/8/1B6/8/7K/7P/8 b", "Kd8", Kind::to_free_corner), Bitboard{h8});
    EXPECT_EQ(passer_idea("KBPK", "2k5/8/8/2B5/8/7K/7P/8 b", "Kd7", Kind::to_free_corner), std::nullopt)
        << "this bishop covers h8";
}

TEST(PassedPawns, DoNotWinWithTheWrongBishop)
{
    EXPECT_EQ(passer_idea("KBPK", "1k6/8/1B6/8/P7/8/8/1K6 w", "Kc2", Kind::wrong_bishop), Bitboard{a8});
    EXPECT_EQ(passer_idea("KBPK", "1k6/8/2B5/8/P7/8/8/1K6 w", "Kc2", Kind::wrong_bishop), std::nullopt)
        << "this one covers a8";
}

TEST(PassedPawns, ArePinnedOrBlockedByTheirKing)
{
    EXPECT_EQ(passer_idea("KQKP", "8/8/8/K7/4Q3/kp6/8/8 w", "Qd3", Kind::pins_pawn), Bitboard{b3});
    EXPECT_EQ(passer_idea("KQKP", "8/8/8/K7/4Q3/kp6/8/8 w", "Qe6", Kind::pins_pawn), std::nullopt);
    EXPECT_EQ(passer_idea("KQKP", "8/5K2/1k6/1p6/4Q3/8/8/8 w", "Qb4", Kind::pins_pawn), std::nullopt)
        << "it only blocks the pawn";
    EXPECT_EQ(passer_idea("KQKP", "8/5K2/1k6/1p6/4Q3/8/8/8 w", "Qb4", Kind::blocks_pawn), Bitboard{b5});
    const char* const before_the_check = "8/8/8/7K/8/3Q4/3p4/2k5 w";
    EXPECT_EQ(passer_idea("KQKP", before_the_check, "Qc3+", Kind::forces_in_front), Bitboard{d2});
    EXPECT_EQ(passer_idea("KQKP", before_the_check, "Qb3", Kind::forces_in_front), std::nullopt);
    EXPECT_EQ(passer_idea("KQKP", "8/8/6k1/5q2/2K5/1P6/8/8 b", "Qc2+", Kind::forces_in_front), std::nullopt)
        << "the pawn is not far advanced";
}

std::optional<int> moves_in_front(std::string_view fen, std::string_view move)
{
    const Position position = endgame::position_of(fen);
    for (const Reason& reason :
         passed_pawn_ideas(endgame::table_of("KQKP"), position, *parse_move(position, move))) {
        if (reason.kind == Kind::drives_in_front)
            return reason.after;
    }
    return std::nullopt;
}

TEST(PassedPawns, HaveTheirKingDrivenInFrontOfThemStepByStep)
{
    EXPECT_EQ(moves_in_front("K7/3Q4/8/8/8/8/3pk3/8 w", "Qg4+"), 4);
    EXPECT_EQ(moves_in_front("K7/8/8/8/4Q3/8/3p1k2/8 w", "Qd3"), 2) << "without a check";
    EXPECT_EQ(moves_in_front("8/8/8/7K/8/3Q4/3p4/2k5 w", "Qc3+"), std::nullopt) << "it does so at once";
    EXPECT_EQ(moves_in_front("8/8/8/8/6K1/2k5/Q1p5/8 w", "Qa1+"), std::nullopt) << "a bishop pawn";
}

TEST(PassedPawns, ArePassedOnTheSideWithoutTheOtherKing)
{
    EXPECT_EQ(passer_idea("KRKP", "8/3K4/8/8/3pk3/8/8/3R4 w", "Kc6", Kind::passes_pawn), Bitboard{d4});
    EXPECT_EQ(passer_idea("KRKP", "8/3K4/8/8/3pk3/8/8/3R4 w", "Ke6", Kind::passes_pawn), std::nullopt);
}

TEST(PassedPawns, AreStoppedBeforeASquareWhereTheyWouldBeLost)
{
    EXPECT_EQ(passer_idea("KQKP", "k7/8/6Q1/1p6/8/8/3K4/8 w", "Kc3", Kind::stops_pawn), Bitboard{b4});
    EXPECT_EQ(passer_idea("KQKP", "k7/8/6Q1/1p6/8/8/3K4/8 w", "Kd3", Kind::stops_pawn), std::nullopt);
    EXPECT_EQ(passer_idea("KQKP", "8/8/3Q4/7k/3K1p2/8/8/8 w", "Ke4", Kind::stops_pawn), Bitboard{f3});
}

TEST(PassedPawns, AreFarFromPromotionForAQueen)
{
    EXPECT_EQ(passer_idea("KQKP", "1Q6/8/8/8/4p3/8/1K2k3/8 w", "Qg3", Kind::guards_promotion), std::nullopt);
    EXPECT_EQ(passer_idea("KRKP", "8/3K4/8/8/pk6/8/2R5/8 w", "Rc1", Kind::guards_promotion), Bitboard{a1});
}

TEST(PassedPawns, NeedNoWayBeforeTheyAreOnIt)
{
    EXPECT_EQ(passer_idea("KPK", "8/8/8/8/4k3/K7/P7/8 w", "Kb4", Kind::makes_way), std::nullopt)
        << "the king heads for a key square";
}

TEST(PassedPawns, AreNotLostSightOf)
{
    EXPECT_EQ(passer_idea("KPK", "2k5/8/8/5P2/8/8/8/6K1 b", "Kd8", Kind::stays_in_square), Bitboard{f5});
    EXPECT_EQ(passer_idea("KPK", "2k5/8/8/5P2/8/8/8/6K1 b", "Kb7", Kind::stays_in_square), std::nullopt);
    EXPECT_EQ(passer_idea("KRKP", "5K2/8/8/pk4R1/8/8/8/8 b", "Ka4", Kind::nears_promotion), Bitboard{a1});
}

TEST(PassedPawns, AreNotApproachedInVain)
{
    EXPECT_EQ(passer_idea("KBPK", "8/2P5/4K3/8/5B2/8/8/7k b", "Kg2", Kind::nears_pawn), std::nullopt)
        << "it promotes";
    EXPECT_EQ(passer_idea("KRKP", "8/8/7R/3pK3/8/8/5k2/8 b", "Kf3", Kind::nears_pawn), std::nullopt)
        << "it falls";
    EXPECT_EQ(passer_idea("KPK", "8/8/8/P7/8/8/1K4k1/8 b", "Kf3", Kind::nears_pawn), Bitboard{a5});
    EXPECT_EQ(passer_idea("KPK", "8/5P2/8/8/8/8/K7/6k1 w", "Kb3", Kind::nears_promotion), std::nullopt)
        << "it cannot be caught";
}

TEST(PassedPawns, AreHeldByAPieceWhateverTheKingDoes)
{
    const char* const held = "2k5/5K2/6P1/4b3/8/8/8/8 b";
    for (const char* move : {"Ba1", "Kd7", "Kc7"}) {
        EXPECT_EQ(passer_idea("KBKP", held, move, Kind::holds_path), Bitboard{g7}) << move;
        EXPECT_EQ(seen::reason_for(held, move, Kind::nears_pawn, "KBKP"), std::nullopt) << move;
    }
    EXPECT_EQ(passer_idea("KBKP", "8/8/p7/8/2k5/8/1B4K1/8 w", "Kf3", Kind::holds_path), std::nullopt)
        << "the bishop does not cover the pawn's path";
}

TEST(PassedPawns, AreNoAimBesideAPawnThatPromotes)
{
    EXPECT_EQ(passer_idea("KPKP", "8/2P2p2/4K3/8/8/8/8/7k w", "Kf5", Kind::nears_promotion), std::nullopt);
}

TEST(PassedPawns, CoverSquaresThatTheOtherKingCouldEnterInTime)
{
    // The king can reach d5 and d6 with two moves, but not d7.
    EXPECT_EQ(passer_idea("KBPK", "8/4k3/8/8/K2P4/8/2B5/8 w", "Bb3", Kind::covers_path), Bitboard{d5});
}

TEST(PassedPawns, MayBeATrap)
{
    EXPECT_EQ(passer_idea("KQKP", "8/8/8/8/6K1/1Q6/2p5/1k6 b", "Ka1", Kind::stalemate_trap), Bitboard{c2});
    EXPECT_EQ(passer_idea("KQKP", "8/8/8/8/6K1/1Q6/2p5/1k6 b", "Kc1", Kind::stalemate_trap), std::nullopt);
}

/// True if a square lies ahead of a pawn on its file.
bool is_ahead(Square square, Square pawn, Color side)
{
    return file_of(square) == file_of(pawn) && relative_rank(square, side) > relative_rank(pawn, side);
}

/// True if the piece that a move brought to its square attacks another square, and did not before.
bool newly_attacks(const Position& before, Move move, Square square)
{
    const chess::Board now = before.play(move).board();
    const Color mover = before.turn();
    const auto open = [mover](const chess::Board& board) {
        return board.occupied() - board.of(!mover, Role::king);
    };
    return attackers(now, square, mover, open(now)).contains(move.to) &&
           !attackers(before.board(), square, mover, open(before.board())).contains(move.from);
}

bool is_other_color(Square a, Square b)
{
    return is_dark(a) != is_dark(b);
}

/// True if the king of the side that is not to move could enter a square with its first or second move.
bool can_enter_in_two(const Position& position, Square square)
{
    const auto still = passed(position);
    return !still || std::ranges::any_of(legal_moves_from(*still, still->king(still->turn())),
                                         [&](Move step) { return king_distance(step.to, square) <= 1; });
}

/// True if a reason for the pawn's own side is so.
bool is_true_of_own(const Position& position, Move move, const Reason& reason)
{
    const Color mover = position.turn();
    const Position next = position.play(move);
    const Square other = next.king(!mover);
    const Square about = reason.squares.first();
    const auto replies = legal_moves(next);
    const auto takes_pawn = [&](Move reply) { return reply.to == about; };
    switch (reason.kind) {
    case Kind::makes_way:
        return is_ahead(move.from, about, mover) && !is_ahead(move.to, about, mover);
    case Kind::seventh_without_check:
        return move.to == about && relative_rank(about, mover) == 6 && !next.is_check() &&
               std::ranges::none_of(replies, takes_pawn);
    case Kind::escorted:
        return std::ranges::none_of(replies, takes_pawn) && move.to == about &&
               attackers(next.board(), about, mover, next.board().occupied()).contains(next.king(mover));
    case Kind::advances:
        return std::ranges::none_of(replies, takes_pawn) && move.to == about;
    case Kind::covers_path:
        return reason.squares.size() <= max_named && std::ranges::all_of(reason.squares, [&](Square square) {
                   const auto pawns = next.board().of(mover, Role::pawn);
                   return newly_attacks(position, move, square) && can_enter_in_two(position, square) &&
                          std::ranges::any_of(pawns,
                                              [&](Square pawn) { return is_ahead(square, pawn, mover); });
               });
    case Kind::keeps_lead:
        return runs_through(about, mover, other, true);
    case Kind::shuts_corner:
        return is_other_color(about, next.board().of(Role::bishop).first()) &&
               std::ranges::none_of(replies, [&](Move reply) {
                   return king_distance(reply.to, about) < king_distance(other, about);
               });
    case Kind::keeps_pawn_guarded:
        return king_distance(next.king(mover), about) == 1 && king_distance(position.king(mover), about) == 1;
    case Kind::stalemate_trap:
        return std::ranges::any_of(replies, takes_pawn) && std::ranges::all_of(replies, [&](Move reply) {
                   return !takes_pawn(reply) || is_stalemate(next.play(reply));
               });
    case Kind::threatens_promotion:
        return relative_rank(about, mover) == 6 && std::ranges::any_of(replies, takes_pawn);
    default:
        return false;
    }
}

/// True if a pawn of the side to move other than the one on a square outruns the other king on a free path.
bool another_runs(const Position& position, Square pawn)
{
    const Color side = position.turn();
    return std::ranges::any_of(position.board().of(side, Role::pawn) - Bitboard{pawn}, [&](Square other) {
        return (chess::path_of_pawn(other, side) & position.board().occupied()).empty() &&
               runs_through(other, side, position.king(!side), false);
    });
}

/// True if a reason against the other side's pawn, or for either side, is so.
bool is_true_of_theirs(const Position& position, Move move, const Reason& reason)
{
    const Color mover = position.turn();
    const Position next = position.play(move);
    const Square own = next.king(mover);
    const Square about = reason.squares.first();
    const auto replies = legal_moves(next);
    switch (reason.kind) {
    case Kind::guards_promotion:
        return newly_attacks(position, move, about) && relative_rank(about, Color::white) % 7 == 0;
    case Kind::wrong_bishop:
        return is_other_color(about, next.board().of(Role::bishop).first()) &&
               about ==
                   chess::promotion_square(next.board().of(Role::pawn).first(),
                                           next.board().piece_at(next.board().of(Role::pawn).first())->color);
    case Kind::stays_in_square:
        return !runs_through(about, !mover, own, false) && !another_runs(next, about) &&
               std::ranges::any_of(legal_moves_from(position, move.from),
                                   [&](Move step) { return runs_through(about, !mover, step.to, false); });
    case Kind::enters_square:
        return !runs_through(about, !mover, own, false) && !another_runs(next, about) &&
               runs_through(about, !mover, position.king(mover), false);
    case Kind::to_free_corner:
        return is_other_color(about, next.board().of(Role::bishop).first()) &&
               (king_distance(own, about) <= 1 ||
                king_distance(own, about) < king_distance(position.king(mover), about));
    case Kind::nears_promotion:
        return king_distance(own, about) < king_distance(position.king(mover), about);
    case Kind::nears_pawn:
        return king_distance(move.to, about) < king_distance(move.from, about) &&
               next.board().of(Role::pawn).contains(about);
    case Kind::blocks_pawn:
        return chess::between(move.to, chess::promotion_square(about, mover)).contains(about) ||
               king_distance(move.to, about) == 1;
    case Kind::stops_pawn: {
        const Move step{*offset(about, 0, mover == Color::white ? 1 : -1), about};
        const Position then = next.play(step);
        return newly_attacks(position, move, about) && next.board().role_at(step.from) == Role::pawn &&
               std::ranges::any_of(legal_moves(then), [&](Move last) { return last.to == about; });
    }
    case Kind::holds_path: {
        const chess::Board& board = next.board();
        return std::ranges::all_of(reason.squares, [&](Square square) {
            const auto pieces = board.of(mover) - board.of(Role::king) - board.of(Role::pawn);
            return !(attackers(board, square, mover, board.occupied() - board.of(!mover, Role::king)) &
                     pieces)
                        .empty() &&
                   std::ranges::any_of(board.of(!mover, Role::pawn),
                                       [&](Square pawn) { return is_ahead(square, pawn, !mover); });
        });
    }
    case Kind::pins_pawn:
        return file_of(move.to) != file_of(about) &&
               std::ranges::none_of(replies, [&](Move reply) { return reply.from == about; }) &&
               attackers(next.board(), next.king(!mover), mover, next.board().occupied() - Bitboard{about})
                   .contains(move.to);
    case Kind::forces_in_front:
        return next.is_check() && relative_rank(about, !mover) >= 5 &&
               std::ranges::all_of(replies, [&](Move reply) {
                   const Position then = next.play(reply);
                   const auto takes_pawn = [&](Move last) { return last.to == about; };
                   return is_ahead(then.king(!mover), about, !mover) ||
                          std::ranges::any_of(legal_moves(then), takes_pawn);
               });
    default:
        return false;
    }
}

/// True if each best reply, and some best move of the queen after it, lead to the king in front of its pawn.
///
/// @param moves the limit, in replies
bool is_driven(const Tablebase& known, const Position& position, Square pawn, int moves)
{
    return moves > 0 && std::ranges::all_of(known.best_moves(position), [&](Move reply) {
               const Position then = position.play(reply);
               const Square king = then.king(position.turn());
               const bool is_in_front =
                   is_ahead(king, pawn, position.turn()) && chess::king_attacks(pawn).contains(king);
               return is_in_front || std::ranges::any_of(known.best_moves(then), [&](Move move) {
                          return then.board().role_at(move.from) == Role::queen && move.to != pawn &&
                                 is_driven(known, then.play(move), pawn, moves - 1);
                      });
           });
}

bool is_true_of_way(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Square pawn = reason.squares.first();
    const Position next = position.play(move);
    const Color mover = position.turn();
    if (reason.kind == Kind::drives_in_front)
        return position.board().role_at(move.from) == Role::queen && 1 < reason.after && reason.after <= 5 &&
               is_driven(known, next, pawn, reason.after) && !is_driven(known, next, pawn, reason.after - 1);
    if (reason.kind != Kind::passes_pawn)
        return false;
    const int our_side = file_of(move.to) - file_of(pawn);
    const int their_side = file_of(next.king(!mover)) - file_of(pawn);
    const chess::Piece piece = *next.board().piece_at(pawn);
    const Square goal =
        piece.color == mover ? chess::square_at(file_of(pawn), mover == Color::white ? 7 : 0) : pawn;
    const auto nears = [&](Square square) {
        return chess::king_distance(square, goal) < chess::king_distance(move.from, goal);
    };
    return our_side * their_side < 0 && nears(move.to) && position.king(mover) == move.from &&
           std::ranges::any_of(legal_moves_from(position, move.from), [&](Move other) {
               return (file_of(other.to) - file_of(pawn)) * their_side > 0 && nears(other.to) &&
                      known.probe(position.play(other))->for_mover() != *known.probe(position);
           });
}

bool is_true_of_passers(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const auto result = known.probe(position)->outcome();
    constexpr std::array may_be_lost_kinds{
        Kind::nears_pawn,          Kind::keeps_pawn_guarded, Kind::escorted,     Kind::nears_promotion,
        Kind::threatens_promotion, Kind::stays_in_square,    Kind::enters_square};
    const bool may_be_lost = std::ranges::count(may_be_lost_kinds, reason.kind) > 0;
    const bool is_about_square = reason.kind == Kind::stays_in_square || reason.kind == Kind::enters_square;
    if (is_about_square && result == Outcome::loss &&
        king_distance(position.king(!position.turn()), reason.squares.first()) == 1)
        return false;
    return (result != Outcome::loss || may_be_lost) &&
           known.probe(position.play(move))->for_mover().outcome() == result &&
           (is_true_of_own(position, move, reason) || is_true_of_theirs(position, move, reason) ||
            is_true_of_way(known, position, move, reason));
}

TEST(PassedPawns, AThreatToPromoteHasToBeAnswered)
{
    const Position position = endgame::position_of("8/8/5kP1/3K4/8/8/p7/8 w");
    const auto found =
        passed_pawn_ideas(endgame::table_of("KPKP"), position, {chess::Square::g6, chess::Square::g7});
    EXPECT_TRUE(std::ranges::any_of(
        found, [](const Reason& reason) { return reason.kind == Kind::threatens_promotion; }));
    const auto blocked =
        passed_pawn_ideas(endgame::table_of("KPK"), endgame::position_of("1k1K4/8/1P6/8/8/8/8/8 w"),
                          {chess::Square::b6, chess::Square::b7});
    EXPECT_TRUE(std::ranges::none_of(blocked, [](const Reason& reason) {
        return reason.kind == Kind::threatens_promotion;
    })) << "the king stands in front of it";
    EXPECT_EQ(passer_idea("KBKP", "8/3k4/8/8/8/5p2/2K5/4B3 b", "f2", Kind::threatens_promotion), std::nullopt)
        << "any move draws, and this one loses the pawn";
}

TEST(PassedPawns, ThatTheirKingLeadsHaveNoSquareToStayIn)
{
    const char* const led = "8/8/2p5/8/8/8/4p3/3k1K2 w";
    EXPECT_EQ(passer_idea("KPPK", led, "Kf2", Kind::stays_in_square), std::nullopt);
    const char* const alone = "6K1/8/8/8/7B/4P3/1k6/8 b";
    EXPECT_EQ(passer_idea("KBPK", alone, "Kc3", Kind::enters_square), Bitboard{e3});
}

TEST(PassedPawns, UnderAttackAreNotComeCloserTo)
{
    const char* const before = "8/8/8/3p4/8/2k5/4Q3/5K2 w";
    EXPECT_EQ(passer_idea("KQKP", before, "Qe5+", Kind::nears_pawn), std::nullopt);
}

TEST(PassedPawns, ThatHangNeedNoKingAtTheirPromotionSquare)
{
    EXPECT_EQ(passer_idea("KPPK", "8/5Pk1/8/8/8/8/5P2/6K1 w", "Kg2", Kind::nears_promotion), std::nullopt);
}

/// True if a move that keeps the result attacks a pawn on another file with the king behind it, which it did
/// not do before, and the pawn cannot move.
bool pins_a_pawn(const Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    const Color other = next.turn();
    const Square king = next.king(other);
    const auto verdict = known.probe(position)->outcome();
    if (verdict == Outcome::loss || known.probe(next)->for_mover().outcome() != verdict ||
        is_capture(position, move) || move.promotion || legal_moves(next).empty() ||
        position.board().role_at(move.from) == Role::king ||
        position.board().role_at(move.from) == Role::pawn)
        return false;
    const auto is_held = [&](const chess::Board& board, Square pawn) {
        return !attackers(board, king, !other, board.occupied() - Bitboard{pawn}).empty() &&
               attackers(board, king, !other, board.occupied()).empty();
    };
    return std::ranges::any_of(next.board().of(other, Role::pawn), [&](Square pawn) {
        const auto moves = legal_moves(next);
        return file_of(pawn) != file_of(move.to) && is_held(next.board(), pawn) &&
               !is_held(position.board(), pawn) && chess::passed_pawns(next.board(), other).contains(pawn) &&
               std::ranges::none_of(moves, [&](Move reply) { return reply.from == pawn; });
    });
}

TEST(PassedPawns, PinsAreNamedExactlyWhereTheyAre)
{
    std::mt19937_64 random{37};
    int named = 0;
    for (const char* ending : {"KQKP", "KRKP", "KBKP"}) {
        const Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(5'000); left > 0; --left) {
            const Position position = random_position(*endgame::Material::parse(ending), random);
            for (const Move move : legal_moves(position)) {
                const bool says =
                    seen::found(passed_pawn_ideas(known, position, move), Kind::pins_pawn).has_value();
                named += says ? 1 : 0;
                ASSERT_EQ(says, pins_a_pawn(known, position, move))
                    << to_fen(position.setup()) << ' ' << to_coordinates(move);
            }
        }
    }
    EXPECT_GT(named, 0);
}

TEST(PassedPawns, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named = check_named({"KPK", "KBPK", "KQKP", "KRKP", "KRPK", "KPPK", "KBKP"}, 5'000,
                             passed_pawn_ideas, is_true_of_passers);
    for (const Kind kind : {Kind::makes_way,       Kind::seventh_without_check,
                            Kind::escorted,        Kind::advances,
                            Kind::covers_path,     Kind::keeps_lead,
                            Kind::shuts_corner,    Kind::keeps_pawn_guarded,
                            Kind::stays_in_square, Kind::to_free_corner,
                            Kind::nears_promotion, Kind::pins_pawn,
                            Kind::forces_in_front, Kind::guards_promotion,
                            Kind::blocks_pawn,     Kind::nears_pawn,
                            Kind::stops_pawn,      Kind::holds_path,
                            Kind::drives_in_front, Kind::passes_pawn})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
