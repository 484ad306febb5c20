// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

namespace engine {

/// The program of an engine. When it ends, the processes that it has started are killed: on Linux also those
/// that moved to another session, elsewhere on Unix those of its process group. If this program is killed,
/// the engine ends too on Linux.
class EngineProcess : public QProcess {
    Q_OBJECT

public:
    explicit EngineProcess(QObject* parent = nullptr);

    /// Runs a program in its own folder, where engines look for their data files.
    void run(const QString& path);
    /// Kills the program and the processes that it has started.
    void killAll();

private:
    qint64 group_ = 0; ///< the process group; 0 until the program has started
    QByteArray mark_;  ///< an entry of the environment that the program hands on to what it starts
};

} // namespace engine
