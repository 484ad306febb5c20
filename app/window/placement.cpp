// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/placement.h"

#include <QMainWindow>
#include <QScreen>

#include "panels/screen_room.h"

namespace window {
namespace {

constexpr QSize wishedSize{1280, 800};

} // namespace

void place(QMainWindow& window, const QByteArray& kept)
{
    window.resize(wishedSize.boundedTo(panels::roomOn(*window.screen())));
    // Qt moves what was kept onto a screen, but does not shrink it.
    window.restoreGeometry(kept);
    const QSize available = window.screen()->availableSize();
    const bool fits = available.expandedTo(window.size()) == available;
    if (!fits && !window.isMaximized() && !window.isFullScreen())
        window.resize(window.size().boundedTo(panels::roomOn(*window.screen())));
}

} // namespace window
