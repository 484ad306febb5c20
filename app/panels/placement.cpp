// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/placement.h"

#include <QMainWindow>
#include <QScreen>

#include "panels/screen_room.h"

namespace panels {
namespace {

constexpr QSize usual{1280, 800};

/// The size of the first window: four fifths of a large screen.
QSize initialSize(QSize room)
{
    return usual.expandedTo(room * 4 / 5).boundedTo(room);
}

} // namespace

void place(QMainWindow& window, const QByteArray& kept)
{
    window.resize(initialSize(roomOn(*window.screen())));
    if (!window.restoreGeometry(kept))
        return;
    // A maximized window must also fit on the screen after it is restored.
    const Qt::WindowStates states = window.windowState();
    window.setWindowState(Qt::WindowNoState);
    moveOntoScreen(window);
    window.setWindowState(states);
}

void showPlaced(QMainWindow& window, const QByteArray& kept)
{
    const bool isSmallScreen = !QRect{{}, roomOn(*window.screen())}.contains(QRect{{}, usual});
    if (kept.isEmpty() && isSmallScreen)
        window.showMaximized();
    else
        window.show();
}

} // namespace panels
