// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/set_aside.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace store {

QString setAside(const QString& path)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz");
    QString aside = path + ".corrupt-"_L1 + stamp;
    while (QFileInfo::exists(aside))
        aside += u'+';
    return QFile::rename(path, aside) ? aside : path;
}

} // namespace store
