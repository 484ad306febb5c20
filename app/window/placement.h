// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMainWindow;

namespace window {

/// Restores what `QMainWindow::saveGeometry()` returned, moved onto the screen where necessary; gives the
/// window its first size if that is empty or broken.
void place(QMainWindow& window, const QByteArray& kept);

} // namespace window
