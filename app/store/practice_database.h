// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSqlDatabase>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "store/whole_file.h"
#include "trainer/course/score.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"

namespace store {

/// Why the practice of before is not there.
enum class PracticeTrouble {
    none,
    damaged,  ///< The file could not be read whole, or is another program's; it was set aside.
    newer,    ///< A later version wrote it; it was set aside.
    unusable, ///< There can be no file in its place now; what is practised is kept in memory alone.
};

/// A page of a course and what its reader made of it.
struct PageRead {
    QString course; ///< the name of its file
    QString page;   ///< its key
    trainer::course::Result result = trainer::course::Result::read;
};

/// How often exercises have failed, by their names.
using Failures = std::map<std::string, int, std::less<>>;

/// How SQLite is to keep its journal on a file system of a type such as "ext4" or "nfs4": as a log beside the
/// file ("WAL"), but as what is undone ("DELETE") where other machines may write too, for they do not share
/// the memory that goes with the log.
QString journalModeOn(const QByteArray& fileSystem);

/// What practice leaves behind, in a SQLite file: attempts with their moves, what is remembered of each
/// exercise, and the results of the pages of courses.
///
/// All belongs to the thread that made it. Whatever is added is there when the program is killed or the power
/// fails thereafter, and two programs may use one file. No function throws; those that write say whether they
/// could.
class PracticeDatabase {
public:
    /// Opens a file, or makes it and its folder; an older version's is brought up to date. A file that cannot
    /// be used is set aside and a new one begun.
    explicit PracticeDatabase(const QString& path);
    ~PracticeDatabase();
    PracticeDatabase(const PracticeDatabase&) = delete;
    PracticeDatabase& operator=(const PracticeDatabase&) = delete;

    PracticeTrouble trouble() const { return trouble_; }
    /// Where a file was put that cannot be used; empty if there was no trouble.
    const QString& setAsideAs() const { return setAsideAs_; }

    trainer::practice::Memories memories() const;
    /// The numbers of attempts graded Again, by the names of their exercises.
    Failures failures() const;
    /// Keeps an attempt, and what is remembered of its exercise now: both or neither.
    bool add(const trainer::practice::Attempt& attempt, const trainer::practice::Memory& memory);
    /// Keeps the result of a page, unless a better one is kept already.
    bool noteRead(const PageRead& page, trainer::practice::Time now);
    /// The pages of all courses that have been answered, right or wrong.
    std::vector<PageRead> answered() const;
    /// The results of a course, by its name.
    trainer::course::ResultsByKey resultsOf(const QString& course) const;

    /// Whether what is added can come into the file: not if that was removed or replaced by another since it
    /// was opened, or could be opened for reading only. Opening it anew may help.
    bool canBeWritten() const;
    /// Makes a file that was removed again, of all that was in it; one that is there stays as it is. It has
    /// to be opened thereafter.
    bool makeAgain() const;
    /// Whether a path is that of the file that all is kept in.
    bool isKeptIn(const QString& path) const;
    /// Copies everything into a new file, replacing one that is there; never over its own. Nothing changes if
    /// it is stopped before.
    bool backUp(const QString& path, const std::stop_token& stop = {}) const;
    /// Replaces everything by what a backup holds; nothing changes if that is none or a later version's, or
    /// if it is stopped before.
    bool restore(const QString& path, const std::stop_token& stop = {});
    bool forgetEverything();

    /// The connection, for those who only read.
    const QSqlDatabase& connection() const { return database_; }

private:
    PracticeTrouble open(const QString& path);
    bool copyTo(const QString& path) const;
    void close();

    QSqlDatabase database_;
    PracticeTrouble trouble_ = PracticeTrouble::none;
    QString setAsideAs_;
    std::optional<FileIdentity> file_; ///< the one that was opened
};

} // namespace store
