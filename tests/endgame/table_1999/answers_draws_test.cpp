// SPDX-License-Identifier: GPL-3.0-or-later

// The author claims: "There are only 39 positions where the stalemate or the loss of a piece is unavoidable".
// These tests look for a way of counting that gives this number.
//
// It cannot be a count over all placements by a rule that is invariant under flips: no placement is its own
// image under a horizontal or vertical flip, so such counts are multiples of four. Up to symmetry, the last
// count of this file does give 39; the author does not mention whether it is the one.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "chess/attacks.h"
#include "endgame/table_1999/answers.h"
#include "kbnk_positions.h"
#include "table_1999/solved_tables.h"

namespace endgame::table_1999 {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Square;
using testing::Pair;
using testing::UnorderedElementsAre;

/// The number of drawn arrangements of a kind, and the same up to symmetry.
struct Count {
    std::size_t all = 0;
    std::size_t up_to_symmetry = 0;

    void add(bool counts, bool counts_once)
    {
        all += counts ? 1 : 0;
        up_to_symmetry += counts && counts_once ? 1 : 0;
    }
    friend bool operator==(Count, Count) = default;
};

void PrintTo(Count count, std::ostream* out)
{
    *out << count.all << " (" << count.up_to_symmetry << " up to symmetry)";
}

std::vector<Pieces> draws()
{
    std::vector<Pieces> draws;
    for_each_arrangement([&draws](const Pieces& pieces) {
        if (in_place().answers.at(pieces) == answer::draw)
            draws.push_back(pieces);
    });
    return draws;
}

Bitboard attacked_pieces(const Pieces& pieces)
{
    return chess::king_attacks(pieces.black_king) & Bitboard{pieces.white_knight, pieces.white_bishop};
}

/// White's pieces that Black's king could capture if it were Black's turn.
Bitboard pieces_en_prise(const Pieces& pieces)
{
    return black_replies(pieces) & white_squares(pieces);
}

bool is_stalemate(const Pieces& pieces)
{
    return black_replies(pieces).empty() && !is_in_check(pieces);
}

/// The results of White's moves, one move ahead.
struct OneMoveAhead {
    bool all_stalemate_or_lose_a_piece = true;
    bool all_stalemate = true;
    bool some_stalemates = false;

    explicit OneMoveAhead(const Pieces& pieces)
    {
        for (int number = 1; number <= move_count; ++number) {
            const std::optional<Move> move = move_of(number, pieces);
            if (!move || (move->from == pieces.white_king &&
                          chess::king_attacks(pieces.black_king).contains(move->to)))
                continue;
            const Pieces after = pieces_after(pieces, *move);
            all_stalemate = all_stalemate && is_stalemate(after);
            some_stalemates = some_stalemates || is_stalemate(after);
            all_stalemate_or_lose_a_piece =
                all_stalemate_or_lose_a_piece && (is_stalemate(after) || !pieces_en_prise(after).empty());
        }
    }
};

constexpr Bitboard corners{Square::a1, Square::h1, Square::a8, Square::h8};
constexpr Bitboard edge =
    chess::file_squares(0) | chess::file_squares(7) | chess::rank_squares(0) | chess::rank_squares(7);

bool is_canonical(const Pieces& pieces)
{
    return is_canonical(kbnk_pieces(pieces));
}

/// Knight, bishop and Black's king in the image with the smallest number, such as "Nb1 Ba2 kc1".
std::string pattern(const Pieces& pieces)
{
    Pieces smallest = pieces;
    smallest.white_king = Square::a1;
    const KbnkPieces three = kbnk_pieces(smallest);
    for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry) {
        const Pieces other{Square::a1, image(three.knight, symmetry), image(three.bishop, symmetry),
                           image(three.defending_king, symmetry)};
        if (number_of(other) < number_of(smallest))
            smallest = other;
    }
    return "N" + to_string(smallest.white_knight) + " B" + to_string(smallest.white_bishop) + " k" +
           to_string(smallest.black_king);
}

