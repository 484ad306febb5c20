// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_database.h"

#include <QDir>
#include <QProcess>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <thread>

#include "app_fixture.h"
#include "store/practice_sample.h"
#include "store/practice_store.h"
#include "store/special_files.h"
#include "store/whole_file.h"
#include "trainer/own_position.h"

namespace app_test {
namespace {

using namespace std::chrono_literals;
using store::PracticeDatabase;
using store::PracticeTrouble;
using trainer::practice::Attempt;
using trainer::practice::Memories;
using trainer::practice::Memory;

/// A position of queen against king by its name.
std::string ownQueen()
{
    return trainer::own_position(setup_of("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"))->name;
}

class PracticeDatabaseTest : public testing::Test {
protected:
    static QVariant ask(const PracticeDatabase& database, const QString& question)
    {
        QSqlQuery query{database.connection()};
        EXPECT_TRUE(query.exec(question) && query.next()) << query.lastError().text().toStdString();
        return query.value(0);
    }
    static int count(const PracticeDatabase& database, const QString& table)
    {
        return ask(database, u"SELECT count(*) FROM "_s + table).toInt();
    }
    /// Changes the file like another program.
    static void alter(const QString& path, const QString& statement)
    {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
            other.setDatabaseName(path);
            EXPECT_TRUE(other.open());
            QSqlQuery query{other};
            EXPECT_TRUE(query.exec(statement)) << query.lastError().text().toStdString();
        }
        QSqlDatabase::removeDatabase(u"other"_s);
    }
    /// Recreates the table of pages of the first two versions.
    void putPagesAsBefore() const
    {
        alter(path, u"DROP TABLE page_read"_s);
        alter(path, u"CREATE TABLE page_read (course TEXT NOT NULL, chapter INTEGER NOT NULL,"
                    " page INTEGER NOT NULL, first_read INTEGER NOT NULL,"
                    " PRIMARY KEY (course, chapter, page)) WITHOUT ROWID"_s);
    }
    QStringList files() const
    {
        return QDir{folder.path()}.entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"practice.db"_s);
};

TEST_F(PracticeDatabaseTest, SavesAttemptsWithMovesAndMemories)
{
    const Attempt attempt = sampleAttempt();
    {
        PracticeDatabase database{path};
        EXPECT_EQ(database.trouble(), PracticeTrouble::none);
        EXPECT_TRUE(database.memories().empty());
        EXPECT_TRUE(database.add(attempt, sampleMemory()));
    }
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_EQ(database.memories(), (Memories{{name_of(attempt.exercise), sampleMemory()}}));
    EXPECT_EQ(count(database, u"attempt"_s), 1);
    EXPECT_EQ(count(database, u"move"_s), 5);
    EXPECT_EQ(ask(database, u"SELECT exercise || ' ' || ending || ' ' || stage || ' ' || seed || ' ' || start"
                            " FROM attempt"_s),
              u"KBNK:mate:1- KBNK mate 7 k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"_s);
    EXPECT_EQ(ask(database,
                  u"SELECT succeeded || ' ' || moves || ' ' || best || ' ' || wasted || ' ' || thrown"
                  " || ' ' || hinted || ' ' || told || ' ' || take_backs || ' ' || thought || ' ' ||"
                  " grade FROM attempt"_s),
              u"1 3 3 0 0 1 0 2 3500 2"_s);
    EXPECT_EQ(ask(database, u"SELECT group_concat(move || ' ' || cost || ' ' || thought, ', ') FROM move"_s),
              u"d5b6 0 2000, a8a7 0 0, b6c8 1 1000, a7a8 0 0, b5c6 0 500"_s);
}

TEST_F(PracticeDatabaseTest, ReturnsTheAttemptsSinceAMoment)
{
    PracticeDatabase database{path};
    Attempt attempt = sampleAttempt();
    const auto begin = attempt.finished;
    for (const auto later : {-1ms, 0ms, 1ms}) {
        attempt.finished = begin + later;
        ASSERT_TRUE(database.add(attempt, sampleMemory()));
    }
    const std::vector<Attempt> attempts = database.attemptsSince(begin);
    ASSERT_EQ(attempts.size(), 2U);
    EXPECT_EQ(attempts[0].finished, begin);
    EXPECT_EQ(attempts[1].finished, begin + 1ms);
    EXPECT_EQ(attempts[0].exercise, attempt.exercise);
    EXPECT_EQ(attempts[0].start.setup(), attempt.start.setup());
    EXPECT_EQ(attempts[0].stand, attempt.stand);
    EXPECT_EQ(attempts[0].grade, attempt.grade);
    EXPECT_EQ(attempts[0].outcome.take_backs, attempt.outcome.take_backs);
    ASSERT_EQ(attempts[0].moves.size(), 1U);
    EXPECT_EQ(attempts[0].moves.front().move, attempt.moves.front().move);
    alter(path, u"UPDATE attempt SET exercise = 'of a later version'"_s);
    EXPECT_TRUE(database.attemptsSince(begin).empty());
}

TEST_F(PracticeDatabaseTest, ReturnsSolvedQuestionsAboutSquares)
{
    PracticeDatabase database{path};
    Attempt attempt = sampleAttempt();
    attempt.exercise = {.page = trainer::practice::CourseQuestion{"corners", "1"}};
    attempt.moves.clear();
    ASSERT_TRUE(database.add(attempt, sampleMemory()));
    const std::vector<Attempt> attempts = database.attemptsSince(attempt.finished);
    ASSERT_EQ(attempts.size(), 1U) << "no move was asked for";
    EXPECT_EQ(attempts[0].exercise, attempt.exercise);
    EXPECT_EQ(attempts[0].stand, trainer::practice::Stand::succeeded);
}

TEST_F(PracticeDatabaseTest, KeepsTheLatestMemoryOfAnExercise)
{
    PracticeDatabase database{path};
    Memory memory = sampleMemory();
    EXPECT_TRUE(database.add(sampleAttempt(), memory));
    memory.stability = 30.25;
    memory.reps = 6;
    EXPECT_TRUE(database.add(sampleAttempt(), memory));
    EXPECT_EQ(database.memories().begin()->second, memory);
    EXPECT_EQ(count(database, u"attempt"_s), 2);
}

// Fault 37
TEST_F(PracticeDatabaseTest, CountsTheFailuresOfEachExercise)
{
    PracticeDatabase database{path};
    using trainer::practice::Grade;
    for (const Grade grade : {Grade::again, Grade::hard, Grade::again}) {
        trainer::practice::Attempt attempt = sampleAttempt();
        attempt.grade = grade;
        EXPECT_TRUE(database.add(attempt, sampleMemory()));
    }
    EXPECT_EQ(database.failures(), (store::Failures{{"KBNK:mate:1-", 2}}));
}

TEST_F(PracticeDatabaseTest, ADamagedFileIsSetAsideAndReplaced)
{
    writeBytes(path, "this is no database, but it is somebody's file");
    PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::damaged);
    EXPECT_EQ(readBytes(database.setAsideAs()), "this is no database, but it is somebody's file");
    EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
    EXPECT_EQ(PracticeDatabase{path}.memories().size(), 1U);
}

