// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
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
std::optional<Kind> first_reason(std::string_view fen, std::string_view move)
{
    const Position position = position_of(fen);
    const auto found = reasons(stage_pens(), krbkr(), position, *parse_move(position, move));
    return found.empty() ? std::nullopt : std::optional{found.front().kind};
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

TEST(PieceEndings, LeaveTheEdgeInTime)
{
    const char* const cochrane = "4k3/8/8/4K3/R3B3/8/8/4r3 b";
    EXPECT_TRUE(has_idea(cochrane, "Ke7", Kind::avoids_edge));
    EXPECT_FALSE(has_idea(cochrane, "Re2", Kind::avoids_edge));
    EXPECT_FALSE(has_idea("8/3r2k1/8/4B1K1/8/8/8/R7 b", "Kf7", Kind::avoids_edge)) << "Kf8 draws, too";
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
        return next.board().of(other).size() > 1 && worth(known, next) > -worth(known, waiting);
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
        return false;
    }
}

TEST(PieceEndings, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named =
        check_named({"KQK", "KRK", "KBBK", "KQKR", "KBNK", "KQKB", "KRKB", "KRKN", "KQKP", "KRKP", "KRKR"},
                    5'000, piece_ideas, is_true_of_pieces);
    for (const Kind kind :
         {Kind::wall, Kind::separates, Kind::zugzwang, Kind::attacks_with_threat, Kind::leaves_one_defence})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
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
        }
    }
    for (const Kind kind : {Kind::zugzwang, Kind::in_line_with_king, Kind::avoids_edge})
        EXPECT_GT(named[kind], 0) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
