// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/contact.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
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

std::optional<Bitboard> contact_idea(const char* ending, std::string_view fen, std::string_view move,
                                     Kind kind)
{
    const Position position = position_of(fen);
    return seen::squares_of(contact_ideas(endgame::table_of(ending), position, *parse_move(position, move)),
                            kind);
}

TEST(Contact, AttacksALoosePiece)
{
    EXPECT_EQ(contact_idea("KRKP", "6R1/8/8/8/p7/8/7k/5K2 w", "Rg4", Kind::attacks), Bitboard{a4});
    EXPECT_EQ(contact_idea("KRKP", "6R1/8/8/8/p7/8/7k/5K2 w", "Ra8", Kind::attacks), Bitboard{a4});
    EXPECT_EQ(contact_idea("KRKP", "6R1/8/8/8/p7/8/7k/5K2 w", "Rg5", Kind::attacks), std::nullopt);
}

TEST(Contact, AttacksAPieceThatItsKingCannotGuardTwice)
{
    EXPECT_EQ(contact_idea("KQKP", "8/8/1K6/8/3pk3/8/8/Q7 w", "Kc5", Kind::attacks), Bitboard{d4});
    EXPECT_EQ(contact_idea("KQKP", "8/8/1K6/8/3pk3/8/8/Q7 w", "Kc6", Kind::attacks), std::nullopt);
    EXPECT_EQ(contact_idea("KQKP", "8/8/3Q4/7k/3K1p2/8/8/8 w", "Ke4", Kind::attacks), std::nullopt)
        << "the queen attacks it already";
}

TEST(Contact, APiecePutInTheWayOfACheckIsNoAttacker)
{
    EXPECT_EQ(contact_idea("KRKR", "4K1k1/5r2/8/6R1/8/8/8/8 b", "Rg7", Kind::attacks), std::nullopt);
}

TEST(Contact, TiesTheKingToThePieceItGuards)
{
    EXPECT_EQ(contact_idea("KQKP", "8/8/8/K7/4Q3/kp6/8/8 w", "Qd3", Kind::ties_king), Bitboard{b3});
}

TEST(Contact, PinsAPieceToItsKing)
{
    const char* const rook_before_king = "3k4/2r5/8/8/8/8/5K2/4Q3 w";
    EXPECT_EQ(contact_idea("KQKR", rook_before_king, "Qa5", Kind::pins_to_king), Bitboard{c7});
    EXPECT_EQ(contact_idea("KQKR", rook_before_king, "Qa5", Kind::ties_king), std::nullopt);
    EXPECT_EQ(contact_idea("KQKR", rook_before_king, "Qe5", Kind::pins_to_king), std::nullopt);
}

TEST(Contact, AnswersASkewer)
{
    EXPECT_EQ(contact_idea("KQKR", "8/8/8/2r2K1Q/8/8/2k5/8 w", "Kg4", Kind::answers_skewer), Bitboard{h5});
    EXPECT_EQ(contact_idea("KQKR", "8/8/8/2r2K1Q/8/8/2k5/8 w", "Kf4", Kind::answers_skewer), std::nullopt);
}

TEST(Contact, StepsOutOfAPin)
{
    EXPECT_EQ(contact_idea("KQKR", "8/k5K1/1r6/8/3Q4/8/8/8 b", "Ka6", Kind::unpins), Bitboard{b6});
    EXPECT_EQ(contact_idea("KQKR", "8/k5K1/1r6/8/3Q4/8/8/8 b", "Ka8", Kind::unpins), std::nullopt)
        << "the rook hangs";
}

TEST(Contact, LeavesACheckToGuardAPiece)
{
    EXPECT_EQ(contact_idea("KQKR", "8/5k2/3r4/8/8/7K/8/5Q2 b", "Ke6", Kind::escapes_guarding), Bitboard{d6});
    EXPECT_EQ(contact_idea("KQKR", "8/5k2/3r4/8/8/7K/8/5Q2 b", "Kg7", Kind::escapes_guarding), std::nullopt);
}

TEST(Contact, ComesCloserWithCheck)
{
    EXPECT_TRUE(contact_idea("KQKP", "7Q/1K6/8/8/8/8/4p3/3k4 w", "Qd4+", Kind::nears_with_check));
    EXPECT_TRUE(contact_idea("KBNK", "8/3k4/8/8/6KN/7B/8/8 w", "Kf4+", Kind::nears_with_check));
    EXPECT_TRUE(contact_idea("KBNK", "8/5K1k/8/8/4N3/8/8/2B5 w", "Nf6+", Kind::nears_with_check));
    EXPECT_FALSE(contact_idea("KRKN", "8/3k4/8/3K4/8/8/7R/1n6 b", "Nc3+", Kind::nears_with_check))
        << "it hunts nobody in a draw";
}

