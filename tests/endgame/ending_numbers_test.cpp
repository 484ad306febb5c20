// SPDX-License-Identifier: GPL-3.0-or-later

// Published numbers of endings: longest mates and numbers of won positions.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "sets/solved_sets.h"

namespace endgame {
namespace {

/// The tablebase of all endings requested so far, including this one.
const Tablebase& knowing(const Material& ending)
{
    static TablebaseStore store;
    store.learn(ending);
    return store.known();
}

int longest_mate(const char* name)
{
    const Material material = *Material::parse(name);
    return knowing(material).longest_mate(material);
}

struct LongestMate {
    const char* name;
    int moves;
};

void PrintTo(const LongestMate& ending, std::ostream* out)
{
    *out << ending.name;
}

class LongestMates : public testing::TestWithParam<LongestMate> {};

TEST_P(LongestMates, MatchPublishedValues)
{
    EXPECT_EQ(longest_mate(GetParam().name), GetParam().moves);
}

// The attacker, named first, is to move.
INSTANTIATE_TEST_SUITE_P(
    Endings, LongestMates,
    testing::Values(
        LongestMate{"KQK", 10}, LongestMate{"KRK", 16}, LongestMate{"KBK", 0}, LongestMate{"KNK", 0},
        LongestMate{"KPK", 28}, LongestMate{"KBBK", 19}, LongestMate{"KBNK", 33}, LongestMate{"KNNK", 1},
        LongestMate{"KQQK", 4}, LongestMate{"KQRK", 6}, LongestMate{"KQBK", 8}, LongestMate{"KQNK", 9},
        LongestMate{"KRRK", 7}, LongestMate{"KRBK", 16}, LongestMate{"KRNK", 16}, LongestMate{"KQPK", 10},
        LongestMate{"KRPK", 16}, LongestMate{"KBPK", 31}, LongestMate{"KNPK", 27}, LongestMate{"KPPK", 32},
        LongestMate{"KQKQ", 13}, LongestMate{"KQKR", 35}, LongestMate{"KQKB", 17}, LongestMate{"KQKN", 21},
        LongestMate{"KQKP", 28}, LongestMate{"KRKR", 19}, LongestMate{"KRKB", 29}, LongestMate{"KRKN", 40},
        LongestMate{"KRKP", 26}, LongestMate{"KBKB", 1}, LongestMate{"KBKN", 1}, LongestMate{"KBKP", 1},
        LongestMate{"KNKN", 1}, LongestMate{"KNKP", 7}, LongestMate{"KPKP", 33}, LongestMate{"KRKQ", 19},
        LongestMate{"KPKQ", 29}, LongestMate{"KPKR", 43}, LongestMate{"KPKB", 29}, LongestMate{"KPKN", 29}),
    [](const auto& ending) { return std::string{ending.param.name}; });

/// The number of positions with each result, up to the symmetries of the board.
struct Counts {
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t lost = 0;
    std::size_t drawn_by_defender = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// The placements of an arrangement; in the published numbers, swapping two identical pieces gives a
/// different placement.
std::vector<sets::Placement> placements_of(const chess::Board& board, const Material& material)
{
    sets::Placement placement{
        .kings = {.defending = board.of(chess::Color::black, chess::Role::king).first(),
                  .attacking = board.of(chess::Color::white, chess::Role::king).first()},
        .pieces = {}};
    const auto pieces = material.pieces();
    for (std::size_t piece = 0; piece < pieces.size(); ++piece)
        placement.pieces[piece] = board.of(pieces[piece].role).first();
    if (pieces.size() < 2 || pieces[0] != pieces[1])
        return {placement};
    const chess::Bitboard alike = board.of(pieces[0].role);
    placement.pieces = {alike.first(), alike.last()};
    sets::Placement other = placement;
    std::swap(other.pieces[0], other.pieces[1]);
    return {placement, other};
}

/// True if a placement is the smallest of its images.
bool is_canonical(const sets::Placement& placement, std::size_t symmetries)
{
    const auto squares = [&](std::size_t symmetry) {
        return std::array{image(placement.kings.defending, symmetry),
                          image(placement.kings.attacking, symmetry), image(placement.pieces[0], symmetry),
                          image(placement.pieces[1], symmetry)};
    };
    for (std::size_t symmetry = 1; symmetry < symmetries; ++symmetry) {
        if (squares(symmetry) < squares(0))
            return false;
    }
    return true;
}

/// True if an arrangement is legal, or would be if it were not for the last move, which the tables ignore.
bool can_be(const chess::Setup& setup)
{
    return std::ranges::all_of(faults_of(setup), [](const chess::SetupFault& fault) {
        return fault.kind == chess::SetupFault::Kind::impossible_check;
    });
}

/// Counts an ending in which the defender has only the king.
Counts counts_of(const char* name)
{
    const Material material = *Material::parse(name);
    const auto distances = sets::solution_of(material);
    const std::size_t symmetries = material.has_pawn() ? 2 : chess::symmetry_count;
    Counts counts;
    for_each_arrangement(material, chess::all_squares, [&](chess::Setup setup) {
        for (const Side turn : {Side::attacker, Side::defender}) {
            setup.turn = turn == Side::attacker ? chess::Color::white : chess::Color::black;
            if (!can_be(setup))
                continue;
            for (const sets::Placement& placement : placements_of(setup.board, material)) {
                if (!is_canonical(placement, symmetries))
                    continue;
                const bool mates = distances->at(turn, placement) != 0;
                if (turn == Side::attacker)
                    ++(mates ? counts.won : counts.drawn);
                else
                    ++(mates ? counts.lost : counts.drawn_by_defender);
            }
        }
    });
    return counts;
}

TEST(EndingCounts, OfQueenAgainstKing)
{
    EXPECT_EQ(counts_of("KQK"), (Counts{18'081, 0, 25'160, 2'896}));
}

TEST(EndingCounts, OfRookAgainstKing)
{
    EXPECT_EQ(counts_of("KRK"), (Counts{21'959, 0, 25'260, 2'796}));
}

TEST(EndingCounts, OfPawnAgainstKing)
{
    EXPECT_EQ(counts_of("KPK"), (Counts{62'480, 19'184, 48'802, 35'210}));
}

TEST(EndingCounts, OfTwoBishopsAgainstKing)
{
    EXPECT_EQ(counts_of("KBBK"), (Counts{625'902, 644'640, 703'510, 1'004'378}));
}

TEST(EndingCounts, OfTwoKnightsAgainstKing)
{
    EXPECT_EQ(counts_of("KNNK"), (Counts{154, 1'437'574, 30, 1'707'858}));
}

} // namespace
} // namespace endgame