/// The draws in other normalisations than up to symmetry.
void expect_other_normalisations()
{
    const auto is_in_triangle = [](Square square) {
        return file_of(square) < 4 && rank_of(square) <= file_of(square);
    };
    std::size_t left_right = 0;
    std::size_t both_mirrors = 0;
    std::size_t white_king_in_triangle = 0;
    std::size_t black_king_in_triangle = 0;
    std::size_t bishop_on_dark = 0;
    for (const Pieces& pieces : draws()) {
        left_right += file_of(pieces.black_king) < 4 ? 1 : 0;
        both_mirrors += file_of(pieces.black_king) < 4 && rank_of(pieces.black_king) < 4 ? 1 : 0;
        white_king_in_triangle += is_in_triangle(pieces.white_king) ? 1 : 0;
        black_king_in_triangle += is_in_triangle(pieces.black_king) ? 1 : 0;
        bishop_on_dark += is_dark(pieces.white_bishop) ? 1 : 0;
    }
    EXPECT_EQ(left_right, 26'660U);
    EXPECT_EQ(both_mirrors, 13'330U);
    EXPECT_EQ(white_king_in_triangle, 8'265U);
    EXPECT_EQ(black_king_in_triangle, 8'934U);
    EXPECT_EQ(bishop_on_dark, 26'660U);
}

TEST(Answers1999Draws, AreNot39InTheseCounts)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    Count all;
    Count at_once;
    Count none_attacked;
    Count none_en_prise;
    Count stalemate_if_black_were_to_move;
    Count some_move_stalemates;
    Count every_move_stalemates;
    for (const Pieces& pieces : draws()) {
        const bool once = is_canonical(pieces);
        const OneMoveAhead ahead{pieces};
        all.add(true, once);
        at_once.add(ahead.all_stalemate_or_lose_a_piece, once);
        none_attacked.add(attacked_pieces(pieces).empty(), once);
        none_en_prise.add(pieces_en_prise(pieces).empty(), once);
        stalemate_if_black_were_to_move.add(is_stalemate(pieces), once);
        some_move_stalemates.add(ahead.some_stalemates, once);
        every_move_stalemates.add(ahead.all_stalemate, once);
    }
    EXPECT_EQ(all, (Count{53'320, 6'665}));
    EXPECT_EQ(at_once, (Count{42'384, 5'298}));
    EXPECT_EQ(none_attacked, (Count{368, 46}));
    EXPECT_EQ(none_en_prise, (Count{1'704, 213}));
    EXPECT_EQ(stalemate_if_black_were_to_move, (Count{440, 55}));
    EXPECT_EQ(some_move_stalemates, (Count{2'216, 277}));
    EXPECT_EQ(every_move_stalemates, (Count{0, 0}));
    expect_other_normalisations();
}

// Of the draws in which Black could not capture a piece if it were Black's turn, those with Black's king on
// the edge are 39 up to symmetry: knight and bishop next to the corner as on b1 and a2, Black's king on c1,
// and White's king anywhere outside the five by five squares of that corner, 64 - 25, from where it arrives
// too late. In two other traps it arrives too late from the same number of squares:
//
//     4  . . . .       4  . . . .       4  . . . . . .
//     3  . . . .       3  . . . .       3  . . k . . .
//     2  B . . .       2  B . k .       2  . . . . . .
//     1  . N k .       1  . N . .       1  N . . . . B
//        a b c d          a b c d          a b c d e f

/// Counts the draws with no piece en prise.
void expect_places_of_black_king()
{
    Count in_corner;
    Count on_edge;
    Count elsewhere;
    for (const Pieces& pieces : draws()) {
        if (!pieces_en_prise(pieces).empty())
            continue;
        const Square king = pieces.black_king;
        (corners.contains(king) ? in_corner
         : edge.contains(king)  ? on_edge
                                : elsewhere)
            .add(true, is_canonical(pieces));
    }
    EXPECT_EQ(in_corner, (Count{440, 55}));
    EXPECT_EQ(on_edge, (Count{312, 39}));
    EXPECT_EQ(elsewhere, (Count{952, 119}));
}

void expect_draws_outside_the_corners_25_squares()
{
    using enum chess::Square;
    for (const Square black_king : {c1, c2}) {
        for (const Square white_king : chess::all_squares) {
            const Pieces pieces{white_king, b1, a2, black_king};
            const bool is_outside = file_of(white_king) > 4 || rank_of(white_king) > 4;
            EXPECT_EQ(in_place().answers.at(pieces) == answer::draw, is_outside)
                << to_string(white_king) << " " << to_string(black_king);
        }
    }
}

TEST(Answers1999Draws, WithNoPieceEnPriseAre39UpToSymmetryOnTheEdge)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    expect_places_of_black_king();
    expect_draws_outside_the_corners_25_squares();
    std::map<std::string, std::size_t> squares_of_white_king;
    for (const Pieces& pieces : draws()) {
        if (pieces_en_prise(pieces).empty() && !corners.contains(pieces.black_king) && is_canonical(pieces))
            ++squares_of_white_king[pattern(pieces)];
    }
    EXPECT_THAT(squares_of_white_king,
                UnorderedElementsAre(Pair("Na1 Bf1 kc3", 39U), Pair("Nb1 Ba2 kc1", 39U),
                                     Pair("Nb1 Ba2 kc2", 39U), Pair("Nb2 Bc1 kb3", 34U),
                                     Pair("Na1 Bh1 kc3", 3U), Pair("Na1 Bg2 kc3", 2U),
                                     Pair("Na1 Bh3 kc3", 2U)));
}

} // namespace
} // namespace endgame::table_1999
