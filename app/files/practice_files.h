// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>

#include "store/practice_store.h"
#include "store/preferences.h"
#include "text/words.h"

class QWidget;

namespace panels {
class Waiting;
}

namespace files {

/// Exports, backs up, restores and erases all practice data. Asks for confirmation before any data is lost.
class PracticeFiles : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this; `window` is the parent of the dialogs.
    PracticeFiles(store::PracticeStore& store, const store::Preferences& preferences, QWidget& window);
    /// Stops running operations.
    ~PracticeFiles() override;

    void chooseExport();
    void chooseBackup();
    void chooseRestore();
    void askToForget();

signals:
    void told(const text::Remark& remark);
    /// All practice data has been erased.
    void forgotten();

private:
    /// The data that would be lost.
    struct Kept {
        int attempts = 0;
        int exercises = 0;
        bool hasReadPages = false;

        /// For exercises of a later program version only the memory is counted.
        bool hasPractice() const { return attempts > 0 || exercises > 0; }
        bool isNothing() const { return !hasPractice() && !hasReadPages; }
    };

    void exportTo(const QString& path);
    void backUpTo(const QString& path);
    void askToRestore(const QString& path);
    void restore(const QString& path);
    void forget();
    std::stop_token begin(const QString& what);
    void end(const text::Remark& remark);
    static QString lossSentence(const Kept& kept);
    void withKept(const std::function<void(const Kept&)>& then);
    void ask(const QString& question, const QString& losing, const QString& yes,
             const std::function<void()>& then);

    store::PracticeStore& store_;
    const store::Preferences& preferences_;
    QWidget& window_;
    panels::Waiting* waiting_;
    std::stop_source stop_;
    int running_ = 0; ///< the number of running operations
};

} // namespace files
