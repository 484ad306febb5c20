// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Special files that may take the place of a plain file and block or never end when read.

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <array>
#include <cstring>
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

} // namespace app_test
