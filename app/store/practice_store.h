// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>
#include <functional>

#include "store/practice_database.h"
#include "store/retry_pause.h"

namespace store {

/// The memory of an exercise after an attempt at it; days are those of the user's calendar.
trainer::practice::Memory memoryAfter(const trainer::practice::Attempt& attempt,
                                      const trainer::practice::Memories& before);

/// The practice history and its file, on a thread of its own, so that the window never waits for the disk.
///
/// The file is opened on demand. Entries that cannot be written and files that cannot be opened are retried,
/// after a second at first, after up to a minute later. If memory runs out on the thread, its work is retried
/// until it succeeds.
class PracticeStore : public QObject {
    Q_OBJECT

public:
    explicit PracticeStore(QString path, QObject* parent = nullptr, RetryPause pause = RetryPause{});
    /// Waits until all additions have been written or have failed.
    ~PracticeStore() override;

    /// The standard path of the practice file.
    static QString usualPath();

    /// Opens the file, unless it is open, and reads its memories; ends with `opened()`.
    void open();
    bool isOpen() const { return isOpen_; }
    /// The memories of the exercises, as far as they are known.
    const trainer::practice::Memories& memories() const { return memories_; }
    /// The number of times an exercise was graded Again, as far as known.
    int failures(const trainer::practice::Exercise& exercise) const;
    /// True if an entry is not on the disk yet because it cannot be written.
    bool isFailing() const { return isFailing_; }

    /// Saves an attempt and the new memory of its exercise. It counts at once; `kept()` follows as soon as it
    /// is on the disk.
    void add(const trainer::practice::Attempt& attempt, const trainer::practice::Memory& memory);
    void noteRead(const PageRead& page, trainer::practice::Time now);
    /// Gives what is known of pages of a course the keys that the pages have now.
    void rename(const QString& course, const std::vector<trainer::course::RenamedPage>& pages);

    /// Calls `work` with the file on its thread, then `then` with the result on this thread.
    template <typename Work, typename Then>
    void ask(Work work, Then then)
    {
        post([this, work, then](PracticeDatabase& database) {
            auto result = work(database);
            QMetaObject::invokeMethod(this, [then, result = std::move(result)] { then(result); });
        });
    }
    /// Like `ask`, for work that replaces all data: on success, earlier additions that are not on the disk
    /// yet are dropped. Also ends with `opened()`.
    void change(std::function<bool(PracticeDatabase&)> work, std::function<void(bool)> then);

signals:
    /// The memories are known, or have been read again.
    void opened();
    /// The last attempt is on the disk.
    void kept();
    /// The pages read are on the disk.
    void pagesNoted();
    /// `isFailing()` has changed.
    void failingChanged();
    /// The earlier practice is unavailable, or its file was deleted or replaced; `setAsideAs` is the path of
    /// the file that was set aside, if any.
    void troubled(store::PracticeTrouble trouble, const QString& setAsideAs);

private:
    class Worker;

    void post(std::function<void(PracticeDatabase&)> work);

    Worker* worker_;
    QThread thread_;
    bool hasBegun_ = false;
    trainer::practice::Memories memories_;
    Failures failures_;
    bool isOpen_ = false;
    bool isFailing_ = false;
};

} // namespace store
