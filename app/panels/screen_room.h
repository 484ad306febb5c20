// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScreen;
class QWidget;

namespace panels {

/// Returns the largest size of a window that leaves room for its frame, its title bar and the desktop's
/// panels.
QSize roomOn(const QScreen& screen);

/// Puts a window into the middle of its screen, in the given size or the part of it that fits.
void placeInMiddle(QWidget& window, QSize size);

/// Moves a hidden window whose geometry is not wholly on its screen so that it is, with its frame; it shrinks
/// only if there is no room for it.
void moveOntoScreen(QWidget& window);

} // namespace panels
