// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "printing.h"
#include "published_perft.h"
#include "random_positions.h"
#include "slow_chess.h"
#include "tests/thoroughness.h"

namespace chess {
namespace {

std::set<std::string> in_coordinates(const MoveList& moves)
{
    std::set<std::string> texts;
    for (const Move move : moves)
        texts.insert(to_coordinates(move));
    return texts;
}

/// Counts the kinds of positions and moves in a run, to prove that all kinds were tested.
struct Seen {
    int positions = 0;
    int castlings = 0;
    int promotions = 0;
    int en_passants = 0;
    int checks = 0;
    int mates = 0;

    void note(const Position& position, const MoveList& moves)
    {
        ++positions;
        checks += position.is_check() ? 1 : 0;
        mates += position.is_check() && moves.empty() ? 1 : 0;
        for (const Move move : moves) {
            const Role role = position.board().piece_at(move.from)->role;
            castlings += role == Role::king && king_distance(move.from, move.to) == 2 ? 1 : 0;
            promotions += move.promotion ? 1 : 0;
            en_passants += role == Role::pawn && move.to == position.en_passant() ? 1 : 0;
        }
    }

    void expect_at_least(int many) const
    {
        EXPECT_GE(castlings, many);
        EXPECT_GE(promotions, many);
        EXPECT_GE(en_passants, many);
        EXPECT_GE(checks, many);
        EXPECT_GE(mates, many / 10);
    }
};

void expect_slow_moves(const Position& position, const slow_chess::Game& game, Seen& seen)
{
    const MoveList moves = legal_moves(position);
    seen.note(position, moves);
    const std::set<std::string> texts = in_coordinates(moves);
    ASSERT_EQ(texts.size(), moves.size()) << "a move is listed twice";
    ASSERT_EQ(texts, slow_chess::legal_moves(game));
    ASSERT_EQ(count_legal_moves(position), moves.size());
}

TEST(LegalMoves, AgreeWithTheSlowGeneratorOnRandomArrangements)
{
    Random random{5};
    Seen seen;
    while (seen.positions < test::times(100'000)) {
        const Position position = random_position(random);
        const std::string fen = to_fen(position.setup());
        SCOPED_TRACE(fen);
        ASSERT_NO_FATAL_FAILURE(expect_slow_moves(position, slow_chess::read(fen), seen));
    }
    seen.expect_at_least(200);
}

TEST(LegalMoves, AgreeWithTheSlowGeneratorInRandomGames)
{
    Random random{6};
    Seen seen;
    for (std::size_t game = 0; seen.positions < test::times(100'000); ++game) {
        walk_random_game(random, game, 120, [&](const Position& position) {
            const std::string fen = to_fen(position.setup());
            SCOPED_TRACE(fen);
            ASSERT_NO_FATAL_FAILURE(expect_slow_moves(position, slow_chess::read(fen), seen));
        });
        ASSERT_FALSE(HasFatalFailure());
    }
    seen.expect_at_least(60);
}

/// Compares a position and all positions up to `plies` plies later.
void expect_slow_moves_below(const Position& position, int plies, Seen& seen)
{
    const std::string fen = to_fen(position.setup());
    SCOPED_TRACE(fen);
    ASSERT_NO_FATAL_FAILURE(expect_slow_moves(position, slow_chess::read(fen), seen));
    if (plies == 0)
        return;
    for (const Move move : legal_moves(position))
        ASSERT_NO_FATAL_FAILURE(expect_slow_moves_below(position.play(move), plies - 1, seen));
}

TEST(LegalMoves, AgreeWithTheSlowGeneratorBelowThePositionsOfThePerftSuites)
{
    Seen seen;
    for (const PerftRow& row : published_perft)
        ASSERT_NO_FATAL_FAILURE(expect_slow_moves_below(position_of(row.fen), 2, seen));
    EXPECT_EQ(seen.positions, 7'621);
}

TEST(LegalMoves, ThoseOfEachPieceAddUpToAll)
{
    Random random{7};
    for (int i = 0; i < 5'000; ++i) {
        const Position position = random_position(random);
        SCOPED_TRACE(to_fen(position.setup()));
        std::size_t count = 0;
        const std::set<std::string> all = in_coordinates(legal_moves(position));
        for (const Square from : all_squares) {
            const MoveList moves = legal_moves_from(position, from);
            count += moves.size();
            ASSERT_TRUE(moves.empty() || position.board().of(position.turn()).contains(from));
            for (const Move move : moves)
                ASSERT_TRUE(move.from == from && all.count(to_coordinates(move)) == 1);
        }
        ASSERT_EQ(count, all.size());
    }
}

TEST(LegalMoves, AMoveIsLegalExactlyIfItIsGenerated)
{
    Random random{8};
    for (int i = 0; i < 100; ++i) {
        const Position position = random_position(random);
        SCOPED_TRACE(to_fen(position.setup()));
        const std::set<std::string> listed = in_coordinates(legal_moves(position));
        for (const Square from : all_squares) {
            for (const Square to : all_squares) {
                ASSERT_EQ(is_legal(position, {from, to}), listed.count(to_coordinates({from, to})) == 1);
                for (const Role role : all_roles) {
                    const Move move{from, to, role};
                    ASSERT_EQ(is_legal(position, move), listed.count(to_coordinates(move)) == 1)
                        << to_coordinates(move);
                }
            }
        }
    }
}

struct KnownMove {
    const char* rule;
    const char* fen;
    const char* move;
    bool legal;
};

const KnownMove cases[]{
    {"castling short", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
    {"castling long", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
    {"no castling without the right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", false},
    {"no castling out of check", "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "e1g1", false},
    {"no castling through check", "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "e1g1", false},
    {"no castling into check", "4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "e1g1", false},
    {"castling with the rook attacked", "4k3/8/8/8/7r/8/8/4K2R w K - 0 1", "e1g1", true},
    {"castling long past an attacked b-file", "4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1", "e1c1", true},
    {"no castling over a piece", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", false},
    {"no castling long with a piece on b1", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", false},
    {"no castling over a piece of the other side", "4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1", false},
    {"no castling past a pawn's attack", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1g1", false},
    {"black castles too", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", true},
    {"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", true},
    {"no en passant later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", false},
    {"no en passant that opens the rank", "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", false},
    {"no en passant off a bishop's line", "4k2b/8/8/3pP3/8/2K5/8/8 w - d6 0 1", "e5d6", false},
    {"en passant along a bishop's line", "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 1", "e5d6", true},
    {"no en passant from a pin", "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", false},
    {"en passant takes the pawn that gives check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", true},
    {"en passant does not answer another check", "4b2k/8/8/3pP3/K7/8/8/8 w - d6 0 1", "e5d6", false},
    {"a king does not hide behind himself", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1f1", false},
    {"a king takes an unprotected checker", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", true},
    {"a king takes no protected piece", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1d1", true},
    {"a king takes no piece protected from afar", "4k3/4q3/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", false},
    {"kings keep apart", "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", false},
    {"a pinned piece goes along the pin", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3e8", true},
    {"a pinned piece does not leave the pin", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3d3", false},
    {"a pinned knight does not move", "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5", false},
    {"only the king answers a double check", "4k3/8/8/8/8/5n2/4r1Q1/4K3 w - - 0 1", "g2f3", false},
    {"a piece in between answers a check", "4k3/8/8/8/8/8/3R4/r3K3 w - - 0 1", "d2d1", true},
    {"a pawn does not pass over a piece", "4k3/8/8/8/8/4n3/4P3/7K w - - 0 1", "e2e4", false},
    {"a pawn takes nothing straight ahead", "4k3/8/8/8/4n3/8/4P3/7K w - - 0 1", "e2e4", false},
    {"a pawn on the last step must become something", "7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8", false},
    {"a pawn becomes a knight", "7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", true},
    {"no pawn becomes a king", "7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8k", false},
};

TEST(LegalMoves, OneMoveIsLegalIfItIsAmongAll)
{
    for (const char* fen : {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                            "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "4k3/4q3/8/8/8/8/4N3/4K3 w - - 0 1"}) {
        const Position position = position_of(fen);
        const MoveList moves = legal_moves(position);
        for (const Square from : all_squares) {
            for (const Square to : all_squares) {
                for (const std::optional<Role> promotion :
                     {std::optional<Role>{}, std::optional{Role::queen}, std::optional{Role::knight},
                      std::optional{Role::king}, std::optional{Role::pawn}}) {
                    const Move move{from, to, promotion};
                    EXPECT_EQ(is_legal(position, move), std::ranges::find(moves, move) != moves.end())
                        << fen << ' ' << to_coordinates(move);
                }
            }
        }
    }
}

TEST(LegalMoves, FollowTheRulesOneByOne)
{
    for (const KnownMove& test : cases) {
        const std::set<std::string> moves = in_coordinates(legal_moves(position_of(test.fen)));
        EXPECT_EQ(moves.count(test.move) == 1, test.legal)
            << test.rule << ": " << test.fen << ' ' << test.move;
    }
}

} // namespace
} // namespace chess