// Fault 37
TEST_F(PracticeDatabaseTest, AFileWithADamagedPageIsSetAside)
{
    {
        PracticeDatabase database{path};
        for (int i = 0; i < 200; ++i)
            ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
    }
    QByteArray bytes = readBytes(path);
    ASSERT_GT(bytes.size(), 8 * 4096);
    for (qsizetype page = 1; page < bytes.size() / 4096; ++page)
        bytes.replace(page * 4096 + 8, 64, QByteArray(64, '\x5a'));
    writeBytes(path, bytes);
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::damaged);
    EXPECT_EQ(readBytes(database.setAsideAs()), bytes);
}

// Fault 38
TEST_F(PracticeDatabaseTest, AnotherProgramsFileIsSetAside)
{
    alter(path, u"CREATE TABLE recipe (name TEXT)"_s);
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::damaged);
    EXPECT_FALSE(database.setAsideAs().isEmpty());
}

// Fault 38
TEST_F(PracticeDatabaseTest, PipesDevicesAndSocketsAreSetAside)
{
    forEachSpecialFile(path, [&] {
        PracticeDatabase database{path};
        EXPECT_EQ(database.trouble(), PracticeTrouble::damaged);
        EXPECT_TRUE(isSpecialFile(database.setAsideAs()));
        EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
        EXPECT_TRUE(database.canBeWritten());
        EXPECT_FALSE(database.restore(database.setAsideAs()));
        EXPECT_FALSE(database.backUp(database.setAsideAs()));
        EXPECT_EQ(database.memories().size(), 1U);
    });
}

