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

/// A dialog of a window that asks for a file, in the folder of the file of games used last or else that of
/// the user's documents; it deletes itself.
QFileDialog* makeFileDialog(QWidget& window, const store::Preferences& preferences, const QString& title,
                            const QStringList& filters);

} // namespace window
