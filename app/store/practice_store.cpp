// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_store.h"

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <utility>

#include "runtime/patience.h"
#include "store/data_folder.h"
#include "store/local_day.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using runtime::patiently;
using trainer::practice::Attempt;
using trainer::practice::Exercise;
using trainer::practice::Memories;
using trainer::practice::Memory;
using trainer::practice::Time;

void note(const Attempt& attempt, Failures& failures)
{
    if (attempt.grade == trainer::practice::Grade::again)
        ++failures[name_of(attempt.exercise)];
}

/// Writes entries in order until one cannot be written; sets `isAnyWritten` as soon as one is.
template <typename Entry>
void writeAll(std::deque<Entry>& waiting, PracticeDatabase& database, bool& isAnyWritten)
{
    while (!waiting.empty() && waiting.front().write(database)) {
        waiting.pop_front();
        isAnyWritten = true;
    }
}

} // namespace

/// What lives on the thread: the file, and what could not be written into it yet.
///
/// Where no file can be opened, a database in memory stands in for it until one can.
class PracticeStore::Worker : public QObject {
public:
    /// An attempt, and what is remembered of its exercise after it.
    struct Tried {
        Attempt attempt;
        Memory memory;

        bool write(PracticeDatabase& database) const { return database.add(attempt, memory); }
    };

    /// A page of a course, and when it was read.
    struct Read {
        PageRead page;
        Time when;

        bool write(PracticeDatabase& database) const { return database.noteRead(page, when); }
    };

    Worker(PracticeStore& store, QString path, RetryPause pause)
        : store_{store}
        , path_{std::move(path)}
        , retry_{this}
        , pause_{pause}
    {
        retry_.setSingleShot(true);
        connect(&retry_, &QTimer::timeout, this, [this] { patiently([this] { write(); }); });
    }

    PracticeDatabase& database()
    {
        if (!database_) {
            database_ = std::make_unique<PracticeDatabase>(path_);
            tellTrouble();
            if (isStandIn())
                retry();
        }
        return *database_;
    }

    bool isStandIn() const { return database_->trouble() == PracticeTrouble::unusable; }

    void tellMemories()
    {
        Memories memories = database().memories();
        Failures failures = database().failures();
        for (const auto& [attempt, memory] : tried_) {
            memories.insert_or_assign(name_of(attempt.exercise), memory);
            note(attempt, failures);
        }
        tell([&store = store_, memories = std::move(memories), failures = std::move(failures)] {
            store.memories_ = memories;
            store.failures_ = failures;
            store.isOpen_ = true;
            emit store.opened();
        });
    }

    void add(const Tried& tried) { add(tried, tried_); }
    void add(const Read& read) { add(read, read_); }

    /// What waits to be written belongs to what there is no more.
    void forgetWaiting()
    {
        tried_.clear();
        read_.clear();
        write();
    }

    /// Writes what waits, as far as it can be written.
    void write()
    {
        const bool isWritable = makeWritable();
        if (isWritable) {
            writeAll(tried_, *database_, hasKept_);
            writeAll(read_, *database_, hasNoted_);
        }
        // If the file was removed while it was being written, it is made again with all that was in it.
        const bool isThere = isWritable && (!(hasKept_ || hasNoted_) || makeWritable());
        const bool isFailing = !tried_.empty() || !read_.empty() || (isWritable && !isThere);
        if (isFailing || !isThere)
            retry();
        else
            pause_.reset();
        const bool isKept = std::exchange(hasKept_, hasKept_ && isFailing) && !isFailing;
        const bool hasNoted = std::exchange(hasNoted_, false);
        tell([&store = store_, isFailing, isKept, hasNoted] {
            if (std::exchange(store.isFailing_, isFailing) != isFailing)
                emit store.failingChanged();
            if (isKept)
                emit store.kept();
            if (hasNoted)
                emit store.pagesNoted();
        });
    }

private:
    template <typename Entry>
    void add(const Entry& entry, std::deque<Entry>& waiting)
    {
        patiently([&] { waiting.push_back(entry); });
        patiently([&] {
            if (isStandIn())
                entry.write(*database_);
        });
        patiently([this] { write(); });
    }

    /// Opens the file, or opens it anew, where it cannot be written as it is; whether there is one then.
    bool makeWritable()
    {
        if (isStandIn()) {
            openFile();
        } else if (!database_->canBeWritten()) {
            if (!database_->makeAgain())
                return false;
            openAnew();
        }
        return !isStandIn();
    }

