// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMainWindow;

namespace panels {

/// Restores the geometry saved by `QMainWindow::saveGeometry()`, moved onto the screen if necessary; applies
/// the initial size if `kept` is empty or invalid.
void place(QMainWindow& window, const QByteArray& kept);

/// Shows a window that has been placed; without a saved geometry it fills a screen that has no room for its
/// initial size.
void showPlaced(QMainWindow& window, const QByteArray& kept);

} // namespace panels
