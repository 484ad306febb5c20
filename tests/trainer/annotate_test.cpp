// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/annotate.h"

#include <gtest/gtest.h>

#include "chess/pgn_reader.h"
#include "endings.h"

namespace trainer {
namespace {

chess::PgnGame read_game(const char* pgn)
{
    return chess::read_pgn(pgn).front().game;
}

std::string cost_in_moves(const Judgement& judgement)
{
    return judgement.cost == 0 ? "" : "costs " + std::to_string(judgement.cost);
}

std::string eval(const chess::PgnGame& game, chess::GameTree::NodeId id)
{
    const auto& commands = game.tree.annotations(id).after.commands;
    return commands.empty() ? "" : commands.front().value;
}

TEST(Annotate, WritesTheMovesToMateBehindEveryMove)
{
    chess::PgnGame game = read_game("[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n"
                                    "1. Nb6+ Ka7 2. Nc8+ (2. Kc8 Kxb6) 2... Ka8 3. Bc6# 1-0\n");
    annotate(game.tree, endgame::table_of("KBNK"), cost_in_moves);
    const auto line = game.tree.main_line();
    EXPECT_EQ(eval(game, line[1]), "#2");
    EXPECT_EQ(eval(game, line[3]), "#1");
    EXPECT_EQ(eval(game, line[5]), "") << "there is nothing to count after checkmate";
    const auto variation = game.tree.node(line[2]).children.at(1);
    EXPECT_EQ(eval(game, variation), "0.00");
    EXPECT_EQ(game.tree.annotations(variation).nags, std::vector<chess::Nag>{4});
    EXPECT_TRUE(game.tree.annotations(line[1]).nags.empty());
}

TEST(Annotate, IsIdempotent)
{
    chess::PgnGame game =
        read_game("[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n1. Bc4 {Hm.} Ka7 2. Bf1 *\n");
    annotate(game.tree, endgame::table_of("KBNK"), cost_in_moves);
    EXPECT_TRUE(game.tree.annotations(1).after.text.starts_with("Hm. costs "))
        << game.tree.annotations(1).after.text;
    const chess::PgnGame once = game;
    annotate(game.tree, endgame::table_of("KBNK"), cost_in_moves);
    EXPECT_EQ(game, once);
}

TEST(Annotate, LeavesMovesBeyondTheTablesAlone)
{
    chess::PgnGame game = read_game("1. e4 e5 2. Nf3 *\n");
    const chess::PgnGame before = game;
    annotate(game.tree, endgame::table_of("KBNK"), cost_in_moves);
    EXPECT_EQ(game, before);
}

} // namespace
} // namespace trainer
