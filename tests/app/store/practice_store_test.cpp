// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_store.h"

#include <QDir>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <cstdio>

#include "app_fixture.h"
#include "store/practice_sample.h"
#include "store/time_zone.h"
#include "tests/full_disk.h"

namespace app_test {
namespace {

using store::PracticeDatabase;
using store::PracticeStore;
using store::PracticeTrouble;
using trainer::practice::Memories;
using namespace std::chrono_literals;

class PracticeStoreTest : public testing::Test {
protected:
    static bool wait(QSignalSpy& signal) { return signal.count() > 0 || signal.wait(patience); }

    QTemporaryDir folder;
    QString path = folder.filePath(u"data/practice.db"_s);
    const Memories sample{{"KBNK:mate:1-", sampleMemory()}};
};

TEST_F(PracticeStoreTest, DoesNotOpenTheFileUntilAsked)
{
    {
        const PracticeStore store{path};
        QTest::qWait(50);
        EXPECT_FALSE(store.isOpen());
    }
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(PracticeStoreTest, ReportsItsOpeningAndItsMemories)
{
    EXPECT_TRUE((PracticeDatabase{path}.add(sampleAttempt(), sampleMemory())));
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    store.open();
    ASSERT_TRUE(wait(opened));
    EXPECT_TRUE(store.isOpen());
    EXPECT_EQ(store.memories(), sample);
}

TEST_F(PracticeStoreTest, KeptIsEmittedAfterTheAttemptIsOnTheDisk)
{
    PracticeStore store{path};
    QSignalSpy kept{&store, &PracticeStore::kept};
    bool isThere = false;
    QObject::connect(&store, &PracticeStore::kept, &store,
                     [&] { isThere = PracticeDatabase{path}.memories() == sample; });
    store.add(sampleAttempt(), sampleMemory());
    EXPECT_EQ(store.memories(), sample) << "it counts at once";
    ASSERT_TRUE(wait(kept));
    EXPECT_TRUE(isThere);
    EXPECT_FALSE(store.isFailing());
}

TEST_F(PracticeStoreTest, CountsFailuresAcrossARestart)
{
    trainer::practice::Attempt failed = sampleAttempt();
    failed.grade = trainer::practice::Grade::again;
    {
        PracticeStore store{path};
        EXPECT_EQ(store.failures(failed.exercise), 0);
        store.add(failed, sampleMemory());
        store.add(sampleAttempt(), sampleMemory());
        EXPECT_EQ(store.failures(failed.exercise), 1) << "it counts at once";
    }
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    store.open();
    ASSERT_TRUE(wait(opened));
    store.add(failed, sampleMemory());
    EXPECT_EQ(store.failures(failed.exercise), 2);
}

TEST_F(PracticeStoreTest, DestructionWaitsForTheWriting)
{
    {
        PracticeStore store{path};
        for (int i = 0; i < 20; ++i)
            store.add(sampleAttempt(), sampleMemory());
    }
    PracticeDatabase database{path};
    EXPECT_EQ(database.memories(), sample);
}

TEST_F(PracticeStoreTest, RetriesUntilItCanWrite)
{
    {
        const PracticeDatabase made{path};
    }
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    QSignalSpy failing{&store, &PracticeStore::failingChanged};
    QSignalSpy kept{&store, &PracticeStore::kept};
    store.open();
    ASSERT_TRUE(wait(opened));
    // A missing table represents anything that keeps SQLite from writing.
    const auto rename = [this](const QString& from, const QString& to) {
        PracticeDatabase other{path};
        return QSqlQuery{other.connection()}.exec(u"ALTER TABLE %1 RENAME TO %2"_s.arg(from, to));
    };
    ASSERT_TRUE(rename(u"memory"_s, u"elsewhere"_s));
    store.add(sampleAttempt(), sampleMemory());
    ASSERT_TRUE(wait(failing));
    EXPECT_TRUE(store.isFailing());
    EXPECT_EQ(kept.count(), 0);
    store.open();
    EXPECT_EQ(store.memories(), sample) << "it counts nevertheless";
    {
        // The file is damaged now, so repair it without the store.
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(path);
        ASSERT_TRUE(other.open());
        EXPECT_TRUE(QSqlQuery{other}.exec(u"ALTER TABLE elsewhere RENAME TO memory"_s));
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    failing.clear();
    ASSERT_TRUE(wait(failing));
    EXPECT_FALSE(store.isFailing());
    EXPECT_EQ(PracticeDatabase{path}.memories(), sample);
}

// Fault 31
TEST_F(PracticeStoreTest, AFullDiskLosesNoEntries)
{
    PracticeStore store{path};
    QSignalSpy kept{&store, &PracticeStore::kept};
    store.add(sampleAttempt(), sampleMemory());
    ASSERT_TRUE(wait(kept));
    kept.clear();
    QSignalSpy failing{&store, &PracticeStore::failingChanged};
    trainer::practice::Attempt another = sampleAttempt();
    another.exercise = *trainer::practice::exercise_named("KRK:box:1-");
    {
        const test::FullDisk full;
        store.add(another, sampleMemory());
        store.noteRead({u"rook"_s, u"a"_s}, {});
        ASSERT_TRUE(wait(failing));
        EXPECT_TRUE(store.isFailing());
        EXPECT_EQ(store.memories().size(), 2U) << "it counts nevertheless";
    }
    ASSERT_TRUE(wait(kept)) << "without being asked";
    EXPECT_FALSE(store.isFailing());
    const PracticeDatabase database{path};
    EXPECT_EQ(database.trouble(), PracticeTrouble::none);
    EXPECT_EQ(database.memories().size(), 2U);
    QSqlQuery pages{database.connection()};
    ASSERT_TRUE(pages.exec(u"SELECT count(*) FROM page_read"_s) && pages.next());
    EXPECT_EQ(pages.value(0).toInt(), 1);
}

TEST_F(PracticeStoreTest, ThePauseResetsOnSuccess)
{
    PracticeStore store{path, nullptr, store::RetryPause{1ms, 1h}};
    QSignalSpy kept{&store, &PracticeStore::kept};
    QSignalSpy failing{&store, &PracticeStore::failingChanged};
    // A pause that kept growing with each of so many failures would exceed the patience.
    for (int failures = 0; failures < 20; ++failures) {
        kept.clear();
        failing.clear();
        {
            const test::FullDisk full;
            store.add(sampleAttempt(), sampleMemory());
            ASSERT_TRUE(wait(failing));
        }
        ASSERT_TRUE(wait(kept)) << failures;
    }
    EXPECT_FALSE(store.isFailing());
}

TEST_F(PracticeStoreTest, AFileThatCannotBeOpenedIsRetriedAndItsMemoriesCount)
{
    const auto attempt = sampleAttempt(trainer::practice::Time{sampleMemory().due});
    EXPECT_TRUE((PracticeDatabase{path}.add(attempt, sampleMemory())));
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    QSignalSpy troubled{&store, &PracticeStore::troubled};
    QSignalSpy kept{&store, &PracticeStore::kept};
    {
        const test::FullDisk full;
        store.open();
        ASSERT_TRUE(wait(opened));
        ASSERT_EQ(troubled.count(), 1);
        EXPECT_EQ(troubled[0][0].value<PracticeTrouble>(), PracticeTrouble::unusable);
        EXPECT_TRUE(store.memories().empty());
        store.add(attempt, memoryAfter(attempt, store.memories()));
        QSignalSpy failing{&store, &PracticeStore::failingChanged};
        ASSERT_TRUE(wait(failing));
        EXPECT_EQ(kept.count(), 0) << "what is in memory alone is not kept";
    }
    ASSERT_TRUE(wait(kept));
    EXPECT_EQ(troubled.count(), 1) << "it is told once";
    EXPECT_EQ(store.memories().begin()->second, memoryAfter(attempt, sample)) << "after what was known";
    EXPECT_EQ(PracticeDatabase{path}.memories(), store.memories());
}

/// The store and its file, which other programs delete and replace.
class PracticeStoreAndOthers : public PracticeStoreTest {
protected:
    /// Saves an attempt and waits until it is on the disk.
    void keep()
    {
        QSignalSpy kept{&store, &PracticeStore::kept};
        store.add(sampleAttempt(), sampleMemory());
        ASSERT_TRUE(wait(kept));
    }
    static int attemptsIn(const QString& file)
    {
        const PracticeDatabase database{file};
        EXPECT_EQ(database.trouble(), PracticeTrouble::none);
        QSqlQuery attempts{database.connection()};
        return attempts.exec(u"SELECT count(*) FROM attempt"_s) && attempts.next() ? attempts.value(0).toInt()
                                                                                   : -1;
    }
    /// The last reported trouble, and the file that was set aside.
    std::pair<PracticeTrouble, QString> lastTrouble() const
    {
        if (troubled.isEmpty())
            return {};
        return {troubled.last()[0].value<PracticeTrouble>(), troubled.last()[1].toString()};
    }

    PracticeStore store{path};
    QSignalSpy troubled{&store, &PracticeStore::troubled};
    const QString other = folder.filePath(u"other"_s);
};

// Fault 41
TEST_F(PracticeStoreAndOthers, ARemovedFileIsRecreatedAndReported)
{
    keep();
    for (const bool isFolderGone : {false, true}) {
        if (isFolderGone)
            ASSERT_TRUE(QFileInfo{path}.dir().removeRecursively());
        else
            ASSERT_TRUE(QFile::remove(path));
        keep();
        EXPECT_EQ(attemptsIn(path), isFolderGone ? 3 : 2) << "with all that was in it";
        EXPECT_EQ(troubled.count(), isFolderGone ? 2 : 1);
        EXPECT_EQ(lastTrouble(), (std::pair{PracticeTrouble::removed, QString{}}));
    }
}

// Fault 41
TEST_F(PracticeStoreAndOthers, AnUnreadableReplacementIsSetAsideAndTheDataSavedAgain)
{
    keep();
    QByteArray damaged = readBytes(path).left(8192);
    damaged.replace(0, 64, QByteArray(64, 'x'));
    int attempts = 1;
    for (const QByteArray& bytes : {QByteArray{"this is not a database.\n"}, damaged, QByteArray{}}) {
        writeBytes(other, bytes);
        // The files that SQLite keeps beside the database stay.
        ASSERT_EQ(std::rename(qPrintable(other), qPrintable(path)), 0);
        keep();
        EXPECT_EQ(attemptsIn(path), ++attempts);
        const auto [trouble, aside] = lastTrouble();
        EXPECT_EQ(trouble, PracticeTrouble::removed);
        EXPECT_EQ(aside.isEmpty(), bytes.isEmpty());
        EXPECT_EQ(readBytes(aside), bytes);
    }
    EXPECT_EQ(store.memories().size(), 1U);
}

// Fault 41
TEST_F(PracticeStoreAndOthers, AFolderOrALaterVersionInItsPlaceIsSetAside)
{
    keep();
    ASSERT_TRUE(QFile::remove(path) && QDir{}.mkpath(path + u"/folder"_s));
    keep();
    EXPECT_EQ(attemptsIn(path), 2);
    EXPECT_TRUE(QFileInfo{lastTrouble().second}.isDir());
    {
        PracticeDatabase later{other};
        ASSERT_TRUE(later.add(sampleAttempt(), sampleMemory()));
        QSqlQuery{later.connection()}.exec(u"PRAGMA user_version = 999"_s);
    }
    ASSERT_EQ(std::rename(qPrintable(other), qPrintable(path)), 0);
    keep();
    EXPECT_EQ(attemptsIn(path), 3);
    EXPECT_EQ(PracticeDatabase{lastTrouble().second}.trouble(), PracticeTrouble::newer);
}

// Fault 41
TEST_F(PracticeStoreAndOthers, TheDataSurvivesAReplacementWhileTheDiskIsFull)
{
    keep();
    writeBytes(other, "garbage");
    ASSERT_EQ(std::rename(qPrintable(other), qPrintable(path)), 0);
    QSignalSpy kept{&store, &PracticeStore::kept};
    {
        const test::FullDisk full;
        QSignalSpy failing{&store, &PracticeStore::failingChanged};
        store.add(sampleAttempt(), sampleMemory());
        ASSERT_TRUE(wait(failing));
        EXPECT_EQ(readBytes(path), "garbage") << "it stays until there is a successor";
    }
    ASSERT_TRUE(wait(kept));
    EXPECT_EQ(attemptsIn(path), 2);
    EXPECT_EQ(readBytes(lastTrouble().second), "garbage");
}

// Fault 41
TEST_F(PracticeStoreAndOthers, AnotherPracticeFileIsUsedAndTheEarlierDataKept)
{
    trainer::practice::Attempt another = sampleAttempt();
    another.exercise = *trainer::practice::exercise_named("KRK:box:1-");
    EXPECT_TRUE((PracticeDatabase{other}.add(another, sampleMemory())));
    keep();
    keep();
    ASSERT_EQ(std::rename(qPrintable(other), qPrintable(path)), 0);
    keep();
    EXPECT_EQ(PracticeDatabase{path}.memories().size(), 2U);
    EXPECT_EQ(attemptsIn(path), 2);
    EXPECT_EQ(store.memories().size(), 2U) << "what it remembers is known here too";
    const auto [trouble, earlier] = lastTrouble();
    EXPECT_EQ(trouble, PracticeTrouble::replaced);
    EXPECT_EQ(attemptsIn(earlier), 2);
}

TEST_F(PracticeStoreTest, ErasingDropsWaitingEntries)
{
    PracticeStore store{path};
    QSignalSpy failing{&store, &PracticeStore::failingChanged};
    QSignalSpy opened{&store, &PracticeStore::opened};
    std::vector<bool> isForgotten;
    const auto forget = [&] {
        const std::size_t before = isForgotten.size();
        store.change([](PracticeDatabase& database) { return database.forgetEverything(); },
                     [&](bool isDone) { isForgotten.push_back(isDone); });
        EXPECT_TRUE(QTest::qWaitFor([&] { return isForgotten.size() > before; }, patience));
    };
    store.open();
    ASSERT_TRUE(wait(opened));
    {
        const test::FullDisk full;
        store.add(sampleAttempt(), sampleMemory());
        store.noteRead({u"rook"_s, u"a"_s}, {});
        ASSERT_TRUE(wait(failing));
        forget();
        EXPECT_EQ(store.memories(), sample) << "what cannot be forgotten is still there";
    }
    forget();
    EXPECT_TRUE(store.memories().empty());
    EXPECT_FALSE(store.isFailing());
    EXPECT_TRUE(PracticeDatabase{path}.memories().empty());
    EXPECT_TRUE(PracticeDatabase{path}.resultsOf(u"rook"_s).empty());
    EXPECT_EQ(isForgotten, (std::vector{false, true}));
}

TEST_F(PracticeStoreTest, TheStandInIsNotErased)
{
    EXPECT_TRUE((PracticeDatabase{path}.add(sampleAttempt(), sampleMemory())));
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    std::optional<bool> isForgotten;
    {
        const test::FullDisk full;
        store.change([](PracticeDatabase& database) { return database.forgetEverything(); },
                     [&](bool isDone) { isForgotten = isDone; });
        ASSERT_TRUE(wait(opened));
        opened.clear();
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return isForgotten.has_value(); }, patience));
    EXPECT_EQ(isForgotten, false);
    ASSERT_TRUE(wait(opened)) << "by itself";
    EXPECT_EQ(store.memories(), sample);
}

// Fault 47
TEST_F(PracticeStoreTest, DaysFollowTheUsersCalendar)
{
    const TimeZone california{"PST8"};
    // Four in the afternoon there is midnight in UTC.
    const trainer::practice::Time midnight{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23}};
    trainer::practice::Memory known = sampleMemory();
    known.last_review = midnight - 5min;
    const auto attempt = sampleAttempt(midnight + 5min);
    const Memories memories{{name_of(attempt.exercise), known}};
    EXPECT_EQ(memoryAfter(attempt, memories).stability,
              review(known, attempt.grade, midnight - 1min, {}).stability)
        << "one session is one day";
}

TEST_F(PracticeStoreTest, ReportsADamagedFile)
{
    writeBytes(path, "no database");
    PracticeStore store{path};
    QSignalSpy troubled{&store, &PracticeStore::troubled};
    store.open();
    ASSERT_TRUE(wait(troubled));
    EXPECT_EQ(troubled[0][0].value<PracticeTrouble>(), PracticeTrouble::damaged);
    EXPECT_EQ(readBytes(troubled[0][1].toString()), "no database");
}

TEST_F(PracticeStoreTest, AsksAndChangesOnItsThread)
{
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    store.add(sampleAttempt(), sampleMemory());
    bool isForgotten = false;
    store.change([](PracticeDatabase& database) { return database.forgetEverything(); },
                 [&](bool isDone) { isForgotten = isDone; });
    ASSERT_TRUE(wait(opened));
    EXPECT_TRUE(store.memories().empty());
    std::optional<std::size_t> asked;
    store.ask([](PracticeDatabase& database) { return database.memories().size(); },
              [&](std::size_t size) { asked = size; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return asked.has_value(); }, patience));
    EXPECT_TRUE(isForgotten);
    EXPECT_EQ(asked, 0U);
}

} // namespace
} // namespace app_test
