// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/heat_piece.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "show/diagram.h"

namespace app_test {
namespace {

using chess::Square;
using show::HeatPiece;

class HeatPieceTest : public SessionTest {
protected:
    board::BoardView view;
    HeatPiece piece{session, view};
};

TEST_F(HeatPieceTest, DefaultsToTheAttackersKing)
{
    start(mateIn27, trainer::Seat::both);
    EXPECT_EQ(piece.square(), Square::d2);
    piece.pick(Square::e3);
    EXPECT_EQ(piece.square(), Square::e3);
}

TEST_F(HeatPieceTest, FollowsItsMoves)
{
    start(mateIn27, trainer::Seat::both);
    piece.pick(Square::e3);
    play("Nc4+");
    EXPECT_EQ(piece.square(), Square::c4);
    play("Kd5");
    EXPECT_EQ(piece.square(), Square::c4) << "another one has gone";
    session.takeBack();
    session.takeBack();
    EXPECT_EQ(piece.square(), Square::e3);
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.mirror_left_right(); });
    EXPECT_EQ(piece.square(), Square::d3);
}

TEST_F(HeatPieceTest, ResetsWhenThePieceIsGone)
{
    start(mateIn27, trainer::Seat::both);
    piece.pick(Square::e3);
    start(rookEnding, trainer::Seat::both);
    EXPECT_EQ(piece.square(), Square::e1);
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_FALSE(piece.square());
    EXPECT_TRUE(piece.choices().empty());
    piece.pickNext();
    EXPECT_FALSE(piece.square());
}

TEST_F(HeatPieceTest, SwitchesToTheTwinOfACapturedPiece)
{
    start("3k4/8/8/8/8/1q6/8/K2N3N b - - 0 1", trainer::Seat::both);
    piece.pick(Square::d1);
    play("Qxd1+");
    EXPECT_EQ(piece.square(), Square::h1) << "the other knight";
    session.takeBack();
    EXPECT_EQ(piece.square(), Square::h1) << "it stays where it is";
}

TEST_F(HeatPieceTest, FollowsTheMovedPieceNotItsTwin)
{
    start("3k4/8/8/8/8/8/8/K2N3N w - - 0 1", trainer::Seat::both);
    piece.pick(Square::h1);
    play("Nhf2");
    EXPECT_EQ(piece.square(), Square::f2);
}

TEST_F(HeatPieceTest, StaysOnTheCurrentBoard)
{
    start(mateIn27, trainer::Seat::both);
    piece.pick(Square::e3);
    // A game begins before the change of the board is signalled.
    std::optional<Square> asked;
    QObject::connect(&session, &TrainerSession::begun, &view, [&] { asked = piece.square(); });
    start(rookEnding, trainer::Seat::both);
    EXPECT_EQ(asked, Square::e1);
}

TEST_F(HeatPieceTest, NextCyclesThroughThePieces)
{
    start(mateIn27, trainer::Seat::both);
    EXPECT_EQ(piece.choices(), (std::vector{Square::d2, Square::d3, Square::e3, Square::d6}));
    QSignalSpy picked{&piece, &HeatPiece::picked};
    for (const Square next : {Square::d3, Square::e3, Square::d6, Square::d2}) {
        piece.pickNext();
        EXPECT_EQ(piece.square(), next);
    }
    EXPECT_EQ(picked.count(), 4);
}

TEST_F(HeatPieceTest, PicksTheSelectedPiece)
{
    start(mateIn27, trainer::Seat::both);
    view.setDiagram(diagramOf(session));
    view.activateSquare(Square::d3);
    EXPECT_EQ(piece.square(), Square::d3);
    view.activateSquare(Square::d3);
    EXPECT_EQ(piece.square(), Square::d3) << "it stays when nothing is selected";
}

} // namespace
} // namespace app_test
