// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pawns.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>

#include "chess/attacks.h"
#include "printing.h"

namespace chess {
namespace {

/// Parses names of squares: "a2 c7".
Bitboard squares(std::string_view names)
{
    Bitboard set;
    for (; names.size() >= 2; names.remove_prefix(names.size() > 2 ? 3 : 2))
        set |= Bitboard{*parse_square(names.substr(0, 2))};
    return set;
}

Board board_with(Bitboard white_pawns, Bitboard black_pawns)
{
    Board board;
    for (const Square square : white_pawns)
        board.put(square, Piece{Color::white, Role::pawn});
    for (const Square square : black_pawns)
        board.put(square, Piece{Color::black, Role::pawn});
    return board;
}

/// The same board from the other side's point of view.
Board with_colors_swapped(const Board& board)
{
    Board swapped;
    for (const Square square : board.occupied()) {
        const Piece piece = *board.piece_at(square);
        swapped.put(mirrored_up_down(square), Piece{!piece.color, piece.role});
    }
    return swapped;
}

Bitboard mirrored_up_down(Bitboard set)
{
    Bitboard mirrored;
    for (const Square square : set)
        mirrored |= Bitboard{mirrored_up_down(square)};
    return mirrored;
}

/// White's passed pawns by the formula as printed.
Bitboard passed_as_printed(Bitboard white, Bitboard black)
{
    const std::uint64_t attacks = (shifted<-1, -1>(black) | shifted<1, -1>(black)).bits();
    std::uint64_t fill = white.bits() | black.bits() | attacks;
    fill |= fill >> 8;
    fill |= fill >> 16;
    fill |= fill >> 32;
    return white & ~Bitboard{fill};
}

/// White's passed pawns, determined pawn by pawn.
Bitboard passed_one_by_one(Bitboard white, Bitboard black)
{
    Bitboard passed;
    for (const Square pawn : white) {
        bool free = true;
        for (const Square other : white | black) {
            const int files = file_of(other) - file_of(pawn);
            const bool concerns = files == 0 || (black.contains(other) && (files == 1 || files == -1));
            free = free && !(concerns && rank_of(other) > rank_of(pawn));
        }
        if (free)
            passed |= Bitboard{pawn};
    }
    return passed;
}

struct PassedCase {
    std::string_view rule;
    std::string_view white;
    std::string_view black;
    std::string_view passed;
};

constexpr std::array passed_cases{
    PassedCase{"alone on the board", "e4", "", "e4"},
    PassedCase{"an opposing pawn ahead on the file", "e4", "e7", ""},
    PassedCase{"an opposing pawn behind on the file", "e5", "e4", "e5"},
    PassedCase{"one ahead on a neighbouring file", "e4", "d7", ""},
    PassedCase{"one ahead two files away", "e4", "c7 g7", "e4"},
    PassedCase{"one beside it", "e5", "d5 f5", "e5"},
    PassedCase{"one behind on a neighbouring file", "e5", "d4 f4", "e5"},
    PassedCase{"attacked by a pawn", "e4", "d5", ""},
    PassedCase{"doubled: only the one in front", "e4 e5", "", "e5"},
    PassedCase{"doubled with a gap", "e2 e6", "", "e6"},
    PassedCase{"a neighbour of its own colour ahead", "e4 d6", "", "d6 e4"},
    PassedCase{"on the seventh rank", "e7", "d7 f7", "e7"},
    PassedCase{"on the seventh rank behind nothing at all", "a7", "b7", "a7"},
    PassedCase{"the a-file is no neighbour of the h-file", "a4", "h7", "a4"},
    PassedCase{"the h-file is no neighbour of the a-file", "h4", "a7 a6", "h4"},
};

TEST(Pawns, PassedPawnsMatchKnownExamples)
{
    for (const PassedCase& known : passed_cases) {
        const Board board = board_with(squares(known.white), squares(known.black));
        EXPECT_EQ(passed_pawns(board, Color::white), squares(known.passed)) << known.rule;
        EXPECT_EQ(passed_pawns(with_colors_swapped(board), Color::black),
                  mirrored_up_down(squares(known.passed)))
            << known.rule << ", for Black";
    }
}

TEST(Pawns, ThePrintedFormulaNeverFindsPassedPawns)
{
    for (const PassedCase& known : passed_cases)
        EXPECT_EQ(passed_as_printed(squares(known.white), squares(known.black)), Bitboard{}) << known.rule;
}

TEST(Pawns, PassedPawnsAgreeWithAPawnByPawnTest)
{
    constexpr Bitboard possible = ~(rank_squares(0) | rank_squares(7));
    std::mt19937_64 random{14'04'2003};
    for (int i = 0; i < 200'000; ++i) {
        const std::uint64_t some = random() & (i % 2 == 0 ? random() & random() : ~std::uint64_t{0});
        const Bitboard pawns = Bitboard{some} & possible;
        const Bitboard white = pawns & Bitboard{random()};
        const Board board = board_with(white, pawns - white);
        ASSERT_EQ(passed_pawns(board, Color::white), passed_one_by_one(white, pawns - white));
        ASSERT_EQ(passed_pawns(board, Color::black),
                  mirrored_up_down(passed_pawns(with_colors_swapped(board), Color::white)));
        ASSERT_EQ(passed_as_printed(white, pawns - white), Bitboard{});
    }
}

/// The squares of a rank from a file to the h-file; empty for "-".
Bitboard from_file(char file, int rank)
{
    Bitboard set;
    for (char each = file; file != '-' && each <= 'h'; ++each)
        set |= Bitboard{square_at(each - 'a', rank)};
    return set;
}

TEST(Pawns, OutsideMatchesThePrintedExampleForABlackKingOnA8)
{
    constexpr std::string_view white_to_move = "cdefgg"; // from the seventh rank down to the second
    constexpr std::string_view black_to_move = "defghh";
    Bitboard expected_white;
    Bitboard expected_black;
    for (std::size_t i = 0; i < 6; ++i) {
        expected_white |= from_file(white_to_move[i], 6 - static_cast<int>(i));
        expected_black |= from_file(black_to_move[i], 6 - static_cast<int>(i));
    }
    EXPECT_EQ(outside(Color::white, Square::a8, Color::white), expected_white);
    EXPECT_EQ(outside(Color::white, Square::a8, Color::black), expected_black);
}

TEST(Pawns, OutsideIsTheSameForBothColours)
{
    for (const Square king : all_squares) {
        for (const Color turn : all_colors) {
            EXPECT_EQ(outside(Color::black, king, turn),
                      mirrored_up_down(outside(Color::white, mirrored_up_down(king), !turn)))
                << to_string(king);
        }
    }
}

/// A race: a white pawn runs, and the black king, without help, tries to capture it or the queen it promotes
/// to; no other pieces count. Tries every move of both sides. Written for this test only.
class Race {
public:
    /// True if the pawn gets through with White to move.
    static bool pawn_runs(Square pawn, Square king)
    {
        const std::optional<Square> one = offset(pawn, 0, 1);
        if (!one || one == king)
            return false;
        if (king_moves_in_vain(*one, king))
            return true;
        const std::optional<Square> two = rank_of(pawn) == 1 ? offset(pawn, 0, 2) : std::nullopt;
        return two && two != king && king_moves_in_vain(*two, king);
    }