// Fault 38
TEST_F(PracticeDatabaseTest, FilesWithAWrongSchemaAreSetAside)
{
    for (const auto* statement :
         {"ALTER TABLE attempt RENAME COLUMN thrown TO given_away", "ALTER TABLE memory DROP COLUMN lapses",
          "ALTER TABLE page_read ADD COLUMN often INTEGER", "ALTER TABLE day_sum RENAME COLUMN attempts TO n",
          "DROP TRIGGER sum_attempt"}) {
        SCOPED_TRACE(statement);
        {
            PracticeDatabase database{path};
            ASSERT_EQ(database.trouble(), PracticeTrouble::none);
            ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
        }
        alter(path, QString::fromLatin1(statement));
        PracticeDatabase database{path};
        EXPECT_EQ(database.trouble(), PracticeTrouble::damaged);
        ASSERT_FALSE(database.setAsideAs().isEmpty());
        EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory())) << "a new one is begun";
        EXPECT_FALSE(database.restore(database.setAsideAs())) << "nor is it a backup";
        EXPECT_EQ(count(database, u"attempt"_s), 1);
        EXPECT_TRUE(database.forgetEverything());
    }
}

// Fault 39
TEST_F(PracticeDatabaseTest, ALaterVersionsFileIsSetAside)
{
    {
        PracticeDatabase database{path};
        database.add(sampleAttempt(), sampleMemory());
    }
    alter(path, u"PRAGMA user_version = 999"_s);
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::newer);
    EXPECT_TRUE(database.memories().empty());
    alter(database.setAsideAs(), u"PRAGMA user_version = 8"_s);
    EXPECT_EQ(PracticeDatabase{database.setAsideAs()}.memories().size(), 1U) << "nothing of it is lost";
}

// Faults 33 and 38
TEST_F(PracticeDatabaseTest, FormerStageNamesAreMigrated)
{
    {
        PracticeDatabase database{path};
        ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
    }
    for (const QString& table : {u"attempt"_s, u"memory"_s, u"week_sum"_s})
        alter(path, u"UPDATE %1 SET exercise = 'KBNK:corner:1-'"_s.arg(table));
    alter(path, u"UPDATE attempt SET stage = 'corner'"_s);
    alter(path, u"INSERT INTO thrown_to VALUES ('KBNK:apart:29-', 'a1', 2)"_s);
    alter(path, u"INSERT INTO thrown_to VALUES ('KRK:box:1-', 'a1', 3)"_s);
    putPagesAsBefore();
    alter(path, u"DROP TABLE own_mistake"_s);
    alter(path, u"PRAGMA user_version = 1"_s);
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_EQ(ask(database, u"SELECT exercise || ' ' || stage FROM attempt"_s), u"KBNK:mate:1- mate"_s);
    EXPECT_EQ(database.memories(), (Memories{{"KBNK:mate:1-", sampleMemory()}}));
    EXPECT_EQ(ask(database, u"SELECT exercise FROM week_sum"_s), u"KBNK:mate:1-"_s);
    EXPECT_EQ(ask(database, u"SELECT times FROM thrown_to WHERE exercise = 'KBNK:come-together:29-'"_s), 2);
    EXPECT_EQ(ask(database, u"SELECT times FROM thrown_to WHERE exercise = 'KRK:box:1-'"_s), 3);
}

TEST_F(PracticeDatabaseTest, SumsThatCountedHelpAndStagesAreRecomputed)
{
    {
        PracticeDatabase database{path};
        ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory())) << "a mate, with a hint";
        trainer::practice::Attempt stage = sampleAttempt();
        stage.end.reset();
        stage.outcome.hinted = 0;
        ASSERT_TRUE(database.add(stage, sampleMemory())) << "a stage, with a take-back";
        stage.outcome.take_backs = 0;
        ASSERT_TRUE(database.add(stage, sampleMemory()));
    }
    alter(path, u"UPDATE week_sum SET succeeded = 3, mates = 2, mating_moves = 6, best_moves = 6"_s);
    alter(path, u"UPDATE attempt SET exercise = 'KBNK:mate:3-'"_s);
    alter(path, u"DROP TABLE own_mistake"_s);
    alter(path, u"PRAGMA user_version = 4"_s);
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_EQ(ask(database, u"SELECT succeeded FROM week_sum"_s), 1);
    EXPECT_EQ(ask(database, u"SELECT mates FROM week_sum"_s), 1);
    EXPECT_EQ(ask(database, u"SELECT mating_moves FROM week_sum"_s), 3);
    EXPECT_EQ(ask(database, u"SELECT exercise FROM week_sum"_s), u"KBNK:mate:4-"_s) << "it was split";
}

