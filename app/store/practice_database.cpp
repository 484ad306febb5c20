// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_database.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QVariant>
#include <algorithm>
#include <array>
#include <atomic>
#include <initializer_list>
#include <span>
#include <utility>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move.h"
#include "store/local_day.h"
#include "store/set_aside.h"
#include "store/stoppable.h"
#include "store/whole_file.h"
#include "trainer/coach/stage.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using std::chrono::milliseconds;
using trainer::course::ResultsByKey;
using trainer::practice::Attempt;
using trainer::practice::Memories;
using trainer::practice::Memory;
using trainer::practice::Time;

/// The application ID that marks our SQLite files: "RCPr".
constexpr int applicationId = 0x52435072;

/// The time that one program waits for another's writing.
constexpr auto patience = "QSQLITE_BUSY_TIMEOUT=5000"_L1;

/// SQLite's error codes for a file that is damaged or not a database.
constexpr std::array damageCodes{"11"_L1, "26"_L1};

/// SQLite's error code, in the lowest byte, for a file that could only be opened for reading.
constexpr int readOnlyCode = 8;

/// The suffixes of the files that SQLite keeps beside a database.
constexpr std::array besides{"-wal"_L1, "-shm"_L1};

constexpr QFile::Permissions ownersOnly = QFile::ReadOwner | QFile::WriteOwner;

// Times are milliseconds since 1970 UTC; `day` is the user's calendar day as a Julian day number.
constexpr std::array firstVersion{
    "CREATE TABLE attempt (id INTEGER PRIMARY KEY, finished INTEGER NOT NULL, day INTEGER NOT NULL,"
    " exercise TEXT NOT NULL, ending TEXT NOT NULL, stage TEXT NOT NULL, start TEXT NOT NULL,"
    " seed INTEGER NOT NULL, opponent INTEGER NOT NULL, succeeded INTEGER NOT NULL, moves INTEGER NOT NULL,"
    " best INTEGER NOT NULL, wasted INTEGER NOT NULL, thrown INTEGER NOT NULL, hinted INTEGER NOT NULL, told "
    "INTEGER NOT NULL,"
    " take_backs INTEGER NOT NULL,"
    " thought INTEGER NOT NULL, stand INTEGER NOT NULL, ended INTEGER, grade INTEGER NOT NULL)"_L1,
    "CREATE TABLE move (attempt INTEGER NOT NULL REFERENCES attempt ON DELETE CASCADE, ply INTEGER NOT NULL,"
    " move TEXT NOT NULL, cost INTEGER NOT NULL, throws INTEGER NOT NULL, thought INTEGER NOT NULL,"
    " PRIMARY KEY (attempt, ply)) WITHOUT ROWID"_L1,
    "CREATE TABLE memory (exercise TEXT PRIMARY KEY, phase INTEGER NOT NULL, due INTEGER NOT NULL,"
    " last_review INTEGER NOT NULL, stability REAL NOT NULL, difficulty REAL NOT NULL,"
    " scheduled_days INTEGER NOT NULL, learning_step INTEGER NOT NULL, reps INTEGER NOT NULL,"
    " lapses INTEGER NOT NULL) WITHOUT ROWID"_L1,
    "CREATE TABLE page_read (course TEXT NOT NULL, chapter INTEGER NOT NULL, page INTEGER NOT NULL,"
    " first_read INTEGER NOT NULL, PRIMARY KEY (course, chapter, page)) WITHOUT ROWID"_L1,
    // Statistics are summed incrementally, so that a million attempts need not be added up. A week is the
    // Julian day number of its Monday divided by seven.
    "CREATE TABLE week_sum (week INTEGER NOT NULL, exercise TEXT NOT NULL, attempts INTEGER NOT NULL,"
    " succeeded INTEGER NOT NULL, moves INTEGER NOT NULL, thought INTEGER NOT NULL,"
    " winning_moves INTEGER NOT NULL, wasted INTEGER NOT NULL, mates INTEGER NOT NULL,"
    " mating_moves INTEGER NOT NULL, best_moves INTEGER NOT NULL, PRIMARY KEY (week, exercise)) WITHOUT ROWID"_L1,
    "CREATE TABLE thrown_to (exercise TEXT NOT NULL, square TEXT NOT NULL, times INTEGER NOT NULL,"
    " PRIMARY KEY (exercise, square)) WITHOUT ROWID"_L1,
    "CREATE TABLE day_sum (day INTEGER PRIMARY KEY, attempts INTEGER NOT NULL)"_L1,
    "CREATE TRIGGER sum_attempt AFTER INSERT ON attempt BEGIN"
    " INSERT INTO week_sum SELECT NEW.day / 7, NEW.exercise, 1, NEW.succeeded, NEW.moves, NEW.thought,"
    " iif(wins, NEW.moves, 0), iif(wins, NEW.wasted, 0), mates, iif(mates, NEW.moves, 0),"
    " iif(mates, NEW.best, 0) FROM (SELECT NEW.best > 0 AS wins,"
    " NEW.best > 0 AND NEW.succeeded AND NEW.opponent = 0 AS mates) WHERE true"
    " ON CONFLICT DO UPDATE SET attempts = attempts + 1, succeeded = succeeded + excluded.succeeded,"
    " moves = moves + excluded.moves, thought = thought + excluded.thought,"
    " winning_moves = winning_moves + excluded.winning_moves, wasted = wasted + excluded.wasted,"
    " mates = mates + excluded.mates, mating_moves = mating_moves + excluded.mating_moves,"
    " best_moves = best_moves + excluded.best_moves;"
    " INSERT INTO day_sum VALUES (NEW.day, 1) ON CONFLICT DO UPDATE SET attempts = attempts + 1;"
    " END"_L1,
    "CREATE TRIGGER sum_throw AFTER INSERT ON move WHEN NEW.throws BEGIN"
    " INSERT INTO thrown_to SELECT exercise, substr(NEW.move, 3, 2), 1 FROM attempt WHERE id = NEW.attempt"
    " ON CONFLICT DO UPDATE SET times = times + 1;"
    " END"_L1};

