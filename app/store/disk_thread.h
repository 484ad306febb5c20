// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

#include "store/retry_pause.h"

namespace store {

/// Writes files on a thread of its own, each whole or not at all and safe from a power cut, so that nobody
/// waits for the disk.
///
/// Of several contents for one file the newest counts. What cannot be written is tried again without being
/// asked, at first after a second, later after a minute.
class DiskThread : public QObject {
    Q_OBJECT

public:
    /// The one of this program.
    static DiskThread& instance();

    explicit DiskThread(RetryPause pause = RetryPause{});
    /// Waits as `finish()` does.
    ~DiskThread() override;

    /// Has a file written.
    void write(const QString& path, const QByteArray& bytes);
    /// Waits until each file has been written or has failed.
    void finish();

signals:
    /// A file was written, or could not be and will be tried again.
    void done(const QString& path, bool isWritten);

private:
    void run(const std::stop_token& stop);
    bool hasWork(std::unique_lock<std::mutex>& lock, const std::stop_token& stop);
    void note(const QString& path, const QByteArray& bytes, bool isWritten);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable_any idle_;
    std::map<QString, QByteArray> waiting_;
    std::map<QString, QByteArray> failed_;
    RetryPause pause_;
    bool isWriting_ = false;
    std::jthread thread_; ///< last, so that it is joined before what it works on goes
};

} // namespace store
