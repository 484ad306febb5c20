// SPDX-License-Identifier: GPL-3.0-or-later

// What every piece of advice promises: the board satisfies its conditions, and the most natural best move is
// of its kind and has no more urgent point.

#include "trainer/coach/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endgame/positions.h"
#include "ending_laws.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using endgame::position_of;
using endgame::table_of;
using std::string_view_literals::operator""sv;

/// The advice to the side to move; empty if there is none.
std::string_view advice_in(const char* ending, std::string_view fen, bool attacks)
{
    const Position position = position_of(fen);
    const Color attacker = attacks ? position.turn() : !position.turn();
    const AdviceEntry* const found =
        advice(stage_pens(), table_of(ending), position, position.turn(), attacker);
    return found != nullptr ? found->sentence : ""sv;
}

/// True if a move keeps the result and comes to mate, or is mated, one move later or sooner than the best.
bool is_good(const endgame::Tablebase& known, const Position& position, Move move)
{
    const endgame::Verdict best = *known.probe(position);
    const endgame::Verdict then = known.probe(position.play(move))->for_mover();
    if (then.outcome() != best.outcome())
        return false;
    return best.is_draw() || (then.to_mate().moves() <= best.to_mate().moves() + 1 &&
                              then.to_mate().moves() >= best.to_mate().moves() - 1);
}

TEST(Advice, APawnOnTheSeventhRankNeedNotGetThere)
{
    EXPECT_EQ(advice_in("KQKP", "8/8/4K3/7Q/8/8/p7/k7 b", false), "");
}

/// The number of replies that hold a draw.
int count_holding(const endgame::Tablebase& known, const Position& position)
{
    const chess::MoveList moves = legal_moves(position);
    return static_cast<int>(
        std::ranges::count_if(moves, [&](Move move) { return known.probe(position.play(move))->is_draw(); }));
}

/// True if a side attacks the other one's pawn.
bool is_attacked(const chess::Board& board, Color side)
{
    const Bitboard pawns = board.of(!side, Role::pawn);
    return std::ranges::any_of(
        board.of(side), [&](chess::Square piece) { return !(covered_from(board, piece) & pawns).empty(); });
}

/// The moves that a sentence names, by a second definition; true for sentences that name none.
bool is_of_kind(const endgame::Tablebase& known, std::string_view sentence, const Position& position,
                Move move)
{
    const chess::Board& board = position.board();
    const Position next = position.play(move);
    const bool is_king = move.from == position.king(position.turn());
    const auto is_said = [sentence](std::string_view start) { return sentence.starts_with(start); };
    const auto nears = [&](Bitboard squares) {
        return is_king && std::ranges::any_of(squares, [&](chess::Square square) {
                   return std::ranges::all_of(squares, [&](chess::Square other) {
                       return king_distance(move.to, square) < king_distance(move.from, other);
                   });
               });
    };
    const Bitboard own_pawns = board.of(position.turn(), Role::pawn);
    if (is_said("Promote the pawn"))
        return move.promotion.has_value();
    if (is_said("Push the pawn") && own_pawns.size() > 1)
        return false;
    if (is_said("Push the pawn") || is_said("Just run") || is_said("Count the"))
        return own_pawns.contains(move.from) && !move.promotion;
    if (is_said("Escort the pawn") || is_said("Let the pawns protect") || is_said("Protect the pawn with"))
        return std::ranges::none_of(
            own_pawns, [&](chess::Square pawn) { return relative_rank(pawn, position.turn()) == 6; });
    if (is_said("Bring your king in front of the pawn, so that only exact"))
        return is_king && file_of(own_pawns.first()) % 7 != 0 && count_holding(known, next) <= 2;
    if (is_said("Attack the pawn"))
        return !is_king && !is_attacked(board, position.turn()) && is_attacked(next.board(), position.turn());
    if (is_said("Your king belongs beside the pawn"))
        return nears(board.of(position.turn(), Role::pawn));
    if (is_said("Give checks"))
        return next.is_check();
    if (is_said("Cut the other king off"))
        return board.of(Role::rook).contains(move.from);
    if (is_said("Take the opposition"))
        return is_king;
    if (is_said("Your king is safest in the centre"))
        return is_king && edge_distance(move.to) >= std::min(2, edge_distance(move.from) + 1);
    return true;
}

