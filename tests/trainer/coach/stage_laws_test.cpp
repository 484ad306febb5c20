// SPDX-License-Identifier: GPL-3.0-or-later

// What the stages promise wherever they are told: no name contradicts the board, good moves do what the
// advice of the stage names, and stages go forward.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/images.h"
#include "endgame/positions.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/advice.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
#include "trainer/coach/stage.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Square;
using endgame::position_of;
using endgame::solved;

constexpr Bitboard rim =
    chess::rank_squares(0) | chess::rank_squares(7) | chess::file_squares(0) | chess::file_squares(7);

/// Calls the action with won positions with bishop and knight, White attacking, and their stages.
template <typename Action>
void for_each_stage(unsigned one_of, Action action)
{
    for_each_sample(endgame::is_sanitized ? 50 * one_of : test::one_in(one_of),
                    [&](const Position& position) {
                        if (const auto found = standing(stage_pens(), solved(), position))
                            action(position, found->stage);
                    });
}

int moves_to(Square king, Bitboard targets)
{
    int fewest = 8;
    for (const Square target : targets)
        fewest = std::min(fewest, king_distance(king, target));
    return fewest;
}

/// The squares behind one of the diagonals before the nearest right corner, told by its steps from there.
Bitboard behind(const Position& position, int diagonal)
{
    Bitboard squares;
    for (const Square square : chess::all_squares) {
        if (steps(square, nearest_right_corners(position.board())) < diagonal)
            squares |= Bitboard{square};
    }
    return squares;
}

/// True if White, without losing a piece, keeps the lone king within squares for some of its moves.
bool is_held(const Position& position, Bitboard squares, int moves)
{
    if (!squares.contains(position.king(Color::black)) || position.board().occupied().size() < 4)
        return false;
    if (moves == 0)
        return true;
    const bool is_attackers_turn = position.turn() == Color::white;
    const auto stays = [&](const chess::Move move) {
        return is_held(position.play(move), squares, is_attackers_turn ? moves : moves - 1);
    };
    const chess::MoveList next = legal_moves(position);
    if (is_attackers_turn)
        return std::ranges::any_of(next, stays);
    return next.empty() ? position.is_check() : std::ranges::all_of(next, stays);
}

/// True if a name describes the board, by definitions that need no tablebase.
bool is_true(const Position& position, Stage stage)
{
    const Square king = position.king(Color::black);
    const Square own_king = position.king(Color::white);
    const Square knight = position.board().of(chess::Role::knight).first();
    const int apart = king_distance(king, own_king);
    const Corners all = *corners(position.board());
    constexpr int foresight = 2;
    switch (stage) {
    case Stage::come_together:
        return rim.contains(own_king) || (king_distance(own_king, knight) > 4 && apart > 3);
    case Stage::take_centre:
        return !rim.contains(own_king);
    case Stage::drive_to_edge:
        return apart <= 4 && is_held(position, ~middle_squares, foresight);
    case Stage::wrong_corner:
        return apart <= 3 && moves_to(king, all.wrong) <= 2;
    case Stage::large_triangle:
        return is_held(position, behind(position, 6), foresight);
    case Stage::w:
        return apart <= 3 && rim.contains(king) && steps(king, all.right) <= 5 && steps(king, all.right) >= 2;
    case Stage::breakout:
        return apart <= 3 && steps(king, all.right) <= (rim.contains(king) ? 3 : 4);
    case Stage::middle_triangle:
        return is_held(position, behind(position, 4), foresight);
    case Stage::small_triangle:
        return is_held(position, behind(position, 2), foresight);
    case Stage::mate:
        return solved().probe(position)->to_mate().moves() <= 3 ||
               (is_held(position, behind(position, 2), foresight) &&
                chess::knight_attacks(nearest_right_corners(position.board()).first()).contains(own_king));
    default:
        return false;
    }
}

