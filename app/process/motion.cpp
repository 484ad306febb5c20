// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/motion.h"

#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace process {
namespace {

/// The value of a key in a settings file of the desktop; empty if missing.
QString setting(const QString& file, const QString& key)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return path.isEmpty() ? QString{} : QSettings{path, QSettings::IniFormat}.value(key).toString();
}

bool isReducedByFile()
{
    bool isNumber = false;
    if (setting(u"kdeglobals"_s, u"KDE/AnimationDurationFactor"_s).toDouble(&isNumber) == 0 && isNumber)
        return true;
    for (const QString& file : {u"gtk-4.0/settings.ini"_s, u"gtk-3.0/settings.ini"_s}) {
        const QString on = setting(file, u"Settings/gtk-enable-animations"_s);
        if (on == "0"_L1 || on == "false"_L1)
            return true;
    }
    return false;
}

} // namespace

void whenMotionIsReduced(QObject* context, const std::function<void()>& callBack)
{
    if (isReducedByFile())
        return callBack();
    const QString program = QStandardPaths::findExecutable(u"gsettings"_s);
    if (program.isEmpty())
        return;
    auto* asking = new QProcess{context};
    QObject::connect(asking, &QProcess::finished, context, [asking, callBack] {
        asking->deleteLater();
        if (asking->readAllStandardOutput().trimmed() == "false")
            callBack();
    });
    asking->start(program, {u"get"_s, u"org.gnome.desktop.interface"_s, u"enable-animations"_s});
}

} // namespace process