TEST(Contact, EndsTheChecks)
{
    EXPECT_EQ(contact_idea("KQKR", "8/8/7k/8/r1K5/8/1Q6/8 w", "Kd5", Kind::escapes_nearer), Bitboard{a4});
    EXPECT_EQ(contact_idea("KQKR", "8/8/7k/8/r1K5/8/1Q6/8 w", "Kc5", Kind::ends_checks), std::nullopt)
        << "Ra5+ follows";
    EXPECT_EQ(contact_idea("KQKR", "8/8/7k/8/r1K5/8/1Q6/8 w", "Kc5", Kind::escapes_check), Bitboard{a4});
}

TEST(Contact, NamesAPieceThatNoWayOutOfCheckSaves)
{
    EXPECT_EQ(contact_idea("KQKR", "K7/Q6k/8/2r5/8/8/8/8 b", "Rc7", Kind::escapes_with_loss), Bitboard{c5});
    EXPECT_EQ(contact_idea("KQKR", "K7/Q6k/8/2r5/8/8/8/8 b", "Rc7", Kind::escapes_check), std::nullopt);
    EXPECT_EQ(contact_idea("KQKR", "8/Q6k/8/4r3/8/8/8/1K6 b", "Re7", Kind::escapes_with_loss), std::nullopt)
        << "the king can guard it";
}

bool is_true_of_contact(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Color mover = position.turn();
    const Position next = position.play(move);
    const chess::Board& board = next.board();
    const Square other = next.king(!mover);
    const Square about = reason.squares.first();
    const auto replies = legal_moves(next);
    const Bitboard hitting = attackers(board, about, mover, board.occupied());
    const Bitboard guarding = attackers(board, about, !mover, board.occupied());
    switch (reason.kind) {
    case Kind::attacks:
        return hitting.contains(move.to) && board.of(!mover).contains(about) &&
               (guarding.empty() || (guarding == Bitboard{other} && hitting.size() >= 2));
    case Kind::pins_to_king: {
        chess::Board without = board;
        without.remove(about);
        return !attackers(without, next.king(!mover), mover, without.occupied()).empty();
    }
    case Kind::ties_king:
        return hitting.contains(move.to) && guarding == Bitboard{other};
    case Kind::offers_exchange: {
        const auto takes = [&](Move reply) {
            return reply.to == move.to && board.role_at(reply.from) == board.role_at(move.to);
        };
        const auto wins_after = [&](Move reply) {
            const Position taken = next.play(reply);
            return std::ranges::any_of(legal_moves(taken), [&](Move back) {
                return back.to == move.to && known.probe(taken.play(back))->outcome() == Outcome::loss;
            });
        };
        return std::ranges::any_of(replies, takes) &&
               std::ranges::all_of(replies, [&](Move reply) { return !takes(reply) || wins_after(reply); });
    }
    case Kind::answers_skewer:
        return position.is_check() && !hitting.empty() &&
               !(guarding - attackers(position.board(), about, !mover, position.board().occupied())).empty();
    case Kind::unpins: {
        const auto shields = [&](const chess::Board& on, Square king) {
            chess::Board without = on;
            without.remove(about);
            return attackers(without, king, !mover, without.occupied()) !=
                   attackers(on, king, !mover, on.occupied());
        };
        return shields(position.board(), position.king(mover)) && !shields(board, next.king(mover)) &&
               (guarding.empty() || !hitting.empty());
    }
    case Kind::escapes_guarding:
        return position.is_check() && hitting == Bitboard{next.king(mover)};
    case Kind::nears_with_check:
        return next.is_check() && seen::comes_nearer(move, Bitboard{other});
    case Kind::ends_checks:
        return !(position.checkers() & major_pieces(position.board(), !mover)).empty() &&
               std::ranges::none_of(replies, [&](Move reply) { return next.play(reply).is_check(); });
    case Kind::escapes_nearer:
        return position.is_check() &&
               king_distance(next.king(mover), other) < king_distance(position.king(mover), other);
    case Kind::escapes_check:
        return position.is_check();
    case Kind::escapes_with_loss:
    case Kind::with_loss:
        return position.is_check() == (reason.kind == Kind::escapes_with_loss) &&
               std::ranges::all_of(legal_moves(position), [&](Move way_out) {
                   const Position then = position.play(way_out);
                   const Square now = way_out.from == about ? way_out.to : about;
                   return std::ranges::any_of(legal_moves(then), [&](Move last) { return last.to == now; });
               });
    default:
        return false;
    }
}

TEST(Contact, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named = check_named({"KQKR", "KRKP", "KQKP", "KRKB", "KQKQ", "KRKR"}, 5'000, contact_ideas,
                             is_true_of_contact);
    for (const Kind kind :
         {Kind::attacks, Kind::ties_king, Kind::pins_to_king, Kind::answers_skewer, Kind::unpins,
          Kind::escapes_guarding, Kind::nears_with_check, Kind::ends_checks, Kind::escapes_nearer,
          Kind::escapes_check, Kind::escapes_with_loss, Kind::with_loss})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