// The stages of bishop and knight were renamed. An exercise is named like KBNK:apart:1-28.
constexpr std::array secondVersion{
    "CREATE TEMP TABLE renamed AS SELECT column1 AS old, column2 AS new FROM (VALUES"
    " ('apart', 'come-together'), ('free', 'take-centre'), ('edge', 'drive-to-edge'),"
    " ('large-net', 'large-triangle'), ('middle-net', 'middle-triangle'),"
    " ('small-net', 'small-triangle'), ('corner', 'mate'))"_L1,
    "UPDATE attempt SET exercise = replace(exercise, ':' || old || ':', ':' || new || ':'), stage = new"
    " FROM renamed WHERE ending = 'KBNK' AND stage = old"_L1,
    "UPDATE memory SET exercise = replace(exercise, ':' || old || ':', ':' || new || ':')"
    " FROM renamed WHERE exercise LIKE 'KBNK:' || old || ':%'"_L1,
    "UPDATE week_sum SET exercise = replace(exercise, ':' || old || ':', ':' || new || ':')"
    " FROM renamed WHERE exercise LIKE 'KBNK:' || old || ':%'"_L1,
    "UPDATE thrown_to SET exercise = replace(exercise, ':' || old || ':', ':' || new || ':')"
    " FROM renamed WHERE exercise LIKE 'KBNK:' || old || ':%'"_L1,
    "DROP TABLE renamed"_L1};

// Pages have results: 0 read, 1 failed, 2 solved with help, 3 solved; see fifthVersion.
constexpr std::array thirdVersion{"ALTER TABLE page_read ADD COLUMN result INTEGER NOT NULL DEFAULT 0"_L1};

// Pages are identified by keys, as their numbers change when others are inserted. The old keys are places.
constexpr std::array fourthVersion{
    "ALTER TABLE page_read RENAME TO page_by_number"_L1,
    "CREATE TABLE page_read (course TEXT NOT NULL, page TEXT NOT NULL, first_read INTEGER NOT NULL,"
    " result INTEGER NOT NULL, PRIMARY KEY (course, page)) WITHOUT ROWID"_L1,
    "INSERT INTO page_read SELECT course, chapter || '.' || page, first_read, result FROM page_by_number"_L1,
    "DROP TABLE page_by_number"_L1};

// Results are 0 read, 1 failed, 2 solved with help, 3 solved at a later try, 4 solved at the first try; see
// seventhVersion.
constexpr std::array fifthVersion{"UPDATE page_read SET result = 4 WHERE result = 3"_L1};

// The exercise of the mate was split.
constexpr std::array sixthVersion{
    "UPDATE attempt SET exercise = 'KBNK:mate:4-' WHERE exercise = 'KBNK:mate:3-'"_L1,
    "UPDATE memory SET exercise = 'KBNK:mate:4-' WHERE exercise = 'KBNK:mate:3-'"_L1,
    "UPDATE thrown_to SET exercise = 'KBNK:mate:4-' WHERE exercise = 'KBNK:mate:3-'"_L1};

