// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/fen_lines.h"

#include <gtest/gtest.h>

#include "chess/fen.h"

namespace console {
namespace {

std::string answer(std::string_view line)
{
    std::string out = "before\n";
    append_answer(out, line, [](std::string& fields, const chess::Position& position) {
        fields += "read\t";
        append(fields, position.king(chess::Color::white));
    });
    return out.substr(7);
}

TEST(FenLines, ParseAPositionForTheCommand)
{
    EXPECT_EQ(answer("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\tread\te1\n");
    EXPECT_EQ(answer(" \t4k3/8/8/8/8/8/8/4K3 b\r"), "4k3/8/8/8/8/8/8/4K3 b\tread\te1\n");
}

TEST(FenLines, PrintEachBlankAsASpace)
{
    EXPECT_EQ(answer("4k3/8/8/8/8/8/8/4K3\tw\r\v\f- - 0 1"), "4k3/8/8/8/8/8/8/4K3 w   - - 0 1\tread\te1\n");
}

TEST(FenLines, ReportWhyALineIsInvalid)
{
    EXPECT_EQ(answer("startpos"),
              "startpos\tunreadable\t“s” is neither a piece nor a number of squares (character 1).\t\n");
    EXPECT_EQ(answer("8/8/8/8/8/8/8/4K3 w - - 0 1"),
              "8/8/8/8/8/8/8/4K3 w - - 0 1\tillegal\tBlack has no king.\t\n");
}

TEST(FenLines, WriteSquaresMovesAndNumbers)
{
    std::string out;
    append(out, chess::Square::e4);
    append(out, chess::Move{chess::Square::a7, chess::Square::a8, chess::Role::queen});
    append(out, -12);
    EXPECT_EQ(out, "e4a7a8q-12");
}

} // namespace
} // namespace console
