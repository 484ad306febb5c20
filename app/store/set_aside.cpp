// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/set_aside.h"

#include <QDateTime>
#include <QFileInfo>
#include <filesystem>
#include <system_error>

using namespace Qt::StringLiterals;

namespace store {

QString setAside(const QString& path)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz");
    QString aside = path + ".corrupt-"_L1 + stamp;
    while (QFileInfo::exists(aside))
        aside += u'+';
    // QFile would copy a file that cannot be renamed, which never ends for a device.
    std::error_code trouble;
    std::filesystem::rename(QFileInfo{path}.filesystemFilePath(), QFileInfo{aside}.filesystemFilePath(),
                            trouble);
    return trouble ? path : aside;
}

} // namespace store