// A success without help and without throwing the result away counts as solved, and a game that ended in
// checkmate (0) as a mate. Before, successes with help counted as solved and the end of a stage as a mate.
// Results are 0 read, 1 failed, 2 shown, 3 solved with help, 4 solved at a later try, 5 solved at the first
// try.
constexpr std::array seventhVersion{
    "UPDATE page_read SET result = result + 1 WHERE result BETWEEN 2 AND 4"_L1, "DROP TRIGGER sum_attempt"_L1,
    "DELETE FROM week_sum"_L1,
    "INSERT INTO week_sum SELECT day / 7, exercise, count(*), sum(solved), sum(moves), sum(thought),"
    " sum(iif(best > 0, moves, 0)), sum(iif(best > 0, wasted, 0)), sum(mates), sum(iif(mates, moves, 0)),"
    " sum(iif(mates, best, 0)) FROM (SELECT *,"
    " succeeded AND thrown = 0 AND hinted = 0 AND told = 0 AND take_backs = 0 AS solved,"
    " best > 0 AND succeeded AND opponent = 0 AND ended IS 0 AS mates FROM attempt)"
    " GROUP BY day / 7, exercise"_L1,
    "CREATE TRIGGER sum_attempt AFTER INSERT ON attempt BEGIN"
    " INSERT INTO week_sum SELECT NEW.day / 7, NEW.exercise, 1, solved, NEW.moves, NEW.thought,"
    " iif(NEW.best > 0, NEW.moves, 0), iif(NEW.best > 0, NEW.wasted, 0),"
    " mates, iif(mates, NEW.moves, 0), iif(mates, NEW.best, 0) FROM (SELECT"
    " NEW.succeeded AND NEW.thrown = 0 AND NEW.hinted = 0 AND NEW.told = 0"
    " AND NEW.take_backs = 0 AS solved,"
    " NEW.best > 0 AND NEW.succeeded AND NEW.opponent = 0 AND NEW.ended IS 0 AS mates) WHERE true"
    " ON CONFLICT DO UPDATE SET attempts = attempts + 1, succeeded = succeeded + excluded.succeeded,"
    " moves = moves + excluded.moves, thought = thought + excluded.thought,"
    " winning_moves = winning_moves + excluded.winning_moves, wasted = wasted + excluded.wasted,"
    " mates = mates + excluded.mates, mating_moves = mating_moves + excluded.mating_moves,"
    " best_moves = best_moves + excluded.best_moves;"
    " INSERT INTO day_sum VALUES (NEW.day, 1) ON CONFLICT DO UPDATE SET attempts = attempts + 1;"
    " END"_L1};

// The user's mistakes become exercises. A file is identified by its size and its time of change as well.
constexpr std::array eighthVersion{
    "CREATE TABLE own_mistake (exercise TEXT PRIMARY KEY, half_points INTEGER NOT NULL, file TEXT NOT NULL,"
    " size INTEGER NOT NULL, changed INTEGER NOT NULL, start INTEGER NOT NULL, length INTEGER NOT NULL,"
    " game INTEGER NOT NULL, line INTEGER NOT NULL, character INTEGER NOT NULL, ply INTEGER NOT NULL)"
    " WITHOUT ROWID"_L1};

/// The statements that migrate a file from each version to the next.
constexpr std::array migrations{
    std::span<const QLatin1StringView>{firstVersion},   std::span<const QLatin1StringView>{secondVersion},
    std::span<const QLatin1StringView>{thirdVersion},   std::span<const QLatin1StringView>{fourthVersion},
    std::span<const QLatin1StringView>{fifthVersion},   std::span<const QLatin1StringView>{sixthVersion},
    std::span<const QLatin1StringView>{seventhVersion}, std::span<const QLatin1StringView>{eighthVersion}};
constexpr auto currentVersion = static_cast<int>(migrations.size());

constexpr std::array tables{"attempt"_L1, "move"_L1, "memory"_L1, "page_read"_L1, "own_mistake"_L1};
/// The number of those that files of all versions have.
constexpr std::size_t oldTables = 4;
/// The tables that triggers fill.
constexpr std::array sums{"week_sum"_L1, "thrown_to"_L1, "day_sum"_L1};

/// The tables that name exercises which may be pages of courses.
constexpr std::array exerciseTables{"attempt"_L1, "memory"_L1, "week_sum"_L1, "thrown_to"_L1};

bool run(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query{database};
    return query.exec(statement);
}

/// The number that a query returns; -1 on failure.
qint64 number(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query{database};
    return query.exec(statement) && query.next() ? query.value(0).toLongLong() : -1;
}

/// Adds a row to a table, or replaces the one with its key.
bool put(const QSqlDatabase& database, const QString& table,
         std::initializer_list<std::pair<QString, QVariant>> row)
{
    // Appending throws if memory runs out; the constructor with a size would write to a null pointer.
    QStringList columns;
    QStringList marks;
    for (const auto& [column, value] : row) {
        columns.append(column);
        marks.append(u"?"_s);
    }
    QSqlQuery query{database};
    if (!query.prepare(u"INSERT OR REPLACE INTO %1 (%2) VALUES (%3)"_s.arg(table, columns.join(u", "),
                                                                           marks.join(u", "))))
        return false;
    for (const auto& [column, value] : row)
        query.addBindValue(value);
    return query.exec();
}

/// Makes changes in one transaction.
template <typename Changes>
bool change(const QSqlDatabase& database, Changes changes)
{
    if (!run(database, u"BEGIN IMMEDIATE"_s))
        return false;
    if (changes() && run(database, u"COMMIT"_s))
        return true;
    run(database, u"ROLLBACK"_s);
    return false;
}

/// True if a file is one of ours, with all its tables.
bool isOurs(const QSqlDatabase& database)
{
    const QStringList found = database.tables();
    const auto isFound = [&](QLatin1StringView table) { return found.contains(table); };
    return number(database, u"PRAGMA application_id"_s) == applicationId &&
           std::ranges::all_of(std::span{tables}.first(oldTables), isFound) &&
           std::ranges::all_of(sums, isFound);
}

