// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/table_1999/answers.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.h"
#include "kbnk_positions.h"
#include "table_1999/solved_tables.h"

namespace endgame::table_1999 {
namespace {

using chess::Move;
using chess::Position;
using enum chess::Square;

TEST(Answers1999, AcceptsPositionsWithWhiteAttackingAndToMove)
{
    EXPECT_EQ(pieces_of(position_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1")), (Pieces{c7, d5, b5, a8}));
    EXPECT_EQ(pieces_of(position_of("k7/2K5/8/1B1N4/8/8/8/8 b - - 0 1")), std::nullopt);
    EXPECT_EQ(pieces_of(position_of("K7/2k5/8/1b1n4/8/8/8/8 b - - 0 1")), std::nullopt);
    EXPECT_EQ(pieces_of(position_of("K7/2k5/8/3n4/8/8/8/2b5 w - - 0 1")), std::nullopt);
    EXPECT_EQ(pieces_of(position_of("k7/2K5/8/1B6/8/8/8/8 w - - 0 1")), std::nullopt);
    EXPECT_EQ(pieces_of(Position::initial()), std::nullopt);
}

TEST(Answers1999, MatchTheTableOfThePublishedDescription)
{
    const Answers& answers = in_place().answers;
    EXPECT_EQ(answers.at({a1, a1, b1, h8}), answer::invalid) << "two pieces on one square";
    EXPECT_EQ(answers.at({a1, c1, d1, a2}), answer::invalid) << "kings touch";
    EXPECT_EQ(answers.at({a1, c1, d1, e2}), answer::invalid) << "Black in check, not mated";
    EXPECT_EQ(answers.at({b6, a6, c6, a8}), answer::mated) << "Black in check and mated";
    EXPECT_EQ(answers.at({a1, e4, c4, d4}), answer::draw) << "both pieces attacked";
    EXPECT_EQ(answers.winning_move({c7, b5, d7, a8}), (Move{d7, c6})) << "mate at once";
    for (const Pieces& pieces : {Pieces{a1, a1, b1, h8}, Pieces{b6, a6, c6, a8}, Pieces{a1, e4, c4, d4}})
        EXPECT_EQ(answers.winning_move(pieces), std::nullopt);
}

// Tables that differ from it in one byte: answers_file_test.cpp.
TEST(Answers1999, AreOnlyCreatedFromTablesOfTheSolver)
{
    EXPECT_FALSE(Answers::from({}));
    EXPECT_FALSE(Answers::from(std::vector<std::uint8_t>(arrangement_count)));
    EXPECT_FALSE(Answers::from(std::vector<std::uint8_t>(arrangement_count + 1)));
}

TEST(Answers1999, HaveTheChecksumOfZlib)
{
    const std::string text = "123456789";
    const std::vector<std::uint8_t> bytes{text.begin(), text.end()};
    EXPECT_EQ(checksum(bytes), 0xCBF43926U); // the check value of CRC-32
    EXPECT_EQ(checksum({}), 0U);
}

} // namespace
} // namespace endgame::table_1999
