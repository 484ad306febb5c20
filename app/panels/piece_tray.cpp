// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/piece_tray.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "panels/card.h"
#include "text/piece_names.h"

namespace panels {
namespace {

constexpr int trayGap = 8;
constexpr int smallestSlot = 36;
constexpr int largestSlot = 60;
constexpr std::array trayOrder{chess::Role::king,   chess::Role::queen,  chess::Role::rook,
                               chess::Role::bishop, chess::Role::knight, chess::Role::pawn};

} // namespace

PieceTray::PieceTray(QWidget* parent) : QWidget{parent}
{
    for (const chess::Color color : chess::all_colors) {
        for (const chess::Role role : trayOrder) {
            const chess::Piece piece{color, role};
            auto* button = new QToolButton{this};
            button->setCheckable(true);
            button->setAccessibleName(text::pieceName(piece));
            button->setToolTip(text::pieceName(piece));
            button->installEventFilter(this);
            setKind(button, "tray");
            connect(button, &QToolButton::clicked, this,
                    [this, piece](bool on) { emit armed(on ? std::optional{piece} : std::nullopt); });
            slots_.push_back({piece, button});
        }
    }
    stopTabAt(slots_.front());
}

void PieceTray::setArt(const std::function<QPixmap(chess::Piece, int)>& art)
{
    art_ = art;
    drawPieces();
}

QSize PieceTray::minimumSizeHint() const
{
    const int columns = static_cast<int>(trayOrder.size());
    return {columns * smallestSlot + (columns - 1) * trayGap, 2 * smallestSlot + trayGap};
}

/// Scales the slots and the tray with the width.
void PieceTray::resizeEvent(QResizeEvent*)
{
    const int columns = static_cast<int>(trayOrder.size());
    const int side = std::clamp((width() - (columns - 1) * trayGap) / columns, smallestSlot, largestSlot);
    for (int i = 0; i < static_cast<int>(slots_.size()); ++i) {
        QToolButton* button = slots_[static_cast<std::size_t>(i)].button;
        button->setGeometry(i % columns * (side + trayGap), i / columns * (side + trayGap), side, side);
        button->setIconSize({side - trayGap, side - trayGap});
    }
    setFixedHeight(2 * side + trayGap);
    drawPieces();
}

void PieceTray::drawPieces()
{
    for (const Slot& slot : slots_) {
        if (art_)
            slot.button->setIcon(art_(slot.piece, slot.button->iconSize().width()));
    }
}

void PieceTray::setArmed(std::optional<chess::Piece> piece)
{
    for (const Slot& slot : slots_)
        slot.button->setChecked(slot.piece == piece);
}

bool PieceTray::eventFilter(QObject* watched, QEvent* event)
{
    for (const Slot& slot : slots_) {
        if (slot.button != watched)
            continue;
        if (event->type() == QEvent::FocusIn)
            stopTabAt(slot);
        if (isPress(slot, event) || isDrag(slot, event) || isStep(slot, event))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Makes the whole tray one tab stop, at the piece that had the focus last.
void PieceTray::stopTabAt(const Slot& slot)
{
    for (const Slot& other : slots_)
        other.button->setFocusPolicy(other.button == slot.button ? Qt::StrongFocus : Qt::ClickFocus);
}

/// Handles an arrow key, which moves to another piece; true if the event was one.
bool PieceTray::isStep(const Slot& slot, QEvent* event) const
{
    if (event->type() != QEvent::KeyPress)
        return false;
    constexpr int columns = static_cast<int>(trayOrder.size());
    const int at = static_cast<int>(&slot - slots_.data());
    const auto go = [&](int next) {
        if (0 <= next && next < static_cast<int>(slots_.size()))
            slots_[static_cast<std::size_t>(next)].button->setFocus(Qt::TabFocusReason);
        return true;
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        return go(at - 1);
    case Qt::Key_Right:
        return go(at + 1);
    case Qt::Key_Up:
        return go(at - columns);
    case Qt::Key_Down:
        return go(at + columns);
    default:
        return false;
    }
}

/// Records the start of a press; true if the button must not receive the event.
bool PieceTray::isPress(const Slot& slot, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton)
            pressedAt_ = mouse->globalPosition().toPoint();
    }
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool isOtherButton = event->type() == QEvent::MouseButtonPress &&
                               static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton;
    if (!carrying_ || !(isEscape || isOtherButton))
        return false;
    carrying_ = false;
    pressedAt_.reset();
    slot.button->setDown(false);
    emit carryCancelled();
    return true;
}

/// Handles an event of a drag out of the tray; true if it was one.
bool PieceTray::isDrag(const Slot& slot, QEvent* event)
{
    if (event->type() == QEvent::MouseMove && pressedAt_) {
        const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        carrying_ = carrying_ || (at - *pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!carrying_)
            return false;
        slot.button->setDown(false);
        emit carried(slot.piece, at);
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease && pressedAt_) {
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
            return false;
        pressedAt_.reset();
        if (!carrying_)
            return false;
        carrying_ = false;
        emit dropped(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
        return true;
    }
    return false;
}

} // namespace panels