/// Migrates a file up to a version, step by step. Another program may do so at the same time, so the version
/// is read again inside each transaction.
bool migrate(const QSqlDatabase& database, qint64 to = currentVersion)
{
    while (number(database, u"PRAGMA user_version"_s) < to) {
        const bool isDone = change(database, [&] {
            const qint64 version = number(database, u"PRAGMA user_version"_s);
            if (version < 0 || version >= to)
                return version == to;
            return std::ranges::all_of(
                       migrations.at(static_cast<std::size_t>(version)),
                       [&](QLatin1StringView statement) { return run(database, statement); }) &&
                   run(database, u"PRAGMA application_id = %1"_s.arg(applicationId)) &&
                   run(database, u"PRAGMA user_version = %1"_s.arg(version + 1));
        });
        if (!isDone)
            return false;
    }
    return true;
}

/// Returns the columns of all tables, and the triggers, as ordered lines.
QStringList schemaOf(const QSqlDatabase& database)
{
    QStringList lines;
    QSqlQuery row{database};
    row.exec(
        u"SELECT concat FROM (SELECT m.type || ' ' || m.name || ' ' || coalesce(p.name || ' ' || p.type ||"
        " ' ' || p.\"notnull\" || ' ' || p.pk, '') AS concat, m.name AS name, p.cid AS cid"
        " FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) p"
        " WHERE m.type IN ('table', 'trigger') AND m.name NOT LIKE 'sqlite_%') ORDER BY name, cid"_s);
    while (row.next())
        lines.append(row.value(0).toString());
    return lines;
}

/// Empties all tables in reverse order, moves before their attempts, so that SQLite need not cascade.
bool forgetAll(const QSqlDatabase& database)
{
    const auto empty = [&](QLatin1StringView table) {
        return run(database, u"DELETE FROM main.%1"_s.arg(table));
    };
    return std::all_of(tables.rbegin(), tables.rend(), empty) && std::ranges::all_of(sums, empty);
}

bool isEmpty(const QSqlDatabase& database)
{
    return std::ranges::all_of(tables, [&](QLatin1StringView table) {
        return number(database, u"SELECT EXISTS (SELECT 1 FROM %1)"_s.arg(table)) == 0;
    });
}

/// Creates a new connection with a unique name, by which Qt identifies connections.
QSqlDatabase newConnection(const QString& path)
{
    static std::atomic<int> count = 0;
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"practice-%1"_s.arg(++count));
    database.setConnectOptions(patience);
    database.setDatabaseName(path);
    return database;
}

void removeConnection(QSqlDatabase& database)
{
    const QString name = database.connectionName();
    database.close();
    database = {};
    QSqlDatabase::removeDatabase(name);
}

/// Returns the `schemaOf` our files of a version.
QStringList schemaOfVersion(qint64 version)
{
    QSqlDatabase pattern = newConnection(u":memory:"_s);
    QStringList schema;
    if (pattern.open() && migrate(pattern, version))
        schema = schemaOf(pattern);
    removeConnection(pattern);
    return schema;
}

/// Returns what is wrong with the file of a database, which may be empty.
PracticeTrouble examine(const QSqlDatabase& database)
{
    QSqlQuery check{database};
    if (!check.exec(u"PRAGMA quick_check(1)"_s) || !check.next())
        return std::ranges::count(damageCodes, check.lastError().nativeErrorCode()) > 0
                   ? PracticeTrouble::damaged
                   : PracticeTrouble::unusable;
    if (check.value(0).toString() != "ok"_L1)
        return PracticeTrouble::damaged;
    check.finish();
    const bool isNew = number(database, u"SELECT count(*) FROM sqlite_master"_s) == 0;
    if (!isNew && !isOurs(database))
        return PracticeTrouble::damaged;
    const qint64 version = number(database, u"PRAGMA user_version"_s);
    if (version > currentVersion)
        return PracticeTrouble::newer;
    if (!isNew && schemaOf(database) != schemaOfVersion(version))
        return PracticeTrouble::damaged;
    return PracticeTrouble::none;
}

qint64 millisecondsOf(Time time)
{
    return time.time_since_epoch().count();
}

/// The Julian day number of the user's calendar day.
qint64 julianDayOf(Time time)
{
    return QDate{1970, 1, 1}.toJulianDay() + localDay(time).time_since_epoch().count();
}

