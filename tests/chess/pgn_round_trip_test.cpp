// SPDX-License-Identifier: GPL-3.0-or-later

// Written games are read back unchanged: random games with all features, games from other sources, and with
// another program in between.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "chess/pgn_index.h"
#include "chess/pgn_text.h"
#include "pgn_printing.h"
#include "random_positions.h"

namespace chess {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

// Random games.

constexpr std::array<std::string_view, 19> odd_words{
    "word", "a",   "{", "(1.", "e4)",          ";",      "%",         "%x", "[Event", "\"x\"]", "[", "]",
    "\\",   "1-0", "*", "$1",  "\u00FC\u00DF", "\u265E", "\U0001F600"};

std::string random_words(Random& random, std::size_t most)
{
    std::string text;
    for (std::size_t words = random_number(random, most + 1); words > 0; --words) {
        text += text.empty() ? "" : " ";
        text += odd_words[random_number(random, odd_words.size())];
    }
    return text;
}

char random_color(Random& random)
{
    return "GRYBCZ"[random_number(random, 6)];
}

Square random_square(Random& random)
{
    return square_at(random_number(random, 64));
}

Comment random_comment(Random& random)
{
    Comment comment;
    comment.text = random_words(random, random_number(random, 4) == 0 ? 40 : 4);
    for (std::size_t i = random_number(random, 20); i > 16; --i) {
        comment.squares.add({random_color(random), random_square(random)});
        comment.arrows.add({random_color(random), random_square(random), random_square(random)});
    }
    constexpr std::array<std::string_view, 5> names{"clk", "eval", "csl", "x_1", "EMT"};
    for (std::size_t i = random_number(random, 4); i > 2; --i) {
        std::string value = random_words(random, 3);
        value.erase(std::remove(value.begin(), value.end(), ']'), value.end());
        while (!value.empty() && value.back() == ' ')
            value.pop_back();
        if (value.find("  ") == std::string::npos && value.substr(0, 1) != " ")
            comment.commands.push_back({std::string{names[random_number(random, names.size())]}, value});
    }
    return comment;
}

/// True if PGN can distinguish a comment before this move from one after the previous move.
bool has_place_before(const GameTree& tree, GameTree::NodeId id)
{
    const std::optional<GameTree::NodeId> parent = tree.node(id).parent;
    if (!parent || !tree.is_main(id))
        return parent.has_value();
    const std::optional<GameTree::NodeId> grandparent = tree.node(*parent).parent;
    return grandparent && tree.is_main(*parent) && tree.node(*grandparent).children.size() > 1;
}

void annotate(GameTree& tree, GameTree::NodeId id, Random& random)
{
    Annotations annotations;
    for (std::size_t i = id == GameTree::root ? 0 : random_number(random, 6); i > 3; --i)
        annotations.nags.push_back(static_cast<Nag>(random_number(random, 256)));
    annotations.after = random_comment(random);
    if (has_place_before(tree, id))
        annotations.before = random_comment(random);
    tree.annotate(id) = annotations;
}

GameTree random_tree(Random& random)
{
    const std::size_t which = random_number(random, 2 * game_starts.size());
    GameTree tree{which < game_starts.size() ? position_of(game_starts[which]) : random_position(random)};
    for (std::size_t moves = random_number(random, 50); moves > 0; --moves) {
        const std::size_t back =
            random_number(random, 3) == 0 ? random_number(random, tree.nodes().size()) : 0;
        const GameTree::NodeId parent = tree.nodes().size() - 1 - back;
        const MoveList legal = legal_moves(tree.node(parent).position);
        if (!legal.empty())
            tree.add(parent, legal[random_number(random, legal.size())]);
    }
    for (GameTree::NodeId id = 0; id < tree.nodes().size(); ++id) {
        if (random_number(random, 4) == 0)
            annotate(tree, id, random);
    }
    return tree;
}

PgnGame random_game(Random& random)
{
    PgnGame game{{}, random_tree(random), static_cast<PgnResult>(random_number(random, 4))};
    for (const char* const name : {"Event", "Site", "Date", "Round", "White", "Black", "ECO", "a_1"}) {
        if (random_number(random, 2) == 0)
            game.tags.set(name, random_words(random, 6));
    }
    return game;
}

void expect_short_lines(const std::string& pgn)
{
    std::istringstream moves{pgn.substr(pgn.find("\n\n") + 2)};
    for (std::string line; std::getline(moves, line);)
        ASSERT_LE(count_characters(line), 80U) << pgn;
}

// Fault 28
TEST(PgnRoundTrip, TenThousandRandomGamesAreReadBackUnchanged)
{
    Random random{31};
    for (int i = 0; i < 10'000; ++i) {
        const PgnGame game = random_game(random);
        const std::string pgn = to_pgn(game);
        const PgnReading reading = read_one(pgn);
        ASSERT_EQ(reading.game, game);
        ASSERT_THAT(reading.errors, IsEmpty()) << pgn;
        ASSERT_NO_FATAL_FAILURE(expect_short_lines(pgn));
    }
}

TEST(PgnRoundTrip, AFileOfRandomGamesIsSplitCorrectly)
{
    Random random{37};
    std::vector<PgnGame> games;
    std::string pgn;
    for (int i = 0; i < 500; ++i) {
        games.push_back(random_game(random));
        pgn += to_pgn(games.back());
    }
    const std::vector<PgnReading> readings = read_pgn(pgn);
    ASSERT_THAT(readings, SizeIs(games.size()));
    EXPECT_EQ(index_pgn(pgn).size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        ASSERT_EQ(readings[i].game, games[i]);
}

// Games from other sources.

std::string text_of(const std::filesystem::path& path)
{
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

struct FileOfGames {
    std::filesystem::path path;
    std::vector<PgnReading> games;
};

/// The files in a folder of a Debian package.
std::vector<FileOfGames> shipped_games(const std::filesystem::path& folder)
{
    std::vector<FileOfGames> files;
    if (!std::filesystem::is_directory(folder))
        return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.path().extension() == ".pgn")
            files.push_back({entry.path(), read_pgn(text_of(entry.path()))});
    }
    return files;
}

/// Totals over some files.
struct Count {
    std::size_t files = 0;
    std::size_t games = 0;
    std::size_t moves = 0;
    std::vector<std::string> errors;
};

Count count(const std::vector<FileOfGames>& files)
{
    Count count;
    count.files = files.size();
    for (const FileOfGames& file : files) {
        count.games += file.games.size();
        for (const PgnReading& reading : file.games) {
            count.moves += reading.game.tree.nodes().size() - 1;
            for (const PgnError& error : reading.errors)
                count.errors.push_back(testing::PrintToString(error));
        }
    }
    std::sort(count.errors.begin(), count.errors.end());
    return count;
}

void expect_round_trips(const std::vector<FileOfGames>& files)
{
    for (const FileOfGames& file : files) {
        EXPECT_EQ(index_pgn(text_of(file.path)).size(), file.games.size()) << file.path;
        for (const PgnReading& reading : file.games) {
            const PgnReading again = read_one(to_pgn(reading.game));
            ASSERT_EQ(again.game, reading.game) << file.path;
            ASSERT_THAT(again.errors, IsEmpty()) << file.path;
        }
    }
}

TEST(PgnRoundTrip, TheOpeningsOfPgnExtract)
{
    const std::vector<FileOfGames> files = shipped_games("/usr/share/pgn-extract");
    if (files.empty())
        GTEST_SKIP() << "The games of pgn-extract are not there: install Debian's package pgn-extract.";
    const Count counted = count(files);
    EXPECT_EQ(counted.files, 1U);
    EXPECT_EQ(counted.games, 2014U);
    EXPECT_EQ(counted.moves, 20697U);
    EXPECT_THAT(counted.errors, IsEmpty());
    expect_round_trips(files);
}

TEST(PgnRoundTrip, TheLessonsAndPuzzlesOfPychess)
{
    const std::vector<FileOfGames> files = shipped_games("/usr/share/pychess/learn");
    if (files.empty())
        GTEST_SKIP() << "The games of pychess are not there: install Debian's package pychess.";
    const Count counted = count(files);
    EXPECT_EQ(counted.files, 31U);
    EXPECT_EQ(counted.games, 1319U);
    EXPECT_GE(counted.moves, 4000U);
    // The authors wrote moves for other positions than they set up; pgn-extract refuses the same ones.
    EXPECT_THAT(counted.errors, testing::ElementsAre("illegal_move in game 1 at 15:6: Nxg5",
                                                     "illegal_move in game 1 at 17:137: Kf8",
                                                     "illegal_move in game 17 at 270:15: Bxc6+",
                                                     "illegal_move in game 18 at 286:16: Nxg5"));
    expect_round_trips(files);
}

// Another program.

constexpr const char* pgn_extract = "/usr/games/pgn-extract";

/// The output of pgn-extract for a file of games, and its messages.
struct Extracted {
    std::string games;
    std::string complaints;
};

Extracted extract(const std::string& pgn)
{
    const std::filesystem::path folder = std::filesystem::path{testing::TempDir()} /
                                         ("pgn-extract-" + std::to_string(std::hash<std::string>{}(pgn)));
    std::filesystem::create_directories(folder);
    std::ofstream{folder / "in.pgn", std::ios::binary} << pgn;
    const std::string at = folder.string() + '/';
    const std::string command =
        std::string{pgn_extract} + " -s -o" + at + "out.pgn " + at + "in.pgn 2>" + at + "said";
    const int status = std::system(command.c_str());
    EXPECT_EQ(status, 0) << command;
    Extracted extracted{text_of(folder / "out.pgn"), text_of(folder / "said")};
    std::filesystem::remove_all(folder);
    return extracted;
}

TEST(PgnRoundTrip, ExchangesGamesWithPgnExtract)
{
    if (!std::filesystem::exists(pgn_extract))
        GTEST_SKIP() << pgn_extract << " is not there: install Debian's package pgn-extract.";
    Random random{41};
    std::vector<PgnGame> games;
    std::string pgn;
    for (int i = 0; i < 1000; ++i) {
        PgnGame game = random_game(random);
        // It reports results that do not agree with the last position.
        game.result = result_of(game.tree.node(game.tree.main_line().back()).position);
        pgn += to_pgn(game);
        games.push_back(std::move(game));
    }
    const Extracted extracted = extract(pgn);
    // Only its progress report.
    EXPECT_EQ(extracted.complaints, "Games: 1000\r");
    const std::vector<PgnReading> readings = read_pgn(extracted.games);
    ASSERT_THAT(readings, SizeIs(games.size()));
    for (std::size_t i = 0; i < games.size(); ++i) {
        ASSERT_EQ(readings[i].game, games[i]);
        ASSERT_THAT(readings[i].errors, IsEmpty());
    }
}

} // namespace
} // namespace chess
