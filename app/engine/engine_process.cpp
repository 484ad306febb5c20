// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_process.h"

#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStringList>
#include <QUuid>

#if defined(Q_OS_UNIX)
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <system_error>
#include <thread>

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
/// Kills the processes with an entry in their environment, and records them; true if there were any others
/// than those recorded before, which may take a while to end.
bool killMarked(const QByteArray& mark, std::set<pid_t>& killed)
{
    const std::size_t before = killed.size();
    std::error_code unreadable;
    for (const auto& process : std::filesystem::directory_iterator{"/proc", unreadable}) {
        const pid_t id = std::atoi(process.path().filename().c_str());
        QFile environment{process.path() / "environ"};
        if (id > 0 && !killed.contains(id) && environment.open(QIODevice::ReadOnly) &&
            environment.readAll().contains(mark) && ::kill(id, SIGKILL) == 0)
            killed.insert(id);
    }
    return killed.size() > before;
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
        // They may start others while they are looked for, and a program that is being started has no
        // environment for a moment.
        constexpr int mostTries = 6;
        constexpr int enoughInVain = 2;
        constexpr std::chrono::milliseconds moment{3};
        std::set<pid_t> killed;
        for (int tries = 0, inVain = 0; tries < mostTries && inVain < enoughInVain; ++tries) {
            inVain = killMarked(mark_, killed) ? 0 : inVain + 1;
            std::this_thread::sleep_for(moment);
        }
    }
#endif
    kill();
}

} // namespace engine
