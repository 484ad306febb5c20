// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files that block or never end when read: special ones in the place of a plain file, and unresponsive ones.

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace app_test {

inline void makePipe(const QString& path)
{
    ASSERT_EQ(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
}

inline void linkToDevice(const QString& path)
{
    std::filesystem::create_symlink("/dev/zero", path.toStdString());
}

inline void makeSocket(const QString& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    ASSERT_LT(static_cast<std::size_t>(name.size()), sizeof address.sun_path);
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    const int server = socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    close(server);
}

/// Creates each kind of special file at a path, one after the other, and calls an action; the action or this
/// function removes it.
template <typename Action>
void forEachSpecialFile(const QString& path, Action action)
{
    QDir{}.mkpath(QFileInfo{path}.path());
    for (const auto& [name, make] : {std::pair{"pipe", &makePipe}, std::pair{"device", &linkToDevice},
                                     std::pair{"socket", &makeSocket}}) {
        SCOPED_TRACE(name);
        make(path);
        action();
        QFile::remove(path);
    }
}

#ifdef Q_OS_LINUX
/// A plain file that blocks whoever opens it, for 45 seconds or until this is destroyed: a lease on it must
/// be released first.
class UnresponsiveFile {
public:
    explicit UnresponsiveFile(const QString& path)
        : holder_{::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC)}
        , isHeld_{fcntl(holder_, F_SETLEASE, F_WRLCK) == 0}
    {}
    UnresponsiveFile(const UnresponsiveFile&) = delete;
    UnresponsiveFile& operator=(const UnresponsiveFile&) = delete;
    ~UnresponsiveFile()
    {
        close(holder_);
        std::signal(SIGIO, before_);
    }
    /// False if the file system has no leases.
    bool isHeld() const { return isHeld_; }

private:
    using Handler = void (*)(int);
    /// The signal asks for the lease.
    Handler before_ = std::signal(SIGIO, SIG_IGN);
    int holder_;
    bool isHeld_;
};
#endif

} // namespace app_test
