// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

namespace process {

/// Calls back if the user's desktop is set to reduce motion: immediately if a settings file contains it (KDE,
/// GTK), else after a query of the desktop's settings (GNOME), provided that the context still exists.
void whenMotionIsReduced(QObject* context, const std::function<void()>& callBack);

} // namespace process
