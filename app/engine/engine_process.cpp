// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStringList>
#include <QUuid>

#if defined(Q_OS_UNIX)
#include <csignal>

#include <unistd.h>
#endif
#if defined(Q_OS_LINUX)
#include <sys/prctl.h>
#endif

using namespace Qt::StringLiterals;

namespace engine {
namespace {

constexpr auto markName = "RIGHTCORNER_ENGINE"_L1;

#if defined(Q_OS_UNIX)
/// Kills the processes with an entry in their environment; true if there were any.
bool killMarked(const QByteArray& mark)
{
    bool found = false;
    const QDir processes{u"/proc"_s};
    for (const QString& name : processes.entryList(QDir::Dirs)) {
        const pid_t id = name.toInt();
        QFile environment{processes.filePath(name + "/environ"_L1)};
        if (id > 0 && environment.open(QIODevice::ReadOnly) && environment.readAll().contains(mark))
            found = ::kill(id, SIGKILL) == 0 || found;
    }
    return found;
}
#endif

} // namespace

EngineProcess::EngineProcess(QObject* parent) : QProcess{parent}
{
    setStandardErrorFile(nullDevice());
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    mark_ = (markName + u'=' + name).toLatin1();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(markName, name);
    setProcessEnvironment(environment);
#if defined(Q_OS_UNIX)
    setChildProcessModifier([] {
        setpgid(0, 0);
#if defined(Q_OS_LINUX)
        prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    });
#endif
    connect(this, &QProcess::started, this, [this] { group_ = processId(); });
    connect(this, &QProcess::finished, this, &EngineProcess::killAll);
}

void EngineProcess::run(const QString& path)
{
    setWorkingDirectory(QFileInfo{path}.absolutePath());
    start(path, QStringList{});
}

void EngineProcess::killAll()
{
#if defined(Q_OS_UNIX)
    if (group_ > 0) {
        ::kill(static_cast<pid_t>(-group_), SIGKILL);
        // They may start others while they are looked for; one that hangs in the system dies later.
        constexpr int mostTries = 5;
        for (int tries = 0; tries < mostTries && killMarked(mark_); ++tries) {
        }
    }
#endif
    kill();
}

} // namespace engine
