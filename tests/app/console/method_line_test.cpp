// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/method_line.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "kbnk_positions.h"
#include "program.h"
#include "trainer/method/by_heart.h"

namespace console {
namespace {

/// The game that the program writes, parsed.
chess::PgnGame game_from(const std::string& fen)
{
    const Ran ran = run({"line", "--method", fen});
    EXPECT_EQ(ran.code, 0) << ran.err;
    const std::vector<chess::PgnReading> games = chess::read_pgn(ran.out);
    EXPECT_EQ(games.size(), 1U);
    EXPECT_TRUE(games[0].errors.empty()) << ran.out;
    return games[0].game;
}

TEST(ConsoleMethodLine, MatesWithinFortyNineMovesAgainstTheLongestResistance)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    for (const char* const fen : {"7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1", "8/8/8/8/b7/2nk4/8/K7 w - - 0 7"}) {
        const chess::PgnGame game = game_from(fen);
        const auto line = game.tree.main_line();
        EXPECT_TRUE(is_checkmate(game.tree.node(line.back()).position));
        EXPECT_LE(line.size(), 98U);
        // The longest resistance never allows an earlier mate.
        EXPECT_GT(static_cast<int>(line.size()),
                  endgame::solved().probe(game.tree.start())->to_mate().count());
    }
}

TEST(ConsoleMethodLine, NamesTheFieldWhereItChanges)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const chess::PgnGame game = game_from("6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    std::set<std::string> comments{game.tree.annotations(chess::GameTree::root).after.text};
    for (const chess::GameTree::NodeId node : game.tree.main_line())
        comments.insert(game.tree.annotations(node).after.text);
    EXPECT_TRUE(comments.contains("Field edge"));
    EXPECT_TRUE(comments.contains("Field corner"));
}

TEST(ConsoleMethodLine, MarksPositionsKnownByHeart)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const chess::Position known =
        trainer::method::image_of(trainer::method::known_positions.front(), chess::Color::black, 2);
    const chess::PgnGame game = game_from(to_fen(known.setup()));
    EXPECT_NE(game.tree.annotations(chess::GameTree::root).after.text.find(", known by heart"),
              std::string::npos);
    EXPECT_EQ(game.tree.node(game.tree.main_line()[1]).move, trainer::method::move_by_heart(known));
}

TEST(ConsoleMethodLine, RefusesOtherEndingsAndDraws)
{
    const Ran other = run({"line", "--method", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"});
    EXPECT_EQ(other.code, 1);
    EXPECT_NE(other.err.find("bishop and knight"), std::string::npos);
    const Ran drawn = run({"line", "k7/8/K1N5/3B4/8/8/8/8 b - - 0 1", "--method"});
    EXPECT_EQ(drawn.code, 1);
    EXPECT_NE(drawn.err.find("drawn"), std::string::npos);
}

} // namespace
} // namespace console