Time timeOf(const QVariant& value)
{
    return Time{milliseconds{value.toLongLong()}};
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool addMoves(const QSqlDatabase& database, qint64 attempt, const Attempt& made)
{
    int ply = 0;
    for (const trainer::practice::AttemptMove& move : made.moves) {
        if (!put(database, u"move"_s,
                 {{u"attempt"_s, attempt},
                  {u"ply"_s, ++ply},
                  {u"move"_s, textOf(to_coordinates(move.move))},
                  {u"cost"_s, move.cost},
                  {u"throws"_s, move.throws_result},
                  {u"thought"_s, static_cast<qint64>(move.thought.count())}}))
            return false;
    }
    return true;
}

bool addAttempt(const QSqlDatabase& database, const Attempt& made)
{
    const auto& exercise = made.exercise;
    const auto& outcome = made.outcome;
    return put(database, u"attempt"_s,
               {{u"finished"_s, millisecondsOf(made.finished)},
                {u"day"_s, julianDayOf(made.finished)},
                {u"exercise"_s, textOf(name_of(exercise))},
                {u"ending"_s, exercise.page ? u""_s : textOf(exercise.ending.name())},
                {u"stage"_s, exercise.stage ? textOf(name_of(*exercise.stage)) : u""_s},
                {u"start"_s, textOf(chess::to_fen(made.start.setup()))},
                {u"seed"_s, static_cast<qint64>(made.seed)},
                {u"opponent"_s, static_cast<int>(made.opponent)},
                {u"succeeded"_s, outcome.succeeded},
                {u"moves"_s, outcome.moves},
                {u"best"_s, outcome.best},
                {u"wasted"_s, outcome.wasted},
                {u"thrown"_s, outcome.thrown},
                {u"hinted"_s, outcome.hinted},
                {u"told"_s, outcome.told},
                {u"take_backs"_s, outcome.take_backs},
                {u"thought"_s, static_cast<qint64>(outcome.thought.count())},
                {u"stand"_s, static_cast<int>(made.stand)},
                {u"ended"_s, made.end ? QVariant{static_cast<int>(*made.end)} : QVariant{}},
                {u"grade"_s, static_cast<int>(made.grade)}}) &&
           addMoves(database, number(database, u"SELECT last_insert_rowid()"_s), made);
}

bool putMemory(const QSqlDatabase& database, const std::string& exercise, const Memory& memory)
{
    return put(database, u"memory"_s,
               {{u"exercise"_s, textOf(exercise)},
                {u"phase"_s, static_cast<int>(memory.phase)},
                {u"due"_s, millisecondsOf(memory.due)},
                {u"last_review"_s, millisecondsOf(memory.last_review)},
                {u"stability"_s, memory.stability},
                {u"difficulty"_s, memory.difficulty},
                {u"scheduled_days"_s, memory.scheduled_days},
                {u"learning_step"_s, memory.learning_step},
                {u"reps"_s, memory.reps},
                {u"lapses"_s, memory.lapses}});
}

/// The move of a position in coordinate notation; `nullopt` if it is not legal.
std::optional<chess::Move> moveIn(const chess::Position& position, const QString& coordinates)
{
    for (const chess::Move move : legal_moves(position)) {
        if (textOf(to_coordinates(move)) == coordinates)
            return move;
    }
    return std::nullopt;
}

/// The attempt in a row of `attemptsSince`; `nullopt` if a later version wrote what this one does not know.
std::optional<Attempt> attemptIn(const QSqlQuery& row)
{
    const auto text = [&row](const QString& column) { return row.value(column).toString().toStdString(); };
    const auto number = [&row](const QString& column) { return row.value(column).toInt(); };
    const auto exercise = trainer::practice::exercise_named(text(u"exercise"_s));
    const auto start = chess::parse_fen(text(u"start"_s));
    if (!exercise || !start)
        return std::nullopt;
    const auto position = chess::Position::from(start->setup);
    if (!position)
        return std::nullopt;
    Attempt attempt{.exercise = *exercise,
                    .finished = timeOf(row.value(u"finished"_s)),
                    .start = *position,
                    .stand = static_cast<trainer::practice::Stand>(number(u"stand"_s)),
                    .outcome = {.succeeded = number(u"succeeded"_s) != 0,
                                .moves = number(u"moves"_s),
                                .best = number(u"best"_s),
                                .wasted = number(u"wasted"_s),
                                .thrown = number(u"thrown"_s),
                                .hinted = number(u"hinted"_s),
                                .told = number(u"told"_s),
                                .take_backs = number(u"take_backs"_s)},
                    .grade = static_cast<trainer::practice::Grade>(number(u"grade"_s))};
    if (const auto first = moveIn(*position, row.value(u"first"_s).toString()))
        attempt.moves.push_back({*first, number(u"cost"_s)});
    // A question may ask for squares instead of moves.
    const bool isWhole =
        !attempt.moves.empty() || exercise->page || attempt.stand != trainer::practice::Stand::succeeded;
    return isWhole ? std::optional{attempt} : std::nullopt;
}

/// Sets a file aside together with the files that SQLite keeps beside it; returns its new name, or an empty
/// string if it stays.
QString setDatabaseAside(const QString& path)
{
    QString aside = setAside(path);
    if (aside == path)
        return {};
    for (const QLatin1StringView beside : besides)
        QFile::rename(path + beside, aside + beside);
    return aside;
}

} // namespace

std::string nameOfPage(const QString& course, const std::string& key)
{
    return name_of(
        trainer::practice::Exercise{.page = trainer::practice::CourseQuestion{course.toStdString(), key}});
}

QString journalModeOn(const QByteArray& fileSystem)
{
    static constexpr std::array shared{"nfs", "cifs", "smb", "afs", "ceph", "glusterfs", "9p", "fuse.sshfs"};
    const bool isShared =
        std::ranges::any_of(shared, [&](const char* name) { return fileSystem.startsWith(name); });
    return isShared ? u"DELETE"_s : u"WAL"_s;
}

