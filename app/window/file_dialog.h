// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QFileDialog;
class QWidget;

namespace store {
struct Preferences;
}

namespace window {

/// Returns a dialog that asks for a file and deletes itself. It starts in the folder of the last file of
/// games, or else in the user's documents or home, whichever exists.
QFileDialog* makeFileDialog(QWidget& window, const store::Preferences& preferences, const QString& title,
                            const QStringList& filters);

} // namespace window
