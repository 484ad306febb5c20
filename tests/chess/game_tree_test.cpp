// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/game_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "printing.h"

namespace chess {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using enum Square;

constexpr Move king_pawn{e2, e4};
constexpr Move queen_pawn{d2, d4};
constexpr Move english{c2, c4};
constexpr Move reply{e7, e5};

TEST(GameTree, InitiallyHasOnlyARoot)
{
    const GameTree tree;
    EXPECT_EQ(tree.nodes().size(), 1U);
    EXPECT_EQ(tree.start().setup(), Position::initial().setup());
    EXPECT_FALSE(tree.node(GameTree::root).move);
    EXPECT_FALSE(tree.node(GameTree::root).parent);
    EXPECT_THAT(tree.main_line(), ElementsAre(0U));
    EXPECT_TRUE(tree.is_main(GameTree::root));
}

TEST(GameTree, NumbersNodesInOrderOfCreation)
{
    GameTree tree;
    EXPECT_EQ(tree.add(GameTree::root, king_pawn), 1U);
    EXPECT_EQ(tree.add(GameTree::root, queen_pawn), 2U);
    EXPECT_EQ(tree.add(1, reply), 3U);
    EXPECT_EQ(tree.node(3).position.setup(), Position::initial().play(king_pawn).play(reply).setup());
    EXPECT_EQ(tree.node(3).move, reply);
    EXPECT_EQ(tree.node(3).parent, 1U);
    EXPECT_THAT(tree.node(GameTree::root).children, ElementsAre(1U, 2U));
    EXPECT_THAT(tree.main_line(), ElementsAre(0U, 1U, 3U));
    EXPECT_THAT(tree.path(2), ElementsAre(0U, 2U));
}

TEST(GameTree, StoresAMoveOnce)
{
    GameTree tree;
    const GameTree::NodeId id = tree.add(GameTree::root, king_pawn);
    EXPECT_EQ(tree.add(GameTree::root, king_pawn), id);
    EXPECT_EQ(tree.nodes().size(), 2U);
    EXPECT_EQ(tree.child(GameTree::root, king_pawn), id);
    EXPECT_FALSE(tree.child(GameTree::root, queen_pawn));
}

TEST(GameTree, PromotesAVariationToTheMainLine)
{
    GameTree tree;
    for (const Move move : {king_pawn, queen_pawn, english})
        tree.add(GameTree::root, move);
    tree.make_main(3);
    EXPECT_THAT(tree.node(GameTree::root).children, ElementsAre(3U, 1U, 2U));
    EXPECT_TRUE(tree.is_main(3));
    EXPECT_FALSE(tree.is_main(1));
    EXPECT_THAT(tree.main_line(), ElementsAre(0U, 3U));
}

TEST(GameTree, StoresAnnotations)
{
    GameTree tree;
    const GameTree::NodeId id = tree.add(GameTree::root, king_pawn);
    EXPECT_TRUE(tree.annotations(id).empty());
    tree.annotate(id).nags = {1};
    tree.annotate(id).after.text = "best by test";
    EXPECT_EQ(tree.annotations(id).after.text, "best by test");
    EXPECT_TRUE(tree.annotations(GameTree::root).empty());
}

TEST(GameTree, CopiesAreIndependent)
{
    GameTree tree;
    tree.add(GameTree::root, king_pawn);
    const GameTree copy = tree;
    tree.add(1, reply);
    tree.annotate(1).nags = {2};
    EXPECT_EQ(copy.nodes().size(), 2U);
    EXPECT_TRUE(copy.annotations(1).empty());
}

TEST(GameTree, EqualGamesMayBeNumberedDifferently)
{
    GameTree a;
    a.add(a.add(GameTree::root, king_pawn), reply);
    a.add(GameTree::root, queen_pawn);
    GameTree b;
    b.add(GameTree::root, king_pawn);
    b.add(GameTree::root, queen_pawn);
    EXPECT_FALSE(a == b);
    b.add(1, reply);
    EXPECT_TRUE(a == b);
}

TEST(GameTree, GamesDifferByStartVariationOrderAndAnnotations)
{
    GameTree tree;
    tree.add(GameTree::root, king_pawn);
    tree.add(GameTree::root, queen_pawn);
    GameTree other_order = tree;
    other_order.make_main(2);
    EXPECT_FALSE(tree == other_order);

    GameTree annotated = tree;
    annotated.annotate(2).nags = {1};
    EXPECT_FALSE(tree == annotated);
    GameTree said_nothing = tree;
    said_nothing.annotate(2);
    EXPECT_TRUE(tree == said_nothing);

    GameTree one_line;
    one_line.add(one_line.add(GameTree::root, king_pawn), reply);
    EXPECT_FALSE(tree == one_line);

    EXPECT_FALSE(GameTree{} == GameTree{position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")});
}

// Fault 80
TEST(GameTree, ALongGameGrowsInLinearTime)
{
    GameTree tree;
    GameTree::NodeId last = GameTree::root;
    const Move moves[]{{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}};
    for (std::size_t ply = 0; ply < 200'000; ++ply)
        last = tree.add(last, moves[ply % 4]);
    EXPECT_EQ(tree.main_line().size(), 200'001U);
    EXPECT_TRUE(tree == GameTree{tree});
    EXPECT_THAT(tree.node(last).children, IsEmpty());
}

} // namespace
} // namespace chess
