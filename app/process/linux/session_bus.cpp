// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/session_bus.h"

#include <QDeadlineTimer>
#include <QList>
#include <QtEndian>
#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace process {
namespace {

constexpr auto addressVariable = "DBUS_SESSION_BUS_ADDRESS";

/// A connection to a bus, closed by the destructor.
class BusSocket {
public:
    BusSocket() = default;
    BusSocket(const BusSocket&) = delete;
    BusSocket& operator=(const BusSocket&) = delete;
    ~BusSocket() { ::close(descriptor_); }

    /// Connects without blocking; errno has the reason if that fails.
    bool connect(const QByteArray& name) const
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        const auto length =
            std::min<std::size_t>(static_cast<std::size_t>(name.size()), sizeof address.sun_path);
        std::copy_n(name.data(), length, address.sun_path);
        return ::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address),
                         static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + length)) == 0;
    }

    /// Sends bytes and waits for a reply; empty if the peer closes the connection.
    ///
    /// @return `nullopt` on timeout
    std::optional<QByteArray> ask(const QByteArray& bytes, const QDeadlineTimer& end) const
    {
        ::send(descriptor_, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
        pollfd waiting{descriptor_, POLLIN, 0};
        if (::poll(&waiting, 1, static_cast<int>(end.remainingTime())) == 0)
            return std::nullopt;
        QByteArray answer(256, '\0');
        const ssize_t count = ::recv(descriptor_, answer.data(), static_cast<std::size_t>(answer.size()), 0);
        answer.resize(std::max<qsizetype>(count, 0));
        return answer;
    }

private:
    int descriptor_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
};

QByteArray number(qsizetype value)
{
    const auto bytes = qToLittleEndian(static_cast<quint32>(value));
    return {reinterpret_cast<const char*>(&bytes), sizeof bytes};
}

/// A field of a message header.
QByteArray field(char code, char type, const QByteArray& value)
{
    QByteArray bytes{QByteArray{1, code} + '\1' + type + '\0' + number(value.size()) + value + '\0'};
    constexpr qsizetype alignment = 8;
    bytes.append((alignment - bytes.size() % alignment) % alignment, '\0');
    return bytes;
}

/// The first message to a bus, which requires a reply.
QByteArray hello()
{
    const QByteArray fields = field(1, 'o', "/org/freedesktop/DBus") + field(2, 's', "org.freedesktop.DBus") +
                              field(6, 's', "org.freedesktop.DBus");
    const QByteArray last = field(3, 's', "Hello");
    constexpr qsizetype withoutPadding = 4 + 4 + 5 + 1;
    const QByteArray start{"l\1\0\1", 4};
    return start + number(0) + number(1) + number(fields.size() + withoutPadding) + fields + last;
}

/// The socket name in an address; abstract names begin with a null byte. Empty for other addresses.
QByteArray socketNameOf(const QByteArray& address)
{
    constexpr qsizetype scheme = 5;
    if (!address.startsWith("unix:"))
        return {};
    for (const QByteArray& part : address.mid(scheme).split(',')) {
        const QByteArray value = QByteArray::fromPercentEncoding(part.mid(part.indexOf('=') + 1));
        if (part.startsWith("path="))
            return value;
        if (part.startsWith("abstract="))
            return '\0' + value;
    }
    return {};
}

bool isSilent(const BusSocket& socket, const QDeadlineTimer& end)
{
    const QByteArray user = QByteArray::number(getuid()).toHex();
    const auto welcome = socket.ask('\0' + QByteArray{"AUTH EXTERNAL "} + user + "\r\n", end);
    if (!welcome || !welcome->startsWith("OK"))
        return !welcome;
    return !socket.ask("BEGIN\r\n" + hello(), end);
}

/// The default address that libdbus uses.
QByteArray usualAddress()
{
    return "unix:path=" + qgetenv("XDG_RUNTIME_DIR") + "/bus";
}

} // namespace

bool isSilentBus(const QByteArray& address, std::chrono::milliseconds patience)
{
    const QDeadlineTimer end{patience};
    for (const QByteArray& one : address.split(';')) {
        const BusSocket socket;
        const QByteArray name = socketNameOf(one);
        if (!name.isEmpty() && socket.connect(name))
            return isSilent(socket, end);
        // The backlog of the bus is full.
        if (!name.isEmpty() && errno == EAGAIN)
            return true;
    }
    return false;
}

void avoidSilentBus()
{
    // A working bus answers within milliseconds; a longer timeout would delay the window.
    constexpr std::chrono::seconds patience{1};
    const QByteArray address = qgetenv(addressVariable);
    if (isSilentBus(address.isEmpty() ? usualAddress() : address, patience))
        qputenv(addressVariable, "disabled:");
}

} // namespace process
