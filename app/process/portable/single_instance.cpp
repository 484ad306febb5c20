// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/single_instance.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace process {
namespace {

constexpr int patience = 2000; ///< milliseconds
/// Each caller is served at once, unless it is silent.
constexpr qsizetype mostCallers = 16;
constexpr qsizetype longestText = 1 << 20;
constexpr qsizetype longestToken = 1 << 10;
constexpr char taken = 'k';

/// Reads a caller's text once it is complete.
void hear(SingleInstance& instance, QLocalSocket& caller)
{
    QDataStream stream{&caller};
    stream.startTransaction();
    QByteArray text;
    QByteArray activationToken;
    stream >> text >> activationToken;
    if (!stream.commitTransaction())
        return;
    caller.putChar(taken);
    caller.flush();
    emit instance.asked(QString::fromUtf8(text), activationToken);
}

} // namespace

/// A lock file that names the process which holds the place, and a local server.
class SingleInstance::Place {
public:
    Place(SingleInstance& instance, const QString& folder);

    bool isFirst() const { return isFirst_; }
    bool isStillFirst();
    bool handOver(const QByteArray& text, const QByteArray& activationToken) const;

private:
    void listen(SingleInstance& instance);

    bool takeLock();

    QString folder_;
    QLockFile lock_;
    QLocalServer server_;
    QString name_;
    bool isFirst_ = true;
};

SingleInstance::Place::Place(SingleInstance& instance, const QString& folder)
    : folder_{folder}
    , lock_{folder + "/lock"_L1}
{
    QDir{}.mkpath(folder);
    const QByteArray place = QDir{folder}.canonicalPath().toUtf8();
    name_ = "rightcorner-"_L1 +
            QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex());
    // The age of the file is irrelevant: only a live process counts.
    lock_.setStaleLockTime(0);
    isFirst_ = takeLock();
    if (isFirst_)
        listen(instance);
}

/// Takes the lock; false if another process has it.
bool SingleInstance::Place::takeLock()
{
    return lock_.tryLock() || lock_.error() != QLockFile::LockFailedError;
}

bool SingleInstance::Place::isStillFirst()
{
    qint64 holder = 0;
    QString host;
    QString program;
    const bool isHeld = lock_.getLockInfo(&holder, &host, &program);
    if (!isFirst_ || (isHeld && holder == QCoreApplication::applicationPid()))
        return isFirst_;
    QDir{}.mkpath(folder_);
    // Unlocking deletes the file, even that of another process.
    if (!isHeld)
        lock_.unlock();
    isFirst_ = !isHeld && takeLock();
    return isFirst_;
}

void SingleInstance::Place::listen(SingleInstance& instance)
{
    // Left behind by a crashed process.
    QLocalServer::removeServer(name_);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&server_, &QLocalServer::newConnection, &instance, [this, &instance] {
        QLocalSocket* const caller = server_.nextPendingConnection();
        auto* silence = new QTimer{caller};
        connect(silence, &QTimer::timeout, caller, &QObject::deleteLater);
        silence->start(patience);
        connect(caller, &QLocalSocket::readyRead, &instance, [&instance, caller, silence] {
            silence->start();
            hear(instance, *caller);
        });
        // Silent callers do not block others, and no message is longer than one of ours.
        caller->setReadBufferSize(longestText + longestToken + 16);
        if (const auto callers = server_.findChildren<QLocalSocket*>(); callers.size() > mostCallers)
            callers.front()->deleteLater();
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    });
    server_.listen(name_);
}

bool SingleInstance::Place::handOver(const QByteArray& text, const QByteArray& activationToken) const
{
    if (text.size() > longestText)
        return false;
    QLocalSocket other;
    other.connectToServer(name_);
    if (!other.waitForConnected(patience))
        return false;
    QDataStream stream{&other};
    stream << text << activationToken.left(longestToken);
    while (other.bytesToWrite() > 0) {
        if (!other.waitForBytesWritten(patience))
            return false;
    }
    char answer = 0;
    return other.waitForReadyRead(patience) && other.getChar(&answer) && answer == taken;
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