    /// Opens the file in whose place a database in memory stands, if that can be done by now.
    void openFile()
    {
        auto file = std::make_unique<PracticeDatabase>(path_);
        if (file->trouble() == PracticeTrouble::unusable)
            return;
        take(std::move(file));
    }

    void openAnew()
    {
        // SQLite tidies up by name when it closes a file, so the old one goes first.
        database_.reset();
        take(std::make_unique<PracticeDatabase>(path_));
    }

    void take(std::unique_ptr<PracticeDatabase> file)
    {
        database_ = std::move(file);
        tellTrouble();
        if (isStandIn())
            return;
        // What was not known when these were tried is known now.
        Memories memories = database_->memories();
        for (auto& [attempt, memory] : tried_) {
            memory = memoryAfter(attempt, memories);
            memories.insert_or_assign(name_of(attempt.exercise), memory);
        }
        tellMemories();
    }

    void tellTrouble()
    {
        if (database_->trouble() != PracticeTrouble::none)
            tell([&store = store_, trouble = database_->trouble(), aside = database_->setAsideAs()] {
                emit store.troubled(trouble, aside);
            });
    }

    void retry()
    {
        retry_.start(pause_.length());
        pause_.lengthen();
    }

    template <typename Tell>
    void tell(Tell tell)
    {
        patiently([&] { QMetaObject::invokeMethod(&store_, tell, Qt::QueuedConnection); });
    }

    PracticeStore& store_;
    QString path_;
    std::unique_ptr<PracticeDatabase> database_;
    std::deque<Tried> tried_;
    std::deque<Read> read_;
    bool hasKept_ = false;  ///< attempts were written that `kept()` has not reported yet
    bool hasNoted_ = false; ///< pages were written that `pagesNoted()` has not reported yet
    QTimer retry_;
    RetryPause pause_;
};

Memory memoryAfter(const Attempt& attempt, const Memories& before)
{
    const Memory* known = memory_of(before, attempt.exercise);
    return review(known != nullptr ? *known : Memory{}, attempt.grade, attempt.finished, {}, &localDay);
}

PracticeStore::PracticeStore(QString path, QObject* parent, RetryPause pause)
    : QObject{parent}
    , worker_{new Worker{*this, std::move(path), pause}}
{
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
}

PracticeStore::~PracticeStore()
{
    if (!thread_.isRunning()) {
        delete worker_;
        return;
    }
    // What was posted before comes first.
    QMetaObject::invokeMethod(worker_, [this] { thread_.quit(); });
    thread_.wait();
}

QString PracticeStore::usualPath()
{
    return dataFolder() + "/practice.db"_L1;
}

void PracticeStore::post(std::function<void(PracticeDatabase&)> work)
{
    if (!hasBegun_) {
        hasBegun_ = true;
        thread_.start();
        // Without a thread the worker stays on this one.
        if (thread_.isRunning())
            worker_->moveToThread(&thread_);
    }
    QMetaObject::invokeMethod(worker_, [worker = worker_, work = std::move(work)] {
        patiently([&] { work(worker->database()); });
    });
}

void PracticeStore::open()
{
    post([worker = worker_](PracticeDatabase&) { worker->tellMemories(); });
}

int PracticeStore::failures(const Exercise& exercise) const
{
    const auto found = failures_.find(name_of(exercise));
    return found == failures_.end() ? 0 : found->second;
}

void PracticeStore::add(const Attempt& attempt, const Memory& memory)
{
    memories_.insert_or_assign(name_of(attempt.exercise), memory);
    note(attempt, failures_);
    post([worker = worker_, attempt, memory](PracticeDatabase&) {
        worker->add(Worker::Tried{attempt, memory});
    });
}

void PracticeStore::noteRead(const PageRead& page, Time now)
{
    post([worker = worker_, page, now](PracticeDatabase&) { worker->add(Worker::Read{page, now}); });
}

void PracticeStore::change(std::function<bool(PracticeDatabase&)> work, std::function<void(bool)> then)
{
    post(
        [this, work = std::move(work), then = std::move(then), worker = worker_](PracticeDatabase& database) {
            const bool isDone = !worker->isStandIn() && work(database);
            if (isDone)
                worker->forgetWaiting();
            worker->tellMemories();
            QMetaObject::invokeMethod(this, [then, isDone] { then(isDone); });
        });
}

} // namespace store
