// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pgn_thread.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <thread>

#include "app_fixture.h"
#include "store/special_files.h"
#include "trainer/course/lesson.h"

namespace app_test {
namespace {

class PgnThreadTest : public ::testing::Test {
protected:
    std::shared_ptr<const store::GameList> listOf(const store::PgnSource& source)
    {
        std::shared_ptr<const store::GameList> found;
        QObject here;
        QObject::connect(&thread, &store::PgnThread::listed, &here,
                         [&found](const std::shared_ptr<const store::GameList>& list) { found = list; });
        thread.list(source);
        EXPECT_TRUE(QTest::qWaitFor([&] { return found != nullptr; }, patience));
        return found;
    }

    store::PgnThread thread;
};

TEST_F(PgnThreadTest, AReplacedRequestDoesNotBlock)
{
    const auto endless = listOf({{}, "1. " + QByteArray{"Nf3 Nf6 Ng1 Ng8 "}.repeated(100'000) + "*\n"});
    const auto brief = listOf({{}, "1. e4 e5 *\n"});
    QSignalSpy read{&thread, &store::PgnThread::gameRead};
    // Waiting would always find the list released; without waiting it may be released now and then on a busy
    // machine, or the reading may not have begun yet.
    bool isStillRead = false;
    for (int attempt = 0; attempt < 50 && !isStillRead; ++attempt) {
        thread.read(endless, 0);
        std::this_thread::sleep_for(attempt * 1ms);
        thread.read(brief, 0);
        isStillRead = endless.use_count() > 1;
    }
    EXPECT_TRUE(isStillRead);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !thread.isBusy(); }, patience));
    ASSERT_EQ(read.size(), 1);
    const auto reading = read.front().front().value<std::shared_ptr<store::GameReading>>();
    EXPECT_EQ(reading->round.game().line().size(), 3U);
}

TEST_F(PgnThreadTest, AChangedOrMissingFileIsNotRead)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.pgn"_s);
    writeBytes(path, "1. e4 *\n\n1. d4 *\n");
    const auto games = listOf({path, {}});
    QSignalSpy failed{&thread, &store::PgnThread::failed};
    const auto troubleWithSecond = [&] {
        thread.read(games, 1);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !failed.isEmpty(); }, patience));
        return failed.takeFirst().front().value<store::FileTrouble>();
    };
    writeBytes(path, "1. e4 e5 *\n\n1. d4 *\n");
    EXPECT_EQ(troubleWithSecond(), store::FileTrouble::changed);
    QFile::remove(path);
    EXPECT_EQ(troubleWithSecond(), store::FileTrouble::missing);
}

#ifdef Q_OS_LINUX
// Fault 25
TEST_F(PgnThreadTest, AFileThatNeverRespondsIsAbandoned)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.pgn"_s);
    writeBytes(path, "1. e4 *\n\n1. d4 *\n");
    const auto games = listOf({path, {}});
    const UnresponsiveFile unresponsive{path};
    if (!unresponsive.isHeld())
        GTEST_SKIP() << "This file system has no leases.";
    QElapsedTimer timer;
    timer.start();
    for (const auto begin :
         {+[](store::PgnThread&other, const QString&file, const std::shared_ptr<const store::GameList>&) {
              other.list({file, {}});
          },
          +[](store::PgnThread&other, const QString&file, const std::shared_ptr<const store::GameList>&) {
              other.readCourse(file);
          },
          +[](store::PgnThread&other, const QString&, const std::shared_ptr<const store::GameList>&list) {
              other.read(list, 1);
          }}) {
        store::PgnThread other;
        QSignalSpy failed{&other, &store::PgnThread::failed};
        begin(other, path, games);
        QTest::qWait(20);
        EXPECT_TRUE(other.isBusy() && failed.isEmpty());
    }
    EXPECT_LT(timer.elapsed(), patience) << "no thread was waited for";
}
#endif

TEST_F(PgnThreadTest, ACancelledRequestIsNeverReported)
{
    const auto list = listOf({{}, "1. e4 e5 *\n"});
    QSignalSpy read{&thread, &store::PgnThread::gameRead};
    thread.read(list, 0);
    thread.cancel();
    EXPECT_FALSE(thread.isBusy());
    ASSERT_TRUE(QTest::qWaitFor([&] { return list.use_count() == 1; }, patience));
    QCoreApplication::processEvents();
    EXPECT_TRUE(read.isEmpty());
}

TEST_F(PgnThreadTest, AGameThatWasAPageIsAGame)
{
    const auto games = listOf({{}, "[Task \"read\"]\n[RightCornerPage \"0f\"]\n\n1. e4 e5 *\n"});
    QSignalSpy read{&thread, &store::PgnThread::gameRead};
    thread.read(games, 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !read.isEmpty(); }, patience));
    const auto reading = read.front().front().value<std::shared_ptr<store::GameReading>>();
    EXPECT_FALSE(trainer::course::is_page(reading->round));
}

} // namespace
} // namespace app_test
