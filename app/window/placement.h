// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMainWindow;

namespace window {

/// Gives a window the place that `QMainWindow::saveGeometry()` kept, as far as that is still on a screen; its
/// first size, if the kept place is empty or broken.
void place(QMainWindow& window, const QByteArray& kept);

} // namespace window
