// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>
#include <functional>

#include "store/practice_database.h"
#include "store/retry_pause.h"

namespace store {

/// What is remembered of an exercise after an attempt at it; days are those of the user's calendar.
trainer::practice::Memory memoryAfter(const trainer::practice::Attempt& attempt,
                                      const trainer::practice::Memories& before);

/// The practice history and its file, on a thread of its own, so that the window never waits for the disk.
///
/// The file is opened on demand. An entry that cannot be written and a file that cannot be opened are tried
/// again, at first after a second, later after a minute. If memory runs out on the thread, its work is tried
/// again until there is enough.
class PracticeStore : public QObject {
    Q_OBJECT

public:
    explicit PracticeStore(QString path, QObject* parent = nullptr, RetryPause pause = RetryPause{});
    /// Waits until what was added has been written or has failed.
    ~PracticeStore() override;

    /// The file that practice is kept in.
    static QString usualPath();

    /// Has the file opened, if it is not, and what it remembers read; ends with `opened()`.
    void open();
    bool isOpen() const { return isOpen_; }
    /// What is remembered, as far as it is known.
    const trainer::practice::Memories& memories() const { return memories_; }
    /// How often an exercise has been graded Again, as far as that is known.
    int failures(const trainer::practice::Exercise& exercise) const;
    /// Whether something is not on the disk yet because it cannot be written.
    bool isFailing() const { return isFailing_; }

    /// Keeps an attempt, and what is remembered of its exercise now. It counts at once; `kept()` follows as
    /// soon as it is on the disk.
    void add(const trainer::practice::Attempt& attempt, const trainer::practice::Memory& memory);
    void noteRead(const PageRead& page, trainer::practice::Time now);

    /// Does something with the file on its thread, then something here with what came of it.
    template <typename Work, typename Then>
    void ask(Work work, Then then)
    {
        post([this, work, then](PracticeDatabase& database) {
            auto result = work(database);
            QMetaObject::invokeMethod(this, [then, result = std::move(result)] { then(result); });
        });
    }
    /// As `ask`, for what replaces everything: what was added before and is not on the disk yet is dropped if
    /// that works. Ends with `opened()` as well.
    void change(std::function<bool(PracticeDatabase&)> work, std::function<void(bool)> then);

signals:
    /// What is remembered is known, or known anew.
    void opened();
    /// The last attempt is on the disk.
    void kept();
    /// Pages that were read are on the disk.
    void pagesNoted();
    /// `isFailing()` has changed.
    void failingChanged();
    /// The practice of before is not there; `setAsideAs` is where its file was put, if it was.
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