PracticeDatabase::PracticeDatabase(const QString& path)
{
    QDir{}.mkpath(QFileInfo{path}.path());
    trouble_ = open(path);
    if (trouble_ == PracticeTrouble::damaged || trouble_ == PracticeTrouble::newer) {
        close();
        setAsideAs_ = setDatabaseAside(path);
        if (setAsideAs_.isEmpty() || open(path) != PracticeTrouble::none)
            trouble_ = PracticeTrouble::unusable;
    }
    if (trouble_ == PracticeTrouble::unusable) {
        close();
        open(u":memory:"_s);
    }
}

PracticeDatabase::~PracticeDatabase()
{
    close();
}

/// Opens a file, checks that it is intact and ours, and migrates it.
PracticeTrouble PracticeDatabase::open(const QString& path)
{
    if (isSpecialFile(path))
        return PracticeTrouble::damaged;
    database_ = newConnection(path);
    if (!database_.open())
        return PracticeTrouble::unusable;
    // One transaction, as another program may be migrating the file step by step.
    const PracticeTrouble found = run(database_, u"BEGIN"_s) ? examine(database_) : PracticeTrouble::unusable;
    run(database_, u"ROLLBACK"_s);
    if (found != PracticeTrouble::none)
        return found;
    const QByteArray fileSystem = QStorageInfo{QFileInfo{path}.path()}.fileSystemType();
    for (const auto& setting : {u"PRAGMA journal_mode = "_s + journalModeOn(fileSystem),
                                u"PRAGMA synchronous = FULL"_s, u"PRAGMA foreign_keys = ON"_s})
        run(database_, setting);
    if (!migrate(database_))
        return PracticeTrouble::unusable;
    file_ = identityOf(path);
    for (const QLatin1StringView beside : besides)
        beside_.push_back(identityOf(path + beside));
    return PracticeTrouble::none;
}

void PracticeDatabase::close()
{
    removeConnection(database_);
}

Memories PracticeDatabase::memories() const
{
    Memories memories;
    QSqlQuery query{database_};
    query.setForwardOnly(true);
    query.exec(u"SELECT exercise, phase, due, last_review, stability, difficulty, scheduled_days,"
               " learning_step, reps, lapses FROM memory WHERE phase BETWEEN 1 AND 3 AND"
               // Numbers that no review gives, such as infinity, would spoil all later reviews.
               " due BETWEEN -1e14 AND 1e15 AND last_review BETWEEN -1e14 AND 1e15 AND"
               " stability BETWEEN 0.001 AND 36500 AND difficulty BETWEEN 1 AND 10 AND"
               " scheduled_days BETWEEN 0 AND 36500 AND learning_step BETWEEN 0 AND 1000 AND"
               " reps BETWEEN 0 AND 1e9 AND lapses BETWEEN 0 AND 1e9"_s);
    while (query.next()) {
        Memory& memory = memories[query.value(0).toString().toStdString()];
        memory.phase = static_cast<trainer::practice::Phase>(query.value(1).toInt());
        memory.due = timeOf(query.value(2));
        memory.last_review = timeOf(query.value(3));
        memory.stability = query.value(4).toDouble();
        memory.difficulty = query.value(5).toDouble();
        memory.scheduled_days = query.value(6).toInt();
        memory.learning_step = query.value(7).toInt();
        memory.reps = query.value(8).toInt();
        memory.lapses = query.value(9).toInt();
    }
    return memories;
}

Failures PracticeDatabase::failures() const
{
    Failures failures;
    QSqlQuery query{database_};
    query.setForwardOnly(true);
    query.exec(u"SELECT exercise, count(*) FROM attempt WHERE grade = 1 GROUP BY exercise"_s);
    while (query.next())
        failures[query.value(0).toString().toStdString()] = query.value(1).toInt();
    return failures;
}

bool PracticeDatabase::add(const Attempt& attempt, const Memory& memory)
{
    return change(database_, [&] {
        return (attempt.is_in_course || addAttempt(database_, attempt)) &&
               putMemory(database_, name_of(attempt.exercise), memory);
    });
}

std::vector<Attempt> PracticeDatabase::attemptsSince(Time begin) const
{
    std::vector<Attempt> attempts;
    QSqlQuery query{database_};
    query.setForwardOnly(true);
    query.prepare(u"SELECT attempt.*, move.move AS first, move.cost AS cost FROM attempt LEFT JOIN move"
                  " ON move.attempt = attempt.id AND move.ply = 1"
                  " WHERE finished >= ? AND stand BETWEEN 0 AND 2 AND grade BETWEEN 1 AND 4 ORDER BY id"_s);
    query.addBindValue(millisecondsOf(begin));
    query.exec();
    while (query.next()) {
        if (const auto attempt = attemptIn(query))
            attempts.push_back(*attempt);
    }
    return attempts;
}

bool PracticeDatabase::noteRead(const PageRead& page, Time now)
{
    QSqlQuery query{database_};
    if (!query.prepare(u"INSERT INTO page_read VALUES (?, ?, ?, ?)"
                       " ON CONFLICT DO UPDATE SET result = max(iif(result BETWEEN 0 AND 5, result, 0),"
                       " excluded.result)"_s))
        return false;
    for (const QVariant& value : {QVariant{page.course}, QVariant{page.page}, QVariant{millisecondsOf(now)},
                                  QVariant{static_cast<int>(page.result)}})
        query.addBindValue(value);
    return query.exec();
}