/// Checks the advice in a position, of which the attacker is given, and adds it to those seen.
void check(const endgame::Tablebase& known, const Position& position, Color attacker,
           std::set<std::string>& seen)
{
    const AdviceEntry* const found = advice(stage_pens(), known, position, position.turn(), attacker);
    if (found == nullptr)
        return;
    seen.insert(found->sentence);
    const Explained best = explained_best_moves(stage_pens(), known, position).front();
    EXPECT_TRUE(is_named(*found, known, position, best.move) &&
                is_of_kind(known, found->sentence, position, best.move))
        << to_fen(position.setup()) << ' ' << found->sentence;
    EXPECT_TRUE(found->is_about_blows || best.reasons.empty() || !is_blow(best.reasons.front()))
        << to_fen(position.setup()) << ' ' << found->sentence;
}

void check_at_random(const char* ending, int count, std::set<std::string>& seen)
{
    std::mt19937_64 random{35};
    const endgame::Tablebase& known = table_of(ending);
    for (int i = 0; i < count; ++i) {
        const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
        for (const Color attacker : chess::all_colors)
            check(known, position, attacker, seen);
    }
}

TEST(Advice, IsTrueInAllPositionsWithThreePieces)
{
    std::set<std::string> seen;
    for (const char* const ending : {"KPK", "KRK", "KQK"}) {
        const endgame::Tablebase& known = table_of(ending);
        const auto material = *endgame::Material::parse(ending);
        const endgame::Positions won = known.won_positions({.material = material});
        const std::size_t step = endgame::is_sanitized ? 20'000 : test::one_in(1'000);
        for (std::size_t number = 0; number < won.count(); number += step) {
            const Position position = won.nth(number);
            check(known, position, Color::white, seen);
            for (const Move move : legal_moves(position)) {
                const Position next = position.play(move);
                if (!legal_moves(next).empty() && next.board().occupied().size() == 3)
                    check(known, next, Color::white, seen);
            }
        }
    }
    EXPECT_GT(seen.size(), 5U);
}

TEST(Advice, IsTrueWhereverItIsGiven)
{
    std::set<std::string> seen;
    for (const char* const ending :
         {"KPK",  "KBPK", "KNPK", "KPPK", "KQKR", "KQKB", "KQKN", "KRKB", "KRKN", "KQKP", "KRKP", "KPKB",
          "KPKN", "KPKR", "KPKQ", "KPKP", "KQKQ", "KRKR", "KBKB", "KNNK", "KBNK", "KQPK", "KRPK"})
        check_at_random(ending, endgame::is_sanitized ? 5 : test::is_exhaustive() ? 5'000 : 1'000, seen);
    // Zugzwang beside the rook and a pawn behind its king are rare.
    check(table_of("KQKR"), position_of("1k6/1r6/2K5/8/Q7/8/8/8 w"), Color::white, seen);
    check(table_of("KQKP"), position_of("K7/8/8/8/8/4Q3/3p4/3k4 w"), Color::white, seen);
    std::set<std::string> special;
    for (const AdviceEntry& entry : advice_entries()) {
        if (!entry.ending.empty() && entry.ending.size() <= 4)
            special.insert(entry.sentence);
    }
    std::vector<std::string> never;
    std::ranges::set_difference(special, seen, std::back_inserter(never));
    if (!endgame::is_sanitized) {
        EXPECT_TRUE(never.empty()) << never.front();
    }
}

TEST(Advice, GoodMovesAreAtMostOneMoveSlowerAndLoseNothingInADraw)
{
    const Position drawn = position_of("4r3/8/8/8/8/3K1B2/5k2/8 w");
    const endgame::Tablebase& known = table_of("KRKB");
    for (const Move move : good_moves(known, drawn))
        EXPECT_TRUE(is_good(known, drawn, move));
    const Position won = position_of("8/8/8/6R1/1K6/8/8/7k w");
    const std::vector<Move> good = good_moves(table_of("KRK"), won);
    for (const Move move : legal_moves(won))
        EXPECT_EQ(is_good(table_of("KRK"), won, move), std::ranges::count(good, move) == 1);
}

TEST(Advice, IsNotGivenTooLate)
{
    EXPECT_EQ(advice_in("KPPK", "8/8/8/8/3K1k2/1P4P1/8/8 b", false), "") << "the pawns are past stopping";
    EXPECT_EQ(advice_in("KPPK", "2K5/8/8/1k5p/8/8/5p2/8 b", true), "") << "the pawn may promote";
    EXPECT_EQ(advice_in("KRKN", "K7/8/8/5k1N/8/8/8/6r1 w", false), "") << "the knight is lost";
}

