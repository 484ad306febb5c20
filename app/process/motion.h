// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

namespace process {

/// Looks whether the user's desktop is set to move little, and calls back if it is: at once where a file says
/// so (KDE, GTK), else when its settings have been asked (GNOME), as long as the context lives.
void whenMotionIsReduced(QObject* context, const std::function<void()>& callBack);

} // namespace process
