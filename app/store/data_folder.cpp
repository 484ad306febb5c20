// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/data_folder.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace store {
namespace {

/// The chosen folder; empty for the standard folder.
QString& chosen()
{
    static QString folder;
    return folder;
}

} // namespace

QString dataFolder()
{
    // Query the standard folder each time, as tests move it.
    return chosen().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : chosen();
}

QString tableFolder()
{
    const QString folder =
        chosen().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) : chosen();
    return folder + "/tables"_L1;
}

void setDataFolder(const QString& folder)
{
    chosen() = folder.isEmpty() ? QString{} : QDir{folder}.absolutePath();
}

} // namespace store
