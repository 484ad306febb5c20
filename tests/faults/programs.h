// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>
#include <string>

namespace app_test {

// Each write runs in a program of its own, so that it can be killed without leaving traces in this one.

/// The output of a program, and a flag that is set if it was killed.
struct Said {
    QByteArray text;
    bool wasKilled = false;
};

using Say = std::function<void(const QByteArray& text)>;

/// Runs a function in a program of its own, which has a folder as its home.
Said inAProgram(const QString& home, const std::function<void(const Say& say)>& work);

/// Makes the folder for temporary files that a program in this home has, if it is not there.
void makeTemporaryFolder(const QString& home);

/// A folder that takes no time to write in, where the system has one.
QString quickFolder();

/// The files in a folder and below, but for those that SQLite keeps beside its own and looks after, and the
/// one draft that QSaveFile may leave beside a file of the user's if it is stopped between its last two
/// steps; those with the time in their names are listed without it.
QStringList filesIn(const QString& folder);
std::string namesIn(const QString& folder);

/// A fingerprint of a folder that differs if any file differs.
QByteArray fingerprintOf(const QString& folder);

void copyFolder(const QString& from, const QString& to);

/// Removes the folder that a file is in, or that is named, with all that is in it: it is moved away at one
/// stroke, so writers with an open file in it continue to write there, but it cannot be found by name.
void removeFolderOf(const std::string& path);

} // namespace app_test
