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

TEST(Corners, AreOnlyToldWithBishopAndKnightAgainstABareKing)
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

int moves_to_spare_at(int clock, int plies)
{
    const std::string to_move = plies % 2 == 1 ? "w" : "b";
    return moves_to_spare(
        position_of("4k3/8/8/8/8/8/8/4KBN1 " + to_move + " - - " + std::to_string(clock) + " 1"),
        Plies{plies});
}

TEST(MovesToSpare, AreExactWhereNoMateLeadsOverACaptureOrAPawnsMove)
{
    for (const endgame::Material& material : endgame::all_views()) {
        const std::string name = material.name();
        const std::set<std::string> exact{"KK", "KQK", "KRK", "KBK", "KNK", "KBBK", "KBNK", "KNNK"};
        EXPECT_EQ(is_fifty_move_exact(material), exact.count(name) == 1) << name;
    }
    for (const char* const name : {"KBBNK", "KBNNK", "KBNKN", "KQRBK"})
        EXPECT_FALSE(is_fifty_move_exact(*endgame::Material::parse(name, 5))) << name;
}

TEST(MovesToSpare, AreNoneWhereTheLastMoveMatesInTime)
{
    const chess::Position position = position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42");
    const Plies to_mate = solved().probe(position)->to_mate();
    EXPECT_EQ(to_mate, Plies{16});
    EXPECT_EQ(moves_to_spare(position, to_mate), 0);
}

TEST(MovesToSpare, LetAMateOnTheHundredthPlyCount)
{
    EXPECT_EQ(moves_to_spare_at(99, 1), 0);
    EXPECT_EQ(moves_to_spare_at(84, 16), 0);
    EXPECT_EQ(moves_to_spare_at(45, 55), 0);
}

TEST(MovesToSpare, AreBelowZeroFromTheHundredAndFirstPly)
{
    EXPECT_EQ(moves_to_spare_at(85, 16), -1);
    EXPECT_EQ(moves_to_spare_at(46, 55), -1);
    EXPECT_EQ(moves_to_spare_at(47, 55), -1);
    EXPECT_EQ(moves_to_spare_at(48, 55), -2);
    EXPECT_EQ(moves_to_spare_at(100, 1), -1);
    EXPECT_EQ(moves_to_spare_at(150, 1), -26);
}

TEST(MovesToSpare, CountWholeMovesOnly)
{
    EXPECT_EQ(moves_to_spare_at(0, 65), 17);
    EXPECT_EQ(moves_to_spare_at(0, 66), 17);
    EXPECT_EQ(moves_to_spare_at(1, 65), 17);
    EXPECT_EQ(moves_to_spare_at(2, 65), 16);
    EXPECT_EQ(moves_to_spare_at(0, 0), 50);
}

TEST(MovesToSpare, AreThoseThatCanBeLostWithTheWinKept)
{
    for (int clock = 0; clock <= 100; ++clock) {
        for (int plies = 1; plies <= 66; ++plies) {
            const int spare = moves_to_spare_at(clock, plies);
            EXPECT_LE(clock + plies + 2 * spare, 100);
            EXPECT_GT(clock + plies + 2 * (spare + 1), 100);
        }
    }
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
/// whether it is said.
bool expect_broken_where_proved(const endgame::Tablebase& table, const chess::Position& position)
{
    const auto verdict = table.probe(position).value();
    const bool is_broken = breaks_fifty_move_rule(table, position, verdict);
    const int left = 100 - position.halfmove_clock();
    const bool mates_in_time = verdict.is_draw() || verdict.to_mate().count() <= left;
    const BestPlay play = mates_in_time ? BestPlay{} : best_play(table, position, left);
    if (mates_in_time || play.first_zeroing) {
        EXPECT_FALSE(is_broken) << to_fen(position.setup());
    } else if (play.positions <= 500) {
        EXPECT_TRUE(is_broken) << to_fen(position.setup());
    }
    return is_broken;
}

TEST(FiftyMoves, AreBrokenByBestPlayWhereNoCaptureOrPawnsMoveComesInTime)
{
    std::mt19937_64 random{50};
    for (const char* const name : {"KBNK", "KQKR", "KRKN", "KRKP", "KRPK"}) {
        const endgame::Tablebase& table = endgame::table_of(name);
        int broken = 0;
        for (int i = 0; i < 100; ++i) {
            chess::Setup setup = random_position(*endgame::Material::parse(name), random).setup();
            setup.halfmove_clock = static_cast<int>(80 + random() % 20);
            broken += expect_broken_where_proved(table, *chess::Position::from(setup)) ? 1 : 0;
        }
        EXPECT_GT(broken, 0) << name;
    }
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

TEST(FiftyMoves, AreBrokenWhereTheyAreKnownExactlyIfThereIsNoMoveToSpare)
{
    for (int clock = 0; clock < 100; ++clock) {
        for (const char* board : {"8/8/3k4/8/8/3BN3/3K4/8 w", "8/8/3k4/8/8/3BN3/3K4/8 b"}) {
            const chess::Position position =
                position_of(board + std::string{" - - "} + std::to_string(clock) + " 90");
            const auto verdict = *solved().probe(position);
            EXPECT_EQ(breaks_fifty_move_rule(solved(), position, verdict),
                      exact_moves_to_spare(position, verdict).value() < 0)
                << clock;
        }
    }
}

TEST(FiftyMoves, AreNotSaidToBeBrokenWhereNobodyWins)
{
    const endgame::Tablebase& table = endgame::table_of("KRKR");
    const chess::Position drawn = position_of("8/8/8/8/8/3k4/8/K2R3r b - - 99 90");
    EXPECT_FALSE(breaks_fifty_move_rule(table, drawn, endgame::Verdict::draw()));
}

} // namespace
} // namespace trainer
