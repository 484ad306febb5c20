// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/start_watch.h"

#include <QWidget>

#include "app_fixture.h"
#include "store/special_files.h"

namespace app_test {
namespace {

class StartWatchTest : public ::testing::Test {
protected:
    /// Whether a start is the third attempt; it comes to nothing.
    bool isThirdAttempt() const { return StartWatch{folder}.isThirdAttempt(); }

    QTemporaryDir directory;
    QString folder = directory.filePath(u"folder"_s);
};

// Faults 51 and 85
TEST_F(StartWatchTest, TwoStartsThatCameToNothingMakeAThirdAttempt)
{
    EXPECT_FALSE(isThirdAttempt());
    EXPECT_FALSE(isThirdAttempt());
    EXPECT_TRUE(isThirdAttempt());
    EXPECT_TRUE(isThirdAttempt());
}

TEST_F(StartWatchTest, PipesDevicesAndSocketsDoNotCount)
{
    forEachSpecialFile(folder + u"/starts"_s, [this] {
        for (int i = 0; i < 4; ++i)
            EXPECT_FALSE(isThirdAttempt());
    });
}

TEST_F(StartWatchTest, AStartThatSucceedsForgetsThoseBefore)
{
    isThirdAttempt();
    StartWatch{folder}.succeed();
    isThirdAttempt();
    EXPECT_FALSE(isThirdAttempt());
}

TEST_F(StartWatchTest, WhoeverCanDoAnythingHasStarted)
{
    QWidget window;
    for (int i = 0; i < 4; ++i) {
        StartWatch start{folder};
        EXPECT_FALSE(start.isThirdAttempt());
        start.waitForSuccess();
        QTest::keyClick(&window, Qt::Key_A);
    }
}

TEST_F(StartWatchTest, AfterAWhileItHasStarted)
{
    StartWatch start{folder};
    start.waitForSuccess();
    ASSERT_TRUE(QFile::exists(folder + u"/starts"_s));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !QFile::exists(folder + u"/starts"_s); }, patience));
}

TEST_F(StartWatchTest, AnotherFileInItsPlaceAndNoPlaceAtAllDoNoHarm)
{
    writeBytes(folder + u"/starts"_s, QByteArray(1'000'000, 'x'));
    EXPECT_FALSE(isThirdAttempt());
    QFile::remove(folder + u"/starts"_s);
    QDir{}.mkpath(folder + u"/starts"_s);
    for (int i = 0; i < 4; ++i)
        EXPECT_FALSE(isThirdAttempt());
}

} // namespace
} // namespace app_test
