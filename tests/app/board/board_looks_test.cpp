// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGridLayout>
#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "board/built_in_pieces.h"
#include "board/promotion_chooser.h"
#include "board_fixture.h"
#include "tests/app/looks.h"

namespace board {
namespace {

using chess::Color;
using chess::Role;
using chess::Square;

/// Returns a diagram with every kind of mark on two squares, one of them occupied if possible, and with
/// typical regions.
Diagram everyMark()
{
    Diagram diagram = playDiagram();
    diagram.pieces.put(Square::a8, {Color::black, Role::rook});
    diagram.pieces.put(Square::h8, {Color::white, Role::queen});
    diagram.pieces.put(Square::a2, {Color::white, Role::pawn});
    diagram.marks = {{MarkKind::check, {Square::e6}},
                     {MarkKind::pointed, {Square::g2, Square::a2}},
                     {MarkKind::targetCorner, {Square::a1, Square::h8}},
                     {MarkKind::wrongCorner, {Square::h1, Square::a8}},
                     {MarkKind::keySquare, {Square::c6, Square::d3}},
                     {MarkKind::pawnSquare, {Square::a3, Square::a4, Square::b3, Square::b4}},
                     {MarkKind::coverKing, {Square::d5, Square::e5, Square::f5}},
                     {MarkKind::coverFirst, {Square::d5, Square::e6, Square::b5}},
                     {MarkKind::coverSecond, {Square::d5, Square::e5, Square::f2}},
                     {MarkKind::cage, {Square::g7, Square::h7, Square::g8, Square::f8}},
                     {MarkKind::field, {Square::f6, Square::f7, Square::g6, Square::h6}},
                     {MarkKind::net, {Square::a7, Square::b6, Square::c5}},
                     {MarkKind::confined, {Square::a7, Square::b6}},
                     {MarkKind::wSquare, {Square::b7, Square::c8, Square::c4}},
                     {MarkKind::opposition, {Square::e4, Square::e6, Square::e5}},
                     {MarkKind::lastMove, {Square::c2, Square::d3}},
                     {MarkKind::greenCircle, {Square::e1, Square::a2}},
                     {MarkKind::redCircle, {Square::f1}},
                     {MarkKind::yellowCircle, {Square::d1}},
                     {MarkKind::blueCircle, {Square::c1}}};
    diagram.marks.push_back({MarkKind::heat, {Square::g4, Square::h4}, {}, {}, QStringLiteral("17"), 0.2});
    diagram.marks.push_back({MarkKind::heat, {Square::h5, Square::h8}, {}, {}, QStringLiteral("="), 0.9});
    return diagram;
}

Diagram everyArrow()
{
    Diagram diagram = playDiagram();
    diagram.arrows = {
        {Square::a1, Square::a7, ArrowKind::best},   {Square::b1, Square::c3, ArrowKind::reply},
        {Square::e4, Square::c4, ArrowKind::method}, {Square::h1, Square::f3, ArrowKind::green},
        {Square::h8, Square::h3, ArrowKind::red},    {Square::g8, Square::b8, ArrowKind::yellow},
        {Square::e6, Square::g5, ArrowKind::blue},   {Square::d1, Square::e1, ArrowKind::best},
        {Square::d7, Square::d8, ArrowKind::yellow}};
    return diagram;
}

Shown everything()
{
    Shown shown;
    for (const MarkEntry& entry : allMarks) {
        if (entry.toggle)
            shown.marks[entry.kind] = true;
    }
    return shown;
}

class BoardLooks : public BoardFixture, protected app_test::LookingAtPictures {
protected:
    void SetUp() override
    {
        if (const auto reason = drawsDifferently())
            GTEST_SKIP() << *reason;
        view.setShown(everything());
    }
    void showDark()
    {
        QPalette palette;
        palette.setColor(QPalette::Window, QColor{0xff1e2023});
        palette.setColor(QPalette::Base, QColor{0xff2a2d31});
        window.setPalette(palette);
    }
};

/// Paints parts of the board over a whole picture of it.
class BoardViewRepaints : public BoardFixture {
protected:
    /// Processors round differently at the ends of a row of pixels.
    static constexpr int rounding = 4;

