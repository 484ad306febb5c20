// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/promotion_chooser.h"

#include <QAbstractButton>
#include <QFontInfo>
#include <QImage>

#include "board_fixture.h"

namespace board {
namespace {

using chess::Color;
using chess::Role;
using chess::Square;

class PromotionChooserTest : public BoardFixture {
protected:
    void ask(Color color, Square to)
    {
        chooser = new PromotionChooser{view, view.colors(), art, color, to};
        chooser->open(geometry());
        QObject::connect(chooser, &PromotionChooser::chosen, &view,
                         [this](Role role) { chosen.append(role); });
        QObject::connect(chooser, &PromotionChooser::cancelled, &view, [this] { ++cancelled; });
    }
    QAbstractButton* choice(int number) const { return chooser->findChildren<QAbstractButton*>()[number]; }
    void type(Qt::Key key) { QTest::keyClick(chooser->focusWidget(), key); }
    /// Returns a picture of a choice without the focus.
    QImage picture(int number) const
    {
        choice(number)->clearFocus();
        return choice(number)->grab().toImage();
    }

    /// Returns the geometry of the board as it is shown.
    BoardGeometry geometry() const
    {
        return BoardGeometry{{.size = view.size(),
                              .devicePixelRatio = view.devicePixelRatioF(),
                              .windowOffset = view.mapTo(&window, QPoint{}),
                              .textPixels = QFontInfo{view.font()}.pixelSize(),
                              .bottom = view.orientation()}};
    }

    PieceArt art;
    PromotionChooser* chooser = nullptr;
    QList<Role> chosen;
    int cancelled = 0;
};

TEST_F(PromotionChooserTest, ShowsFourPiecesFromThePromotionSquareInwards)
{
    ask(Color::white, Square::c8);
    const std::array white{Square::c8, Square::c7, Square::c6, Square::c5};
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(choice(i)->geometry(), view.squareRect(white[static_cast<std::size_t>(i)]));
    delete chooser;
    ask(Color::black, Square::f1);
    const std::array black{Square::f1, Square::f2, Square::f3, Square::f4};
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(choice(i)->geometry(), view.squareRect(black[static_cast<std::size_t>(i)]));
}

TEST_F(PromotionChooserTest, EachChoiceShowsItsPieceOnTheColourOfItsSquare)
{
    ask(Color::white, Square::c8);
    for (int i = 0; i < 4; ++i) {
        const QImage image = picture(i);
        const QColor square = i % 2 == 0 ? view.colors().light : view.colors().dark;
        EXPECT_EQ(image.pixelColor(1, 1), square);
        QImage piece{image.size(), image.format()};
        piece.setDevicePixelRatio(image.devicePixelRatio());
        piece.fill(square);
        QPainter painter{&piece};
        painter.drawPixmap(
            0, 0,
            view.piecePixmap({Color::white, chess::promotion_roles[static_cast<std::size_t>(i)]},
                             choice(i)->width()));
        painter.end();
        EXPECT_EQ(image, piece) << i;
    }
}

TEST_F(PromotionChooserTest, TheFocusIsVisible)
{
    ask(Color::white, Square::c8);
    ASSERT_TRUE(choice(0)->hasFocus());
    const QImage focused = choice(0)->grab().toImage();
    EXPECT_EQ(focused.pixelColor(1, 1), view.colors().cursor.on(false));
    EXPECT_NE(focused, picture(0));
}

TEST_F(PromotionChooserTest, AcceptsTheMouseAndLetters)
{
    ask(Color::white, Square::c8);
    QTest::mouseClick(choice(2), Qt::LeftButton);
    for (const Qt::Key key : {Qt::Key_Q, Qt::Key_R, Qt::Key_B, Qt::Key_N, Qt::Key_K, Qt::Key_X})
        type(key);
    EXPECT_EQ(chosen, (QList{Role::bishop, Role::queen, Role::rook, Role::bishop, Role::knight}));
    EXPECT_EQ(cancelled, 0);
}

TEST_F(PromotionChooserTest, ArrowsFollowTheScreenAndStopAtTheEnds)
{
    ask(Color::white, Square::c8);
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Return, Qt::Key_Down, Qt::Key_Enter, Qt::Key_Right,
                              Qt::Key_Right, Qt::Key_Right, Qt::Key_Space, Qt::Key_Left, Qt::Key_Return})
        type(key);
    EXPECT_EQ(chosen, (QList{Role::queen, Role::rook, Role::knight, Role::bishop}));
    delete chooser;
    chosen.clear();
    // Black's queen is at the bottom of the file, with the other pieces above it.
    ask(Color::black, Square::c1);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return, Qt::Key_Up, Qt::Key_Return})
        type(key);
    EXPECT_EQ(chosen, (QList{Role::queen, Role::rook}));
}

TEST_F(PromotionChooserTest, EscAndAClickElsewhereCancelThePromotion)
{
    ask(Color::white, Square::c8);
    type(Qt::Key_Escape);
    EXPECT_EQ(cancelled, 1);
    QTest::mouseClick(chooser, Qt::LeftButton, {}, middle(Square::g3));
    EXPECT_EQ(cancelled, 2);
    EXPECT_TRUE(chosen.isEmpty());
}

TEST_F(PromotionChooserTest, DimsTheBoardBehindIt)
{
    const QColor before = colorAt(Square::g3, 0.05, 0.05);
    ask(Color::white, Square::c8);
    EXPECT_NE(colorAt(Square::g3, 0.05, 0.05), before);
}

TEST_F(PromotionChooserTest, ClosesAfterTheAnswer)
{
    Diagram diagram = playDiagram();
    diagram.pieces.put(Square::b7, {Color::white, Role::pawn});
    view.setDiagram(diagram);
    QSignalSpy answers{&view, &BoardView::promotionChosen};
    view.askPromotion(Square::b7, Square::b8);
    QTest::keyClick(window.findChild<PromotionChooser*>()->focusWidget(), Qt::Key_N);
    ASSERT_EQ(answers.count(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(window.findChild<PromotionChooser*>(), nullptr);
    EXPECT_TRUE(view.hasFocus());
}

TEST_F(PromotionChooserTest, StaysOverItsSquaresWhenTheBoardIsFlipped)
{
    ask(Color::white, Square::c8);
    view.setOrientation(Color::black);
    chooser->place(geometry());
    EXPECT_EQ(choice(1)->geometry(), view.squareRect(Square::c7));
}

} // namespace
} // namespace board
