// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSocketNotifier>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace process {
namespace {

constexpr std::chrono::seconds patience{2};
constexpr timeval patienceOfSockets{patience.count(), 0};
/// Each caller is served at once, unless it is silent.
constexpr qsizetype mostCallers = 16;
constexpr qsizetype longestText = 1 << 20;
constexpr qsizetype longestToken = 1 << 10;
constexpr char taken = 'k';

struct Address {
    sockaddr_un bytes = {};
    socklen_t size = 0;

    const sockaddr* data() const { return reinterpret_cast<const sockaddr*>(&bytes); }
};

/// An address in the abstract namespace: it has no file, and disappears with the process.
Address addressOf(const QByteArray& name)
{
    Address address;
    address.bytes.sun_family = AF_UNIX;
    std::memcpy(address.bytes.sun_path + 1, name.constData(), static_cast<std::size_t>(name.size()));
    address.size =
        static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + static_cast<std::size_t>(name.size()));
    return address;
}

/// True if the peer belongs to the same user; any user could take the name.
bool isOwn(int socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == getuid();
}

bool sendAll(int socket, const QByteArray& bytes)
{
    for (qsizetype sent = 0; sent < bytes.size();) {
        const ssize_t now = send(socket, bytes.constData() + sent,
                                 static_cast<std::size_t>(bytes.size() - sent), MSG_NOSIGNAL);
        if (now <= 0)
            return false;
        sent += now;
    }
    return shutdown(socket, SHUT_WR) == 0;
}

bool isTaken(int socket)
{
    char answer = 0;
    return recv(socket, &answer, 1, 0) == 1 && answer == taken;
}

} // namespace

class SingleInstance::Place {
public:
    Place(SingleInstance& instance, const QString& folder);
    ~Place();
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    bool isFirst() const { return isFirst_; }
    bool isStillFirst();
    bool handOver(const QByteArray& text, const QByteArray& activationToken) const;

private:
    bool holdsLock() const;
    bool takeLock();
    bool isServed() const;
    void listen();
    void accept();
    void hear(int caller);

    SingleInstance& instance_;
    QString folder_;
    QByteArray lockPath_;
    QByteArray socketName_;
    int lock_ = -1;
    int socket_ = -1;
    bool isFirst_ = true;
    QObject callers_; ///< the parent of the current callers, oldest first
};

SingleInstance::Place::Place(SingleInstance& instance, const QString& folder)
    : instance_{instance}
    , folder_{folder}
    , lockPath_{QFile::encodeName(folder + "/lock"_L1)}
{
    QDir{}.mkpath(folder);
    const QByteArray place = QDir{folder}.canonicalPath().toUtf8();
    socketName_ = "rightcorner-" + QByteArray::number(getuid()) + '-' +
                  QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex();
    isFirst_ = takeLock();
    // A first process whose lock was deleted still listens; it takes this lock again.
    if (isFirst_ && isServed()) {
        isFirst_ = false;
        close(std::exchange(lock_, -1));
    }
    if (isFirst_)
        listen();
}

/// Takes the lock at the path; false if another process has it. The system releases it however its holder
/// ends, so it is never left behind.
bool SingleInstance::Place::takeLock()
{
    const int lock = open(lockPath_.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        close(lock);
        return false;
    }
    if (lock_ >= 0)
        close(lock_);
    lock_ = lock;
    return true;
}

/// True if the locked file is still the one at the path.
bool SingleInstance::Place::holdsLock() const
{
    struct stat held = {};
    struct stat there = {};
    return lock_ >= 0 && fstat(lock_, &held) == 0 && stat(lockPath_.constData(), &there) == 0 &&
           held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

bool SingleInstance::Place::isStillFirst()
{
    if (isFirst_ && !holdsLock()) {
        QDir{}.mkpath(folder_);
        isFirst_ = takeLock();
    }
    return isFirst_;
}

/// True if another process of this user listens.
bool SingleInstance::Place::isServed() const
{
    const int other = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const Address address = addressOf(socketName_);
    const bool isThere = ::connect(other, address.data(), address.size) == 0 && isOwn(other);
    close(other);
    return isThere;
}

SingleInstance::Place::~Place()
{
    for (const int descriptor : {socket_, lock_}) {
        if (descriptor >= 0)
            close(descriptor);
    }
}

bool SingleInstance::Place::handOver(const QByteArray& text, const QByteArray& activationToken) const
{
    if (text.size() > longestText)
        return false;
    // A token comes from the environment, so it contains no NUL.
    const QByteArray message = activationToken.left(longestToken) + '\0' + text;
    const int other = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(other, SOL_SOCKET, SO_SNDTIMEO, &patienceOfSockets, sizeof patienceOfSockets);
    setsockopt(other, SOL_SOCKET, SO_RCVTIMEO, &patienceOfSockets, sizeof patienceOfSockets);
    const Address address = addressOf(socketName_);
    const bool isHeard = ::connect(other, address.data(), address.size) == 0 && isOwn(other) &&
                         sendAll(other, message) && isTaken(other);
    close(other);
    return isHeard;
}

void SingleInstance::Place::listen()
{
    socket_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const Address address = addressOf(socketName_);
    if (bind(socket_, address.data(), address.size) != 0 || ::listen(socket_, SOMAXCONN) != 0)
        return;
    const auto* notifier = new QSocketNotifier{socket_, QSocketNotifier::Read, &instance_};
    connect(notifier, &QSocketNotifier::activated, &instance_, [this] { accept(); });
}

void SingleInstance::Place::accept()
{
    const int caller = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (caller < 0)
        return;
    if (isOwn(caller))
        hear(caller);
    else
        close(caller);
}

/// Reads a caller's message asynchronously, so that no caller blocks. Silent callers do not block others.
void SingleInstance::Place::hear(int caller)
{
    auto* notifier = new QSocketNotifier{caller, QSocketNotifier::Read, &callers_};
    connect(notifier, &QObject::destroyed, [caller] { close(caller); });
    auto* silence = new QTimer{notifier};
    connect(silence, &QTimer::timeout, notifier, &QObject::deleteLater);
    silence->start(patience);
    if (callers_.children().size() > mostCallers)
        delete callers_.children().front();
    connect(notifier, &QSocketNotifier::activated, &instance_,
            [this, notifier, silence, caller, message = std::make_shared<QByteArray>()] {
                silence->start();
                std::array<char, 4096> bytes{};
                const ssize_t count = recv(caller, bytes.data(), bytes.size(), 0);
                if (count < 0 && (errno == EAGAIN || errno == EINTR))
                    return;
                if (count > 0 && message->size() <= longestToken + longestText) {
                    message->append(bytes.data(), count);
                    return;
                }
                notifier->setEnabled(false);
                notifier->deleteLater();
                const qsizetype end = message->indexOf('\0');
                // A caller that sends nothing only checks that this process listens.
                if (count != 0 || end < 0)
                    return;
                send(caller, &taken, 1, MSG_NOSIGNAL);
                emit instance_.asked(QString::fromUtf8(message->mid(end + 1)), message->left(end));
            });
}

SingleInstance::SingleInstance(const QString& folder) : place_{std::make_unique<Place>(*this, folder)} {}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::isFirst() const
{
    return place_->isFirst();
}

bool SingleInstance::isStillFirst()
{
    return place_->isStillFirst();
}

bool SingleInstance::handOver(const QString& text, const QByteArray& activationToken) const
{
    return place_->handOver(text.toUtf8(), activationToken);
}

} // namespace process