TEST_F(PracticeDatabaseTest, WorksInMemoryIfNoFileIsPossible)
{
    const QString toNowhere = folder.filePath(u"link.db"_s);
    ASSERT_TRUE(QFile::link(folder.filePath(u"no/such/practice.db"_s), toNowhere));
    for (const QString& impossible : {folder.path(), path + u"/below/a-file"_s, toNowhere}) {
        writeBytes(path, {});
        PracticeDatabase database{impossible};
        EXPECT_EQ(database.trouble(), PracticeTrouble::unusable) << impossible.toStdString();
        EXPECT_TRUE(database.setAsideAs().isEmpty());
        EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
        EXPECT_EQ(database.memories().size(), 1U);
    }
}

TEST_F(PracticeDatabaseTest, AMissingFolderIsCreated)
{
    const QString deep = folder.filePath(u"a/b/practice.db"_s);
    PracticeDatabase database{deep};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_TRUE(QFile::exists(deep));
}

// Fault 43
TEST_F(PracticeDatabaseTest, TwoProgramsCanShareAFile)
{
    PracticeDatabase database{path};
    constexpr int attempts = 50;
    std::jthread other{[this] {
        PracticeDatabase same{path};
        for (int i = 0; i < attempts; ++i)
            EXPECT_TRUE(same.add(sampleAttempt(), sampleMemory()));
    }};
    for (int i = 0; i < attempts; ++i)
        EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
    other.join();
    EXPECT_EQ(count(database, u"attempt"_s), 2 * attempts);
}

// Fault 40
TEST_F(PracticeDatabaseTest, TwoProgramsCanCreateTheFileTogether)
{
    // Often enough that one program reads the file between two steps of another's migration.
    for (int round = 0; round < 10; ++round) {
        QFile::remove(path);
        std::vector<std::jthread> programs;
        for (int i = 0; i < 4; ++i)
            programs.emplace_back([this] {
                PracticeDatabase database{path};
                EXPECT_EQ(database.trouble(), PracticeTrouble::none);
                EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
            });
        programs.clear();
        EXPECT_EQ(count(PracticeDatabase{path}, u"attempt"_s), 4);
        EXPECT_EQ(files(), QStringList{u"practice.db"_s});
    }
}

// Fault 37
TEST_F(PracticeDatabaseTest, ABackupIsRestored)
{
    const QString backup = folder.filePath(u"backup.db"_s);
    PracticeDatabase database{path};
    database.add(sampleAttempt(), sampleMemory());
    EXPECT_TRUE(database.noteRead({u"bishop-and-knight"_s, u"b"_s}, {}));
    EXPECT_TRUE(database.backUp(backup));
    EXPECT_TRUE(database.backUp(backup)) << "over the last";
    Memory later = sampleMemory();
    later.reps = 9;
    database.add(sampleAttempt(), later);
    EXPECT_TRUE(database.restore(backup));
    EXPECT_EQ(database.memories().begin()->second, sampleMemory());
    EXPECT_EQ(count(database, u"attempt"_s), 1);
    EXPECT_EQ(count(database, u"move"_s), 5);
    EXPECT_EQ(count(database, u"page_read"_s), 1);
    EXPECT_EQ(files(),
              (QStringList{u"backup.db"_s, u"practice.db"_s, u"practice.db-shm"_s, u"practice.db-wal"_s}));
}

TEST_F(PracticeDatabaseTest, AnInvalidBackupChangesNoData)
{
    PracticeDatabase database{path};
    database.add(sampleAttempt(), sampleMemory());
    const QString no = folder.filePath(u"no.db"_s);
    EXPECT_FALSE(database.restore(no)) << "there is none";
    writeBytes(no, {});
    EXPECT_FALSE(database.restore(no));
    writeBytes(no, "no database either");
    EXPECT_FALSE(database.restore(no));
    EXPECT_TRUE(database.backUp(no));
    alter(no, u"PRAGMA user_version = 999"_s);
    EXPECT_FALSE(database.restore(no)) << "a later version's";
    EXPECT_EQ(database.memories().size(), 1U);
    EXPECT_EQ(count(database, u"attempt"_s), 1);
}

