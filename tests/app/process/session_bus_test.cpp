// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/session_bus.h"

#ifdef Q_OS_LINUX
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

#include "app_fixture.h"

namespace app_test {
namespace {

using process::isSilentBus;

/// As long as a bus that is meant to be silent is waited for.
constexpr auto silence = 50ms;

/// A bus with answers fixed beforehand.
class FakeBus {
public:
    /// @param answers sent one by one, each after something has been read; then the connection stays open
    explicit FakeBus(const QByteArrayList& answers)
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, QFile::encodeName(path_).constData(), sizeof address.sun_path);
        bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        listen(listener_, 0);
        thread_ = std::thread{[this, answers] { serve(answers); }};
    }
    FakeBus(const FakeBus&) = delete;
    FakeBus& operator=(const FakeBus&) = delete;
    ~FakeBus()
    {
        shutdown(listener_, SHUT_RDWR);
        thread_.join();
        close(listener_);
    }
    QByteArray address() const
    {
        return "unix:guid=0,path=" + QFile::encodeName(path_).toPercentEncoding("/");
    }

private:
    void serve(const QByteArrayList& answers) const
    {
        const int peer = accept(listener_, nullptr, nullptr);
        char byte = 0;
        for (const QByteArray& answer : answers) {
            while (recv(peer, &byte, 1, 0) == 1 && byte != '\n') {
            }
            send(peer, answer.data(), static_cast<std::size_t>(answer.size()), MSG_NOSIGNAL);
        }
        while (recv(peer, &byte, 1, 0) == 1) {
        }
        close(peer);
    }

    QTemporaryDir folder_;
    QString path_ = folder_.filePath(u"a bus"_s);
    int listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::thread thread_;
};

// Fault 87
TEST(SessionBus, ABusThatNeverAnswersIsSilent)
{
    const FakeBus bus{{}};
    EXPECT_TRUE(isSilentBus(bus.address(), silence));
}

TEST(SessionBus, ABusThatStopsAnsweringIsSilent)
{
    const FakeBus bus{{"OK 0123456789abcdef0123456789abcdef\r\n"}};
    EXPECT_TRUE(isSilentBus(bus.address(), silence));
}

TEST(SessionBus, ABusThatAcceptsNoMoreConnectionsIsSilent)
{
    const QTemporaryDir folder;
    const QByteArray path = QFile::encodeName(folder.filePath(u"bus"_s));
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
    const auto* const name = reinterpret_cast<const sockaddr*>(&address);
    const int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_EQ(bind(listener, name, sizeof address), 0);
    ASSERT_EQ(listen(listener, 0), 0);
    const int waiting = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    ASSERT_EQ(connect(waiting, name, sizeof address), 0);
    EXPECT_TRUE(isSilentBus("unix:path=" + path, patience * 1ms));
    close(waiting);
    close(listener);
}

TEST(SessionBus, ABusThatRefusesIsNot)
{
    const FakeBus bus{{"REJECTED EXTERNAL\r\n"}};
    EXPECT_FALSE(isSilentBus(bus.address(), patience * 1ms));
}

TEST(SessionBus, AnAddressWithoutABusIsNotSilent)
{
    for (const char* address :
         {"", "unix:path=/nowhere/bus", "unix:abstract=/nowhere", "disabled:", "tcp:host=localhost"})
        EXPECT_FALSE(isSilentBus(address, patience * 1ms)) << address;
}

TEST(SessionBus, OfSeveralAddressesTheFirstWithABusCounts)
{
    const FakeBus bus{{}};
    EXPECT_TRUE(isSilentBus("unix:path=/nowhere/bus;" + bus.address(), silence));
}

TEST(SessionBus, ARealBusAnswers)
{
    if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
        GTEST_SKIP() << "dbus-daemon is missing; install the package dbus.";
    QProcess daemon;
    daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    ASSERT_TRUE(QTest::qWaitFor([&] { return daemon.canReadLine(); }, patience));
    EXPECT_FALSE(isSilentBus(daemon.readLine().trimmed(), patience * 1ms));
    daemon.kill();
    daemon.waitForFinished();
}

} // namespace
} // namespace app_test
#endif
