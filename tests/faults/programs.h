// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>
#include <string>

namespace app_test {

// Every write is one program's, so that it can be killed and nothing of it is left in this one.

/// The output of a program, and true if it was killed.
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
/// steps; those with the time in their names are told without it.
QStringList filesIn(const QString& folder);
std::string namesIn(const QString& folder);

/// What tells a folder from one in which any file is another.
QByteArray fingerprintOf(const QString& folder);

void copyFolder(const QString& from, const QString& to);

/// Removes the folder that a file is in, or that is named, with all that is in it: it is moved away at one
/// stroke, so those who have a file of it open go on writing in that, and nobody finds it by its name.
void removeFolderOf(const std::string& path);

} // namespace app_test
