// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/piece_tray.h"

#include <QApplication>
#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Piece;
using chess::Role;

class PieceTrayTest : public ::testing::Test {
protected:
    PieceTrayTest()
    {
        tray.resize(400, 200);
        tray.show();
    }
    static Piece pieceOf(const QList<QVariant>& arguments)
    {
        const auto piece = arguments[0].value<std::optional<Piece>>();
        return piece ? *piece : arguments[0].value<Piece>();
    }

    PieceTray tray;
    QList<QToolButton*> slots_ = tray.findChildren<QToolButton*>();
};

TEST_F(PieceTrayTest, EveryPieceHasASeparateSlot)
{
    ASSERT_EQ(slots_.size(), 12);
    for (const int width : {256, 320, 400, 900}) {
        tray.resize(width, tray.height());
        for (const QToolButton* one : slots_) {
            EXPECT_TRUE(tray.rect().contains(one->geometry())) << width;
            EXPECT_EQ(one->width(), one->height());
            for (const QToolButton* other : slots_)
                EXPECT_TRUE(one == other || !one->geometry().intersects(other->geometry())) << width;
        }
    }
}

TEST_F(PieceTrayTest, AllSlotsFitIntoTheMinimumSize)
{
    const QSize smallest = tray.minimumSizeHint();
    tray.resize(smallest);
    for (const QToolButton* slot : slots_)
        EXPECT_TRUE((QRect{QPoint{}, smallest}.contains(slot->geometry())));
}

TEST_F(PieceTrayTest, AClickSelectsAPieceAndASecondDeselectsIt)
{
    QSignalSpy armed{&tray, &PieceTray::armed};
    QTest::mouseClick(slots_[1], Qt::LeftButton);
    ASSERT_EQ(armed.count(), 1);
    EXPECT_EQ(armed[0][0].value<std::optional<Piece>>(), (Piece{Color::white, Role::queen}));
    QTest::mouseClick(slots_[1], Qt::LeftButton);
    EXPECT_EQ(armed[1][0].value<std::optional<Piece>>(), std::nullopt);
}

TEST_F(PieceTrayTest, ArrowKeysMoveBetweenPiecesAndStopAtTheEnds)
{
    tray.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&tray, patience));
    const auto focusAfter = [this](int from, Qt::Key key) {
        slots_[from]->setFocus();
        QTest::keyClick(slots_[from], key);
        return slots_.indexOf(qobject_cast<QToolButton*>(QApplication::focusWidget()));
    };
    EXPECT_EQ(focusAfter(0, Qt::Key_Right), 1);
    EXPECT_EQ(focusAfter(1, Qt::Key_Left), 0);
    EXPECT_EQ(focusAfter(0, Qt::Key_Down), 6);
    EXPECT_EQ(focusAfter(6, Qt::Key_Up), 0);
    EXPECT_EQ(focusAfter(0, Qt::Key_Left), 0);
    EXPECT_EQ(focusAfter(5, Qt::Key_Up), 5);
    EXPECT_EQ(focusAfter(6, Qt::Key_Down), 6);
    EXPECT_EQ(focusAfter(11, Qt::Key_Right), 11);
}

TEST_F(PieceTrayTest, APressAfterACancelledCarryDoesNotContinueIt)
{
    const auto moveBy = [this](int distance) {
        moveMouse(slots_[0], slots_[0]->mapToGlobal(slots_[0]->rect().center() + QPoint{distance, 0}));
    };
    QSignalSpy carried{&tray, &PieceTray::carried};
    QSignalSpy cancelled{&tray, &PieceTray::carryCancelled};
    QTest::mousePress(slots_[0], Qt::LeftButton);
    moveBy(QApplication::startDragDistance());
    EXPECT_EQ(carried.count(), 1);
    QTest::keyClick(slots_[0], Qt::Key_Escape);
    EXPECT_EQ(cancelled.count(), 1);
    EXPECT_FALSE(slots_[0]->isDown());
    QTest::mouseRelease(slots_[0], Qt::LeftButton);
    QTest::mousePress(slots_[0], Qt::LeftButton);
    moveBy(1);
    EXPECT_EQ(carried.count(), 1);
    QTest::mouseRelease(slots_[0], Qt::LeftButton);
}

TEST_F(PieceTrayTest, OnlyTheSelectedPieceIsChecked)
{
    tray.setArmed(Piece{Color::black, Role::knight});
    for (const QToolButton* slot : slots_)
        EXPECT_EQ(slot->isChecked(), slot->accessibleName() == u"black knight"_s);
    tray.setArmed({});
    for (const QToolButton* slot : slots_)
        EXPECT_FALSE(slot->isChecked());
}

TEST_F(PieceTrayTest, ThePicturesScaleWithTheSlots)
{
    int size = 0;
    tray.setArt([&](Piece, int side) {
        size = side;
        return QPixmap{side, side};
    });
    const int before = size;
    tray.resize(256, tray.height());
    EXPECT_LT(size, before);
    EXPECT_LE(size, slots_[0]->width());
}

} // namespace
} // namespace app_test
