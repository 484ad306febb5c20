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

#include "store/pgn_file.h"
#include "store/whole_file.h"
#include "trainer/course/score.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"

namespace store {

/// The reason why earlier practice is unavailable.
enum class PracticeTrouble {
    none,
    damaged,  ///< The file is damaged or belongs to another program; it was set aside.
    newer,    ///< A later version wrote it; it was set aside.
    unusable, ///< No file can be opened or created; practice is kept only in memory.
    removed,  ///< The open file was deleted or replaced by an unreadable one; it was written again.
    replaced, ///< Another practice file took the place of the open one, whose data was set aside.
};

/// A practice file that was deleted or replaced while it was open, and now has a usable successor.
struct Succession {
    PracticeTrouble trouble = PracticeTrouble::none; ///< none if it is still the same file
    QString setAsideAs{}; ///< the new path of the unreadable file, or of the earlier data; may be empty
};

/// A page of a course with its reader's result.
struct PageRead {
    QString course; ///< the name of its file
    QString page;   ///< its key
    trainer::course::Result result = trainer::course::Result::read;
};

/// The name of the exercise that asks a page of a course.
///
/// @param key of the page
std::string nameOfPage(const QString& course, const std::string& key);

/// A mistake in one of the user's games, to be practised.
struct OwnMistake {
    trainer::practice::Exercise exercise;
    int halfPoints = 1; ///< given away
    GameInFile game;
    std::size_t ply = 0; ///< the number of the move in half-moves of the game
};

/// The number of failed attempts at each exercise, by its name.
using Failures = std::map<std::string, int, std::less<>>;

/// The SQLite journal mode for a type of file system such as "ext4" or "nfs4": a write-ahead log ("WAL"), but
/// a rollback journal ("DELETE") on network file systems, as the log requires shared memory, which other
/// machines do not share.
QString journalModeOn(const QByteArray& fileSystem);

/// The practice history in a SQLite file: attempts with their moves, the memory of each exercise, and the
/// results of the pages of courses.
///
/// Belongs to the thread that created it. Additions survive a kill or a power failure, and two programs may
/// share a file. No function throws; those that write return true on success.
class PracticeDatabase {
public:
    /// Opens a file, or creates it and its folder; migrates files of older versions. An unusable file is set
    /// aside and replaced by a new one.
    explicit PracticeDatabase(const QString& path);
    ~PracticeDatabase();
    PracticeDatabase(const PracticeDatabase&) = delete;
    PracticeDatabase& operator=(const PracticeDatabase&) = delete;

    PracticeTrouble trouble() const { return trouble_; }
    /// The new path of an unusable file; empty if all went well.
    const QString& setAsideAs() const { return setAsideAs_; }

    trainer::practice::Memories memories() const;
    /// The number of attempts graded Again, by the names of their exercises.
    Failures failures() const;
    /// Saves an attempt, unless it was in a course, and the new memory of its exercise in one transaction.
    bool add(const trainer::practice::Attempt& attempt, const trainer::practice::Memory& memory);
    /// The attempts finished since a moment, in their order, without their goals, answers and moves but the
    /// first.
    std::vector<trainer::practice::Attempt> attemptsSince(trainer::practice::Time begin) const;
    /// Saves the result of a page, unless a better one is saved already.
    bool noteRead(const PageRead& page, trainer::practice::Time now);
    /// The pages of all courses that have been answered, right or wrong.
    std::vector<PageRead> answered() const;
    /// Gives the results, attempts and memories of pages of a course the keys that the pages have now.
    bool rename(const QString& course, const std::vector<trainer::course::RenamedPage>& pages);
    /// The results of a course, by its name.
    trainer::course::ResultsByKey resultsOf(const QString& course) const;

    /// Saves mistakes; of one that is saved already, only its game changes.
    bool addMistakes(const std::vector<OwnMistake>& mistakes);
    /// The user's mistakes, the costliest first.
    std::vector<OwnMistake> mistakes() const;

    /// True if additions can reach the file; false if it was removed or replaced since it was opened, or if
    /// it could only be opened for reading. Reopening it may help.
    bool canBeWritten() const;
    /// Ensures that there is a usable file at the path of this one, which must be reopened afterwards: writes
    /// all data again if the file was deleted or replaced by an empty or unreadable one, and saves a copy of
    /// the data beside another practice file. `nullopt` if that fails.
    std::optional<Succession> makeAgain() const;
    /// True if a path is that of the database file.
    bool isKeptIn(const QString& path) const;
    /// Copies all data into a new file, replacing an existing one but never the database itself. Changes no
    /// file if stopped.
    bool backUp(const QString& path, const std::stop_token& stop = {}) const;
    /// Replaces all data by that of a backup; no change if it is not a backup or of a later version, or if
    /// stopped.
    bool restore(const QString& path, const std::stop_token& stop = {});
    bool forgetEverything();

    /// The connection, for reading only.
    const QSqlDatabase& connection() const { return database_; }

private:
    /// What is at the path of a file that was deleted or replaced.
    enum class Successor { none, ours, unreadable, busy };

    PracticeDatabase() = default;

    PracticeTrouble open(const QString& path);
    Successor successor() const;
    bool copyTo(const QString& path, const std::function<bool()>& makeWay = {}) const;
    void close();

    QSqlDatabase database_;
    PracticeTrouble trouble_ = PracticeTrouble::none;
    QString setAsideAs_;
    std::optional<FileIdentity> file_;                ///< the file that was opened
    std::vector<std::optional<FileIdentity>> beside_; ///< the files that SQLite keeps beside it
};

} // namespace store
