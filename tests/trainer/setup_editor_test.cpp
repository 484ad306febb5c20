// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/setup_editor.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "chess/fen.h"
#include "chess/setup.h"
#include "chess/square.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

constexpr Piece white_king{Color::white, Role::king};
constexpr Piece white_bishop{Color::white, Role::bishop};
constexpr Piece black_knight{Color::black, Role::knight};
constexpr std::string_view kbnk_fen = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1";

chess::Setup setup_from(std::string_view fen)
{
    return chess::parse_fen(fen)->setup;
}

SetupEditor editor_of(std::string_view fen = kbnk_fen)
{
    return SetupEditor{setup_from(fen)};
}

std::string fen_of(const SetupEditor& editor)
{
    return to_fen(editor.setup());
}

TEST(SetupEditor, PutsPiecesInPlaceOfOthers)
{
    SetupEditor editor = editor_of();
    editor.put(black_knight, Square::f1);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/8/4KnN1 w - - 0 1");
}

TEST(SetupEditor, MovesTheFirstKingWhenASecondOneOfItsColourIsPut)
{
    SetupEditor editor = editor_of();
    editor.put(white_king, Square::a1);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/8/K4BN1 w - - 0 1");
    editor.put(white_bishop, Square::a2);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/B7/K4BN1 w - - 0 1");
}

TEST(SetupEditor, MovesPiecesAndReplacesOthers)
{
    SetupEditor editor = editor_of();
    editor.move(Square::f1, Square::a6);
    EXPECT_EQ(fen_of(editor), "4k3/8/B7/8/8/8/8/4K1N1 w - - 0 1");
    editor.move(Square::g1, Square::a6);
    EXPECT_EQ(fen_of(editor), "4k3/8/N7/8/8/8/8/4K3 w - - 0 1");
    editor.move(Square::e1, Square::e8);
    EXPECT_EQ(fen_of(editor), "4K3/8/N7/8/8/8/8/8 w - - 0 1");
}

TEST(SetupEditor, IgnoresEmptySquaresAndUnmovedPieces)
{
    SetupEditor editor = editor_of();
    editor.move(Square::a3, Square::a4);
    editor.move(Square::f1, Square::f1);
    editor.remove(Square::h5);
    editor.set_turn(Color::white);
    EXPECT_EQ(fen_of(editor), kbnk_fen);
    EXPECT_FALSE(editor.can_undo());
}

TEST(SetupEditor, RemovesClearsAndSetsTheTurn)
{
    SetupEditor editor = editor_of();
    editor.remove(Square::e1);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/8/5BN1 w - - 0 1");
    editor.set_turn(Color::black);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/8/5BN1 b - - 0 1");
    editor.clear();
    EXPECT_EQ(fen_of(editor), "8/8/8/8/8/8/8/8 b - - 0 1");
}

TEST(SetupEditor, SwapsColoursOfPiecesAndTurn)
{
    SetupEditor editor = editor_of();
    editor.swap_colors();
    EXPECT_EQ(fen_of(editor), "4K3/8/8/8/8/8/8/4kbn1 b - - 0 1");
    editor.swap_colors();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
}

TEST(SetupEditor, MirrorsAndRotates)
{
    SetupEditor editor = editor_of();
    editor.mirror_left_right();
    EXPECT_EQ(fen_of(editor), "3k4/8/8/8/8/8/8/1NBK4 w - - 0 1");
    editor.mirror_up_down();
    EXPECT_EQ(fen_of(editor), "1NBK4/8/8/8/8/8/8/3k4 w - - 0 1");
    SetupEditor corner = editor_of("8/8/8/8/8/8/8/KB6 w - - 0 1");
    corner.rotate();
    EXPECT_EQ(fen_of(corner), "K7/B7/8/8/8/8/8/8 w - - 0 1");
}

TEST(SetupEditor, IsBackAfterFourQuarterTurnsOrTwoMirrors)
{
    SetupEditor editor = editor_of();
    for (int turn = 0; turn < 4; ++turn)
        editor.rotate();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
    editor.mirror_left_right();
    editor.mirror_left_right();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
    editor.mirror_up_down();
    editor.mirror_up_down();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
}

TEST(SetupEditor, DropsRightsAndClocksThatAnEditMakesUntrue)
{
    SetupEditor editor = editor_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 20");
    editor.move(Square::h1, Square::h2);
    EXPECT_EQ(fen_of(editor), "r3k2r/8/8/3pP3/8/8/7R/R3K3 w Qkq - 0 1");
    editor.move(Square::e8, Square::e7);
    EXPECT_EQ(fen_of(editor), "r6r/4k3/8/3pP3/8/8/7R/R3K3 w Q - 0 1");
    editor.move(Square::e7, Square::e8);
    EXPECT_EQ(fen_of(editor), "r3k2r/8/8/3pP3/8/8/7R/R3K3 w Q - 0 1");
}

TEST(SetupEditor, StartsTheClocksAnewWithAnEdit)
{
    SetupEditor editor = editor_of("4k3/8/8/8/8/8/8/4KBN1 w - - 30 40");
    editor.remove(Square::f1);
    EXPECT_EQ(fen_of(editor), "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
}

TEST(SetupEditor, TakesAReplacementAsItIs)
{
    SetupEditor editor = editor_of();
    const chess::Setup other = setup_from("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 20");
    editor.replace(other);
    EXPECT_EQ(editor.setup(), other);
    editor.undo();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
}

TEST(SetupEditor, UndoesAndRedoesEveryEdit)
{
    SetupEditor editor = editor_of();
    editor.remove(Square::f1);
    const std::string once = fen_of(editor);
    editor.swap_colors();
    const std::string twice = fen_of(editor);
    editor.undo();
    EXPECT_EQ(fen_of(editor), once);
    editor.undo();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
    EXPECT_FALSE(editor.can_undo());
    editor.redo();
    editor.redo();
    EXPECT_EQ(fen_of(editor), twice);
    EXPECT_FALSE(editor.can_redo());
}

TEST(SetupEditor, ANewEditClearsTheRedoHistory)
{
    SetupEditor editor = editor_of();
    editor.remove(Square::f1);
    editor.undo();
    editor.remove(Square::g1);
    EXPECT_FALSE(editor.can_redo());
    editor.undo();
    EXPECT_EQ(fen_of(editor), kbnk_fen);
}

TEST(SetupEditor, AnEditWithoutEffectKeepsTheRedoHistory)
{
    SetupEditor editor = editor_of();
    editor.remove(Square::f1);
    editor.undo();
    editor.remove(Square::h5);
    EXPECT_TRUE(editor.can_redo());
}

TEST(WithPieceMoved, ReturnsTheBoardAfterAMoveByHand)
{
    const chess::Setup setup = setup_from(kbnk_fen);
    const auto fen = [&](Piece piece, std::optional<Square> from, std::optional<Square> to) {
        return chess::to_fen(with_piece_moved(setup, piece, from, to));
    };
    EXPECT_EQ(fen(white_bishop, Square::f1, Square::a6), "4k3/8/B7/8/8/8/8/4K1N1 w - - 0 1");
    EXPECT_EQ(fen(white_bishop, Square::f1, std::nullopt), "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
    EXPECT_EQ(fen(black_knight, std::nullopt, Square::a6), "4k3/8/n7/8/8/8/8/4KBN1 w - - 0 1");
    EXPECT_EQ(fen(white_king, std::nullopt, Square::a6), "4k3/8/K7/8/8/8/8/5BN1 w - - 0 1");
    EXPECT_EQ(fen(black_knight, std::nullopt, std::nullopt), kbnk_fen);
}

} // namespace
} // namespace trainer
