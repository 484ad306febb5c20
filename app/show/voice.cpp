// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/voice.h"

#include <QLocale>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace show {
namespace {

/// The client of the speech dispatcher, which all Linux desktops use for speech.
QString program()
{
    return QStandardPaths::findExecutable(u"spd-say"_s);
}

} // namespace

bool hasVoice()
{
    return !program().isEmpty();
}

void readAloud(const QString& words)
{
    const QString voice = program();
    if (voice.isEmpty())
        return;
    const QString language = QLocale{}.bcp47Name().section(u'-', 0, 0);
    QProcess::startDetached(voice, {u"--language"_s, language, u"--"_s, words});
}

} // namespace show
