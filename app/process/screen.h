// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

namespace process {

/// The error messages for standard error.
struct ScreenWords {
    QString missing;  ///< no screen can be opened
    QString noPlugin; ///< Qt's plugin %1 for the kind of screen is not installed
    QString noThread; ///< the system allows no more threads
    QString noMemory; ///< there is not enough memory
    QString gone;     ///< the screen has been closed
};

/// Makes the program end with one sentence and exit code 1, instead of aborting, if Qt finds no screen or no
/// thread can be started for it. Also handles a screen that goes away, and memory that runs out where the
/// program cannot continue; `beforeEnd` is called first in these cases.
///
/// Must be called before the application is created.
void endWithoutScreen(const ScreenWords& words, std::function<void()> beforeEnd);
/// Starts in advance, and keeps, the threads for which Qt would wait forever if they could not be started
/// later: that of the session bus and the one that paints large shapes. From Qt 6.5 on, painting uses threads
/// that are not accessible.
void startThreads();
/// Notes that the screen was found, so that later failures have other causes. Ends the program with one
/// sentence and exit code 1 if there is less memory than its window needs, because Qt would crash.
void noteScreen();

} // namespace process
