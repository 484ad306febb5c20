// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
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

/// True if best play may lead to the board again with the other side to move, three moves later.
bool returns(const Tablebase& known, const Position& position, const chess::Board& board, int plies)
{
    if (plies == 0)
        return position.board() == board;
    return std::ranges::any_of(known.best_moves(position), [&](Move move) {
        return returns(known, position.play(move), board, plies - 1);
    });
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
    case Kind::triangulates:
        return returns(known, next, position.board(), 4);
    default:
        return false;
    }
}

TEST(PieceEndings, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named =
        check_named({"KQK", "KRK", "KBBK", "KQKR", "KBNK", "KQKB"}, 5'000, piece_ideas, is_true_of_pieces);
    for (const Kind kind : {Kind::wall, Kind::separates})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
