// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

namespace engine {

/// The program of an engine. The processes that it has started end with it, and it ends if this program is
/// killed, as far as the system can do that: on Linux also those that moved to another session, elsewhere on
/// Unix those of its process group.
class EngineProcess : public QProcess {
    Q_OBJECT

public:
    explicit EngineProcess(QObject* parent = nullptr);

    /// Runs a program in its own folder, where engines find what they have learnt.
    void run(const QString& path);
    /// Kills the program and what it has started.
    void killAll();

private:
    qint64 group_ = 0; ///< the process group; 0 until the program has started
    QByteArray mark_;  ///< an entry of the environment that the program hands on to what it starts
};

} // namespace engine
