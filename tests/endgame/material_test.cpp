// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/material.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using testing::ElementsAre;

TEST(Material, NamesTheAttackersPiecesFirst)
{
    const Piece queen{Side::attacker, chess::Role::queen};
    const Piece rook{Side::defender, chess::Role::rook};
    EXPECT_EQ((Material{rook, queen}.name()), "KQKR");
    EXPECT_EQ((Material{rook, queen}.reversed().name()), "KRKQ");
    EXPECT_EQ(Material{}.name(), "KK");
    EXPECT_EQ(kbnk.name(), "KBNK");
}

TEST(Material, IsReadFromItsName)
{
    for (const Material& ending : all_endings()) {
        EXPECT_EQ(Material::parse(ending.name()), ending);
        EXPECT_EQ(Material::parse(ending.reversed().name()), ending.reversed());
    }
    EXPECT_EQ(Material::parse("KNBK"), kbnk);
    for (const char* name : {"", "K", "KBN", "BNKK", "KBNKK", "KBNPK", "kbnk", "KXK", "KK "})
        EXPECT_EQ(Material::parse(name), std::nullopt) << name;
}

TEST(Material, IsReadFromABoard)
{
    const auto name = [](const char* fen, Color attacker) {
        return Material::of(position_of(fen).board(), attacker)->name();
    };
    EXPECT_EQ(name("4k3/8/8/8/8/8/8/4KBN1 w", Color::white), "KBNK");
    EXPECT_EQ(name("4k3/8/8/8/8/8/8/4KBN1 w", Color::black), "KKBN");
    EXPECT_EQ(name("4k2r/8/8/8/8/8/4P3/4K3 w", Color::black), "KRKP");
    EXPECT_EQ(name("4k3/8/8/8/8/8/8/4K3 w", Color::black), "KK");
    EXPECT_EQ(Material::of(position_of("4k3/8/8/8/8/8/P7/4KBN1 w").board(), Color::white), std::nullopt);
}

TEST(Material, PutsTheLongestLinesFirst)
{
    EXPECT_THAT(Material::parse("KNKQ")->pieces(), ElementsAre(Piece{Side::defender, chess::Role::queen},
                                                               Piece{Side::attacker, chess::Role::knight}));
    EXPECT_THAT(Material::parse("KRKR")->pieces(), ElementsAre(Piece{Side::attacker, chess::Role::rook},
                                                               Piece{Side::defender, chess::Role::rook}));
}

TEST(Material, ChangesByCapturesAndPromotions)
{
    const Material material = *Material::parse("KRKP");
    EXPECT_EQ(material.without(0).name(), "KKP");
    EXPECT_EQ(material.without(1).name(), "KRK");
    EXPECT_EQ(material.promoted(1, chess::Role::queen).name(), "KRKQ");
    EXPECT_TRUE(material.has_pawn());
    EXPECT_FALSE(material.without(1).has_pawn());
    EXPECT_EQ(material.pawn_count(), 1);
    EXPECT_EQ(Material::parse("KPPKP", most_pieces_on_request)->pawn_count(), 3);
    EXPECT_TRUE(material.has(Side::defender));
    EXPECT_FALSE(material.without(1).has(Side::defender));
}

TEST(Material, NamesAllThirtySixEndingsOnce)
{
    std::set<std::string> names;
    std::set<std::size_t> numbers;
    int pieces[3]{};
    for (const Material& ending : all_endings()) {
        names.insert(ending.name());
        numbers.insert(ending.number());
        numbers.insert(ending.reversed().number());
        ++pieces[ending.pieces().size()];
        EXPECT_LT(ending.number(), Material::small_number_limit);
    }
    EXPECT_EQ(names.size(), 36U);
    EXPECT_EQ(pieces[0], 1);
    EXPECT_EQ(pieces[1], 5);
    EXPECT_EQ(pieces[2], 30);
    // Five endings, and bare kings, look the same from both sides.
    EXPECT_EQ(numbers.size(), 2 * 36U - 6);
}

