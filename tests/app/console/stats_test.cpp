// SPDX-License-Identifier: GPL-3.0-or-later

// The known statistics of the endings as printed by `stats`; those of KBNK equal the numbers that the
// tablebase tests count independently.

#include "console/stats.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kbnk_positions.h"
#include "program.h"

namespace console {
namespace {

using Numbers = std::array<std::uint64_t, 2>;

constexpr std::array<std::uint64_t, 67> known_positions_by_plies{
    464,     1840,   312,    1200,   296,    3216,    1792,    15960,   8064,    39752,   11184,   45192,
    15144,   48396,  11860,  40408,  14588,  42720,   13936,   56240,   24968,   95208,   49324,   142084,
    68520,   189592, 84852,  190296, 62924,  139684,  49912,   118004,  55312,   114200,  54704,   119780,
    53968,   127480, 78824,  216552, 142764, 350136,  236304,  484868,  338024,  576832,  363400,  584456,
    473768,  729040, 651668, 949808, 997800, 1278384, 1353824, 1531500, 1815448, 1434268, 2027508, 859400,
    1484940, 261004, 553388, 33580,  85424,  1104,    2960};

TEST(ConsoleStats, OfBishopAndKnightAreTheKnownNumbers)
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

/// The two numbers of a row of the first table, with the attacker to move first.
Numbers row_of(const std::string& text, const std::string& name)
{
    for (const std::string& line : lines_of(text)) {
        const std::vector<std::string> fields = split(line, '\t');
        if (fields[0] == name)
            return {std::stoull(fields.at(1)), std::stoull(fields.at(2))};
    }
    ADD_FAILURE() << "no row " << name;
    return {};
}

struct LongestMates {
    const char* ending;
    /// In moves, with the winner to move: of the side named first, and of the other if it can win.
    int attacker;
    int defender;
};

TEST(ConsoleStats, IncludeTheLongestMatesOfEveryEnding)
{
    constexpr std::array known{
        LongestMates{"KQK", 10, 0},   LongestMates{"KRK", 16, 0},   LongestMates{"KBK", 0, 0},
        LongestMates{"KNK", 0, 0},    LongestMates{"KPK", 28, 0},   LongestMates{"KQQK", 4, 0},
        LongestMates{"KQRK", 6, 0},   LongestMates{"KQBK", 8, 0},   LongestMates{"KQNK", 9, 0},
        LongestMates{"KQPK", 10, 0},  LongestMates{"KRRK", 7, 0},   LongestMates{"KRBK", 16, 0},
        LongestMates{"KRNK", 16, 0},  LongestMates{"KRPK", 16, 0},  LongestMates{"KBBK", 19, 0},
        LongestMates{"KBNK", 33, 0},  LongestMates{"KBPK", 31, 0},  LongestMates{"KNNK", 1, 0},
        LongestMates{"KNPK", 27, 0},  LongestMates{"KPPK", 32, 0},  LongestMates{"KQKQ", 13, 13},
        LongestMates{"KQKR", 35, 19}, LongestMates{"KQKB", 17, 0},  LongestMates{"KQKN", 21, 0},
        LongestMates{"KQKP", 28, 29}, LongestMates{"KRKR", 19, 19}, LongestMates{"KRKB", 29, 0},
        LongestMates{"KRKN", 40, 1},  LongestMates{"KRKP", 26, 43}, LongestMates{"KBKB", 1, 1},
        LongestMates{"KBKN", 1, 1},   LongestMates{"KBKP", 1, 29},  LongestMates{"KNKN", 1, 1},
        LongestMates{"KNKP", 7, 29},  LongestMates{"KPKP", 33, 33}};
    for (const LongestMates& of : known) {
        // Pawns lead to every other ending, which takes too long under sanitizers.
        if (endgame::is_sanitized && std::string_view{of.ending}.find('P') != std::string_view::npos)
            continue;
        const std::string text = run({"stats", of.ending}).out;
        const auto plies = [](int moves) {
            return static_cast<std::uint64_t>(moves > 0 ? 2 * moves - 1 : 0);
        };
        EXPECT_EQ(row_of(text, "longest, in plies")[0], plies(of.attacker)) << of.ending;
        const bool is_two_sided = std::string_view{of.ending}.back() != 'K';
        EXPECT_EQ(text.find("longest of the defender") != std::string::npos, is_two_sided) << of.ending;
        if (of.defender > 0) {
            EXPECT_EQ(row_of(text, "longest of the defender, in plies")[1], plies(of.defender)) << of.ending;
        }
    }
}

TEST(ConsoleStats, MatchPublishedWins)
{
    // Published without the positions mirrored left to right.
    const std::string pawn = run({"stats", "KPK"}).out;
    EXPECT_EQ(row_of(pawn, "won by the attacker"),
              (Numbers{2 * std::uint64_t{62'480}, 2 * std::uint64_t{48'802}}));
    EXPECT_EQ(row_of(pawn, "drawn"), (Numbers{2 * std::uint64_t{19'184}, 2 * std::uint64_t{35'210}}));
    // Two pieces of the same kind count in both orders.
    const std::string knights = run({"stats", "KNNK"}).out;
    EXPECT_EQ(row_of(knights, "checkmate"), (Numbers{0, 240}));
    EXPECT_EQ(row_of(knights, "won by the attacker"), (Numbers{1'232, 240}));
}

TEST(ConsoleStats, HaveADefendersRowAndColumnIfItHasAPiece)
{
    const std::vector<std::string> lines = lines_of(run({"stats", "KQKR"}).out);
    ASSERT_EQ(lines.size(), 12U + 71U);
    const std::vector<std::string> beginning{"KQKR\tattacker to move\tdefender to move",
                                             "legal\t8952608\t10780728",
                                             "in check\t1869840\t3697960",
                                             "won by the attacker\t8863768\t7062680",
                                             "won by the defender\t17136\t3090088",
                                             "drawn\t71704\t627960",
                                             "checkmate\t2448\t10972",
                                             "stalemate\t0\t0",
                                             "longest, in plies\t69\t70",
                                             "longest of the defender, in plies\t36\t37",
                                             "",
                                             "plies\twon by the attacker\twon by the defender",
                                             "0\t10972\t2448"};
    EXPECT_EQ(std::vector(lines.begin(), lines.begin() + 13), beginning);
    EXPECT_EQ(lines.back().substr(0, 3), "70\t");
}

TEST(ConsoleStats, AreSymmetricForEqualPieces)
{
    const std::string text = run({"stats", "KPKP"}).out;
    const auto swapped = [](Numbers numbers) { return Numbers{numbers[1], numbers[0]}; };
    EXPECT_EQ(row_of(text, "won by the attacker"), swapped(row_of(text, "won by the defender")));
    for (const char* const name : {"legal", "in check", "drawn", "checkmate", "stalemate"})
        EXPECT_EQ(row_of(text, name), swapped(row_of(text, name))) << name;
    const std::string queen = run({"stats", "KQKR"}).out;
    const std::string rook = run({"stats", "KRKQ"}).out;
    EXPECT_EQ(row_of(queen, "won by the attacker"), swapped(row_of(rook, "won by the defender")));
    EXPECT_EQ(row_of(queen, "legal"), swapped(row_of(rook, "legal")));
}

TEST(ConsoleStats, CoverFivePiecesOnDemand)
{
    const Ran ran = run({"stats", "KNNKN", "--pieces", "5"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const std::vector<std::string> lines = lines_of(ran.out);
    const std::vector<std::string> beginning{"KNNKN\tattacker to move\tdefender to move",
                                             "legal\t689958240\t752115360",
                                             "in check\t56985488\t119142608",
                                             "won by the attacker\t546824\t80680",
                                             "won by the defender\t896\t4688",
                                             "drawn\t689410520\t752029992",
                                             "checkmate\t896\t15344",
                                             "stalemate\t0\t0",
                                             "longest, in plies\t13\t12",
                                             "longest of the defender, in plies\t0\t1",
                                             "",
                                             "plies\twon by the attacker\twon by the defender",
                                             "0\t15344\t896",
                                             "1\t79216\t4688"};
    ASSERT_EQ(lines.size(), 26U);
    EXPECT_EQ(std::vector(lines.begin(), lines.begin() + 14), beginning);
    EXPECT_EQ(run({"stats", "KQK", "--pieces", "5"}).out, run({"stats", "KQK"}).out);
    const Ran large = run({"stats", "KNNKNN", "--pieces", "5"});
    EXPECT_EQ(large.code, 2);
    EXPECT_NE(large.err.find("with at most 3 besides the kings"), std::string::npos) << large.err;
}

TEST(ConsoleStats, ListRemarkablePositionsOnRequest)
{
    const std::string plain = run({"stats", "KRKN"}).out;
    const std::string with = run({"stats", "KRKN", "--positions"}).out;
    ASSERT_EQ(with.substr(0, plain.size()), plain);
    const std::vector<std::string> lines = lines_of(with.substr(plain.size()));
    ASSERT_EQ(lines.size(), 11U + 18U);
    EXPECT_EQ(lines[1], "longest\t1");
    EXPECT_EQ(lines[4], "longest of the defender\t4");
    EXPECT_EQ(lines[10], "reciprocal zugzwang\t18");
    for (std::size_t i = 11; i < lines.size(); ++i) {
        const std::vector<std::string> fields = split(lines[i], '\t');
        EXPECT_NE(fields.at(0).find(" b - - 0 1"), std::string::npos) << lines[i];
        EXPECT_EQ(fields.at(1), "draws") << "White would only draw if it had to move";
    }
    EXPECT_EQ(run({"stats", "KBNK", "--positions"}).out.find("longest of the defender"), std::string::npos);
}

TEST(ConsoleStats, RefuseInvalidEndings)
{
    for (const std::string name : {"KQQKQ", "KBNKK", "BNK", "kbnk", "K", ""}) {
        const Ran ran = run({"stats", name});
        EXPECT_EQ(ran.code, 2) << name;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, "rightcorner-cli: “" + name +
                               "” is not an ending: name White's pieces, then Black's, with at most 2 "
                               "besides the kings, such as "
                               "KBNK, KQKR or KPK.\n");
    }
    EXPECT_EQ(lines_of(run({"stats", "\x1b[2J"}).err).size(), 1U);
    EXPECT_EQ(run({"stats"}).code, 2);
}

} // namespace
} // namespace console
