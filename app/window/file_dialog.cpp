// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/file_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "store/preferences.h"

namespace window {
namespace {

QString folder(const store::Preferences& preferences)
{
    if (!preferences.recentFiles.isEmpty())
        return QFileInfo{preferences.recentFiles.front()}.path();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
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

} // namespace window