TEST_F(PracticeDatabaseTest, AFailedBackupLeavesTheOldOne)
{
    PracticeDatabase database{path};
    EXPECT_FALSE(database.backUp(folder.filePath(u"no-folder/backup.db"_s)));
    EXPECT_FALSE(database.backUp(folder.path()));
    EXPECT_EQ(files(), (QStringList{u"practice.db"_s, u"practice.db-shm"_s, u"practice.db-wal"_s}));
}

// Fault 42
TEST_F(PracticeDatabaseTest, ItsOwnFileIsNotABackup)
{
    PracticeDatabase database{path};
    database.add(sampleAttempt(), sampleMemory());
    const QString other = folder.filePath(u"link.db"_s);
    ASSERT_TRUE(QFile::link(path, other));
    for (const QString& same : {path, other}) {
        EXPECT_TRUE(database.isKeptIn(same));
        EXPECT_FALSE(database.backUp(same));
        EXPECT_FALSE(database.restore(same));
    }
    EXPECT_FALSE(database.isKeptIn(folder.filePath(u"backup.db"_s)));
    EXPECT_EQ(PracticeDatabase{path}.memories().size(), 1U);
}

TEST_F(PracticeDatabaseTest, ErasesAllData)
{
    PracticeDatabase database{path};
    database.add(sampleAttempt(), sampleMemory());
    database.noteRead({u"rook"_s, u"a"_s}, {});
    EXPECT_TRUE(database.forgetEverything());
    EXPECT_TRUE(database.memories().empty());
    for (const QString& table : {u"attempt"_s, u"move"_s, u"page_read"_s})
        EXPECT_EQ(count(database, table), 0);
}

TEST_F(PracticeDatabaseTest, TheFirstReadingOfAPageIsKept)
{
    PracticeDatabase database{path};
    EXPECT_TRUE(database.noteRead({u"rook"_s, u"b"_s}, trainer::practice::Time{5ms}));
    EXPECT_TRUE(database.noteRead({u"rook"_s, u"b"_s}, trainer::practice::Time{9ms}));
    EXPECT_EQ(ask(database, u"SELECT group_concat(first_read) FROM page_read"_s), u"5"_s);
}

TEST_F(PracticeDatabaseTest, TheBestResultOfAPageIsKept)
{
    using enum trainer::course::Result;
    PracticeDatabase database{path};
    const QString page = u"b"_s;
    for (const auto& [result, kept] : {std::pair{read, read},
                                       {failed, failed},
                                       {with_help, with_help},
                                       {failed, with_help},
                                       {retried, retried},
                                       {with_help, retried},
                                       {solved, solved},
                                       {read, solved}}) {
        EXPECT_TRUE(database.noteRead({u"rook"_s, page, result}, {}));
        EXPECT_EQ(database.resultsOf(u"rook"_s), (trainer::course::ResultsByKey{{"b", kept}}));
    }
    EXPECT_TRUE(database.resultsOf(u"queen"_s).empty());
}

// Fault 38
TEST_F(PracticeDatabaseTest, PagesFromBeforeResultsAndKeysAreMigrated)
{
    {
        PracticeDatabase database{path};
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"b"_s}, {}));
    }
    putPagesAsBefore();
    alter(path, u"INSERT INTO page_read VALUES ('rook', 0, 1, 5)"_s);
    alter(path, u"DROP TABLE own_mistake"_s);
    alter(path, u"PRAGMA user_version = 2"_s);
    PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_EQ(database.resultsOf(u"rook"_s),
              (trainer::course::ResultsByKey{{"0.1", trainer::course::Result::read}}));
    EXPECT_TRUE(database.noteRead({u"rook"_s, u"b"_s, trainer::course::Result::solved}, {}));
    EXPECT_EQ(database.resultsOf(u"rook"_s).at("b"), trainer::course::Result::solved);
}

