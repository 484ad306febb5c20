// SPDX-License-Identifier: GPL-3.0-or-later

// The known numbers of the ending, counted over all 2 x 64^4 placements with White as the attacker. Three
// programs that share no code computed them, and they agree with the Syzygy statistics.

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <ostream>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr std::array<std::size_t, 67> known_positions_by_plies{
    464,     1840,   312,    1200,   296,    3216,    1792,    15960,   8064,    39752,   11184,   45192,
    15144,   48396,  11860,  40408,  14588,  42720,   13936,   56240,   24968,   95208,   49324,   142084,
    68520,   189592, 84852,  190296, 62924,  139684,  49912,   118004,  55312,   114200,  54704,   119780,
    53968,   127480, 78824,  216552, 142764, 350136,  236304,  484868,  338024,  576832,  363400,  584456,
    473768,  729040, 651668, 949808, 997800, 1278384, 1353824, 1531500, 1815448, 1434268, 2027508, 859400,
    1484940, 261004, 553388, 33580,  85424,  1104,    2960};

/// A number of positions, and the same number up to symmetry.
struct Count {
    std::size_t all = 0;
    std::size_t up_to_symmetry = 0;

    void add(bool is_canonical)
    {
        ++all;
        up_to_symmetry += is_canonical ? 1 : 0;
    }
    Count& operator+=(Count other)
    {
        all += other.all;
        up_to_symmetry += other.up_to_symmetry;
        return *this;
    }
    friend bool operator==(Count, Count) = default;
};

void PrintTo(Count count, std::ostream* out)
{
    *out << count.all << " (" << count.up_to_symmetry << " up to symmetry)";
}

/// The statistics with one side to move.
struct SideCensus {
    std::size_t legal = 0;
    std::size_t in_check = 0;
    Count decided;
    Count drawn;
    std::array<Count, known_positions_by_plies.size()> by_plies{};

    SideCensus& operator+=(const SideCensus& other)
    {
        legal += other.legal;
        in_check += other.in_check;
        decided += other.decided;
        drawn += other.drawn;
        for (std::size_t plies = 0; plies < by_plies.size(); ++plies)
            by_plies[plies] += other.by_plies[plies];
        return *this;
    }
};

SideCensus census(Color turn)
{
    return on_two_threads([turn](Bitboard attacking_kings) {
        SideCensus census;
        for_each_position(turn, chess::all_squares, attacking_kings, [&](const Position& position) {
            const Verdict verdict = *solved().probe(position);
            const bool counts_once = is_canonical(pieces_of(position, Color::white));
            ++census.legal;
            census.in_check += position.is_check() ? 1 : 0;
            if (verdict.is_draw()) {
                census.drawn.add(counts_once);
                return;
            }
            census.decided.add(counts_once);
            census.by_plies.at(static_cast<std::size_t>(verdict.to_mate().count())).add(counts_once);
        });
        return census;
    });
}

