// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QFileDialog;
class QWidget;

namespace store {
struct Preferences;
}

namespace files {

/// Returns a file dialog that deletes itself. It starts in the folder of the game file used last, or else in
/// the user's documents or home folder, whichever exists.
QFileDialog* makeFileDialog(QWidget& window, const store::Preferences& preferences, const QString& title,
                            const QStringList& filters);

} // namespace files
