// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/technique.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "chess/bitboard.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/tablebase.h"
#include "ending_laws.h"
#include "endings.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;
using endgame::Plies;
using endgame::position_of;
using endgame::solved;

chess::Board board_with_bishop_on(Square bishop, Color attacker)
{
    chess::Board board;
    Bitboard others = chess::all_squares - Bitboard{bishop};
    for (const chess::Piece piece : {chess::Piece{attacker, Role::king}, chess::Piece{attacker, Role::knight},
                                     chess::Piece{!attacker, Role::king}}) {
        board.put(others.first(), piece);
        others -= Bitboard{others.first()};
    }
    board.put(bishop, {attacker, Role::bishop});
    return board;
}

TEST(Technique, PiecesCountAsBeginnersLearn)
{
    EXPECT_EQ(points(chess::Role::rook), 5);
    EXPECT_EQ(points(chess::Role::king), 0);
    const auto points_in = [](const char* fen, Color side) { return points(position_of(fen).board(), side); };
    EXPECT_EQ(points_in("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", Color::white), 9);
    EXPECT_EQ(points_in("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", Color::white), 5);
    EXPECT_EQ(points_in("4k3/8/8/8/8/8/8/2BNK3 w - - 0 1", Color::white), 6);
    EXPECT_EQ(points_in("4k3/p6p/8/8/8/8/8/2BNK3 w - - 0 1", Color::black), 2);
}

TEST(Corners, AreRightInTheColourOfTheBishopFromEverySquareOfIt)
{
    const Bitboard dark{Square::a1, Square::h8};
    const Bitboard light{Square::a8, Square::h1};
    for (const Color attacker : chess::all_colors) {
        for (const Square bishop : chess::all_squares) {
            const std::optional<Corners> found = corners(board_with_bishop_on(bishop, attacker));
            const Corners expected = is_dark(bishop) ? Corners{dark, light} : Corners{light, dark};
            EXPECT_EQ(found, expected) << to_string(bishop);
        }
    }
}

TEST(Corners, AppearOnlyWithBishopAndKnightAgainstABareKing)
{
    EXPECT_EQ(corners(chess::Board{}), std::nullopt);
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KB2 w", "4kn2/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/P7/4KBN1 w",
                            "4k3/8/8/8/8/8/8/2B1KB2 w"})
        EXPECT_EQ(corners(position_of(fen).board()), std::nullopt) << fen;
}

struct KeySquares {
    Square pawn;
    Bitboard squares;
};

const KeySquares whites_key_squares[] = {
    {Square::d2, {Square::c4, Square::d4, Square::e4}},
    {Square::b3, {Square::a5, Square::b5, Square::c5}},
    {Square::g4, {Square::f6, Square::g6, Square::h6}},
    {Square::e5, {Square::d6, Square::e6, Square::f6, Square::d7, Square::e7, Square::f7}},
    {Square::c6, {Square::b7, Square::c7, Square::d7, Square::b8, Square::c8, Square::d8}},
    {Square::f7, {Square::e7, Square::g7, Square::e8, Square::g8}},
    {Square::a2, {Square::b7, Square::b8}},
    {Square::a7, {Square::b7, Square::b8}},
    {Square::h4, {Square::g7, Square::g8}},
};

TEST(KeySquares, AreThoseOfTheTextbooks)
{
    for (const auto& [pawn, squares] : whites_key_squares) {
        EXPECT_EQ(key_squares(pawn, Color::white), squares) << to_string(pawn);
        Bitboard seen_by_black;
        for (const Square square : squares)
            seen_by_black |= Bitboard{mirrored_up_down(square)};
        EXPECT_EQ(key_squares(mirrored_up_down(pawn), Color::black), seen_by_black) << to_string(pawn);
    }
}

bool takes(const chess::Position& position, Square square)
{
    return is_legal(position, {position.king(position.turn()), square});
}

/// The positions with the pawn's king on a key square in which the pawn cannot be taken at once.
struct KeySquareCounts {
    std::size_t all = 0;
    std::size_t rook_pawns = 0;
    std::size_t stalemates = 0;
    std::size_t draws_of_rook_pawns = 0;
    std::size_t other_draws = 0;

