// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPaintEvent>
#include <QScreen>
#include <algorithm>

#include "board_fixture.h"

namespace board {
namespace {

using chess::Square;
using std::chrono::milliseconds;

/// Records the number and area of a widget's repaints.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            int area = 0;
            for (const QRect& part : static_cast<QPaintEvent*>(event)->region())
                area += part.width() * part.height();
            largest = std::max(largest, area);
            ++paints;
        }
        return false;
    }

    int largest = 0;
    int paints = 0;
};

/// Longer than a slide takes on a busy machine, in milliseconds.
constexpr int patience = 60'000;

/// Returns the largest difference of a colour channel between two pictures.
int largestDifference(const QImage& a, const QImage& b)
{
    int largest = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            largest = std::max({largest, std::abs(one.red() - other.red()),
                                std::abs(one.green() - other.green()), std::abs(one.blue() - other.blue())});
        }
    }
    return largest;
}

/// Qt rounds antialiased edges slightly differently at the border of a region.
constexpr int edgeRounding = 8;

/// Locates the drawn pieces; the knight of the play diagram moves from d3 to c5.
class BoardViewTest : public BoardFixture {
protected:
    static Diagram knightMove() { return afterMove(playDiagram(), Square::d3, Square::c5); }
    bool isPieceOn(Square square) { return colorAt(square, 0.5, 0.86).lightness() > 240; }
    /// Waits until a sliding piece has arrived and the board is at rest.
    void waitUntilSlid(Square square)
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return isPieceOn(square); }, patience));
        PaintCounter counter{view};
        const auto isAtRest = [&counter] {
            counter.paints = 0;
            QTest::qWait(50);
            return counter.paints == 0;
        };
        ASSERT_TRUE(QTest::qWaitFor(isAtRest, patience));
    }
    int squareArea() const
    {
        const QRect square = view.squareRect(Square::e4);
        return square.width() * square.height();
    }
};