TEST(Advice, FitsTheBoard)
{
    EXPECT_EQ(advice_in("KQKR", "3k4/2r5/8/1Q6/8/8/5K2/8 w", true), "Bring up your king.")
        << "the kings are far apart";
    EXPECT_EQ(advice_in("KPKP", "K7/P4p2/8/8/2k5/8/8/8 w", true), "Clear the way for your pawn.")
        << "there is no race";
    EXPECT_EQ(advice_in("KRKB", "5kB1/8/8/8/8/4r3/8/2K5 w", false), "") << "the bishop hangs";
    EXPECT_EQ(advice_in("KRKN", "7K/8/8/8/4rk2/8/8/1N6 b", true),
              "The knight is far from its king: trap it.");
    EXPECT_EQ(advice_in("KBPK", "5b2/8/4k3/7p/4K3/8/8/8 b", true), "") << "the bishop is the wrong one";
    EXPECT_TRUE(advice_in("KPPK", "8/8/5k2/8/2P4K/3P4/8/8 w", true).starts_with("Let the pawns protect"));
    EXPECT_TRUE(advice_in("KPPK", "8/8/5k2/3P4/7K/3P4/8/8 w", true).find("pawns on one file") !=
                std::string_view::npos);
}

TEST(Advice, NoMoveContradictsIt)
{
    EXPECT_EQ(advice_in("KQKR", "2R5/3K4/8/8/8/8/7k/5q2 w", false), "") << "Ke7 leaves the rook";
    EXPECT_EQ(advice_in("KQKP", "8/Q7/8/8/2k5/8/1p2K3/8 w", true), "Stop the pawn.")
        << "no checks bring the king in front of it";
    EXPECT_EQ(advice_in("KQKP", "5Q2/8/8/p7/8/3K4/8/7k w", true), "Take squares away from his king.")
        << "the pawn is stopped already";
}

TEST(Advice, APawnThatCannotBeCaughtJustRuns)
{
    EXPECT_TRUE(advice_in("KBPK", "8/8/8/P5B1/8/4K3/8/1k6 w", true).starts_with("His king is too late"));
    EXPECT_TRUE(advice_in("KNPK", "8/8/8/P5N1/8/4K3/8/1k6 w", true).find("king") != std::string_view::npos);
}

TEST(Advice, APawnThatIsNoDangerNeedNotBeStopped)
{
    EXPECT_NE(advice_in("KQKP", "8/2p5/4k3/8/8/8/8/K5Q1 w", true), "Stop the pawn.");
    EXPECT_EQ(advice_in("KQKP", "8/2K4k/8/8/8/6Q1/1p6/8 w", true), "Stop the pawn.");
}

TEST(Advice, AKnightThatCanBeTakenNeedNotBeTrapped)
{
    EXPECT_NE(advice_in("KRKN", "8/R7/6k1/8/6K1/7n/8/8 w", true),
              "The knight is far from its king: trap it.");
}

TEST(Advice, TheEdgeIsAvoidedOnlyWhereItLoses)
{
    EXPECT_EQ(advice_in("KRKB", "8/6K1/3k4/8/8/1B6/5r2/8 w", false), "");
}

TEST(Advice, ADrawnPawnIsAimedForOnlyIfThePawnGetsThere)
{
    EXPECT_TRUE(advice_in("KQKP", "8/8/7P/7K/8/8/8/3q1k2 w", false).starts_with("Aim for a bishop"));
    EXPECT_FALSE(advice_in("KQKP", "8/2q5/3k4/8/PK6/8/8/8 w", false).starts_with("Aim for a bishop"));
}

TEST(Advice, PlansWaitInADrawForChecksAndHangingPieces)
{
    EXPECT_EQ(advice_in("KRKN", "8/k6R/5K2/8/8/8/3n4/8 b", false), "");
    EXPECT_EQ(advice_in("KRKN", "8/1k6/5K2/8/7R/8/3n4/8 b", false), "Bring king and knight together.");
}

TEST(Advice, NamesTheKingWhereNoPlanFits)
{
    EXPECT_EQ(advice_in("KBPK", "8/8/8/b2p4/4k3/8/8/5K2 b", true), "Use your king.");
    EXPECT_EQ(advice_in("KPK", "8/4k3/1K6/8/1P6/8/8/8 w", true), "Take the opposition.");
}

TEST(Advice, IsGivenAheadOfTheReply)
{
    // After every reply the king comes nearer.
    const Position position = position_of("8/8/8/2k2P2/8/8/8/K7 b");
    const AdviceEntry* const found =
        advice(stage_pens(), table_of("KPK"), position, Color::white, Color::white);
    ASSERT_NE(found, nullptr);
    EXPECT_TRUE(std::string_view{found->sentence}.starts_with("Just run") ||
                std::string_view{found->sentence}.starts_with("Bring"));
    EXPECT_EQ(advice(stage_pens(), {}, position, Color::white, Color::white), nullptr)
        << "without a tablebase";
}

} // namespace
} // namespace trainer::coach
