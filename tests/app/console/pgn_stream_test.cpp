// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_stream.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <string>
#include <utility>
#include <vector>

#include "chess/pgn_reader.h"
#include "program.h"

namespace console {
namespace {

std::vector<chess::PgnCut> cut(const std::string& pgn)
{
    const TemporaryFolder folder;
    write_file(folder.file("games.pgn"), pgn);
    const int descriptor = open(folder.file("games.pgn").c_str(), O_RDONLY | O_CLOEXEC);
    PgnStream stream{descriptor};
    std::vector<chess::PgnCut> games;
    while (auto game = stream.next())
        games.push_back(std::move(*game));
    EXPECT_EQ(stream.failure(), 0);
    close(descriptor);
    return games;
}

std::string game_of(std::size_t number, const std::string& comment = {})
{
    return "[Event \"" + std::to_string(number) + "\"]\n\n1. e4 {" + comment + "} *\n\n";
}

TEST(PgnStream, SplitsGamesWhereverPiecesOfTheFileEnd)
{
    // Games of many lengths, so that each part of a game falls on a border between pieces once.
    std::string pgn;
    for (std::size_t i = 0; i < 10'000; ++i)
        pgn += game_of(i, std::string(i % 97, 'x'));
    const auto games = cut(pgn);
    ASSERT_EQ(games.size(), 10'000U);
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].text, game_of(i, std::string(i % 97, 'x')));
        EXPECT_EQ(games[i].extent.place.game, i + 1);
        EXPECT_EQ(games[i].extent.place.line, 4 * i + 1);
    }
}

TEST(PgnStream, ReadsUtf16Text)
{
    using std::string_literals::operator""s;
    const auto games = cut("\xFE\xFF\0e\0"
                           "4\0 \0*"s);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].text, "e4 *");
}

TEST(PgnStream, HasNoGamesInAnEmptyFile)
{
    EXPECT_TRUE(cut("").empty());
    EXPECT_TRUE(cut("\n\n% nothing\n").empty());
}

// Fault 25
TEST(PgnStream, KeepsTheHeadOfAnEndlessGameAndTheFollowingGames)
{
    const std::string endless(4 * chess::pgn_game_length_limit, 'x');
    const auto games = cut(game_of(0) + game_of(1, endless) + game_of(2) + game_of(3));
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(games[0].text, game_of(0));
    EXPECT_EQ(games[1].text, game_of(1, endless).substr(0, chess::pgn_game_length_limit + 1));
    EXPECT_EQ(games[2].text, game_of(2));
    EXPECT_EQ(games[3].text, game_of(3));
}

TEST(PgnStream, ReportsReadErrors)
{
    PgnStream stream{-1};
    EXPECT_FALSE(stream.next());
    EXPECT_EQ(stream.failure(), EBADF);
}

} // namespace
} // namespace console