std::vector<PageRead> PracticeDatabase::answered() const
{
    std::vector<PageRead> pages;
    QSqlQuery query{database_};
    // A page identified by its number may have become another page.
    query.exec(
        u"SELECT course, page, result FROM page_read WHERE result BETWEEN 1 AND 5 AND page NOT LIKE '%.%'"
        " ORDER BY first_read"_s);
    while (query.next())
        pages.push_back({query.value(0).toString(), query.value(1).toString(),
                         static_cast<trainer::course::Result>(query.value(2).toInt())});
    return pages;
}

bool PracticeDatabase::rename(const QString& course, const std::vector<trainer::course::RenamedPage>& pages)
{
    const auto replace = [this](const QString& statement, const QString& before, const QString& now) {
        QSqlQuery query{database_};
        query.prepare(statement);
        query.bindValue(u":before"_s, before);
        query.bindValue(u":now"_s, now);
        return query;
    };
    return change(database_, [&] {
        return std::ranges::all_of(pages, [&](const trainer::course::RenamedPage& page) {
            const QString before = textOf(page.before);
            QSqlQuery read = replace(
                u"INSERT INTO page_read SELECT course, :now, first_read, result FROM page_read"
                " WHERE course = :course AND page = :before ON CONFLICT DO UPDATE SET"
                " first_read = min(first_read, excluded.first_read), result = max(result, excluded.result)"_s,
                before, textOf(page.now));
            read.bindValue(u":course"_s, course);
            QSqlQuery gone{database_};
            gone.prepare(u"DELETE FROM page_read WHERE course = ? AND page = ?"_s);
            gone.addBindValue(course);
            gone.addBindValue(before);
            return read.exec() && gone.exec() &&
                   std::ranges::all_of(exerciseTables, [&](QLatin1StringView table) {
                       return replace(
                                  u"UPDATE OR IGNORE %1 SET exercise = :now WHERE exercise = :before"_s.arg(
                                      table),
                                  textOf(nameOfPage(course, page.before)),
                                  textOf(nameOfPage(course, page.now)))
                           .exec();
                   });
        });
    });
}

bool PracticeDatabase::addMistakes(const std::vector<OwnMistake>& mistakes)
{
    if (trouble_ == PracticeTrouble::unusable)
        return false;
    return change(database_, [&] {
        return std::ranges::all_of(mistakes, [this](const OwnMistake& mistake) {
            const GameInFile& game = mistake.game;
            const auto number = [](auto value) { return static_cast<qint64>(value); };
            return put(database_, u"own_mistake"_s,
                       {{u"exercise"_s, textOf(name_of(mistake.exercise))},
                        {u"half_points"_s, mistake.halfPoints},
                        {u"file"_s, game.path},
                        {u"size"_s, game.stamp.size},
                        {u"changed"_s, game.stamp.time.toMSecsSinceEpoch()},
                        {u"start"_s, number(game.offset)},
                        {u"length"_s, number(game.length)},
                        {u"game"_s, number(game.place.game)},
                        {u"line"_s, number(game.place.line)},
                        {u"character"_s, number(game.place.column)},
                        {u"ply"_s, number(mistake.ply)}});
        });
    });
}

std::vector<OwnMistake> PracticeDatabase::mistakes() const
{
    std::vector<OwnMistake> mistakes;
    QSqlQuery query{database_};
    query.setForwardOnly(true);
    query.exec(u"SELECT exercise, half_points, file, size, changed, start, length, game, line, character, ply"
               " FROM own_mistake ORDER BY half_points DESC, exercise"_s);
    const auto number = [&query](int column) {
        return static_cast<std::size_t>(query.value(column).toULongLong());
    };
    while (query.next()) {
        const auto exercise = trainer::practice::exercise_named(query.value(0).toString().toStdString());
        if (!exercise || !exercise->own)
            continue;
        const FileStamp stamp{query.value(3).toLongLong(),
                              QDateTime::fromMSecsSinceEpoch(query.value(4).toLongLong())};
        mistakes.push_back(
            {*exercise,
             query.value(1).toInt(),
             {query.value(2).toString(), stamp, number(5), number(6), {number(7), number(8), number(9)}},
             number(10)});
    }
    return mistakes;
}

ResultsByKey PracticeDatabase::resultsOf(const QString& course) const
{
    ResultsByKey results;
    QSqlQuery query{database_};
    query.prepare(u"SELECT page, result FROM page_read WHERE course = ? AND result BETWEEN 0 AND 5"_s);
    query.addBindValue(course);
    query.exec();
    while (query.next())
        results[query.value(0).toString().toStdString()] =
            static_cast<trainer::course::Result>(query.value(1).toInt());
    return results;
}

