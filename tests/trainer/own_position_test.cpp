// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/own_position.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/fen.h"
#include "trainer/position_key.h"

namespace trainer {
namespace {

using chess::Color;

chess::Setup setup_from(const std::string& fen)
{
    return chess::parse_fen(fen)->setup;
}

TEST(OwnPosition, IsTheSameForAllImages)
{
    for (const char* fen : {"8/8/8/3k4/8/8/1K6/5BN1 w - - 31 60", "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1",
                            "8/8/8/3pP3/8/8/k7/7K w - d6 0 1", "7k/8/5KQ1/8/8/8/7p/8 b - - 5 9"}) {
        const auto own = own_position(setup_from(fen));
        ASSERT_TRUE(own) << fen;
        std::set<std::string> images;
        const std::size_t symmetries = symmetries_of(setup_from(fen).board);
        for (const Color user : {Color::white, Color::black}) {
            for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry) {
                const chess::Position image = image_of(*own, user, symmetry);
                EXPECT_EQ(image.turn(), user);
                EXPECT_EQ(own_position(image.setup()), own) << to_fen(image.setup());
                images.insert(to_fen(image.setup()));
            }
        }
        EXPECT_EQ(images.size(), 2 * symmetries) << fen;
        chess::Setup plain = setup_from(fen);
        plain.halfmove_clock = 0;
        plain.fullmove_number = 1;
        EXPECT_TRUE(images.contains(to_fen(plain))) << fen;
    }
}

TEST(OwnPosition, HasAName)
{
    const auto own = own_position(setup_from("8/8/8/3pP3/8/8/k7/7K w - d6 0 1"));
    ASSERT_TRUE(own);
    EXPECT_TRUE(own->name.ends_with(",d6") || own->name.ends_with(",e6")) << own->name;
    EXPECT_EQ(own_position_named(own->name), own);
    for (const char* name :
         {"", "8/8/8/8/8/8/8/8", "8/8/8/3pP3/8/8/k7/7K,d9", "k7/8/8/8/8/8/8/K6Q w", "nonsense"})
        EXPECT_FALSE(own_position_named(name)) << name;
    const auto other = own_position(setup_from("8/8/8/3k4/8/8/1K6/5BN1 w - - 0 1"));
    EXPECT_FALSE(own_position_named(other->name == "8/8/8/3k4/8/8/1K6/5BN1" ? "8/8/8/4k3/8/8/6K1/1NB5"
                                                                            : "8/8/8/3k4/8/8/1K6/5BN1"))
        << "only one image has the name";
}

TEST(OwnPosition, HasAtMostFivePiecesAndNoCastling)
{
    EXPECT_FALSE(own_position(setup_from("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")));
    EXPECT_TRUE(own_position(setup_from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")));
    EXPECT_FALSE(own_position(setup_from("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")));
    EXPECT_FALSE(own_position(setup_from("8/8/8/8/8/8/8/R3K3 w - - 0 1"))) << "illegal";
}

} // namespace
} // namespace trainer