TEST(Material, OfFivePiecesIsReadOnlyOnRequest)
{
    EXPECT_EQ(Material::parse("KRPKR"), std::nullopt);
    const Material material = *Material::parse("KRPKR", most_pieces_on_request);
    EXPECT_EQ(material.name(), "KRPKR");
    EXPECT_THAT(material.pieces(), ElementsAre(Piece{Side::attacker, chess::Role::rook},
                                               Piece{Side::defender, chess::Role::rook},
                                               Piece{Side::attacker, chess::Role::pawn}));
    EXPECT_EQ(material.reversed().name(), "KRKRP");
    EXPECT_EQ(material.without(1).name(), "KRPK");
    EXPECT_EQ(material.promoted(2, chess::Role::queen).name(), "KQRKR");
    const chess::Board board = position_of("4k2r/8/8/8/8/8/P7/4K2R w").board();
    EXPECT_EQ(Material::of(board, Color::white), std::nullopt);
    EXPECT_EQ(Material::of(board, Color::white, most_pieces_on_request), material);
    EXPECT_EQ(Material::parse("KRPKRP", most_pieces_on_request), std::nullopt);
}

TEST(Material, HasAUniqueNumber)
{
    std::vector<Piece> pieces;
    for (const chess::Role role : {chess::Role::queen, chess::Role::rook, chess::Role::bishop,
                                   chess::Role::knight, chess::Role::pawn}) {
        for (const Side side : {Side::attacker, Side::defender})
            pieces.push_back({side, role});
    }
    std::set<std::size_t> numbers{Material{}.number()};
    for (std::size_t a = 0; a < pieces.size(); ++a) {
        numbers.insert(Material{pieces[a]}.number());
        for (std::size_t b = a; b < pieces.size(); ++b) {
            const Material two{pieces[b], pieces[a]};
            EXPECT_LT(two.number(), Material::small_number_limit);
            numbers.insert(two.number());
            for (std::size_t c = b; c < pieces.size(); ++c) {
                const Material three{pieces[c], pieces[a], pieces[b]};
                EXPECT_EQ(three, (Material{pieces[b], pieces[c], pieces[a]}));
                EXPECT_LT(three.number(), Material::number_limit);
                numbers.insert(three.number());
            }
        }
    }
    EXPECT_EQ(numbers.size(), 1U + 10 + 55 + 220);
}

TEST(AttackerOf, IsTheSideWithBishopAndKnightAgainstABareKing)
{
    EXPECT_EQ(attacker_of(kbnk, position_of("4k3/8/8/8/8/8/8/4KBN1 w").board()), Color::white);
    EXPECT_EQ(attacker_of(kbnk, position_of("4kbn1/8/8/8/8/8/8/4K3 w").board()), Color::black);
    for (const char* fen :
         {"4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4KB2 w", "4kn2/8/8/8/8/8/8/4KB2 w",
          "4k3/8/8/8/8/8/8/2B1KB2 w", "4k3/8/8/8/8/8/P7/4KBN1 w", "4k3/8/8/8/8/8/8/3QKB2 w"})
        EXPECT_EQ(attacker_of(kbnk, position_of(fen).board()), std::nullopt) << fen;
}

TEST(AttackerOf, AcceptsIllegalBoards)
{
    chess::Board two_kings;
    two_kings.put(chess::Square::a1, {Color::white, chess::Role::king});
    two_kings.put(chess::Square::a2, {Color::white, chess::Role::king});
    two_kings.put(chess::Square::c1, {Color::white, chess::Role::bishop});
    two_kings.put(chess::Square::c2, {Color::white, chess::Role::knight});
    EXPECT_EQ(attacker_of(kbnk, two_kings), std::nullopt);
    EXPECT_EQ(attacker_of(kbnk, chess::Board{}), std::nullopt);
}

TEST(AttackerOf, IsWhiteIfBothSidesHaveThePieces)
{
    EXPECT_EQ(attacker_of(*Material::parse("KRKR"), position_of("4k2r/8/8/8/8/8/8/R3K3 b").board()),
              Color::white);
    EXPECT_EQ(attacker_of(*Material::parse("KRKN"), position_of("4k2r/8/8/8/8/8/8/N3K3 w").board()),
              Color::black);
}

TEST(NeverZeroes, HoldsIfNoMateRequiresACaptureOrPawnMove)
{
    const std::set<std::string> never{"KK", "KQK", "KRK", "KBK", "KNK", "KBBK", "KBNK", "KNNK"};
    for (const Material& ending : all_endings()) {
        for (const Material& material : {ending, ending.reversed()})
            EXPECT_EQ(never_zeroes(material), never.count(material.name()) == 1) << material.name();
    }
    for (const char* const name : {"KBBNK", "KBNNK", "KBNKN", "KQRBK"})
        EXPECT_FALSE(never_zeroes(*Material::parse(name, most_pieces_on_request))) << name;
}

} // namespace
} // namespace endgame