    /// True if the pawn gets through with Black to move.
    static bool king_moves_in_vain(Square pawn, Square king)
    {
        if (king_distance(pawn, king) == 1)
            return false; // the pawn is unprotected
        if (rank_of(pawn) == 7)
            return true;
        for (const Square to : king_attacks(king) - pawn_attacks(Color::white, pawn)) {
            if (!pawn_runs(pawn, to))
                return false;
        }
        return true;
    }
};

TEST(Pawns, OutsideAgreesWithExhaustiveSearch)
{
    for (int rank = 1; rank < 7; ++rank) {
        for (const Square pawn : rank_squares(rank)) {
            for (const Square king : all_squares - Bitboard{pawn}) {
                EXPECT_EQ(outside(Color::white, king, Color::black).contains(pawn),
                          Race::king_moves_in_vain(pawn, king))
                    << to_string(pawn) << " against " << to_string(king) << ", Black to move";
                if (pawn_attacks(Color::white, pawn).contains(king))
                    continue; // illegal: the side not to move is in check
                EXPECT_EQ(outside(Color::white, king, Color::white).contains(pawn),
                          Race::pawn_runs(pawn, king))
                    << to_string(pawn) << " against " << to_string(king) << ", White to move";
            }
        }
    }
}

TEST(Pawns, TheSquareOfAPawnContainsTheKingsThatCatchIt)
{
    for (const Color side : all_colors) {
        for (int rank = 1; rank < 7; ++rank) {
            for (const Square pawn : rank_squares(rank)) {
                for (const Square king : all_squares - Bitboard{pawn}) {
                    EXPECT_NE(square_of_pawn(pawn, side).contains(king),
                              outside(side, king, side).contains(pawn))
                        << to_string(pawn) << " against " << to_string(king);
                }
            }
        }
    }
}

TEST(Pawns, TheSquareOfAPawnIsAsHighAsItsPath)
{
    EXPECT_EQ(square_of_pawn(Square::a5, Color::white),
              squares("a5 b5 c5 d5 a6 b6 c6 d6 a7 b7 c7 d7 a8 b8 c8 d8"));
    EXPECT_EQ(square_of_pawn(Square::h3, Color::black), squares("f1 g1 h1 f2 g2 h2 f3 g3 h3"));
    EXPECT_EQ(square_of_pawn(Square::e7, Color::white), squares("d7 e7 f7 d8 e8 f8"));
    // Because of the double step, the square of a pawn on its second rank begins on the third.
    EXPECT_EQ(square_of_pawn(Square::e2, Color::white), square_of_pawn(Square::e3, Color::white));
    EXPECT_EQ(square_of_pawn(Square::c7, Color::black), square_of_pawn(Square::c6, Color::black));
}

TEST(Pawns, AKingBehindAPawnOnItsSecondRankCapturesIt)
{
    EXPECT_TRUE(outside(Color::white, Square::e1, Color::white).contains(Square::e2));
    EXPECT_FALSE(outside(Color::white, Square::e1, Color::black).contains(Square::e2));
    EXPECT_FALSE(outside(Color::black, Square::d8, Color::white).contains(Square::e7));
}

TEST(Pawns, OutsidePassersArePassedAndOutOfReach)
{
    Board board = board_with(squares("a5 c4 h2"), squares("c6 f4 h5"));
    board.put(Square::g5, Piece{Color::black, Role::king});
    board.put(Square::b2, Piece{Color::white, Role::king});
    EXPECT_EQ(passed_pawns(board, Color::white), squares("a5"));
    EXPECT_EQ(outside_passed_pawns(board, Color::white, Color::white), squares("a5"));
    EXPECT_EQ(outside_passed_pawns(board, Color::white, Color::black), squares("a5"));
    EXPECT_EQ(passed_pawns(board, Color::black), squares("f4"));
    EXPECT_EQ(outside_passed_pawns(board, Color::black, Color::black), squares("f4"));
    EXPECT_EQ(outside_passed_pawns(board, Color::black, Color::white), Bitboard{});
}

TEST(Pawns, RunawaysHaveAFreePath)
{
    Board board = board_with(squares("a5"), {});
    board.put(Square::h4, Piece{Color::black, Role::king});
    board.put(Square::b2, Piece{Color::white, Role::king});
    EXPECT_EQ(runaway_pawns(board, Color::white, Color::white), squares("a5"));
    board.put(Square::a7, Piece{Color::white, Role::knight});
    EXPECT_EQ(outside_passed_pawns(board, Color::white, Color::white), squares("a5"));
    EXPECT_EQ(runaway_pawns(board, Color::white, Color::white), Bitboard{});
}

} // namespace
} // namespace chess
