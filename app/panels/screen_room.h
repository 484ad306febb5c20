// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScreen;

namespace panels {

/// The room for a window on a screen: what the desktop's panels, the frame and the title leave.
QSize roomOn(const QScreen& screen);

} // namespace panels