TEST(StageLaws, NoNameContradictsTheBoard)
{
    endgame::Breaches breaches;
    for_each_stage(400, [&](const Position& position, Stage stage) {
        if (!is_true(position, stage))
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(StageLaws, GoodMovesFollowTheAdvice)
{
    // coach_measure counts over all positions.
    constexpr auto stages = static_cast<std::size_t>(last_kbnk_stage) + 1;
    std::array<int, stages> positions{};
    std::array<int, stages> advised{};
    int all = 0;
    int shown = 0;
    for_each_stage(200, [&](const Position& position, Stage stage) {
        if (position.turn() != Color::white)
            return;
        const auto number = static_cast<std::size_t>(stage);
        const Standing here = *standing(stage_pens(), solved(), position);
        const std::vector<chess::Move> good = good_moves(solved(), position);
        ++positions.at(number);
        advised.at(number) +=
            std::ranges::any_of(good, [&](chess::Move move) { return is_named(here, position, move); }) ? 1
                                                                                                        : 0;
        // Shown only where the most natural best move follows it.
        ++all;
        shown += is_followed(stage_pens(), solved(), position, here) ? 1 : 0;
    });
    EXPECT_GE(100 * shown, 90 * all);
    for (std::size_t stage = 0; stage < positions.size(); ++stage)
        EXPECT_GE(100 * advised.at(stage), 95 * positions.at(stage)) << name_of(static_cast<Stage>(stage));
}

/// The squares that the advice of some stages sends the king to; empty for the others.
std::optional<Bitboard> kings_aim(const Position& position, Stage stage)
{
    const Bitboard king{position.king(Color::black)};
    switch (stage) {
    case Stage::take_centre:
        if (rim.contains(position.king(Color::black)) &&
            king_distance(position.king(Color::white), position.king(Color::black)) > 2)
            return king;
        return Bitboard{0x0000'3C3C'3C3C'0000} | king;
    case Stage::middle_triangle:
        return king;
    case Stage::small_triangle:
        return chess::knight_attacks(nearest_right_corners(position.board()).first());
    default:
        return std::nullopt;
    }
}

TEST(StageLaws, TheKingIsSentOnlyWhereABestMoveBringsItNearer)
{
    endgame::Breaches breaches;
    int sent = 0;
    int kept = 0;
    for_each_sample(endgame::is_sanitized ? 20'000 : test::one_in(400), [&](const Position& position) {
        const auto found = standing(stage_pens(), solved(), position);
        const auto aim = found ? kings_aim(position, found->stage) : std::nullopt;
        if (!aim)
            return;
        const bool is_best = std::ranges::any_of(solved().best_moves(position), [&](const chess::Move move) {
            return move.from == position.king(Color::white) &&
                   (steps(move.to, *aim) < steps(move.from, *aim) ||
                    king_distance(move.to, *aim) < king_distance(move.from, *aim));
        });
        if (found->is_kings_turn != (is_best || position.turn() == Color::black))
            breaches.add(position);
        ++(found->is_kings_turn ? sent : kept);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
    EXPECT_GT(sent, 0);
    EXPECT_GT(kept, 0);
}

TEST(StageLaws, TheFirstStartWaitsWithTheKing)
{
    // Bc4 is best, and Kc3 a move slower.
    EXPECT_FALSE(
        standing(stage_pens(), solved(), position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"))->is_kings_turn);
    EXPECT_TRUE(
        standing(stage_pens(), solved(), position_of("8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1"))->is_kings_turn);
}

TEST(StageLaws, ADiagonalStepTowardsAKeySquareIsTheKings)
{
    const Position position = position_of("5k2/8/8/2K5/8/5P2/8/8 w");
    EXPECT_TRUE(standing(stage_pens(), endgame::table_of("KPK"), position)->is_kings_turn) << "Kd6";
}

TEST(StageLaws, ARunningPawnWaitsForItsKingWhereOnlyTheKingMovesWell)
{
    const auto is_pawns_turn = [](const char* fen) {
        const auto found = standing(stage_pens(), endgame::table_of("KPK"), position_of(fen));
        EXPECT_EQ(found->stage, Stage::outrun) << fen;
        return found->is_pawns_turn;
    };
    EXPECT_FALSE(is_pawns_turn("8/8/6K1/8/7P/8/8/7k w")) << "Kf5";
    EXPECT_TRUE(is_pawns_turn("8/8/8/1P5k/8/8/8/K7 w")) << "b6";
    EXPECT_TRUE(is_pawns_turn("8/8/8/1P6/7k/8/8/K7 b"));
}

/// Calls the action with every won position of an ending, White to move, those after each of his moves that
/// still wins, and their stages.
template <typename Action>
void for_each_stage_of(const char* name, unsigned one_of, Action action)
{
    const endgame::Tablebase& known = endgame::table_of(name);
    const endgame::Positions all = known.won_positions({.material = *endgame::Material::parse(name)});
    const auto look_at = [&](const Position& position) {
        if (const auto found = standing(stage_pens(), known, position))
            action(position, found->stage);
    };
    for (std::size_t number = 0; number < all.count();
         number += endgame::is_sanitized ? 10 * one_of : test::one_in(one_of)) {
        const Position position = all.nth(number);
        look_at(position);
        for (const chess::Move move : legal_moves(position))
            look_at(position.play(move));
    }
}

/// The squares that the lone king reaches without captures while no other piece moves, its own square
/// included.
Bitboard room_of(const Position& position)
{
    return facts_of(position.board(), Color::white).box;
}

bool is_true_of_pieces(const Position& position, Stage stage)
{
    const Bitboard room = room_of(position);
    const std::array edges{chess::rank_squares(0), chess::rank_squares(7), chess::file_squares(0),
                           chess::file_squares(7)};
    const bool reaches_all =
        std::ranges::all_of(edges, [&](Bitboard edge) { return !(room & edge).empty(); });
    const bool is_shut = std::ranges::any_of(edges, [&](Bitboard edge) { return (room - edge).empty(); });
    const Square king = position.king(Color::black);
    const Square own_king = position.king(Color::white);
    const bool has_bishops = !position.board().of(chess::Role::bishop).empty();
    const bool can_check_along_edge = !has_bishops && std::ranges::any_of(edges, [&](Bitboard edge) {
        return (room - edge).empty() && !edge.contains(own_king);
    });
    const bool faces = (file_of(king) == file_of(own_king) || rank_of(king) == rank_of(own_king)) &&
                       king_distance(king, own_king) == 2;
    switch (stage) {
    case Stage::open:
        return reaches_all;
    case Stage::box:
        return !reaches_all && !is_shut;
    case Stage::shut_edge:
        return is_shut && !(faces && can_check_along_edge && position.turn() == Color::white);
    case Stage::opposition:
        return is_shut && faces && can_check_along_edge && position.turn() == Color::white;
    default:
        return false;
    }
}

TEST(StageLaws, NoNameContradictsTheBoardWithAQueenARookOrTwoBishops)
{
    for (const char* const name : {"KQK", "KRK", "KBBK"}) {
        endgame::Breaches breaches;
        for_each_stage_of(name, 100, [&](const Position& position, Stage stage) {
            if (!is_true_of_pieces(position, stage))
                breaches.add(position);
        });
        EXPECT_EQ(breaches.count(), 0U) << name << ' ' << breaches.example();
    }
}

/// The squares that the lone king visits if White passes all the time and it captures no piece, found step by
/// step from the rules.
Bitboard walk_of(const Position& position)
{
    chess::Board board = position.board();
    const Square king = position.king(Color::black);
    board.remove(king);
    Bitboard visited{king};
    std::vector<Square> ahead{king};
    while (!ahead.empty()) {
        const Square from = ahead.back();
        ahead.pop_back();
        for (const Square to : chess::king_attacks(from) - visited - board.occupied()) {
            if (!chess::attackers(board, to, Color::white, board.occupied()).empty())
                continue;
            visited |= Bitboard{to};
            ahead.push_back(to);
        }
    }
    return visited;
}

TEST(StageLaws, TheFrameOfABoxHugsAllSquaresThatTheKingCanReach)
{
    const auto box = standing(stage_pens(), endgame::table_of("KQK"), position_of("5Q2/4K3/8/8/8/6k1/8/8 w"));
    EXPECT_EQ(box->squares.size(), 12);
    for (const char* const name : {"KQK", "KRK", "KBBK"}) {
        endgame::Breaches breaches;
        int framed = 0;
        for_each_stage_of(name, name == std::string_view{"KBBK"} ? 400 : 8,
                          [&](const Position& position, Stage stage) {
                              if (stage == Stage::open)
                                  return;
                              const auto found = standing(stage_pens(), endgame::table_of(name), position);
                              if (found->squares != walk_of(position))
                                  breaches.add(position);
                              ++framed;
                          });
        EXPECT_EQ(breaches.count(), 0U) << name << ' ' << breaches.example();
        EXPECT_GT(framed, 0) << name;
    }
}

/// True if the pawn queens by its own moves, the lone king trying everything; White's king stands still.
bool runs_home(const Position& position)
{
    const Square pawn = position.board().of(chess::Role::pawn).first();
    const auto goes_on = [](const Position& next) {
        return !next.board().of(chess::Role::pawn).empty() && runs_home(next);
    };
    if (position.turn() == Color::black) {
        const chess::MoveList moves = legal_moves(position);
        return !moves.empty() &&
               std::ranges::all_of(moves, [&](chess::Move move) { return goes_on(position.play(move)); });
    }
    return std::ranges::any_of(legal_moves(position), [&](chess::Move move) {
        if (move.from != pawn || (move.promotion && *move.promotion != chess::Role::queen))
            return false;
        const Position next = position.play(move);
        const bool is_queen_safe =
            move.promotion &&
            std::ranges::none_of(legal_moves(next), [&](chess::Move reply) { return reply.to == move.to; });
        return is_queen_safe || (!move.promotion && goes_on(next));
    });
}

/// True if the pawn gets home once its own king has left its file.
bool runs_home_when_cleared(const Position& position)
{
    const Square king = position.king(Color::white);
    return position.turn() == Color::white &&
           std::ranges::any_of(legal_moves_from(position, king), [&](chess::Move step) {
               return file_of(step.to) != file_of(king) && runs_home(position.play(step));
           });
}

/// True if the king stands on the promotion square of its pawn, and can clear it after every reply.
bool steps_aside_in_time(const Position& position)
{
    const chess::MoveList replies = legal_moves(position);
    return position.turn() == Color::black && rank_of(position.king(Color::white)) == 7 &&
           std::ranges::all_of(
               replies, [&](chess::Move reply) { return runs_home_when_cleared(position.play(reply)); });
}

TEST(StageLaws, NoNameContradictsTheBoardWithAPawn)
{
    endgame::Breaches breaches;
    for_each_stage_of("KPK", 1'000, [&](const Position& position, Stage stage) {
        if (position.board().of(chess::Role::pawn).empty())
            return;
        const Bitboard keys = key_squares(position.board().of(chess::Role::pawn).first(), Color::white);
        const chess::Square king = position.king(Color::white);
        const chess::Square pawn = position.board().of(chess::Role::pawn).first();
        const bool leads =
            keys.contains(king) ||
            (std::abs(file_of(king) - file_of(pawn)) <= 1 &&
             std::ranges::all_of(keys, [&](chess::Square key) { return rank_of(key) < rank_of(king); }));
        const bool is_true =
            stage == Stage::outrun
                ? runs_home(position) || runs_home_when_cleared(position) || steps_aside_in_time(position)
            : stage == Stage::key_square ? leads
                                         : stage == Stage::to_key_squares && !leads && !keys.empty();
        if (!is_true)
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

class StageLines : public ::testing::TestWithParam<const char*> {};

TEST_P(StageLines, OfTheWGoForwardOnly)
{
    Position position = position_of("5k2/5N2/5K2/5B2/8/8/8/8 w");
    Stage stage = standing(stage_pens(), solved(), position)->stage;
    std::string_view line = GetParam();
    while (!line.empty()) {
        const std::string_view san = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(san.size() + 1, line.size()));
        const auto move = chess::parse_move(position, san);
        ASSERT_TRUE(move) << san;
        position = position.play(*move);
        const auto next = standing(stage_pens(), solved(), position);
        ASSERT_TRUE(next) << san;
        EXPECT_GE(next->stage, stage) << san;
        stage = next->stage;
    }
    EXPECT_GE(stage, Stage::middle_triangle);
}

INSTANTIATE_TEST_SUITE_P(
    Textbook, StageLines,
    ::testing::Values(
        "Bh7 Ke8 Ne5 Kf8 Nd7+ Ke8 Ke6 Kd8 Kd6 Ke8 Bg6+ Kd8 Nc5 Kc8 Be8 Kd8 Bb5 Kc8 Bd7+ Kb8 Kc6",
        "Bh7 Ke8 Ne5 Kf8 Nd7+ Ke8 Ke6 Kd8 Kd6 Ke8 Bg6+ Kd8 Nc5 Kc8 Bd3 Kd8 Bb5",
        "Bh7 Ke8 Ne5 Kd8 Ke6 Kc7 Nd7 Kb7 Bd3 Kc6 Bc4 Kc7 Bb5 Kd8 Ne5 Kc7 Nc4 Kc8 Kd6",
        "Bh7 Ke8 Ne5 Kd8 Ke6 Kc7 Nd7 Kc6 Bd3 Kc7 Bb5",
        "Bh7 Ke8 Ne5 Kd8 Ke6 Ke8 Nd7 Kd8 Kd6 Ke8 Bg6+ Kd8 Nc5 Kc8 Bd3 Kd8 Bb5"));

} // namespace
} // namespace trainer::coach
