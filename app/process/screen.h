// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

namespace process {

/// The sentences for standard error.
struct ScreenWords {
    QString missing;  ///< no screen can be opened
    QString noPlugin; ///< Qt's plugin %1 for the kind of screen is not installed
    QString noThread; ///< the system allows no more threads
    QString noMemory; ///< there is not enough memory
    QString gone;     ///< the screen has been closed
};

/// From now on the program ends with one sentence and exit code 1 where Qt finds no screen, instead of
/// aborting, and where no thread can be started for it; after some last words also where the screen goes
/// away, and where memory runs out in a place that cannot go on without.
///
/// It is called before the application is made.
void endWithoutScreen(const ScreenWords& words, std::function<void()> beforeEnd);
/// Starts the threads that Qt waits for forever if they cannot be started later, and keeps them: that of the
/// session bus and the one that large shapes are painted on. From Qt 6.5 it paints on threads that cannot be
/// reached.
void startThreads();
/// Tells that the screen has been found: what goes wrong from now on is something else. Ends the program with
/// one sentence and exit code 1 if there is less memory than its window needs, for Qt crashes without.
void noteScreen();

} // namespace process
