// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/start_watch.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QTimer>
#include <chrono>

using namespace Qt::StringLiterals;

namespace process {
namespace {

constexpr std::chrono::seconds longEnough{3};
/// The file has one byte per start that has not succeeded; a file with other content is larger.
constexpr qint64 mostBytes = 100;

} // namespace

StartWatch::StartWatch(const QString& folder) : path_{folder + "/starts"_L1}
{
    QDir{}.mkpath(folder);
    QFile file{path_};
    // A pipe or a device of this name is not counted, and opening it might block forever.
    const QFileInfo there{path_};
    if (there.exists() && !there.isFile())
        return;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.size() > mostBytes)
        return;
    failures_ = static_cast<int>(file.size());
    file.write("x");
}

void StartWatch::waitForSuccess()
{
    QTimer::singleShot(longEnough, this, &StartWatch::succeed);
    QCoreApplication::instance()->installEventFilter(this);
}

void StartWatch::succeed()
{
    // If the file cannot be removed, an empty one is equivalent.
    if (!QFile::remove(path_))
        QFile::resize(path_, 0);
    QCoreApplication::instance()->removeEventFilter(this);
}

bool StartWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        succeed();
    return QObject::eventFilter(watched, event);
}

} // namespace process
