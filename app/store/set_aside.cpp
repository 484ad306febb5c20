// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/set_aside.h"

#include <QDateTime>
#include <QFileInfo>
#include <filesystem>
#include <system_error>

using namespace Qt::StringLiterals;

namespace store {

QString nameAside(const QString& path, const QString& word)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz");
    QString aside = path + u'.' + word + u'-' + stamp;
    while (QFileInfo::exists(aside))
        aside += u'+';
    return aside;
}

QString setAside(const QString& path)
{
    const QString aside = nameAside(path, u"corrupt"_s);
    // QFile would copy a file that cannot be renamed, which never ends for a device.
    std::error_code trouble;
    std::filesystem::rename(QFileInfo{path}.filesystemFilePath(), QFileInfo{aside}.filesystemFilePath(),
                            trouble);
    return trouble ? path : aside;
}

} // namespace store
