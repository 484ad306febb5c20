// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/disk_thread.h"

#include <new>
#include <utility>

#include "runtime/patience.h"
#include "store/whole_file.h"

namespace store {

DiskThread& DiskThread::instance()
{
    static DiskThread thread;
    return thread;
}

DiskThread::~DiskThread()
{
    finish();
}

void DiskThread::write(const QString& path, const QByteArray& bytes)
{
    std::unique_lock lock{mutex_};
    waiting_.insert_or_assign(path, bytes);
    failed_.erase(path);
    if (!hasThread_)
        hasThread_ = worker_.run([this](const std::stop_token& stop) { run(stop); });
    while (!hasThread_ && !waiting_.empty())
        writeNext(lock);
    wake_.notify_all();
}

void DiskThread::cancel(const QString& path)
{
    const std::lock_guard lock{mutex_};
    waiting_.erase(path);
    failed_.erase(path);
    if (retriable_ == path)
        retriable_.clear();
    idle_.notify_all();
}

void DiskThread::finish()
{
    std::unique_lock lock{mutex_};
    idle_.wait(lock, [this] { return waiting_.empty() && !isWriting_; });
}

void DiskThread::run(const std::stop_token& stop)
{
    std::unique_lock lock{mutex_};
    while (hasWork(lock, stop))
        writeNext(lock, stop);
}

/// Writes one of the waiting files, without holding the lock.
void DiskThread::writeNext(std::unique_lock<std::mutex>& lock, const std::stop_token& stop)
{
    auto file = waiting_.extract(waiting_.begin());
    const QString path = file.key();
    isWriting_ = true;
    retriable_ = path;
    lock.unlock();
    bool isWritten = false;
    try {
        isWritten = writeSafely(path, file.mapped());
    } catch (const std::bad_alloc&) {
        // It is retried, like a failure of the disk.
    }
    report(path, isWritten, stop);
    lock.lock();
    isWriting_ = false;
    if (isWritten)
        pause_.reset();
    else if (retriable_ == path && !waiting_.contains(path))
        failed_.insert(std::move(file));
    idle_.notify_all();
}

/// Emits `done()` on the owner's thread, as soon as there is memory for it.
void DiskThread::report(const QString& path, bool isWritten, const std::stop_token& stop)
{
    runtime::patiently(
        [&] {
            QMetaObject::invokeMethod(
                this, [this, path, isWritten] { emit done(path, isWritten); }, Qt::QueuedConnection);
        },
        [&] { return stop.stop_requested(); });
}

/// Waits until there is a file to write; false once there will be no more.
bool DiskThread::hasWork(std::unique_lock<std::mutex>& lock, const std::stop_token& stop)
{
    const auto isAsked = [this] { return !waiting_.empty(); };
    while (!stop.stop_requested() && waiting_.empty()) {
        if (failed_.empty()) {
            wake_.wait(lock, stop, isAsked);
        } else if (!wake_.wait_for(lock, stop, pause_.length(), isAsked)) {
            // All of them may have been cancelled by now.
            waiting_ = std::exchange(failed_, {});
            pause_.lengthen();
        }
    }
    return !stop.stop_requested();
}

} // namespace store
