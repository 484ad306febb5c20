// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

namespace process {

/// The sentences for standard error.
struct ScreenWords {
    QString missing;  ///< no screen can be opened
    QString noPlugin; ///< Qt's plugin %1 for the kind of screen is not installed
    QString gone;     ///< the screen has been closed
};

/// From now on the program ends with one sentence and exit code 1 where Qt finds no screen, instead of
/// aborting, and where the screen goes away, after some last words.
///
/// It is called before the application is made.
void endWithoutScreen(const ScreenWords& words, std::function<void()> beforeEnd);
/// Tells that the screen has been found: what goes wrong from now on is something else.
void noteScreen();

} // namespace process
