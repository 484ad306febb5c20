// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/screen_room.h"

#include <QMargins>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace panels {
namespace {

/// The assumed frame of a window: borders and title bar.
constexpr QMargins frame{8, 40, 8, 8};
/// The assumed height of a desktop panel.
constexpr int panel = 48;

QSize sizeOf(const QMargins& margins)
{
    return {margins.left() + margins.right(), margins.top() + margins.bottom()};
}

} // namespace

QSize roomOn(const QScreen& screen)
{
    const QSize room = screen.availableSize() - sizeOf(frame);
    // Wayland never reports panels; X11 does not if there are several screens.
    const bool knowsPanels = screen.availableGeometry() != screen.geometry();
    return knowsPanels ? room : room - QSize{0, panel};
}

void placeInMiddle(QWidget& window, QSize size)
{
    const QRect available = window.screen()->availableGeometry();
    window.resize(size.boundedTo(roomOn(*window.screen())));
    const QSize rest = available.size() - window.size() - sizeOf(frame);
    window.move(available.topLeft() + QPoint{rest.width(), rest.height()} / 2);
}

void showInFront(QWidget& window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

void moveOntoScreen(QWidget& window)
{
    const QRect available = window.screen()->availableGeometry();
    const QRect kept = window.geometry();
    if (available.contains(kept))
        return;
    const QRect room = available.marginsRemoved(frame);
    const QSize size = kept.size().boundedTo(roomOn(*window.screen())).expandedTo(window.minimumSizeHint());
    const QSize rest = room.size() - size;
    const QPoint place{std::clamp(kept.left(), room.left(), room.left() + std::max(0, rest.width())),
                       std::clamp(kept.top(), room.top(), room.top() + std::max(0, rest.height()))};
    window.resize(size);
    // On a screen that is too small for it, the frame begins in the corner, however large it is.
    if (rest.width() < 0 || rest.height() < 0)
        window.move(rest.width() < 0 ? available.left() : place.x() - frame.left(),
                    rest.height() < 0 ? available.top() : place.y() - frame.top());
    else
        window.setGeometry({place, size});
}

} // namespace panels
