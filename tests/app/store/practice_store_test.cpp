// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_store.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>

#include "app_fixture.h"
#include "store/practice_sample.h"

namespace app_test {
namespace {

using store::PracticeDatabase;
using store::PracticeStore;
using store::PracticeTrouble;
using trainer::practice::Memories;

class PracticeStoreTest : public testing::Test {
protected:
    static bool wait(QSignalSpy& signal) { return signal.count() > 0 || signal.wait(patience); }

    QTemporaryDir folder;
    QString path = folder.filePath(u"data/practice.db"_s);
    const Memories sample{{"KBNK:corner:1-", sampleMemory()}};
};

TEST_F(PracticeStoreTest, OpensNothingBeforeItIsAsked)
{
    {
        const PracticeStore store{path};
        QTest::qWait(50);
        EXPECT_FALSE(store.isOpen());
    }
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(PracticeStoreTest, TellsWhenItIsOpenAndWhatItRemembers)
{
    EXPECT_TRUE((PracticeDatabase{path}.add(sampleAttempt(), sampleMemory())));
    PracticeStore store{path};
    QSignalSpy opened{&store, &PracticeStore::opened};
    store.open();
    ASSERT_TRUE(wait(opened));
    EXPECT_TRUE(store.isOpen());
    EXPECT_EQ(store.memories(), sample);
}

TEST_F(PracticeStoreTest, WhoeverHearsThatAnAttemptIsKeptFindsItOnTheDisk)
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

TEST_F(PracticeStoreTest, LeavesNothingUnwrittenBehind)
{
    {
        PracticeStore store{path};
        for (int i = 0; i < 20; ++i)
            store.add(sampleAttempt(), sampleMemory());
    }
    PracticeDatabase database{path};
    EXPECT_EQ(database.memories(), sample);
}

TEST_F(PracticeStoreTest, TriesAgainUntilItCanWrite)
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
    // A table that is gone stands for all that keeps SQLite from writing.
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
        // The file is not sound now, so it is mended without us.
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

TEST_F(PracticeStoreTest, TellsWhatBecameOfADamagedFile)
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
