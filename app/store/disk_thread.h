// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>

#include "runtime/worker.h"
#include "store/retry_pause.h"

namespace store {

/// Writes files in the background, atomically and safe from power cuts, so that no caller waits for the disk
/// unless no thread can be started.
///
/// Only the newest of several contents for one file is written. Failed writes are retried automatically,
/// after a second at first, after up to a minute later.
class DiskThread : public QObject {
    Q_OBJECT

public:
    /// The program's single instance.
    static DiskThread& instance();

    explicit DiskThread(RetryPause pause = RetryPause{}) : pause_{pause} {}
    /// Waits as `finish()` does.
    ~DiskThread() override;

    /// Schedules a file to be written.
    void write(const QString& path, const QByteArray& bytes);
    /// Forgets the contents of a file that wait to be written, for the first time or after a failure.
    void cancel(const QString& path);
    /// Waits until each file has been written or has failed.
    void finish();

signals:
    /// A file was written, or writing it failed and will be retried.
    void done(const QString& path, bool isWritten);

private:
    void run(const std::stop_token& stop);
    bool hasWork(std::unique_lock<std::mutex>& lock, const std::stop_token& stop);
    void writeNext(std::unique_lock<std::mutex>& lock, const std::stop_token& stop = {});
    void report(const QString& path, bool isWritten, const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable_any idle_;
    std::map<QString, QByteArray> waiting_;
    std::map<QString, QByteArray> failed_;
    RetryPause pause_;
    bool isWriting_ = false;
    QString retriable_; ///< the file being written, unless it was cancelled
    bool hasThread_ = false;
    runtime::Worker worker_; ///< last: destroyed before the members it uses
};

} // namespace store
