// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_view.h"

#include <QApplication>
#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <iterator>
#include <utility>

#include "board/board_painter.h"
#include "board/floating_picture.h"
#include "board/promotion_chooser.h"

namespace board {

BoardView::BoardView(QWidget* parent)
    : QWidget{parent}
    , colors_{boardColors(BoardColoring::wood, false)}
    , textPixels_{QFontInfo{font()}.pixelSize()}
    , gesture_{QApplication::startDragDistance()}
{
    installAccessibility();
    nameForScreenReaders();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    // The right button draws, so it must not open the context menu of a parent.
    setContextMenuPolicy(Qt::PreventContextMenu);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { updateMotion(value.toReal()); });
    connect(&clock_, &QVariantAnimation::finished, this, &BoardView::finishMotion);
}

BoardView::~BoardView()
{
    delete floatingPicture_;
}

void BoardView::nameForScreenReaders()
{
    setAccessibleName(tr("Chessboard"));
    setAccessibleDescription(tr("The arrow keys move between the squares, Enter picks a piece up and puts "
                                "it down, Escape cancels."));
}

const Diagram& BoardView::diagram() const
{
    return diagram_;
}

void BoardView::setDiagram(const Diagram& diagram, Transition transition)
{
    if (diagram == diagram_)
        return;
    const Diagram before = std::exchange(diagram_, diagram);
    gesture_.setDiagram(diagram);
    if (before.pieces != diagram.pieces) {
        finishMotion();
        endPromotion();
        Motion motion = motionBetween(before.pieces, diagram.pieces);
        if (dropped_)
            motion = withoutDrop(std::move(motion), dropped_->from, dropped_->to);
        dropped_.reset();
        if (transition == Transition::slide)
            startMotion(motion);
    }
    update();
    showHandling();
    refreshMouseCursor();
    announceChanges(before);
}

chess::Color BoardView::orientation() const
{
    return bottom_;
}

void BoardView::setOrientation(chess::Color bottom)
{
    if (bottom == bottom_)
        return;
    cancelHandling();
    finishMotion();
    bottom_ = bottom;
    if (chooser_)
        chooser_->place(geometry());
    update();
}

void BoardView::askPromotion(chess::Square from, chess::Square to)
{
    endPromotion();
    const auto pawn = diagram_.pieces.piece_at(from);
    if (!pawn)
        return;
    chooser_ = new PromotionChooser{*this, colors_, art_, pawn->color, to};
    connect(chooser_, &PromotionChooser::cancelled, this, &BoardView::endPromotion);
    connect(chooser_, &PromotionChooser::chosen, this, [this, from, to](chess::Role role) {
        chooser_->hide();
        setFocus();
        emit promotionChosen(from, to, role);
        endPromotion();
    });
    chooser_->open(geometry());
}

/// Closes the promotion chooser. Deletion is deferred because this may run in its own click handler.
void BoardView::endPromotion()
{
    if (!chooser_)
        return;
    dropped_.reset();
    chooser_->hide();
    chooser_->deleteLater();
    chooser_.clear();
    setFocus();
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (chooser_)
        chooser_->place(geometry());
}

void BoardView::setColors(const BoardColors& colors)
{
    colors_ = colors;
    update();
}

void BoardView::setShown(const Shown& shown)
{
    shown_ = shown;
    update();
}

void BoardView::setAnimationDuration(std::chrono::milliseconds duration)
{
    duration_ = duration;
    if (duration.count() <= 0)
        finishMotion();
}

void BoardView::setBrush(std::optional<chess::Piece> brush)
{
    gesture_.setBrush(brush);
    showHandling();
    refreshMouseCursor();
}

void BoardView::clearOwnMarks()
{
    if (ownMarks_.empty())
        return;
    const std::vector<Mark> before = marks();
    ownMarks_.clear();
    update();
    announceMarks(before);
}

QPixmap BoardView::piecePixmap(chess::Piece piece, int logicalSize) const
{
    const qreal ratio = devicePixelRatioF();
    return art_.pixmap(piece, qRound(logicalSize * ratio), ratio);
}

chess::Square BoardView::cursor() const
{
    return cursor_;
}

std::optional<chess::Square> BoardView::selected() const
{
    return gesture_.selected();
}

QRect BoardView::squareRect(chess::Square square) const
{
    return geometry().square(square).toAlignedRect();
}

