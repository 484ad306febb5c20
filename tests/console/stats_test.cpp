// SPDX-License-Identifier: GPL-3.0-or-later

// The known numbers of the ending as `stats` tells them, and they are the same as those the tests of the
// table count their own way.

#include "console/stats.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

#include "program.h"

namespace console {
namespace {

constexpr std::array<std::uint64_t, 67> known_positions_by_plies{
    464,     1840,   312,    1200,   296,    3216,    1792,    15960,   8064,    39752,   11184,   45192,
    15144,   48396,  11860,  40408,  14588,  42720,   13936,   56240,   24968,   95208,   49324,   142084,
    68520,   189592, 84852,  190296, 62924,  139684,  49912,   118004,  55312,   114200,  54704,   119780,
    53968,   127480, 78824,  216552, 142764, 350136,  236304,  484868,  338024,  576832,  363400,  584456,
    473768,  729040, 651668, 949808, 997800, 1278384, 1353824, 1531500, 1815448, 1434268, 2027508, 859400,
    1484940, 261004, 553388, 33580,  85424,  1104,    2960};

TEST(ConsoleStats, AreTheKnownNumbers)
{
    const Ran ran = run({"stats", "KBNK"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 10 + known_positions_by_plies.size());
    const std::vector<std::string> totals{"KBNK\tattacker to move\tdefender to move",
                                          "legal\t10875504\t13660584",
                                          "in check\t0\t2785080",
                                          "won by the attacker\t10822184\t11188168",
                                          "drawn\t53320\t2472416",
                                          "checkmate\t0\t464",
                                          "stalemate\t0\t12888",
                                          "longest, in plies\t65\t66",
                                          "",
                                          "plies\tpositions"};
    for (std::size_t i = 0; i < totals.size(); ++i)
        EXPECT_EQ(lines[i], totals[i]);
    for (std::size_t plies = 0; plies < known_positions_by_plies.size(); ++plies)
        EXPECT_EQ(lines[totals.size() + plies],
                  std::to_string(plies) + '\t' + std::to_string(known_positions_by_plies[plies]));
}

TEST(ConsoleStats, RefuseAnEndingWithoutATable)
{
    const Ran ran = run({"stats", "KQK"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              "rightcorner-cli: There is no table of the ending KQK: the only one is KBNK, king, bishop and "
              "knight against king.\n");
    EXPECT_EQ(lines_of(run({"stats", "\x1b[2J"}).err).size(), 1U);
    EXPECT_EQ(run({"stats"}).code, 2);
}

} // namespace
} // namespace console
