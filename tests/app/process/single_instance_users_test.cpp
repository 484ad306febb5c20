// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QSignalSpy>
#include <cstddef>
#include <fcntl.h>
#include <functional>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app_fixture.h"
#include "process/single_instance.h"

namespace app_test {
namespace {

constexpr uid_t nobody = 65534;
constexpr char taken = 'k';

/// The socket that the first program of a folder listens on.
class SocketOfTheFirst {
public:
    explicit SocketOfTheFirst(const QString& folder)
    {
        const QByteArray place = QDir{folder}.canonicalPath().toUtf8();
        const QByteArray name = "rightcorner-" + QByteArray::number(getuid()) + '-' +
                                QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex();
        address_.sun_family = AF_UNIX;
        std::copy(name.begin(), name.end(), address_.sun_path + 1);
        size_ = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + std::size_t(name.size()));
    }

    bool connect(int socket) const { return ::connect(socket, data(), size_) == 0; }
    bool listen(int socket) const { return bind(socket, data(), size_) == 0 && ::listen(socket, 1) == 0; }

private:
    const sockaddr* data() const { return reinterpret_cast<const sockaddr*>(&address_); }

    sockaddr_un address_ = {};
    socklen_t size_ = 0;
};

/// Runs a function as another user, in a process of its own; its exit code is 0 if it returned true.
pid_t runAsNobody(const std::function<bool()>& function)
{
    const pid_t child = fork();
    if (child != 0)
        return child;
    _exit(setgid(nobody) == 0 && setuid(nobody) == 0 && function() ? EXIT_SUCCESS : EXIT_FAILURE);
}

bool hasSucceeded(pid_t child)
{
    int status = -1;
    EXPECT_TRUE(QTest::qWaitFor([&] { return waitpid(child, &status, WNOHANG) == child; }, patience));
    return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

class SingleInstanceUsers : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (getuid() != 0)
            GTEST_SKIP() << "Only root can act as another user.";
        ASSERT_TRUE(QDir{}.mkpath(folder));
    }

    QTemporaryDir directory;
    QString folder = directory.filePath(u"folder"_s);
};

TEST_F(SingleInstanceUsers, ACallByAnotherUserIsRefused)
{
    const SingleInstance first{folder};
    QSignalSpy asked{&first, &SingleInstance::asked};
    const SocketOfTheFirst place{folder};
    const auto callAndBeRefused = [&place] {
        const int caller = socket(AF_UNIX, SOCK_STREAM, 0);
        if (!place.connect(caller))
            return false;
        constexpr std::array<char, 5> text{'\0', 't', 'e', 'x', 't'};
        send(caller, text.data(), text.size(), MSG_NOSIGNAL);
        shutdown(caller, SHUT_WR);
        char answer = 0;
        return recv(caller, &answer, 1, 0) != 1;
    };
    EXPECT_TRUE(hasSucceeded(runAsNobody(callAndBeRefused))) << "the caller got an answer";
    EXPECT_TRUE(asked.isEmpty());
}

TEST_F(SingleInstanceUsers, AListenerOfAnotherUserGetsNoText)
{
    const int lock = open(QFile::encodeName(folder + u"/lock"_s).constData(), O_RDWR | O_CREAT, 0600);
    ASSERT_EQ(flock(lock, LOCK_EX | LOCK_NB), 0);
    std::array<int, 2> ready{};
    ASSERT_EQ(pipe(ready.data()), 0);
    const SocketOfTheFirst place{folder};
    const pid_t thief = runAsNobody([&] {
        const int listener = socket(AF_UNIX, SOCK_STREAM, 0);
        if (!place.listen(listener) || write(ready[1], &taken, 1) != 1)
            return false;
        const int caller = accept(listener, nullptr, nullptr);
        send(caller, &taken, 1, MSG_NOSIGNAL);
        char stolen = 0;
        return recv(caller, &stolen, 1, 0) != 1;
    });
    char isListening = 0;
    ASSERT_EQ(read(ready[0], &isListening, 1), 1);
    EXPECT_FALSE(SingleInstance{folder}.handOver(u"text"_s));
    EXPECT_TRUE(hasSucceeded(thief)) << "the other user got the text";
    for (const int descriptor : {lock, ready[0], ready[1]})
        close(descriptor);
}

} // namespace
} // namespace app_test
