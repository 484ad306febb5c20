// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_store.h"

#include <QTimer>
#include <algorithm>
#include <deque>
#include <memory>
#include <utility>

#include "store/data_folder.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using trainer::practice::Attempt;
using trainer::practice::Memories;
using trainer::practice::Memory;

constexpr int firstPause = 1000; // milliseconds
constexpr int longestPause = 60'000;

} // namespace

/// What lives on the thread: the file, and what could not be written into it yet.
class PracticeStore::Worker : public QObject {
public:
    Worker(PracticeStore& store, QString path) : store_{store}, path_{std::move(path)}, retry_{this}
    {
        retry_.setSingleShot(true);
        connect(&retry_, &QTimer::timeout, this, &Worker::write);
    }

    PracticeDatabase& database()
    {
        if (!database_) {
            database_ = std::make_unique<PracticeDatabase>(path_);
            if (database_->trouble() != PracticeTrouble::none)
                tell([&store = store_, trouble = database_->trouble(), aside = database_->setAsideAs()] {
                    emit store.troubled(trouble, aside);
                });
        }
        return *database_;
    }

    void tellMemories()
    {
        Memories memories = database().memories();
        for (const auto& [attempt, memory] : waiting_)
            memories.insert_or_assign(name_of(attempt.exercise), memory);
        tell([&store = store_, memories = std::move(memories)] {
            store.memories_ = memories;
            store.isOpen_ = true;
            emit store.opened();
        });
    }

    void add(const Attempt& attempt, const Memory& memory)
    {
        waiting_.emplace_back(attempt, memory);
        write();
    }

    /// Writes what waits, the first first, until one cannot be written.
    void write()
    {
        while (!waiting_.empty() && database().add(waiting_.front().first, waiting_.front().second))
            waiting_.pop_front();
        const bool isFailing = !waiting_.empty();
        if (isFailing)
            retry_.start(pause_);
        pause_ = isFailing ? std::min(2 * pause_, longestPause) : firstPause;
        tell([&store = store_, isFailing] {
            if (std::exchange(store.isFailing_, isFailing) != isFailing)
                emit store.failingChanged();
            if (!isFailing)
                emit store.kept();
        });
    }

private:
    template <typename Tell>
    void tell(Tell tell)
    {
        QMetaObject::invokeMethod(&store_, std::move(tell), Qt::QueuedConnection);
    }

    PracticeStore& store_;
    QString path_;
    std::unique_ptr<PracticeDatabase> database_;
    std::deque<std::pair<Attempt, Memory>> waiting_;
    QTimer retry_;
    int pause_ = firstPause;
};

PracticeStore::PracticeStore(QString path, QObject* parent)
    : QObject{parent}
    , worker_{new Worker{*this, std::move(path)}}
{
    worker_->moveToThread(&thread_);
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
    if (!thread_.isRunning())
        thread_.start();
    QMetaObject::invokeMethod(worker_, [worker = worker_, work] { work(worker->database()); });
}

void PracticeStore::open()
{
    post([worker = worker_](PracticeDatabase&) { worker->tellMemories(); });
}

void PracticeStore::add(const Attempt& attempt, const Memory& memory)
{
    memories_.insert_or_assign(name_of(attempt.exercise), memory);
    post([worker = worker_, attempt, memory](PracticeDatabase&) { worker->add(attempt, memory); });
}

void PracticeStore::noteRead(const PageRead& page, trainer::practice::Time now)
{
    post([page, now](PracticeDatabase& database) { database.noteRead(page, now); });
}

void PracticeStore::change(std::function<bool(PracticeDatabase&)> work, std::function<void(bool)> then)
{
    post([this, work, then, worker = worker_](PracticeDatabase& database) {
        const bool isDone = work(database);
        worker->tellMemories();
        QMetaObject::invokeMethod(this, [then, isDone] { then(isDone); });
    });
}

} // namespace store
