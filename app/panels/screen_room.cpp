// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/screen_room.h"

#include <QScreen>
#include <QWidget>

namespace panels {
namespace {

/// What window managers need around a window, its title above all.
constexpr QSize frame{16, 48};

} // namespace

QSize roomOn(const QScreen& screen)
{
    return screen.availableSize() - frame;
}

void placeInMiddle(QWidget& window, QSize size)
{
    const QRect available = window.screen()->availableGeometry();
    window.resize(size.boundedTo(roomOn(*window.screen())));
    const QSize rest = available.size() - window.size() - frame;
    window.move(available.topLeft() + QPoint{rest.width(), rest.height()} / 2);
}

} // namespace panels
