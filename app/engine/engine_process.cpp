// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_process.h"

#include <QFileInfo>
#include <QStringList>

#if defined(Q_OS_UNIX)
#include <csignal>

#include <unistd.h>
#endif
#if defined(Q_OS_LINUX)
#include <sys/prctl.h>
#endif

namespace engine {

EngineProcess::EngineProcess(QObject* parent) : QProcess{parent}
{
    setStandardErrorFile(nullDevice());
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
    if (group_ > 0)
        ::kill(static_cast<pid_t>(-group_), SIGKILL);
#endif
    kill();
}

} // namespace engine