TEST_F(BoardViewTest, PiecesSlideToTheirNewSquares)
{
    view.setAnimationDuration(milliseconds{60'000});
    view.setDiagram(knightMove());
    QTest::qWait(30);
    EXPECT_FALSE(isPieceOn(Square::c5));
    EXPECT_EQ(view.diagram().pieces.piece_at(Square::c5), whiteKnight) << "the diagram does not wait";
}

TEST_F(BoardViewTest, TheSlideEndsAtTheDiagramsSquares)
{
    view.setAnimationDuration(milliseconds{40});
    view.setDiagram(knightMove());
    EXPECT_TRUE(QTest::qWaitFor([this] { return isPieceOn(Square::c5); }, 2000));
    EXPECT_FALSE(isPieceOn(Square::d3));
}

TEST_F(BoardViewTest, WithoutADurationPiecesJump)
{
    view.setDiagram(knightMove());
    EXPECT_TRUE(isPieceOn(Square::c5));
}

TEST_F(BoardViewTest, AJumpIsImmediate)
{
    view.setAnimationDuration(milliseconds{5000});
    view.setDiagram(knightMove(), Transition::jump);
    EXPECT_TRUE(isPieceOn(Square::c5));
}

TEST_F(BoardViewTest, ADroppedPieceDoesNotSlideButTheReplyDoes)
{
    view.setAnimationDuration(milliseconds{5000});
    drag(Square::d3, Square::c5);
    view.setDiagram(knightMove());
    EXPECT_TRUE(isPieceOn(Square::c5));
    const Diagram reply = afterMove(knightMove(), Square::c4, Square::b3);
    view.setDiagram(reply);
    EXPECT_FALSE(isPieceOn(Square::b3));
}

TEST_F(BoardViewTest, APieceMovedByClicksSlides)
{
    view.setAnimationDuration(milliseconds{5000});
    click(Square::d3);
    click(Square::c5);
    view.setDiagram(knightMove());
    EXPECT_FALSE(isPieceOn(Square::c5));
}

TEST_F(BoardViewTest, ANewDiagramEndsASlide)
{
    view.setAnimationDuration(milliseconds{5000});
    view.setDiagram(knightMove());
    QTest::qWait(20);
    view.setDiagram(afterMove(knightMove(), Square::c4, Square::b3));
    EXPECT_TRUE(isPieceOn(Square::c5)) << "the first slide is over";
    view.setDiagram(playDiagram(), Transition::jump);
    EXPECT_TRUE(isPieceOn(Square::d3));
    EXPECT_FALSE(isPieceOn(Square::c5));
    EXPECT_FALSE(isPieceOn(Square::b3));
}

TEST_F(BoardViewTest, NewMarksDoNotStopASlide)
{
    view.setAnimationDuration(milliseconds{5000});
    view.setDiagram(knightMove());
    Diagram diagram = knightMove();
    diagram.arrows = {{Square::e6, Square::d6, ArrowKind::reply}};
    view.setDiagram(diagram);
    EXPECT_FALSE(isPieceOn(Square::c5));
}

TEST_F(BoardViewTest, InputWorksDuringASlide)
{
    view.setAnimationDuration(milliseconds{5000});
    Diagram diagram = knightMove();
    diagram.destinations[chess::index(Square::e4)] = {Square::f5};
    diagram.destinations[chess::index(Square::c5)] = {Square::b3};
    view.setDiagram(diagram);
    drag(Square::e4, Square::f5);
    expectMove(moves, Square::e4, Square::f5);
    drag(Square::c5, Square::b3);
    EXPECT_EQ(moves.count(), 2);
}

TEST_F(BoardViewTest, AnIdleBoardDoesNotPaint)
{
    view.setAnimationDuration(milliseconds{20});
    view.setDiagram(knightMove());
    waitUntilSlid(Square::c5);
    PaintCounter counter{view};
    QTest::qWait(200);
    EXPECT_EQ(counter.paints, 0);
}

TEST_F(BoardViewTest, ADragStepRepaintsOnlyTheChangedArea)
{
    view.setDiagram(setUpDiagram());
    lift(Square::e4, middle(Square::e4) + QPoint{20, 0});
    QCoreApplication::processEvents();
    PaintCounter counter{view};
    for (int i = 0; i < 60; ++i) {
        moveTo(middle(Square::e4) + QPoint{20 + 3 * i % 150, -2 * i});
        QCoreApplication::processEvents();
    }
    EXPECT_GT(counter.paints, 20);
    EXPECT_LT(counter.largest, 4 * squareArea());
}

/// Many small repaints have the same result as one complete repaint.
TEST_F(BoardViewTest, DraggingAndSlidingLeaveNoTrails)
{
    Diagram diagram = setUpDiagram();
    diagram.arrows = {{Square::e4, Square::b7, ArrowKind::best}, {Square::g7, Square::g2, ArrowKind::reply}};
    diagram.marks = {{MarkKind::targetCorner, {Square::a8, Square::h1}},
                     {MarkKind::wrongCorner, {Square::a1, Square::h8}}};
    view.setDiagram(diagram);
    const auto screen = [this] {
        QCoreApplication::processEvents();
        return window.screen()->grabWindow(window.winId()).toImage();
    };
    const QImage before = screen();
    if (before.isNull())
        GTEST_SKIP() << "this platform cannot see its screen";
    lift(Square::e4, middle(Square::e4) + QPoint{20, 0});
    for (int i = 0; i < 90; ++i) {
        moveTo(QPoint{(37 * i) % 500 - 10, (23 * i) % 480});
        QCoreApplication::processEvents();
    }
    key(Qt::Key_Escape);
    EXPECT_LE(largestDifference(screen(), before), edgeRounding);
    view.setAnimationDuration(milliseconds{60});
    view.setDiagram(afterMove(diagram, Square::d3, Square::h8));
    waitUntilSlid(Square::h8);
    const QImage slid = screen();
    view.update();
    EXPECT_LE(largestDifference(screen(), slid), edgeRounding);
}

TEST_F(BoardViewTest, ASlideRepaintsOnlyTheMovingArea)
{
    view.setAnimationDuration(milliseconds{10'000});
    view.setDiagram(knightMove());
    QTest::qWait(60);
    PaintCounter counter{view};
    EXPECT_TRUE(QTest::qWaitFor([&] { return counter.paints > 5; }, patience));
    EXPECT_LT(counter.largest, 4 * squareArea());
}

TEST_F(BoardViewTest, AnUnchangedDiagramIsNotRepainted)
{
    QCoreApplication::processEvents();
    PaintCounter counter{view};
    view.setDiagram(playDiagram());
    QCoreApplication::processEvents();
    EXPECT_EQ(counter.paints, 0);
}

TEST_F(BoardViewTest, EachMarkHasASwitch)
{
    Diagram diagram = playDiagram();
    diagram.marks.push_back({MarkKind::lastMove, {Square::a2, Square::b4}});
    diagram.marks.push_back({MarkKind::targetCorner, {Square::a8, Square::h1}});
    diagram.marks.push_back({MarkKind::wrongCorner, {Square::a1, Square::h8}});
    diagram.marks.push_back({MarkKind::keySquare, {Square::c6}});
    diagram.marks.push_back({MarkKind::pawnSquare, {Square::g3, Square::g4}});
    Shown everything;
    for (const MarkEntry& entry : allMarks) {
        if (!entry.toggle)
            continue;
        everything.marks[entry.kind] = true;
        if (!entry.toggle->isOnAtFirst)
            diagram.marks.push_back({entry.kind, {Square::h5, Square::h6}});
    }
    view.setDiagram(diagram);
    view.setShown(everything);
    view.activateSquare(Square::e4);
    const QImage all = view.grab().toImage();
    for (const MarkEntry& entry : allMarks) {
        if (!entry.toggle)
            continue;
        Shown others = everything;
        others.marks[entry.kind] = false;
        view.setShown(others);
        EXPECT_NE(view.grab().toImage(), all) << entry.toggle->key;
    }
    view.setShown({.coordinates = false, .marks = everything.marks});
    EXPECT_NE(view.grab().toImage(), all);
    view.setShown(everything);
    EXPECT_EQ(view.grab().toImage(), all);
}

TEST_F(BoardViewTest, WithoutCoordinatesTheSquaresAreLarger)
{
    const int before = view.squareRect(Square::a1).width();
    view.setShown({.coordinates = false});
    EXPECT_GT(view.squareRect(Square::a1).width(), before);
}

TEST_F(BoardViewTest, TheBackgroundIsThePaletteWindowColour)
{
    QPalette palette = window.palette();
    palette.setColor(QPalette::Window, QColor{0xff1e2023});
    window.setPalette(palette);
    EXPECT_EQ(view.grab().toImage().pixelColor(2, 2), QColor{0xff1e2023});
}

TEST_F(BoardViewTest, ColorsCanBeChanged)
{
    view.setColors(boardColors(BoardColoring::blueGreen, true));
    EXPECT_EQ(colorAt(Square::b1, 0.5, 0.5), boardColors(BoardColoring::blueGreen, true).light);
    EXPECT_EQ(colorAt(Square::c1, 0.5, 0.5), boardColors(BoardColoring::blueGreen, true).dark);
}

TEST_F(BoardViewTest, PiecePixmapsHaveTheRequestedSize)
{
    const QPixmap piece = view.piecePixmap(whiteKing, 32);
    EXPECT_EQ(piece.deviceIndependentSize(), QSizeF(32, 32));
}

TEST_F(BoardViewTest, WorksAtEverySizeFrom240Pixels)
{
    EXPECT_EQ(view.minimumSizeHint(), QSize(240, 240));
    for (const int size : {240, 300, 555}) {
        view.resize(size, size);
        drag(Square::e4, Square::f5);
        EXPECT_EQ(squareIn(moves, 1), Square::f5);
    }
    EXPECT_EQ(moves.count(), 3);
}

} // namespace
} // namespace board
