// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#include "board/board_view.h"
#include "diagrams.h"

namespace board {

/// A board in a window with a margin, as in the program, with simulated mouse and keyboard input.
class BoardFixture : public ::testing::Test {
protected:
    BoardFixture()
    {
        window.resize(560, 560);
        view.setGeometry(30, 20, 480, 480);
        view.setAnimationDuration(std::chrono::milliseconds{0});
        view.setDiagram(playDiagram());
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
        // A window without a mouse event queries the real pointer.
        QCoreApplication::processEvents();
    }

    QPoint middle(chess::Square square) const { return view.squareRect(square).center(); }
    void press(chess::Square square, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&view, button, {}, middle(square));
        buttons_ |= button;
    }
    void moveTo(QPoint position)
    {
        QMouseEvent move{QEvent::MouseMove, QPointF{position}, QPointF{view.mapToGlobal(position)},
                         Qt::NoButton,      buttons_,          Qt::NoModifier};
        QCoreApplication::sendEvent(&view, &move);
    }
    void releaseAt(QPoint position, Qt::MouseButton button = Qt::LeftButton)
    {
        buttons_ &= ~Qt::MouseButtons{button};
        QTest::mouseRelease(&view, button, {}, position);
    }
    void click(chess::Square square, Qt::MouseButton button = Qt::LeftButton)
    {
        press(square, button);
        releaseAt(middle(square), button);
    }
    void lift(chess::Square from, QPoint to)
    {
        press(from);
        moveTo((middle(from) + to) / 2);
        moveTo(to);
    }
    void drag(chess::Square from, QPoint to)
    {
        lift(from, to);
        releaseAt(to);
    }
    void drag(chess::Square from, chess::Square to) { drag(from, middle(to)); }
    void key(Qt::Key key) { QTest::keyClick(&view, key); }

    /// Returns the screen colour at a position in a square, as fractions of its side from its top left.
    QColor colorAt(chess::Square square, qreal across, qreal down)
    {
        const QRect place = view.squareRect(square);
        const QImage image = window.grab().toImage();
        const QPointF at = QPointF{view.mapTo(&window, place.topLeft())} +
                           QPointF{across * place.width(), down * place.height()};
        return image.pixelColor((at * image.devicePixelRatio()).toPoint());
    }

    /// True if a piece floats over the window.
    bool isFloating() const
    {
        for (const QObject* child : window.children()) {
            const auto* widget = qobject_cast<const QWidget*>(child);
            if (widget && widget != &view && widget->isVisible())
                return true;
        }
        return false;
    }

    QWidget window;
    BoardView view{&window};
    QSignalSpy moves{&view, &BoardView::moveIntended};
    QSignalSpy puts{&view, &BoardView::piecePut};
    QSignalSpy removals{&view, &BoardView::pieceRemoved};
    QSignalSpy dismissals{&view, &BoardView::brushDismissed};
    QSignalSpy hovers{&view, &BoardView::pieceHovers};
    QSignalSpy hoverEnds{&view, &BoardView::hoverEnded};

private:
    Qt::MouseButtons buttons_;
};

inline chess::Square squareIn(const QSignalSpy& spy, qsizetype argument)
{
    return spy.last().at(argument).value<chess::Square>();
}

inline void expectMove(const QSignalSpy& moves, chess::Square from, chess::Square to)
{
    ASSERT_EQ(moves.count(), 1);
    EXPECT_EQ(squareIn(moves, 0), from);
    EXPECT_EQ(squareIn(moves, 1), to);
}

} // namespace board