TEST_F(PracticeDatabaseTest, PagesKeepWhatIsKnownOfThemUnderNewKeys)
{
    PracticeDatabase database{path};
    const auto question = [](const std::string& key) {
        return trainer::practice::Exercise{.page = trainer::practice::CourseQuestion{"pawn", key}};
    };
    Attempt attempt = sampleAttempt();
    attempt.exercise = question("old");
    ASSERT_TRUE(database.add(attempt, sampleMemory()));
    using enum trainer::course::Result;
    ASSERT_TRUE(database.noteRead({u"pawn"_s, u"old"_s, solved}, {}));
    ASSERT_TRUE(database.noteRead({u"pawn"_s, u"new"_s, failed}, {}));
    ASSERT_TRUE(database.noteRead({u"rook"_s, u"old"_s, failed}, {}));
    ASSERT_TRUE(database.rename(u"pawn"_s, {{"old", "new"}, {"old-2", "newer"}}));
    using Results = trainer::course::ResultsByKey;
    EXPECT_EQ(database.resultsOf(u"pawn"_s), (Results{{"new", solved}}));
    EXPECT_EQ(database.resultsOf(u"rook"_s), (Results{{"old", failed}}));
    EXPECT_TRUE(database.memories().contains(name_of(question("new"))));
    EXPECT_FALSE(database.memories().contains(name_of(question("old"))));
    EXPECT_EQ(database.attemptsSince({}).at(0).exercise, question("new"));
    EXPECT_EQ(ask(database, u"SELECT exercise FROM week_sum"_s).toString().toStdString(),
              name_of(question("new")));
}

TEST_F(PracticeDatabaseTest, ResultsOfPagesFromBeforeRetriesAndShownAnswersAreMigrated)
{
    using enum trainer::course::Result;
    {
        PracticeDatabase database{path};
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"a"_s, with_help}, {}));
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"b"_s}, {}));
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"c"_s, failed}, {}));
    }
    const auto resultsAfter = [this](const QString& version, const QString& numbers) {
        alter(path, u"UPDATE page_read SET result = %1 WHERE page < 'c'"_s.arg(numbers));
        alter(path, u"DROP TABLE own_mistake"_s);
        alter(path, u"PRAGMA user_version = "_s + version);
        return PracticeDatabase{path}.resultsOf(u"rook"_s);
    };
    EXPECT_EQ(resultsAfter(u"4"_s, u"iif(page = 'a', 2, 3)"_s),
              (trainer::course::ResultsByKey{{"a", with_help}, {"b", solved}, {"c", failed}}));
    EXPECT_EQ(resultsAfter(u"6"_s, u"iif(page = 'a', 3, 0)"_s),
              (trainer::course::ResultsByKey{{"a", retried}, {"b", read}, {"c", failed}}));
}

TEST_F(PracticeDatabaseTest, MistakesAreMergedByTheirPositions)
{
    const auto exercise = *trainer::practice::exercise_named("KQK:own:" + ownQueen() + ":win");
    const QDateTime changed = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123);
    const store::GameInFile first{u"a.pgn"_s, {10, changed}, 3, 4, {5, 6, 7}};
    store::GameInFile second = first;
    second.path = u"b.pgn"_s;
    {
        PracticeDatabase database{path};
        EXPECT_TRUE(database.addMistakes({{exercise, 1, first, 9}}));
        EXPECT_TRUE(database.addMistakes({{exercise, 2, second, 11}}));
    }
    const auto mistakes = PracticeDatabase{path}.mistakes();
    ASSERT_EQ(mistakes.size(), 1U);
    EXPECT_EQ(mistakes.front().exercise, exercise);
    EXPECT_EQ(mistakes.front().halfPoints, 2);
    EXPECT_EQ(mistakes.front().ply, 11U);
    EXPECT_EQ(mistakes.front().game.path, u"b.pgn"_s);
    EXPECT_EQ(mistakes.front().game.stamp, (store::FileStamp{10, changed}));
    EXPECT_EQ(mistakes.front().game.offset, 3U);
    EXPECT_EQ(mistakes.front().game.length, 4U);
    EXPECT_EQ(mistakes.front().game.place, (chess::PgnPlace{5, 6, 7}));
    PracticeDatabase database{path};
    EXPECT_TRUE(database.forgetEverything());
    EXPECT_TRUE(database.mistakes().empty());
}

TEST_F(PracticeDatabaseTest, AnUnknownResultIsIgnored)
{
    PracticeDatabase database{path};
    ASSERT_TRUE(database.noteRead({u"rook"_s, u"b"_s}, {}));
    alter(path, u"UPDATE page_read SET result = 9"_s);
    EXPECT_TRUE(database.resultsOf(u"rook"_s).empty());
}

TEST_F(PracticeDatabaseTest, AnEmptyFileIsInitialised)
{
    writeBytes(path, {});
    PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_TRUE(database.add(sampleAttempt(), sampleMemory()));
}

