// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>

namespace engine {

/// The program of an engine. It takes the processes that it has started with it when it ends, and ends itself
/// if this program is killed, as far as the system can do that (Linux; other Unix systems do the first).
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
};

} // namespace engine