TEST(TablebaseNumbers, OfThePositionsWithTheAttackerToMove)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const SideCensus counted = census(Color::white);
    EXPECT_EQ(counted.legal, 10'875'504U);
    EXPECT_EQ(counted.in_check, 0U);
    EXPECT_EQ(counted.decided, (Count{10'822'184, 1'352'913}));
    EXPECT_EQ(counted.drawn, (Count{53'320, 6'665}));
    EXPECT_EQ(counted.by_plies[65], (Count{1'104, 138}));
    for (std::size_t plies = 0; plies < counted.by_plies.size(); ++plies) {
        const std::size_t known = plies % 2 == 1 ? known_positions_by_plies[plies] : 0;
        EXPECT_EQ(counted.by_plies[plies].all, known) << plies << " plies";
    }
}

TEST(TablebaseNumbers, OfThePositionsWithTheDefenderToMove)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const SideCensus counted = census(Color::black);
    EXPECT_EQ(counted.legal, 13'660'584U);
    EXPECT_EQ(counted.in_check, 2'785'080U);
    EXPECT_EQ(counted.decided, (Count{11'188'168, 1'398'741}));
    EXPECT_EQ(counted.drawn, (Count{2'472'416, 309'147}));
    EXPECT_EQ(counted.by_plies[66], (Count{2'960, 370}));
    EXPECT_EQ(counted.by_plies[0], (Count{464, 58}));
    for (std::size_t plies = 0; plies < counted.by_plies.size(); ++plies) {
        const std::size_t known = plies % 2 == 0 ? known_positions_by_plies[plies] : 0;
        EXPECT_EQ(counted.by_plies[plies].all, known) << plies << " plies";
    }
}

bool has_capture(const Position& position)
{
    const Bitboard pieces = position.board().occupied();
    for (const chess::Move move : legal_moves(position)) {
        if (pieces.contains(move.to))
            return true;
    }
    return false;
}

/// The reasons for draws with the defender to move.
struct Draws {
    std::size_t stalemates = 0;
    std::size_t with_capture = 0;
    std::size_t others = 0;

    Draws& operator+=(Draws other)
    {
        stalemates += other.stalemates;
        with_capture += other.with_capture;
        others += other.others;
        return *this;
    }
};

TEST(TablebaseNumbers, OfTheDrawsWithTheDefenderToMove)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const Draws counted = on_two_threads([](Bitboard attacking_kings) {
        Draws draws;
        for_each_position(Color::black, chess::all_squares, attacking_kings, [&](const Position& position) {
            if (!solved().probe(position)->is_draw())
                return;
            if (is_stalemate(position))
                ++draws.stalemates;
            else if (has_capture(position))
                ++draws.with_capture;
            else
                ++draws.others;
        });
        return draws;
    });
    EXPECT_EQ(counted.stalemates, 12'888U);
    EXPECT_EQ(counted.with_capture, 2'330'120U);
    EXPECT_EQ(counted.others, 129'408U);
}

/// The numbers of mates by the square of the king.
struct Mates {
    std::size_t in_right_corner = 0;
    std::size_t in_wrong_corner = 0;
    std::size_t elsewhere_on_edge = 0;
    std::size_t off_edge = 0;

    void add(const Position& mate)
    {
        constexpr Bitboard corners{Square::a1, Square::h1, Square::a8, Square::h8};
        constexpr Bitboard edge =
            chess::file_squares(0) | chess::file_squares(7) | chess::rank_squares(0) | chess::rank_squares(7);
        const KbnkPieces pieces = pieces_of(mate, Color::white);
        const Square king = pieces.defending_king;
        if (!corners.contains(king))
            ++(edge.contains(king) ? elsewhere_on_edge : off_edge);
        else
            ++(is_dark(king) == is_dark(pieces.bishop) ? in_right_corner : in_wrong_corner);
    }
    friend bool operator==(const Mates&, const Mates&) = default;
};

/// The positions with at most so many plies to mate, by plies, for either side to move.
std::vector<std::vector<Position>> positions_close_to_mate(std::size_t plies)
{
    std::vector<std::vector<Position>> found(plies + 1);
    for (const Color turn : chess::all_colors) {
        for_each_position(turn, chess::all_squares, chess::all_squares, [&](const Position& position) {
            const Verdict verdict = *solved().probe(position);
            if (!verdict.is_draw() && static_cast<std::size_t>(verdict.to_mate().count()) <= plies)
                found[static_cast<std::size_t>(verdict.to_mate().count())].push_back(position);
        });
    }
    return found;
}

std::size_t number_of(const Position& position)
{
    return placement_number(pieces_of(position, Color::white));
}

/// The mates that best play by both sides leads to from these positions, which are all equally far from mate.
std::vector<Position> mates_of_best_play(std::vector<Position> positions, std::size_t plies)
{
    for (; plies > 0; --plies) {
        std::vector<bool> is_known(placement_count);
        std::vector<Position> reached;
        for (const Position& position : positions) {
            for (const chess::Move move : solved().best_moves(position)) {
                const Position next = position.play(move);
                if (is_known[number_of(next)])
                    continue;
                is_known[number_of(next)] = true;
                reached.push_back(next);
            }
        }
        positions = std::move(reached);
    }
    return positions;
}

TEST(TablebaseNumbers, OfAllMatesAndOfThoseReachedByBestPlay)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    constexpr std::size_t ten_moves = 19;
    const auto by_plies = positions_close_to_mate(ten_moves);

    Mates all;
    for (const Position& mate : by_plies[0]) {
        EXPECT_TRUE(is_checkmate(mate));
        all.add(mate);
    }
    EXPECT_EQ(all, (Mates{184, 72, 208, 0}));

    // Every longer mate passes through a position ten moves from mate.
    Mates reached;
    for (const Position& mate : mates_of_best_play(by_plies[ten_moves], ten_moves)) {
        reached.add(mate);
        const KbnkPieces pieces = pieces_of(mate, Color::white);
        const Bitboard right = is_dark(pieces.bishop) ? chess::dark_squares : chess::light_squares;
        const Bitboard right_corners = right & Bitboard{Square::a1, Square::h1, Square::a8, Square::h8};
        EXPECT_FALSE(
            (right_corners & (chess::king_attacks(pieces.defending_king) | Bitboard{pieces.defending_king}))
                .empty())
            << to_fen(mate.setup());
    }
    EXPECT_EQ(reached, (Mates{56, 0, 24, 0}));
}

} // namespace
} // namespace endgame
