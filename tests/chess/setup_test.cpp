// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/setup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "random_positions.h"

namespace chess {
namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using enum SetupFault::Kind;

constexpr std::nullopt_t nobody = std::nullopt;

struct IllegalSetup {
    const char* what;
    const char* fen;
    std::vector<SetupFault> faults;
};

// The union of the illegal positions of python-chess, shakmaty, scalachess and Stockfish.
const IllegalSetup illegal[]{
    {"an empty board",
     "8/8/8/8/8/8/8/8 w - - 0 1",
     {{no_king, Color::white, {}}, {no_king, Color::black, {}}}},
    {"no white king", "4k3/8/8/8/8/8/8/8 w - - 0 1", {{no_king, Color::white, {}}}},
    {"no black king", "8/8/8/8/8/8/8/4K3 b - - 0 1", {{no_king, Color::black, {}}}},
    {"two white kings",
     "4k3/8/8/8/8/8/8/K6K w - - 0 1",
     {{too_many_kings, Color::white, {Square::a1, Square::h1}}}},
    {"three kings and none",
     "k6k/8/8/8/8/8/8/k7 w - - 0 1",
     {{no_king, Color::white, {}}, {too_many_kings, Color::black, {Square::a1, Square::a8, Square::h8}}}},
    {"kings side by side", "8/8/8/8/8/8/8/3Kk3 w - - 0 1", {{kings_touch, nobody, {Square::d1, Square::e1}}}},
    {"kings corner to corner",
     "8/8/8/8/8/8/3k4/4K3 b - - 0 1",
     {{kings_touch, nobody, {Square::d2, Square::e1}}}},
    {"pawns on the last ranks",
     "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
     {{pawn_on_last_rank, nobody, {Square::a8, Square::h1}}}},
    {"a pawn on its own first rank",
     "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
     {{pawn_on_last_rank, nobody, {Square::a1}}}},
    {"nine white pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", {{too_many_pawns, Color::white, {}}}},
    {"nine black pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", {{too_many_pawns, Color::black, {}}}},
    {"three knights and eight pawns",
     "4k3/8/8/8/8/N7/PPPPPPPP/1N2K1N1 w - - 0 1",
     {{too_many_promoted, Color::white, {}}}},
    {"two bishops of a colour and eight pawns",
     "4k3/8/8/8/8/8/PPPPPPPP/3BKB2 w - - 0 1",
     {{too_many_promoted, Color::white, {}}}},
    {"two bishops of the other colour and eight pawns",
     "4k3/8/8/8/8/8/PPPPPPPP/2BKB3 w - - 0 1",
     {{too_many_promoted, Color::white, {}}}},
    {"two black queens and eight pawns",
     "3qkq2/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
     {{too_many_promoted, Color::black, {}}}},
    {"three rooks and eight pawns",
     "4k3/8/8/8/8/R7/PPPPPPPP/R3K2R w - - 0 1",
     {{too_many_promoted, Color::white, {}}}},
    {"seventeen pieces",
     "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
     {{too_many_pieces, Color::white, {}}, {too_many_promoted, Color::white, {}}}},
    {"seventeen pieces with nine pawns",
     "4k3/8/8/8/8/P7/PPPPPPPP/RNBQKBNR w - - 0 1",
     {{too_many_pawns, Color::white, {}}, {too_many_pieces, Color::white, {}}}},
    {"Black in check and White to move",
     "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
     {{king_can_be_taken, Color::black, {Square::e2, Square::e8}}}},
    {"White in check and Black to move",
     "4k3/8/8/8/7b/8/8/4K3 b - - 0 1",
     {{king_can_be_taken, Color::white, {Square::e1, Square::h4}}}},
    {"three pieces give check",
     "4k3/8/5N2/8/B7/8/4R3/7K b - - 0 1",
     {{impossible_check, Color::black, {Square::a4, Square::e2, Square::f6}}}},
    {"two knights give check",
     "4k3/8/3N1N2/8/8/8/8/7K b - - 0 1",
     {{impossible_check, Color::black, {Square::d6, Square::f6}}}},
    {"knight and pawn give check",
     "4k3/3P4/5N2/8/8/8/8/7K b - - 0 1",
     {{impossible_check, Color::black, {Square::d7, Square::f6}}}},
    {"two pawns give check",
     "8/8/8/4k3/3P1P2/8/8/7K b - - 0 1",
     {{impossible_check, Color::black, {Square::d4, Square::f4}}}},
    {"two rooks on one rank give check",
     "R3k2R/8/8/8/8/8/8/7K b - - 0 1",
     {{impossible_check, Color::black, {Square::a8, Square::h8}}}},
    {"two bishops on one diagonal give check",
     "7B/8/8/4k3/8/8/1B6/K7 b - - 0 1",
     {{impossible_check, Color::black, {Square::b2, Square::h8}}}},
    {"a knight gives check after a double step",
     "4k3/8/5N2/8/4P3/8/8/7K b - e3 0 1",
     {{impossible_check, Color::black, {Square::f6}}}},
    {"a rook the pawn did not uncover gives check after its double step",
     "4k3/8/8/8/3P4/8/4R3/7K b - d3 0 1",
     {{impossible_check, Color::black, {Square::e2}}}},
    {"everything at once",
     "k6k/8/8/8/8/8/PPPPPPPP/PNRRRK1K w - - 0 1",
     {{too_many_kings, Color::white, {Square::f1, Square::h1}},
      {too_many_kings, Color::black, {Square::a8, Square::h8}},
      {pawn_on_last_rank, nobody, {Square::a1}},
      {too_many_pawns, Color::white, {}},
      {too_many_promoted, Color::white, {}}}},
};

// Faults 6, 7, 8, 9 and 10
TEST(Setup, ReportsEveryFaultWithItsSideAndSquares)
{
    for (const IllegalSetup& test : illegal) {
        SCOPED_TRACE(test.what);
        const chess::Setup setup = setup_of(test.fen);
        EXPECT_THAT(faults_of(setup), ElementsAreArray(test.faults));
        const auto position = Position::from(setup);
        ASSERT_FALSE(position);
        EXPECT_EQ(position.error(), test.faults);
    }
}

const char* const legal_placements[]{
    "4k3/8/5N2/8/B7/8/8/7K b - - 0 1",                              // bishop and knight give check
    "4k3/8/8/8/B7/8/4R3/7K b - - 0 1",                              // rook and bishop give check
    "8/8/8/3k4/4P3/8/8/7K b - e3 0 1",                              // the pawn that made the step
    "K7/8/8/8/4P3/8/R5k1/8 b - e3 0 1",                             // the rook it uncovered
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",         // nine queens, eight of them promoted
    "4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1",                      // bishops of both colours
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99 9999", // a late clock
    "8/8/8/8/8/8/8/K1k5 w - - 150 1",                               // bare kings
};

// Fault 10
TEST(Setup, UnusualButLegalArrangementsHaveNoFaults)
{
    for (const char* fen : legal_placements) {
        EXPECT_THAT(faults_of(setup_of(fen)), testing::IsEmpty()) << fen;
        EXPECT_TRUE(Position::from(setup_of(fen))) << fen;
    }
}

// Fault 11
TEST(Setup, ReportsLostCastlingRightsBySide)
{
    chess::Setup setup = Position::initial().setup();
    EXPECT_EQ(possible_castling_rooks(setup), setup.castling_rooks);

    setup.board.remove(Square::h1);
    setup.board.remove(Square::e8);
    setup.board.put(Square::e6, Piece{Color::black, Role::king});
    EXPECT_EQ(possible_castling_rooks(setup), Bitboard{Square::a1});
    EXPECT_THAT(faults_of(setup),
                ElementsAre(SetupFault{castling_lost, Color::white, {Square::h1}},
                            SetupFault{castling_lost, Color::black, {Square::a8, Square::h8}}));

    setup.castling_rooks = possible_castling_rooks(setup);
    EXPECT_TRUE(Position::from(setup));
}

TEST(Setup, OnlyOwnRooksOnTheirHomeSquaresCastle)
{
    chess::Setup setup = setup_of("4k3/8/8/8/8/8/8/r3K3 w - - 0 1");
    setup.castling_rooks = {Square::a1, Square::d4};
    EXPECT_THAT(faults_of(setup),
                ElementsAre(SetupFault{castling_lost, Color::white, {Square::a1, Square::d4}}));
}

struct Passing {
    const char* what;
    const char* fen;
    Square passed;
    bool possible;
};

const Passing passings[]{
    {"a pawn that just passed", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", Square::d6, true},
    {"a white pawn that just passed", "4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1", Square::d3, true},
    {"nobody can take it", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", Square::d6, true},
    {"no pawn there", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", Square::d6, false},
    {"a pawn of the wrong side", "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1", Square::d6, false},
    {"a piece on the passed square", "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", Square::d6, false},
    {"a piece where it came from", "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", Square::d6, false},
    {"the wrong side to move", "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1", Square::d6, false},
    {"the wrong rank", "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1", Square::d7, false},
    {"the last rank", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", Square::h8, false},
};

// Fault 12
TEST(Setup, OnlyAPawnThatJustPassedCanBeCapturedEnPassant)
{
    for (const Passing& test : passings) {
        SCOPED_TRACE(test.what);
        chess::Setup setup = setup_of(test.fen);
        setup.en_passant = test.passed;
        EXPECT_EQ(is_possible_en_passant(setup), test.possible);
        const SetupFault fault{impossible_en_passant, nobody, {test.passed}};
        EXPECT_THAT(faults_of(setup),
                    ElementsAreArray(test.possible ? std::vector<SetupFault>{} : std::vector{fault}));
    }
}

TEST(Setup, AnImpossibleDoubleStepDoesNotExplainACheck)
{
    chess::Setup setup = setup_of("4k3/8/3N1N2/8/8/8/8/7K b - - 0 1");
    setup.en_passant = Square::e3;
    EXPECT_THAT(faults_of(setup),
                ElementsAre(SetupFault{impossible_check, Color::black, {Square::d6, Square::f6}},
                            SetupFault{impossible_en_passant, nobody, {Square::e3}}));
}

TEST(Setup, WithColorsSwappedHasTheSameMovesForTheOtherSide)
{
    Random random{7};
    for (std::size_t start = 0; start < game_starts.size(); ++start) {
        walk_random_game(random, start, 80, [](const Position& position) {
            const auto setup = position.setup();
            const auto swapped = with_colors_swapped(setup);
            EXPECT_EQ(with_colors_swapped(swapped), setup) << to_fen(setup);
            const auto other = Position::from(swapped);
            ASSERT_TRUE(other) << to_fen(setup);
            EXPECT_EQ(other->turn(), !position.turn());
            EXPECT_EQ(other->is_check(), position.is_check());
            const MoveList moves = legal_moves(position);
            EXPECT_EQ(legal_moves(*other).size(), moves.size()) << to_fen(setup);
            for (const Move move : moves) {
                const Move seen{mirrored_up_down(move.from), mirrored_up_down(move.to), move.promotion};
                EXPECT_EQ(other->play(seen).setup().board,
                          with_colors_swapped(position.play(move).setup()).board)
                    << to_fen(setup);
            }
        });
    }
}

TEST(Setup, PositionsOfGamesHaveNoFaults)
{
    Random random{9};
    for (std::size_t game = 0; game < 300; ++game) {
        walk_random_game(random, game, 120, [](const Position& position) {
            ASSERT_THAT(faults_of(position.setup()), testing::IsEmpty()) << to_fen(position.setup());
        });
        ASSERT_FALSE(HasFatalFailure());
    }
}

/// Calls `visit` with every arrangement of a black king and a white king, bishop and knight, with the black
/// king in one quarter of the board; symmetry gives the others.
template <typename Visit>
void visit_bishop_and_knight_arrangements(Color turn, Visit visit)
{
    for (const Square king : all_squares) {
        for (const Square bishop : all_squares) {
            for (const Square knight : all_squares) {
                for (const Square lone : all_squares) {
                    if (file_of(lone) > 3 || rank_of(lone) > 3 ||
                        Bitboard{king, bishop, knight, lone}.size() != 4)
                        continue;
                    chess::Setup setup;
                    setup.turn = turn;
                    setup.board.put(king, Piece{Color::white, Role::king});
                    setup.board.put(bishop, Piece{Color::white, Role::bishop});
                    setup.board.put(knight, Piece{Color::white, Role::knight});
                    setup.board.put(lone, Piece{Color::black, Role::king});
                    visit(Position::from(setup));
                }
            }
        }
    }
}

// Fault 66
TEST(Setup, BishopAndKnightAgainstTheKingHasAsManyLegalPositionsAsPublished)
{
    std::size_t moves = 0;
    std::size_t attacker = 0;
    visit_bishop_and_knight_arrangements(Color::white, [&](const Result<Position, SetupError>& position) {
        attacker += position ? 1 : 0;
        moves += position ? count_legal_moves(*position) : 0;
    });
    EXPECT_EQ(4 * attacker, 10'875'504U);

    std::size_t defender = 0;
    std::size_t checks = 0;
    std::size_t mates = 0;
    std::size_t stalemates = 0;
    visit_bishop_and_knight_arrangements(Color::black, [&](const Result<Position, SetupError>& position) {
        if (!position)
            return;
        ++defender;
        moves += count_legal_moves(*position);
        checks += position->is_check() ? 1 : 0;
        mates += is_checkmate(*position) ? 1 : 0;
        stalemates += is_stalemate(*position) ? 1 : 0;
    });
    EXPECT_EQ(4 * defender, 13'660'584U);
    EXPECT_EQ(4 * checks, 2'785'080U);
    EXPECT_EQ(4 * mates, 464U);
    EXPECT_EQ(4 * stalemates, 12'888U);
    EXPECT_EQ(4 * moves, 272'993'672U);
}

} // namespace
} // namespace chess