bool PracticeDatabase::canBeWritten() const
{
    if (trouble_ == PracticeTrouble::unusable)
        return false;
    // Only a write reveals it; this one changes no data.
    QSqlQuery query{database_};
    run(database_, u"BEGIN"_s);
    const bool isReadOnly = !query.exec(u"PRAGMA user_version = %1"_s.arg(currentVersion)) &&
                            (query.lastError().nativeErrorCode().toInt() & 0xFF) == readOnlyCode;
    query.finish();
    run(database_, u"ROLLBACK"_s);
    // A file that vanished while being opened cannot be written either.
    return !isReadOnly && file_ && identityOf(database_.databaseName()) == file_;
}

bool PracticeDatabase::isKeptIn(const QString& path) const
{
    return QFileInfo{path} == QFileInfo{database_.databaseName()};
}

/// Has SQLite write to a temporary file first, as the backup's disk may be slow or never respond.
bool PracticeDatabase::backUp(const QString& path, const std::stop_token& stop) const
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"backup.db"_s);
    if (isKeptIn(path) || !folder.isValid() || !copyTo(copy))
        return false;
    return unlessStopped(stop, [copy, path, stop] { return copyForUser(copy, path, stop); }) == true;
}

/// @param makeWay called before the copy is put in place; false stops it
bool PracticeDatabase::copyTo(const QString& path, const std::function<bool()>& makeWay) const
{
    // SQLite does not overwrite files. A link may lead to another disk, to which files cannot be moved.
    const QString part = behindLink(path) + ".part"_L1;
    const auto clear = [&part] {
        for (const QString& file : {part, part + "-journal"_L1})
            QFile::remove(file);
    };
    clear();
    QSqlQuery query{database_};
    const bool isWritten = query.prepare(u"VACUUM INTO ?"_s) && (query.addBindValue(part), query.exec());
    if (isWritten && (!makeWay || makeWay()) && putInPlace(part, path))
        return true;
    clear();
    return false;
}

/// Examines the file that has taken the place of this one. An empty practice file counts as none.
PracticeDatabase::Successor PracticeDatabase::successor() const
{
    const QString path = database_.databaseName();
    if (!identityOf(path))
        return Successor::none;
    if (QFileInfo{path}.isDir())
        return Successor::unreadable;
    // SQLite would apply the log of this file to its successor.
    for (std::size_t i = 0; i < beside_.size(); ++i) {
        const QString beside = path + besides.at(i);
        if (beside_[i] && identityOf(beside) == beside_[i])
            QFile::remove(beside);
    }
    PracticeDatabase other;
    switch (other.open(path)) {
    case PracticeTrouble::none:
        return isEmpty(other.database_) ? Successor::none : Successor::ours;
    case PracticeTrouble::unusable:
        return Successor::busy;
    default:
        return Successor::unreadable;
    }
}

std::optional<Succession> PracticeDatabase::makeAgain() const
{
    const QString path = database_.databaseName();
    if (file_ && identityOf(path) == file_)
        return Succession{};
    QDir{}.mkpath(QFileInfo{path}.path());
    const Successor there = successor();
    if (there == Successor::busy)
        return std::nullopt;
    if (there == Successor::ours) {
        const QString copy = isEmpty(database_) ? QString{} : nameAside(path, u"earlier"_s);
        return copy.isEmpty() || copyTo(copy) ? std::optional{Succession{PracticeTrouble::replaced, copy}}
                                              : std::nullopt;
    }
    QString aside;
    const auto makeWay = [&] {
        if (there == Successor::unreadable)
            aside = setDatabaseAside(path);
        // Files that SQLite kept beside the former one do not belong to the new one.
        for (const QLatin1StringView beside : besides)
            QFile::remove(path + beside);
        return there == Successor::none || !aside.isEmpty();
    };
    return copyTo(path, makeWay) ? std::optional{Succession{PracticeTrouble::removed, aside}} : std::nullopt;
}

bool PracticeDatabase::restore(const QString& path, const std::stop_token& stop)
{
    // The latest additions may be in the log beside a file in use, and would be missing in a copy of it.
    if (isKeptIn(path) || isSpecialFile(path))
        return false;
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"backup.db"_s);
    const auto copyIt = [path, copy, stop] {
        return copyForUser(path, copy, stop) && QFile::setPermissions(copy, ownersOnly);
    };
    if (!folder.isValid() || unlessStopped(stop, copyIt) != true)
        return false;
    {
        const PracticeDatabase backup{copy};
        const bool isEmpty = QFileInfo{path}.size() == 0;
        if (isEmpty || backup.trouble() != PracticeTrouble::none)
            return false;
    }
    QSqlQuery attach{database_};
    if (!attach.prepare(u"ATTACH ? AS backup"_s) || (attach.addBindValue(copy), !attach.exec()))
        return false;
    const bool isDone = change(database_, [this] {
        return forgetAll(database_) && std::ranges::all_of(tables, [this](QLatin1StringView table) {
                   return run(database_, u"INSERT INTO main.%1 SELECT * FROM backup.%1"_s.arg(table));
               });
    });
    run(database_, u"DETACH backup"_s);
    return isDone;
}

bool PracticeDatabase::forgetEverything()
{
    if (!change(database_, [this] { return forgetAll(database_); }))
        return false;
    // The data is erased even if there is no room to compact the file.
    run(database_, u"VACUUM"_s);
    return true;
}

} // namespace store
