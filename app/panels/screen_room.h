// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScreen;
class QWidget;

namespace panels {

/// Returns the largest size of a window that leaves space for its frame, its title bar and the desktop's
/// panels.
QSize roomOn(const QScreen& screen);

/// Centres a window on its screen, in the given size or as much of it as fits.
void placeInMiddle(QWidget& window, QSize size);

/// Shows a window in front of all others, also if it was shown behind them or minimised.
void showInFront(QWidget& window);

/// Moves a hidden window that is not completely on its screen so that it is, with its frame; shrinks it only
/// if it does not fit.
void moveOntoScreen(QWidget& window);

} // namespace panels