    friend bool operator==(const KeySquareCounts&, const KeySquareCounts&) = default;
};

TEST(KeySquares, WinButForTwoStalematesAndSomeRookPawns)
{
    const endgame::Tablebase table = endgame::table_of("KPK");
    KeySquareCounts counts;
    const endgame::Material material = *endgame::Material::parse("KPK");
    endgame::for_each_position(material, chess::all_squares, [&](const chess::Position& position) {
        const Square pawn = position.board().of(Role::pawn).first();
        if (!key_squares(pawn, Color::white).contains(position.king(Color::white)) ||
            (position.turn() == Color::black && takes(position, pawn)))
            return;
        const bool is_rook_pawn = file_of(pawn) == 0 || file_of(pawn) == 7;
        ++counts.all;
        counts.rook_pawns += is_rook_pawn ? 1 : 0;
        if (!table.probe(position)->is_draw())
            return;
        ++(is_stalemate(position) ? counts.stalemates
           : is_rook_pawn         ? counts.draws_of_rook_pawns
                                  : counts.other_draws);
        EXPECT_TRUE(!is_rook_pawn || rank_of(pawn) <= 4);
    });
    EXPECT_EQ(counts, (KeySquareCounts{9'281, 1'290, 2, 140, 0}));
}

/// The moves to spare in a position of an ending.
std::optional<MovesToSpare> spare_at(const char* ending, const std::string& fen)
{
    return moves_to_spare(endgame::table_of(ending), position_of(fen));
}

std::optional<MovesToSpare> exactly(int moves)
{
    return MovesToSpare{moves, true};
}

std::optional<MovesToSpare> at_least(int moves)
{
    return MovesToSpare{moves, false};
}

