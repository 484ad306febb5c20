// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace panels {

/// The widgets in a window that Tab stops at, in the order in which they are read on the screen: from top to
/// bottom, in a row in the direction of reading, and all of one card or row before those of the next. Unlike
/// Qt's order, it does not depend on when the widgets were created.
std::vector<QWidget*> tabStops(const QWidget& window);

} // namespace panels
