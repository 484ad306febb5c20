// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include <gtest/gtest.h>

#include <string>

#include "chess/san.h"
#include "random_positions.h"
#include "slow_chess.h"

namespace chess {
namespace {

/// The position after moves in any notation, separated by spaces.
Position after(Position position, std::string_view moves)
{
    while (!moves.empty()) {
        const std::string_view text = moves.substr(0, moves.find(' '));
        const auto move = parse_move(position, text);
        if (!move)
            throw std::invalid_argument("no legal move in a test: " + std::string(text));
        position = position.play(*move);
        moves.remove_prefix(std::min(moves.size(), text.size() + 1));
    }
    return position;
}

std::string fen_after(std::string_view fen, std::string_view moves)
{
    return to_fen(after(position_of(fen), moves).setup());
}

TEST(Position, InitialIsTheStandardPosition)
{
    EXPECT_EQ(to_fen(Position::initial().setup()), game_starts[0]);
    EXPECT_TRUE(Position::from(Position::initial().setup()));
}

TEST(Position, PlayAgreesWithSlowChessInRandomGames)
{
    Random random{10};
    for (std::size_t start = 0; start < 400; ++start) {
        std::string expected;
        walk_random_game(random, start, 150, [&](const Position& position) {
            const std::string fen = to_fen(position.setup());
            if (!expected.empty()) {
                ASSERT_NE(expected.find(fen + '\n'), std::string::npos) << fen << " is none of\n" << expected;
            }
            const slow_chess::Game game = slow_chess::read(fen);
            expected.clear();
            for (const std::string& move : slow_chess::legal_moves(game))
                expected += slow_chess::write(slow_chess::play(game, move)) + '\n';
        });
        ASSERT_FALSE(HasFatalFailure());
    }
}

TEST(Position, EveryMoveAgreesWithSlowChess)
{
    Random random{11};
    for (int i = 0; i < 5'000; ++i) {
        const Position position = random_position(random);
        const slow_chess::Game game = slow_chess::read(to_fen(position.setup()));
        SCOPED_TRACE(to_fen(position.setup()));
        for (const Move move : legal_moves(position)) {
            const std::string expected = slow_chess::write(slow_chess::play(game, to_coordinates(move)));
            ASSERT_EQ(to_fen(position.play(move).setup()), expected) << to_coordinates(move);
        }
    }
}

TEST(Position, PlayingDoesNotChangeTheOriginal)
{
    const Position before = Position::initial();
    const Position next = before.play(Move{Square::e2, Square::e4});
    EXPECT_EQ(to_fen(before.setup()), game_starts[0]);
    EXPECT_EQ(to_fen(next.setup()), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(Position, EnPassantSquareIsKeptOnlyWhileAPawnAttacksIt)
{
    EXPECT_EQ(fen_after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4"), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(fen_after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4"), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    EXPECT_EQ(fen_after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4 Kd8"), "3k4/8/8/8/3pP3/8/8/4K3 w - - 1 2");
    EXPECT_EQ(fen_after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4 dxe3"), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");

    chess::Setup setup = setup_of("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(setup.en_passant, Square::e3);
    EXPECT_EQ(Position::from(setup)->en_passant(), std::nullopt);
    setup.board.put(Square::d4, Piece{Color::black, Role::pawn});
    EXPECT_EQ(Position::from(setup)->en_passant(), Square::e3);
}

TEST(Position, CastlingRightsAreLostWithKingAndRookMoves)
{
    const char* const start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(fen_after(start, "O-O"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    EXPECT_EQ(fen_after(start, "O-O-O O-O"), "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
    EXPECT_EQ(fen_after(start, "Ke2 Ke7"), "r6r/4k3/8/8/8/8/4K3/R6R w - - 2 2");
    EXPECT_EQ(fen_after(start, "Rb1 Rg8"), "r3k1r1/8/8/8/8/8/8/1R2K2R w Kq - 2 2");
    EXPECT_EQ(fen_after(start, "Rb1 Rg8 Ra1 Rh8"), "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 4 3");
    EXPECT_EQ(fen_after(start, "Rxh8+"), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

TEST(Position, CountersFollowTheLaws)
{
    EXPECT_EQ(after(Position::initial(), "Nf3 Nf6 Nc3").halfmove_clock(), 3);
    EXPECT_EQ(after(Position::initial(), "Nf3 Nf6 Nc3").fullmove_number(), 2);
    EXPECT_EQ(after(Position::initial(), "Nf3 Nf6 e3").halfmove_clock(), 0);
    EXPECT_EQ(after(Position::initial(), "Nf3 e5 Nxe5").halfmove_clock(), 0);
    EXPECT_EQ(after(position_of("7k/4P3/8/8/8/8/8/4K3 w - - 40 60"), "e8=Q+").halfmove_clock(), 0);
    EXPECT_EQ(after(position_of("4k3/8/8/8/8/8/8/4K2R w K - 40 60"), "O-O").halfmove_clock(), 41);
}

struct Ending {
    const char* fen;
    bool check;
    bool checkmate;
    bool stalemate;
};

const Ending endings[]{
    {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", true, true, false},
    {"k7/8/1K6/8/8/8/8/3BN3 b - - 0 1", false, false, false},
    {"k7/2K5/1N6/3B4/8/8/8/8 b - - 0 1", true, false, false},
    {"k7/2N5/1K6/3B4/8/8/8/8 b - - 0 1", true, false, false},
    {"k7/8/1KN5/3B4/8/8/8/8 b - - 0 1", false, false, true},
    {"1k6/8/1KN5/5B2/8/8/8/8 b - - 0 1", true, false, false},
    {"k7/8/NK6/3B4/8/8/8/8 b - - 0 1", true, true, false},
    {"k7/2K5/1B6/8/8/8/8/8 b - - 0 1", false, false, true},
    {"k7/P7/K7/8/8/8/8/8 b - - 0 1", false, false, true},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, false, true},
    {"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", true, true, false},
    {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", false, false, false},
    {"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1", false, false, true},
};

TEST(Position, DistinguishesCheckmateAndStalemate)
{
    for (const Ending& test : endings) {
        const Position position = position_of(test.fen);
        EXPECT_EQ(position.is_check(), test.check) << test.fen;
        EXPECT_EQ(is_checkmate(position), test.checkmate) << test.fen;
        EXPECT_EQ(is_stalemate(position), test.stalemate) << test.fen;
    }
}

TEST(Position, IsDeadIfNoSeriesOfMovesCanMate)
{
    const char* const dead[]{"4k3/8/8/8/8/8/8/4K3 w - - 0 1",    "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
                             "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1",  "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1",
                             "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "1b1bk3/8/8/8/8/8/1B6/2B1K3 w - - 0 1"};
    for (const char* fen : dead)
        EXPECT_TRUE(is_dead(position_of(fen))) << fen;

    const char* const alive[]{"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",  "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
                              "4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
                              "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1",
                              "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",   "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                              "3qk3/8/8/8/8/8/8/4K3 w - - 0 1"};
    for (const char* fen : alive)
        EXPECT_FALSE(is_dead(position_of(fen))) << fen;
}

TEST(Position, KnightsMovingBackAndForthRepeat)
{
    const Position start = Position::initial();
    EXPECT_TRUE(is_repetition(start, after(start, "Nf3 Nf6 Ng1 Ng8")));
    EXPECT_FALSE(is_repetition(start, after(start, "Nf3 Nf6 Ng1")));
    EXPECT_FALSE(is_repetition(position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
                               position_of("4k3/8/8/8/8/8/8/4K2R b - - 0 1")));
    EXPECT_FALSE(is_repetition(start, after(start, "Nf3 Nf6 Ng1 Nd5")));
}

TEST(Position, LostCastlingRightsPreventRepetition)
{
    const Position start = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_FALSE(is_repetition(start, after(start, "Rb1 Rb8 Ra1 Ra8")));
    EXPECT_FALSE(is_repetition(start, after(start, "Ke2 Ke7 Ke1 Ke8")));
}

TEST(Position, OnlyALegalEnPassantCapturePreventsRepetition)
{
    // With the capture, without it, and with a pawn that may not capture because it is pinned.
    EXPECT_FALSE(is_repetition(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
                               position_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 4 9")));
    EXPECT_TRUE(is_repetition(position_of("4k3/8/8/3p4/8/8/4P3/4K3 w - d6 0 1"),
                              position_of("4k3/8/8/3p4/8/8/4P3/4K3 w - - 4 9")));
    const Position pinned = position_of("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(pinned.en_passant(), Square::d6);
    EXPECT_TRUE(is_repetition(pinned, position_of("4r2k/8/8/3pP3/8/8/8/4K3 w - - 4 9")));
}

// Fault 77
TEST(Position, StopsItsClocksAtTheFenRange)
{
    Position position = position_of("8/8/4k3/8/8/4K3/3BN3/8 w - - 999998 999999");
    for (const Move move : {Move{Square::e3, Square::d3}, Move{Square::e6, Square::d6},
                            Move{Square::d3, Square::e3}, Move{Square::d6, Square::e6}}) {
        position = position.play(move);
        const auto read = parse_fen(to_fen(position.setup()));
        ASSERT_TRUE(read) << to_fen(position.setup());
        EXPECT_EQ(read->setup, position.setup());
    }
    EXPECT_EQ(to_fen(position.setup()), "8/8/4k3/8/8/4K3/3BN3/8 w - - 999999 999999");
}

TEST(CapturedSquare, IsTheTargetExceptEnPassant)
{
    const Position position = position_of("r3k3/8/8/3pP3/8/8/8/R3K3 w - d6 0 2");
    EXPECT_EQ(captured_square(position, Move{Square::a1, Square::a8}), Square::a8);
    EXPECT_EQ(captured_square(position, Move{Square::e5, Square::d6}), Square::d5);
}

} // namespace
} // namespace chess
