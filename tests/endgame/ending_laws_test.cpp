// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that every value of an ending is one ply more than the best of its successors, for every legal
// position, or for a sample of them. Covers the endings with three pieces and those of four that represent
// all cases (two pieces together, one piece each, a pawn, two pawns), and some positions of endings with five
// pieces. prove_endings covers all others.

#include "ending_laws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "endgame/tablebase_store.h"
#include "tests/thoroughness.h"
#include "whole_proof.h"

namespace endgame {
namespace {

struct Case {
    const char* name;
    /// The number of legal positions examined, so that an empty proof fails.
    std::size_t positions;
};

void PrintTo(const Case& ending, std::ostream* out)
{
    *out << ending.name;
}

class EndingLaws : public testing::TestWithParam<Case> {};

TEST_P(EndingLaws, EveryValueIsOneMoreThanTheBestSuccessors)
{
    if (is_sanitized && std::string{GetParam().name}.size() > 3)
        GTEST_SKIP() << "takes too long under a sanitizer";
    const Material material = *Material::parse(GetParam().name);
    const Tablebase table = solve(material);
    // The signatures notice any change of a value, so a sample of the largest endings will usually do.
    constexpr std::size_t many = 200'000;
    const std::size_t positions =
        test::is_thorough() ? GetParam().positions : std::min(many, GetParam().positions);
    const Proof proof =
        positions < GetParam().positions ? prove_some(table, material, positions) : prove(table, material);
    EXPECT_EQ(proof.wrong_values.count(), 0U) << proof.wrong_values.example();
    EXPECT_EQ(proof.wrong_images.count(), 0U) << proof.wrong_images.example();
    EXPECT_EQ(proof.positions, positions);
}

INSTANTIATE_TEST_SUITE_P(Endings, EndingLaws,
                         testing::Values(Case{"KK", 1'128}, Case{"KQK", 57'402}, Case{"KRK", 62'320},
                                         Case{"KBK", 65'018}, Case{"KNK", 67'031}, Case{"KPK", 165'676},
                                         Case{"KBNK", 3'823'321}, Case{"KBBK", 1'849'622},
                                         Case{"KQKR", 3'073'764}, Case{"KRKN", 3'641'069},
                                         Case{"KPKP", 7'479'874}, Case{"KBPK", 9'437'567}),
                         [](const auto& ending) { return std::string{ending.param.name}; });

TEST(WholeProof, ExaminesAllPositionsOnce)
{
    for (const Case& ending : {Case{"KRK", 62'320}, Case{"KPK", 165'676}, Case{"KBBK", 1'849'622}}) {
        if (is_sanitized && std::string{ending.name}.size() > 3)
            continue;
        const Material material = *Material::parse(ending.name);
        const Proof proof = prove_whole(solve(material), material);
        EXPECT_EQ(proof.wrong_values.count(), 0U) << proof.wrong_values.example();
        EXPECT_EQ(proof.positions, ending.positions) << ending.name;
    }
}

/// A table that is wrong about one position and its images.
struct LyingTable {
    Tablebase truth;
    chess::Position position;

    std::optional<Verdict> probe(const chess::Position& asked) const
    {
        return asked.setup() == position.setup() ? Verdict::draw() : truth.probe(asked);
    }
};

TEST(WholeProof, FindsOneWrongValue)
{
    const Material material = *Material::parse("KRK");
    for (const char* const fen : {"8/8/8/8/3K4/8/1k6/7R w - - 0 1", "7R/8/8/8/3K4/8/1k6/8 b - - 0 1"}) {
        const LyingTable table{solve(material), position_of(fen)};
        EXPECT_GE(prove_whole(table, material).wrong_values.count(), 1U) << fen;
    }
}

/// An ending of five pieces, and its longest mates with either side as the attacker.
struct LargeCase {
    const char* name;
    int longest;
    int longest_reversed;
};

void PrintTo(const LargeCase& ending, std::ostream* out)
{
    *out << ending.name;
}

class LargeEndingLaws : public testing::TestWithParam<LargeCase> {};

TEST_P(LargeEndingLaws, EveryValueIsOneMoreThanTheBestSuccessors)
{
    if (is_sanitized)
        GTEST_SKIP() << "takes too long under a sanitizer";
    const Material material = *Material::parse(GetParam().name, most_pieces_on_request);
    const Tablebase table = solve(material);
    EXPECT_EQ(table.longest_mate(material), GetParam().longest);
    EXPECT_EQ(table.longest_mate(material.reversed()), GetParam().longest_reversed);
    const Proof proof = prove_some(table, material, 20'000);
    EXPECT_EQ(proof.wrong_values.count(), 0U) << proof.wrong_values.example();
    EXPECT_EQ(proof.wrong_images.count(), 0U) << proof.wrong_images.example();
}

/// The cheapest endings of their kinds; prove_endings covers the others.
std::vector<LargeCase> large_cases()
{
    std::vector<LargeCase> cases{{"KNNKN", 7, 1}, {"KQRBK", 5, 0}, {"KRBKR", 65, 30}, {"KBNKN", 107, 1}};
    if (test::is_thorough())
        cases.push_back({"KRNKR", 37, 41}); // solved as KRBKR is
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Endings, LargeEndingLaws, testing::ValuesIn(large_cases()),
                         [](const auto& ending) { return std::string{ending.param.name}; });

} // namespace
} // namespace endgame