TEST(MovesToSpare, AreZeroWhereTheLastMoveMatesInTime)
{
    EXPECT_EQ(spare_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 83 42"), exactly(0));
    EXPECT_EQ(spare_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 84 42"), exactly(0));
    EXPECT_EQ(spare_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 85 42"), exactly(-1));
    EXPECT_EQ(spare_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 100 42"), exactly(-8));
}

TEST(MovesToSpare, AreThoseThatCanBeLostWithTheWinKept)
{
    for (int clock = 0; clock <= 100; ++clock) {
        const std::string fen = "4k3/8/8/8/8/8/8/4KBN1 w - - " + std::to_string(clock) + " 1";
        const auto spare = spare_at("KBNK", fen);
        ASSERT_TRUE(spare && spare->is_exact);
        EXPECT_LE(clock + 55 + 2 * spare->moves, 100);
        EXPECT_GT(clock + 55 + 2 * (spare->moves + 1), 100);
    }
}

TEST(MovesToSpare, AreALowerBoundUntilThatIsSmallWhereTheClockCanBeReset)
{
    const std::string start = "7k/8/8/8/8/8/P7/K5Q1 w - - ";
    EXPECT_EQ(spare_at("KQPK", start + "0 1"), at_least(44));
    EXPECT_EQ(spare_at("KQPK", start + "76 1"), at_least(6));
    // A pawn move is possible at once.
    EXPECT_EQ(spare_at("KQPK", start + "78 1"), exactly(10));
    EXPECT_EQ(spare_at("KQPK", start + "97 1"), exactly(1));
    EXPECT_EQ(spare_at("KQPK", start + "99 1"), exactly(0));
    EXPECT_EQ(spare_at("KQPK", start + "100 1"), exactly(-1));
}

TEST(MovesToSpare, AreNotKnownAfterTheMateAndInDraws)
{
    EXPECT_FALSE(spare_at("KQK", "k7/1Q6/1K6/8/8/8/8/8 b - - 10 80"));
    EXPECT_FALSE(spare_at("KPK", "k7/8/K7/P7/8/8/8/8 w - - 10 80"));
}

TEST(FiftyMoveEffect, IsExactWithUpToFourPieces)
{
    const auto effect_at = [](const char* ending, const char* fen) {
        return fifty_move_effect(endgame::table_of(ending), position_of(fen));
    };
    EXPECT_EQ(effect_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 84 42"), FiftyMoveEffect::none);
    EXPECT_EQ(effect_at("KBNK", "8/7k/5B2/4N2K/8/8/8/8 b - - 85 42"), FiftyMoveEffect::draw);
    EXPECT_EQ(effect_at("KQPK", "7k/8/8/8/8/8/P7/K5Q1 w - - 99 80"), FiftyMoveEffect::none);
    EXPECT_EQ(effect_at("KQPK", "7k/8/8/8/8/8/P7/K5Q1 w - - 100 80"), FiftyMoveEffect::draw);
    EXPECT_EQ(effect_at("KPK", "k7/8/K7/P7/8/8/8/8 w - - 99 80"), FiftyMoveEffect::none);
}

/// What the lines of best play are like for so many plies: how many positions are on them, and the ply of the
/// first capture or pawn's move. Not looked at to the end if there are thousands.
struct BestPlay {
    std::size_t positions = 0;
    std::optional<int> first_zeroing;

    bool is_whole() const { return positions <= 5'000; }
};

BestPlay best_play(const endgame::Tablebase& table, const chess::Position& start, int plies)
{
    std::map<std::string, chess::Position> level{{"", start}};
    BestPlay play;
    for (int ply = 1; ply <= plies && !play.first_zeroing && play.is_whole(); ++ply) {
        play.positions += level.size();
        std::map<std::string, chess::Position> next;
        for (const auto& [fen, position] : level) {
            for (const chess::Move move : table.best_moves(position)) {
                const bool is_pawn = position.board().piece_at(move.from)->role == Role::pawn;
                if (is_capture(position, move) || is_pawn)
                    play.first_zeroing = ply;
                const chess::Position after = position.play(move);
                next.emplace(to_fen(after.setup()), after);
            }
        }
        level = std::move(next);
    }
    return play;
}

/// Expects that best play is said to break the rule only where it does, and everywhere it does on few lines;
/// returns whether it is said.
bool expect_broken_where_proved(const endgame::Tablebase& table, const chess::Position& position)
{
    const FiftyMoveEffect effect = fifty_move_effect(table, position);
    EXPECT_TRUE(effect == FiftyMoveEffect::unknown || effect == FiftyMoveEffect::draw_by_best_play);
    const bool is_broken = effect == FiftyMoveEffect::draw_by_best_play;
    const BestPlay play = best_play(table, position, 100 - position.halfmove_clock());
    if (play.first_zeroing) {
        EXPECT_FALSE(is_broken) << to_fen(position.setup());
    } else if (play.positions <= 500) {
        EXPECT_TRUE(is_broken) << to_fen(position.setup());
    }
    return is_broken;
}

TEST(FiftyMoves, AreBrokenByRookAndBishopAgainstRookWhereAllLinesOfBestPlayAreKnown)
{
    const endgame::Tablebase& table = endgame::table_of(*endgame::Material::parse("KRBKR", 5));
    for (const char* const beyond :
         {"8/3r4/8/8/2B3K1/8/8/2R4k b - - 0 1", "k7/3K4/8/4r3/8/1R6/4B3/8 w - - 0 1",
          "8/k2K4/8/6r1/5R2/3B4/8/8 w - - 0 1"})
        EXPECT_TRUE(expect_broken_where_proved(table, position_of(beyond))) << beyond;
    for (const char* const within :
         {"3B4/r7/3R4/k1K5/8/8/8/8 b - - 0 1", "2R2rB1/4k3/8/4K3/8/8/8/8 w - - 0 1",
          "8/8/8/6r1/8/2K2R2/5B2/3k4 w - - 0 1"}) {
        EXPECT_GT(table.probe(position_of(within))->to_mate(), Plies{100}) << within;
        EXPECT_FALSE(expect_broken_where_proved(table, position_of(within))) << within;
    }
}

TEST(FiftyMoves, HaveNoEffectOnDraws)
{
    const endgame::Tablebase& table = endgame::table_of("KRKR");
    const chess::Position drawn = position_of("8/8/8/8/8/3k4/8/K2R3r b - - 99 90");
    EXPECT_EQ(fifty_move_effect(table, drawn), FiftyMoveEffect::none);
}

} // namespace
} // namespace trainer
