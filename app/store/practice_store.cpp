// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_store.h"

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
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
    if (attempt.grade == trainer::practice::Grade::again && !attempt.is_in_course)
        ++failures[name_of(attempt.exercise)];
}

/// Gives an entry another name, unless there is one with that name.
template <typename Entries>
void renameEntry(Entries& entries, const std::string& before, const std::string& now)
{
    auto entry = entries.extract(before);
    if (entry.empty())
        return;
    entry.key() = now;
    entries.insert(std::move(entry));
}

/// Writes entries in order until one cannot be written; sets `isAnyWritten` if at least one was.
template <typename Entry>
void writeAll(std::deque<Entry>& waiting, PracticeDatabase& database, bool& isAnyWritten)
{
    while (!waiting.empty() && waiting.front().write(database)) {
        waiting.pop_front();
        isAnyWritten = true;
    }
}

} // namespace

/// The part that lives on the thread: the file and the entries not yet written to it.
///
/// If no file can be opened, a database in memory stands in for it until one can.
class PracticeStore::Worker : public QObject {
public:
    /// An attempt, with the memory of its exercise after it.
    struct Tried {
        Attempt attempt;
        Memory memory;

        bool write(PracticeDatabase& database) const { return database.add(attempt, memory); }
    };

    /// A page of a course, with the time when it was read.
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
            tellTrouble(database_->trouble(), database_->setAsideAs());
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

    /// Drops the waiting entries, as the data they belong to was replaced.
    void forgetWaiting()
    {
        tried_.clear();
        read_.clear();
        write();
    }

    /// Writes the waiting entries, as far as possible.
    void write()
    {
        const bool isWritable = makeWritable();
        if (isWritable) {
            writeAll(tried_, *database_, hasKept_);
            writeAll(read_, *database_, hasNoted_);
        }
        // If the file was removed during the writing, recreate it with all its contents.
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

    /// Opens or reopens the file if it cannot be written; true if there is a writable file afterwards.
    bool makeWritable()
    {
        if (isStandIn()) {
            openFile();
        } else if (!database_->canBeWritten()) {
            const std::optional<Succession> succession = database_->makeAgain();
            if (!succession)
                return false;
            openAnew(*succession);
        }
        return !isStandIn();
    }

    /// Opens the file that a database in memory stands in for, if possible by now.
    void openFile()
    {
        auto file = std::make_unique<PracticeDatabase>(path_);
        if (file->trouble() == PracticeTrouble::unusable)
            return;
        take(std::move(file));
    }

    void openAnew(const Succession& succession)
    {
        // SQLite cleans up by name when it closes a file, so the old one goes first.
        database_.reset();
        take(std::make_unique<PracticeDatabase>(path_));
        if (database_->trouble() == PracticeTrouble::none)
            tellTrouble(succession.trouble, succession.setAsideAs);
    }

    void take(std::unique_ptr<PracticeDatabase> file)
    {
        database_ = std::move(file);
        tellTrouble(database_->trouble(), database_->setAsideAs());
        if (isStandIn())
            return;
        // Update the entries with the memories that were unknown when they were added.
        Memories memories = database_->memories();
        for (auto& [attempt, memory] : tried_) {
            memory = memoryAfter(attempt, memories);
            memories.insert_or_assign(name_of(attempt.exercise), memory);
        }
        tellMemories();
    }

    void tellTrouble(PracticeTrouble trouble, const QString& setAsideAs)
    {
        if (trouble != PracticeTrouble::none)
            tell([&store = store_, trouble, setAsideAs] { emit store.troubled(trouble, setAsideAs); });
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
    // Work posted earlier comes first.
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

void PracticeStore::rename(const QString& course, const std::vector<trainer::course::RenamedPage>& pages)
{
    for (const trainer::course::RenamedPage& page : pages) {
        const std::string before = nameOfPage(course, page.before);
        const std::string now = nameOfPage(course, page.now);
        renameEntry(memories_, before, now);
        renameEntry(failures_, before, now);
    }
    post([course, pages](PracticeDatabase& database) { database.rename(course, pages); });
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
