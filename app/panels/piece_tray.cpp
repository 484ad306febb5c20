// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/piece_tray.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "board/man_names.h"
#include "panels/card.h"

namespace panels {
namespace {

constexpr int gap = 8;
constexpr int smallestSlot = 36;
constexpr int largestSlot = 60;
constexpr std::array trayOrder{chess::Role::king,   chess::Role::queen,  chess::Role::rook,
                               chess::Role::bishop, chess::Role::knight, chess::Role::pawn};

} // namespace

PieceTray::PieceTray(QWidget* parent) : QWidget{parent}
{
    for (const chess::Color color : chess::all_colors) {
        for (const chess::Role role : trayOrder) {
            const chess::Piece man{color, role};
            auto* button = new QToolButton{this};
            button->setCheckable(true);
            button->setAccessibleName(board::manName(man));
            button->setToolTip(board::manName(man));
            button->installEventFilter(this);
            button->setFocusPolicy(Qt::StrongFocus);
            setKind(button, "tray");
            connect(button, &QToolButton::clicked, this,
                    [this, man](bool on) { emit armed(on ? std::optional{man} : std::nullopt); });
            slots_.push_back({man, button});
        }
    }
}

void PieceTray::setArt(const std::function<QPixmap(chess::Piece, int)>& art)
{
    art_ = art;
    drawMen();
}

QSize PieceTray::minimumSizeHint() const
{
    const int columns = static_cast<int>(trayOrder.size());
    return {columns * smallestSlot + (columns - 1) * gap, 2 * smallestSlot + gap};
}

/// The slots grow with the width, and the tray with them.
void PieceTray::resizeEvent(QResizeEvent*)
{
    const int columns = static_cast<int>(trayOrder.size());
    const int side = std::clamp((width() - (columns - 1) * gap) / columns, smallestSlot, largestSlot);
    for (int i = 0; i < static_cast<int>(slots_.size()); ++i) {
        QToolButton* button = slots_[static_cast<std::size_t>(i)].button;
        button->setGeometry(i % columns * (side + gap), i / columns * (side + gap), side, side);
        button->setIconSize({side - gap, side - gap});
    }
    setFixedHeight(2 * side + gap);
    drawMen();
}

void PieceTray::drawMen()
{
    for (const Slot& slot : slots_) {
        if (art_)
            slot.button->setIcon(art_(slot.man, slot.button->iconSize().width()));
    }
}

void PieceTray::setArmed(std::optional<chess::Piece> man)
{
    for (const Slot& slot : slots_)
        slot.button->setChecked(slot.man == man);
}

bool PieceTray::eventFilter(QObject* watched, QEvent* event)
{
    for (const Slot& slot : slots_) {
        if (slot.button == watched && (isPress(slot, event) || isDrag(slot, event)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Whether the event is a press that the button must not see.
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

/// Whether the event belongs to a drag out of the tray.
bool PieceTray::isDrag(const Slot& slot, QEvent* event)
{
    if (event->type() == QEvent::MouseMove && pressedAt_) {
        const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        carrying_ = carrying_ || (at - *pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!carrying_)
            return false;
        slot.button->setDown(false);
        emit carried(slot.man, at);
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
