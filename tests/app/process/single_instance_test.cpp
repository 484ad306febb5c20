// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/single_instance.h"

#include <QSignalSpy>
#include <future>

#include "app_fixture.h"

namespace app_test {
namespace {

class SingleInstanceTest : public ::testing::Test {
protected:
    /// Hands over from another thread, as another program does.
    bool handOver(const SingleInstance& from, const QString& text)
    {
        std::future<bool> isTaken = std::async(std::launch::async, [&] { return from.handOver(text); });
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return isTaken.wait_for(0ms) == std::future_status::ready; }, patience));
        return isTaken.get();
    }

    QTemporaryDir directory;
    QString folder = directory.filePath(u"folder"_s);
};

// Fault 44
TEST_F(SingleInstanceTest, OneIsFirstAndItsPlaceIsFreeAfterwards)
{
    {
        const SingleInstance first{folder};
        EXPECT_TRUE(first.isFirst());
        EXPECT_FALSE(SingleInstance{folder}.isFirst());
        EXPECT_TRUE(SingleInstance{directory.filePath(u"another"_s)}.isFirst());
    }
    EXPECT_TRUE(SingleInstance{folder}.isFirst()) << "the file that is left locks nothing";
}

// Fault 43
TEST_F(SingleInstanceTest, OthersHandOverWhatTheyWereStartedFor)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    const SingleInstance second{folder};
    const QString longText(100'000, u'ü');
    for (const QString& text :
         {u"/games/ü.pgn"_s, u"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"_s, QString{}, longText}) {
        EXPECT_TRUE(handOver(second, text));
        EXPECT_EQ(asked.takeFirst().first().toString(), text);
    }
    EXPECT_TRUE(asked.isEmpty());
}

TEST_F(SingleInstanceTest, WhatNobodyTakesIsNotHandedOver)
{
    const SingleInstance first{folder};
    const SingleInstance second{folder};
    // Nobody runs the event loop in which the first would hear of it.
    EXPECT_FALSE(second.handOver(u"text"_s));
}

TEST_F(SingleInstanceTest, NoPartOfAVeryLongTextIsHandedOver)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    const QString mebibyte(1 << 20, u'x');
    const SingleInstance second{folder};
    EXPECT_TRUE(handOver(second, mebibyte));
    EXPECT_EQ(asked.takeFirst().first().toString(), mebibyte);
    EXPECT_FALSE(handOver(second, mebibyte + u'x'));
    EXPECT_TRUE(asked.isEmpty());
}

TEST_F(SingleInstanceTest, WhereNoLockCanBeTheProgramWorks)
{
    writeBytes(folder, "a file in the way");
    EXPECT_TRUE(SingleInstance{folder}.isFirst());
}

} // namespace
} // namespace app_test