    static int greatestDifference(const QImage& one, const QImage& other)
    {
        int greatest = 0;
        for (int y = 0; y < one.height(); ++y) {
            // Most rows are the same: comparing them as bytes is much faster.
            if (std::memcmp(one.constScanLine(y), other.constScanLine(y),
                            static_cast<std::size_t>(one.bytesPerLine())) == 0)
                continue;
            for (int x = 0; x < one.width(); ++x) {
                const QRgb a = one.pixel(x, y);
                const QRgb b = other.pixel(x, y);
                greatest = std::max({greatest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                     std::abs(qBlue(a) - qBlue(b))});
            }
        }
        return greatest;
    }
    void expectSameInParts()
    {
        const qreal ratio = view.devicePixelRatioF();
        QImage whole{(QSizeF{view.size()} * ratio).toSize(), QImage::Format_RGB32};
        whole.setDevicePixelRatio(ratio);
        view.render(&whole);
        for (int across = 3; across < view.width(); across += 47) {
            for (int down = 5; down < view.height(); down += 41) {
                QImage repainted = whole;
                const QRect part{across, down, 33, 29};
                view.render(&repainted, part.topLeft(), part);
                ASSERT_LE(greatestDifference(repainted, whole), rounding) << across << ' ' << down;
            }
        }
    }
};

TEST_F(BoardViewRepaints, MarksLookTheSameInParts)
{
    view.setShown(everything());
    view.setDiagram(everyMark());
    expectSameInParts();
}

TEST_F(BoardViewRepaints, ArrowsLookTheSameInParts)
{
    view.setDiagram(everyArrow());
    expectSameInParts();
}

TEST_F(BoardLooks, Marks)
{
    view.setDiagram(everyMark());
    expectLooks(view, QStringLiteral("marks"));
    view.setColors(boardColors(BoardColoring::blueGreen, true));
    view.setOrientation(Color::black);
    showDark();
    window.resize(320, 320);
    view.setGeometry(20, 10, 280, 280);
    expectLooks(view, QStringLiteral("marks_small_dark"));
}

TEST_F(BoardLooks, Arrows)
{
    view.setDiagram(everyArrow());
    expectLooks(view, QStringLiteral("arrows"));
    view.setColors(boardColors(BoardColoring::grey, true));
    showDark();
    view.setGeometry(20, 10, 230, 230);
    expectLooks(view, QStringLiteral("arrows_small_dark"));
}

TEST_F(BoardLooks, Handling)
{
    key(Qt::Key_Up);
    click(Square::e4);
    expectLooks(window, QStringLiteral("selected"));
    lift(Square::d3, middle(Square::c5) + QPoint{9, 5});
    expectLooks(window, QStringLiteral("lifted"));
    releaseAt(middle(Square::a8));
    press(Square::b2, Qt::RightButton);
    moveTo(middle(Square::g7));
    expectLooks(window, QStringLiteral("drawing"));
}

TEST_F(BoardLooks, Promoting)
{
    Diagram diagram = playDiagram();
    diagram.pieces.put(Square::b7, {Color::white, Role::pawn});
    view.setDiagram(diagram);
    view.askPromotion(Square::b7, Square::b8);
    expectLooks(window, QStringLiteral("promoting"));
}

TEST_F(BoardLooks, Pieces)
{
    for (const bool areBuiltIn : {false, true}) {
        QImage picture{6 * 204, 2 * 300, QImage::Format_RGB32};
        picture.fill(QColor{0xffb0b0b0});
        QPainter painter{&picture};
        for (const Color color : {Color::white, Color::black}) {
            for (int role = 0; role < 6; ++role) {
                const chess::Piece piece{color, static_cast<Role>(role)};
                QPoint place{role * 204, color == Color::white ? 0 : 300};
                for (const int size : {200, 48, 24}) {
                    const QRect square{place, QSize{size, size}};
                    if (areBuiltIn)
                        drawBuiltInPiece(painter, piece, square);
                    else
                        painter.drawPixmap(square, view.piecePixmap(piece, size));
                    place += size == 200 ? QPoint{0, 206} : QPoint{size + 6, 0};
                }
            }
        }
        painter.end();
        expectLooks(picture, areBuiltIn ? QStringLiteral("pieces_built_in") : QStringLiteral("pieces"));
    }
}

} // namespace
} // namespace board
