// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScreen;
class QWidget;

namespace panels {

/// The room for a window on a screen: what the desktop's panels, the frame and the title leave.
QSize roomOn(const QScreen& screen);

/// Puts a window into the middle of its screen, in a size or as much of it as there is room for.
void placeInMiddle(QWidget& window, QSize size);

} // namespace panels
