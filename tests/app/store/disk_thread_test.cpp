// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/disk_thread.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <thread>

#include "app_fixture.h"
#include "tests/full_disk.h"

namespace app_test {
namespace {

class DiskThreadTest : public ::testing::Test {
protected:
    QTemporaryDir directory;
    QString path = directory.filePath(u"file"_s);
    DiskThread thread;
    QSignalSpy done{&thread, &DiskThread::done};
};

TEST_F(DiskThreadTest, FinishWaitsUntilFilesAreWritten)
{
    for (int i = 0; i < 100; ++i)
        thread.write(path, QByteArray::number(i));
    thread.write(directory.filePath(u"other"_s), "other");
    thread.finish();
    EXPECT_EQ(readBytes(path), "99");
    EXPECT_EQ(readBytes(directory.filePath(u"other"_s)), "other");
}

TEST_F(DiskThreadTest, DestructionWaitsForTheDisk)
{
    {
        DiskThread brief;
        brief.write(path, "last words");
    }
    EXPECT_EQ(readBytes(path), "last words");
}

// Fault 79
TEST_F(DiskThreadTest, FailuresAreReportedAndRetried)
{
    const QString below = path + u"/below"_s;
    writeBytes(path, "in the way");
    thread.write(below, "bytes");
    ASSERT_TRUE(done.wait(patience));
    EXPECT_EQ(done.takeFirst(), (QVariantList{below, false}));
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QTest::qWaitFor([&] { return done.contains(QVariantList{below, true}); }, patience));
    EXPECT_EQ(readBytes(below), "bytes");
}

TEST_F(DiskThreadTest, ThePauseGrowsWithEachFailureAndResetsOnSuccess)
{
    using namespace std::chrono_literals;
    const QString below = path + u"/below"_s;
    DiskThread hasty{RetryPause{1ms, 1h}};
    QSignalSpy told{&hasty, &DiskThread::done};
    const auto failures = [&] { return told.count(QVariantList{below, false}); };
    const auto fail = [&](qsizetype times) {
        told.clear();
        QElapsedTimer timer;
        timer.start();
        writeBytes(path, "in the way");
        hasty.write(below, "bytes");
        EXPECT_TRUE(QTest::qWaitFor([&] { return failures() >= times; }, patience));
        EXPECT_GE(timer.elapsed(), (1 << (times - 1)) - 1) << "1 ms, then 2, 4, 8";
        ASSERT_TRUE(QFile::remove(path));
        EXPECT_TRUE(QTest::qWaitFor([&] { return told.contains(QVariantList{below, true}); }, patience));
        QDir{path}.removeRecursively();
    };
    // The pause is half a second by then; after as many failures again without a reset it would exceed the
    // patience.
    fail(10);
    fail(8);
}

TEST_F(DiskThreadTest, AFailureIsNotRetriedIfNewerContentWaits)
{
    using namespace std::chrono_literals;
    constexpr int room = 32 << 20;
    DiskThread hasty{RetryPause{1ms, 1ms}};
    QSignalSpy told{&hasty, &DiskThread::done};
    {
        const test::FullDisk full{room};
        hasty.write(path, QByteArray{2 * room, 'x'});
        QDeadlineTimer due{patience};
        while (!QFileInfo::exists(path + u".new"_s) && !due.hasExpired())
            std::this_thread::yield();
        hasty.write(path, "new");
        hasty.finish();
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return told.contains(QVariantList{path, true}); }, patience));
    EXPECT_TRUE(told.contains(QVariantList{path, false}));
    EXPECT_FALSE(QTest::qWaitFor([&] { return told.count() > 2; }, 500)) << "the older one is tried again";
    EXPECT_EQ(readBytes(path), "new");
}

TEST_F(DiskThreadTest, ACancelledFileIsNotRetried)
{
    using namespace std::chrono_literals;
    const QString below = path + u"/below"_s;
    DiskThread hasty{RetryPause{1ms, 1ms}};
    QSignalSpy told{&hasty, &DiskThread::done};
    writeBytes(path, "in the way");
    hasty.write(below, "bytes");
    ASSERT_TRUE(told.wait(patience));
    hasty.cancel(below);
    hasty.finish();
    QCoreApplication::sendPostedEvents(&hasty);
    told.clear();
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_FALSE(told.wait(500));
    hasty.write(below, "new");
    hasty.finish();
    EXPECT_EQ(readBytes(below), "new");
}

TEST_F(DiskThreadTest, NewerContentReplacesAFailedWrite)
{
    const QString below = path + u"/below"_s;
    writeBytes(path, "in the way");
    thread.write(below, "old");
    thread.finish();
    ASSERT_TRUE(QFile::remove(path));
    thread.write(below, "new");
    thread.finish();
    EXPECT_EQ(readBytes(below), "new");
    QTest::qWait(1500);
    EXPECT_EQ(readBytes(below), "new");
}

} // namespace
} // namespace app_test
