// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/file_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "store/preferences.h"

namespace files {
namespace {

/// The first existing folder of the likely ones; Qt would fall back to the folder in which the program was
/// started.
QString folder(const store::Preferences& preferences)
{
    QStringList folders{QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    if (!preferences.recentFiles.isEmpty())
        folders.prepend(QFileInfo{preferences.recentFiles.front()}.path());
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [](const QString& folder) { return QFileInfo{folder}.isDir(); });
    return found != folders.end() ? *found : QDir::homePath();
}

} // namespace

QFileDialog* makeFileDialog(QWidget& window, const store::Preferences& preferences, const QString& title,
                            const QStringList& filters)
{
    auto* dialog = new QFileDialog{&window, title, folder(preferences)};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    return dialog;
}

} // namespace files