// Fault 30
TEST_F(PracticeDatabaseTest, WritesSurviveAPowerCut)
{
    const PracticeDatabase database{path};
    constexpr int full = 2;
    EXPECT_EQ(ask(database, u"PRAGMA synchronous"_s), full);
    EXPECT_EQ(ask(database, u"PRAGMA journal_mode"_s), u"wal"_s);
}

// Fault 45
TEST_F(PracticeDatabaseTest, UsesNoWriteAheadLogOnNetworkFileSystems)
{
    for (const char* own : {"ext4", "btrfs", "xfs", "tmpfs", "ntfs", "apfs", ""})
        EXPECT_EQ(journalModeOn(own), u"WAL"_s) << own;
    for (const char* shared : {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs"})
        EXPECT_EQ(journalModeOn(shared), u"DELETE"_s) << shared;
}

// Fault 42
TEST_F(PracticeDatabaseTest, MissingOrInvalidLogFilesAreHandled)
{
    const auto attempts = [this] { return count(PracticeDatabase{path}, u"attempt"_s); };
    // The log has a header and, for each page, a further header followed by the page.
    constexpr qsizetype header = 32;
    constexpr qsizetype page = 24 + 4096;
    QByteArray file;
    QByteArray log;
    {
        PracticeDatabase database{path};
        database.add(sampleAttempt(), sampleMemory());
        EXPECT_EQ(attempts(), 1);
        alter(path, u"PRAGMA wal_checkpoint"_s);
        file = readBytes(path);
        database.add(sampleAttempt(), sampleMemory());
        log = readBytes(path + u"-wal"_s);
        ASSERT_FALSE(log.isEmpty());
    }
    EXPECT_EQ(attempts(), 2);
    const QByteArray last = readBytes(path);
    const auto place = [this](const QByteArray& database, const QByteArray& wal, const QByteArray& shared) {
        writeBytes(path, database);
        writeBytes(path + u"-wal"_s, wal);
        writeBytes(path + u"-shm"_s, shared);
    };
    place(file, log, {});
    EXPECT_EQ(attempts(), 2) << "killed before the log went into the file";
    place(file, log.first(header + page), QByteArray(32'768, 'x'));
    EXPECT_EQ(attempts(), 1) << "half a change is none";
    place(last, QByteArray(100'000, 'x'), QByteArray(32'768, 'x'));
    EXPECT_EQ(attempts(), 2) << "what is no log is none of its";
    writeBytes(path, file);
    EXPECT_EQ(attempts(), 1) << "copied without its log";
    EXPECT_EQ(files(), (QStringList{u"practice.db"_s})) << "nothing of it counted as damage";
}

TEST_F(PracticeDatabaseTest, MemoriesWithImpossibleNumbersAreIgnored)
{
    PracticeDatabase database{path};
    for (const char16_t* const spoilt :
         {u"stability = 9e999", u"stability = -1", u"stability = 'long'", u"stability = 1e9",
          u"difficulty = -9e999", u"difficulty = 11", u"due = 9223372036854775807",
          u"last_review = -9223372036854775808", u"last_review = 'yesterday'", u"scheduled_days = -1",
          u"scheduled_days = 1e12", u"learning_step = -1", u"reps = 2147483647", u"lapses = -1",
          u"phase = 4"}) {
        const std::string shown = QString::fromUtf16(spoilt).toStdString();
        ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
        ASSERT_EQ(database.memories().size(), 1U);
        alter(path, u"UPDATE memory SET "_s + QString::fromUtf16(spoilt));
        EXPECT_TRUE(database.memories().empty()) << shown;
        EXPECT_TRUE(database.add(sampleAttempt(), store::memoryAfter(sampleAttempt(), database.memories())))
            << shown;
        EXPECT_EQ(database.memories().size(), 1U) << shown << ": it starts afresh";
    }
}

TEST_F(PracticeDatabaseTest, AnUnknownResultOfAPageIsReplaced)
{
    using trainer::course::Result;
    PracticeDatabase database{path};
    for (const char16_t* const spoilt : {u"99", u"'solved'"}) {
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"0f"_s, Result::failed}, {}));
        alter(path, u"UPDATE page_read SET result = "_s + QString::fromUtf16(spoilt));
        ASSERT_TRUE(database.noteRead({u"rook"_s, u"0f"_s, Result::retried}, {}));
        EXPECT_EQ(database.resultsOf(u"rook"_s).at("0f"), Result::retried);
    }
}

} // namespace
} // namespace app_test
