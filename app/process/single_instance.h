// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <memory>

namespace process {

/// Ensures that only one process at a time uses a folder; others hand over their arguments to it, over a
/// local socket.
///
/// The lock is released at once, however the process ends.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(const QString& folder);
    ~SingleInstance() override;

    /// True if this process is the first. Also true if the folder cannot hold a lock at all.
    bool isFirst() const;
    /// Verifies that this first process still has the folder to itself, and takes the lock again if it was
    /// deleted; false for good once another process has it.
    bool isStillFirst();
    /// Hands a text, and the permission to come to the front, over to the first process; true if that
    /// accepted it. Waits at most two seconds and sends at most one mebibyte.
    bool handOver(const QString& text, const QByteArray& activationToken = {}) const;

signals:
    /// Another process was started with this text; empty if it had no argument.
    void asked(const QString& text, const QByteArray& activationToken);

private:
    /// The platform-specific lock and listener.
    class Place;

    std::unique_ptr<Place> place_;
};

} // namespace process
