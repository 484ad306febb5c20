// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSignalSpy>
#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <future>
#include <vector>
#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

#include "app_fixture.h"

namespace app_test {
namespace {

class SingleInstanceTest : public ::testing::Test {
protected:
    /// Hands over from another thread, as another program does.
    bool handOver(const SingleInstance& from, const QString& text, const QByteArray& activationToken = {})
    {
        std::future<bool> isTaken =
            std::async(std::launch::async, [&] { return from.handOver(text, activationToken); });
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return isTaken.wait_for(0ms) == std::future_status::ready; }, patience));
        return isTaken.get();
    }

    /// The addresses that the first program may listen at, on Linux and elsewhere.
    QByteArrayList addresses() const
    {
        const QByteArray place = QDir{folder}.canonicalPath().toUtf8();
        const QByteArray hash = QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex();
        return {QByteArray(1, '\0') + "rightcorner-" + QByteArray::number(getuid()) + '-' + hash,
                QFile::encodeName(QDir::tempPath()) + "/rightcorner-" + hash};
    }
    /// Connects to the first program, saying nothing; -1 if that fails.
    int connectSilently() const
    {
        for (const QByteArray& name : addresses()) {
            sockaddr_un address{};
            address.sun_family = AF_UNIX;
            std::copy(name.begin(), name.end(), address.sun_path);
            const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) +
                                                     static_cast<std::size_t>(name.size()));
            const int caller = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
            if (::connect(caller, reinterpret_cast<const sockaddr*>(&address), size) == 0)
                return caller;
            ::close(caller);
        }
        return -1;
    }
    /// True if the other end has been closed.
    static bool isClosed(int caller)
    {
        char byte = 0;
        return recv(caller, &byte, 1, 0) == 0 || (errno != EAGAIN && errno != EWOULDBLOCK);
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

// Fault 44
TEST_F(SingleInstanceTest, ADeletedLockIsTakenAgain)
{
    SingleInstance first{folder};
    EXPECT_TRUE(first.isStillFirst());
    for (const bool isFolderGone : {false, true}) {
        ASSERT_TRUE(isFolderGone ? QDir{folder}.removeRecursively() : QFile::remove(folder + u"/lock"_s));
        EXPECT_TRUE(first.isStillFirst());
        EXPECT_TRUE(QFile::exists(folder + u"/lock"_s));
        EXPECT_FALSE(SingleInstance{folder}.isFirst());
        EXPECT_TRUE(first.isStillFirst());
    }
}

#if defined Q_OS_LINUX && !defined PORTABLE_PROCESSES
// Fault 44
TEST_F(SingleInstanceTest, NobodyElseIsFirstWhileTheLockIsGone)
{
    SingleInstance first{folder};
    ASSERT_TRUE(QFile::remove(folder + u"/lock"_s));
    EXPECT_FALSE(SingleInstance{folder}.isFirst()) << "the first one listens";
    EXPECT_TRUE(first.isStillFirst());
}

// Fault 44
TEST_F(SingleInstanceTest, IsNoLongerFirstOnceAnotherProgramHasTheLock)
{
    SingleInstance first{folder};
    const QByteArray path = QFile::encodeName(folder + u"/lock"_s);
    ASSERT_EQ(unlink(path.constData()), 0);
    const int other = open(path.constData(), O_RDWR | O_CREAT, 0600);
    ASSERT_EQ(flock(other, LOCK_EX | LOCK_NB), 0);
    EXPECT_FALSE(first.isStillFirst());
    ::close(other);
    EXPECT_FALSE(first.isStillFirst()) << "the other one has written meanwhile";
}
#endif

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

TEST_F(SingleInstanceTest, ThePermissionToComeToTheFrontIsHandedOverToo)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    EXPECT_TRUE(handOver(SingleInstance{folder}, u"text"_s, "token-1"));
    EXPECT_EQ(asked.takeFirst(), (QVariantList{u"text"_s, QByteArray{"token-1"}}));
    EXPECT_TRUE(handOver(SingleInstance{folder}, {}, "token-2"));
    EXPECT_EQ(asked.takeFirst(), (QVariantList{QString{}, QByteArray{"token-2"}}));
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

#ifdef Q_OS_LINUX
// Fault 43
TEST_F(SingleInstanceTest, SilentCallersDoNotBlockOthers)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    std::vector<int> silent;
    for (int i = 0; i < 500; ++i) {
        silent.push_back(connectSilently());
        ASSERT_GE(silent.back(), 0) << i;
        QCoreApplication::processEvents();
    }
    EXPECT_GT(std::ranges::count_if(silent, &isClosed), 400) << "only few are listened to at a time";
    EXPECT_TRUE(handOver(SingleInstance{folder}, u"text"_s));
    EXPECT_EQ(asked.takeFirst().first().toString(), u"text"_s);
    EXPECT_TRUE(QTest::qWaitFor([&] { return std::ranges::all_of(silent, &isClosed); }, patience));
    std::ranges::for_each(silent, &::close);
}

TEST_F(SingleInstanceTest, ACallerThatFallsSilentIsLeft)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    const int caller = connectSilently();
    ASSERT_GE(caller, 0);
    EXPECT_EQ(send(caller, "x", 1, MSG_NOSIGNAL), 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return isClosed(caller); }, patience));
    EXPECT_TRUE(asked.isEmpty());
    ::close(caller);
}
#endif

TEST_F(SingleInstanceTest, WhereNoLockCanBeTheProgramWorks)
{
    writeBytes(folder, "a file in the way");
    EXPECT_TRUE(SingleInstance{folder}.isFirst());
}

} // namespace
} // namespace app_test
