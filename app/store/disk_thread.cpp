// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/disk_thread.h"

#include <utility>

#include "store/whole_file.h"

namespace store {

DiskThread& DiskThread::instance()
{
    static DiskThread thread;
    return thread;
}

DiskThread::DiskThread(RetryPause pause)
    : pause_{pause}
    , thread_{[this](const std::stop_token& stop) { run(stop); }}
{}

DiskThread::~DiskThread()
{
    finish();
}

void DiskThread::write(const QString& path, const QByteArray& bytes)
{
    const std::lock_guard lock{mutex_};
    waiting_.insert_or_assign(path, bytes);
    failed_.erase(path);
    wake_.notify_all();
}

void DiskThread::finish()
{
    std::unique_lock lock{mutex_};
    idle_.wait(lock, [this] { return waiting_.empty() && !isWriting_; });
}

void DiskThread::run(const std::stop_token& stop)
{
    std::unique_lock lock{mutex_};
    while (hasWork(lock, stop)) {
        const auto file = waiting_.extract(waiting_.begin());
        isWriting_ = true;
        lock.unlock();
        const bool isWritten = writeSafely(file.key(), file.mapped());
        lock.lock();
        isWriting_ = false;
        note(file.key(), file.mapped(), isWritten);
        idle_.notify_all();
    }
}

/// Waits until there is a file to write; false if there will be none any more.
bool DiskThread::hasWork(std::unique_lock<std::mutex>& lock, const std::stop_token& stop)
{
    const auto isAsked = [this] { return !waiting_.empty(); };
    if (failed_.empty()) {
        wake_.wait(lock, stop, isAsked);
    } else if (!wake_.wait_for(lock, stop, pause_.length(), isAsked)) {
        waiting_ = std::exchange(failed_, {});
        pause_.lengthen();
    }
    return !stop.stop_requested() && !waiting_.empty();
}

void DiskThread::note(const QString& path, const QByteArray& bytes, bool isWritten)
{
    if (isWritten)
        pause_.reset();
    else if (!waiting_.contains(path))
        failed_.insert_or_assign(path, bytes);
    QMetaObject::invokeMethod(
        this, [this, path, isWritten] { emit done(path, isWritten); }, Qt::QueuedConnection);
}

} // namespace store