std::optional<chess::Square> BoardView::squareAt(QPointF position) const
{
    return geometry().squareAt(position);
}

QSize BoardView::sizeHint() const
{
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const
{
    return {240, 240};
}

/// Updated on demand, because the screen's scale and the position in the window change without notification.
const BoardGeometry& BoardView::geometry() const
{
    const BoardRoom room{.size = size(),
                         .devicePixelRatio = devicePixelRatioF(),
                         .windowOffset = mapTo(window(), QPoint{}),
                         .textPixels = textPixels_,
                         .coordinates = shown_.coordinates,
                         .bottom = bottom_};
    if (!geometry_ || geometry_->room() != room)
        geometry_.emplace(room);
    return *geometry_;
}

Scene BoardView::scene() const
{
    Scene scene;
    scene.diagram = diagram_;
    scene.shown = shown_;
    scene.selected = gesture_.selected();
    scene.landing = gesture_.landing();
    if (gesture_.floating())
        scene.lifted = gesture_.floating()->from;
    if (isCursorVisible())
        scene.cursor = cursor_;
    scene.handMarks = handMarks();
    scene.ownArrows = ownMarks_.arrows();
    scene.motion = motion_;
    scene.progress = progress_;
    return scene;
}

/// Returns the marks that the user's actions add to those of the diagram.
std::vector<Mark> BoardView::handMarks() const
{
    std::vector<Mark> marks = ownMarks_.circles();
    chess::Bitboard targets = gesture_.targets();
    // The landing square has a frame instead.
    if (gesture_.landing())
        targets -= chess::Bitboard{*gesture_.landing()};
    marks.push_back({MarkKind::destination, targets});
    return marks;
}

std::vector<Mark> BoardView::marks() const
{
    std::vector<Mark> marks = diagram_.marks;
    std::ranges::copy(handMarks(), std::back_inserter(marks));
    return marks;
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter{this};
    for (const QRect& part : event->region())
        painter.fillRect(part, palette().window());
    BoardPainter{painter, geometry(), colors_, art_, arrows_}.paint(scene(), event->region());
}

void BoardView::drawPicture(QPainter& painter, int side)
{
    drawPicture(painter, side, side / 48, colors_, palette().window());
}

void BoardView::drawPicture(QPainter& painter, int side, int textPixels, const BoardColors& colors,
                            const QBrush& background)
{
    Scene shownScene = scene();
    shownScene.handMarks = ownMarks_.circles();
    shownScene.selected.reset();
    shownScene.lifted.reset();
    shownScene.landing.reset();
    shownScene.cursor.reset();
    shownScene.motion = {};
    const QSize size{side, side};
    const BoardGeometry room{
        {.size = size, .textPixels = textPixels, .coordinates = shown_.coordinates, .bottom = bottom_}};
    ArrowLayer arrows;
    painter.fillRect(QRect{{}, size}, background);
    BoardPainter{painter, room, colors, art_, arrows}.paint(shownScene, QRect{{}, size});
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        textPixels_ = QFontInfo{font()}.pixelSize();
    if (event->type() == QEvent::LanguageChange)
        nameForScreenReaders();
    if (event->type() == QEvent::EnabledChange && !isEnabled())
        cancelHandling();
    QWidget::changeEvent(event);
    update();
}

void BoardView::updateSquare(std::optional<chess::Square> square)
{
    if (square)
        update(squareRect(*square));
}

void BoardView::startMotion(const Motion& motion)
{
    if (motion.empty() || duration_.count() <= 0 || !isVisible())
        return;
    motion_ = motion;
    progress_ = 0;
    clock_.setDuration(static_cast<int>(duration_.count()));
    clock_.start();
}

void BoardView::updateMotion(qreal progress)
{
    const auto updateSlides = [this] {
        for (const Slide& slide : motion_.slides)
            update(slidePlace(geometry(), slide, progress_).toAlignedRect());
    };
    updateSlides();
    progress_ = progress;
    updateSlides();
    for (const Fade& fade : motion_.fades)
        updateSquare(fade.square);
}

void BoardView::finishMotion()
{
    updateMotion(1);
    motion_ = {};
    if (clock_.state() != QAbstractAnimation::Stopped)
        clock_.stop();
}

} // namespace board
