// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <memory>

namespace process {

/// Makes sure that one program at a time keeps what is in a folder; others hand over to it what they were
/// started for, over a socket of this machine.
///
/// However a program ends, its place is free at once.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(const QString& folder);
    ~SingleInstance() override;

    /// Whether this program is the one. It is where the folder cannot hold a lock at all.
    bool isFirst() const;
    /// Hands a text, and the permission to come to the front, over to the one that is; true if that took it.
    /// It waits for two seconds at most, and does not hand over more than a mebibyte.
    bool handOver(const QString& text, const QByteArray& activationToken = {}) const;

signals:
    /// Another program was started for this; empty for nothing in particular.
    void asked(const QString& text, const QByteArray& activationToken);

private:
    /// What holds the place and listens, which not every system has alike.
    class Place;

    std::unique_ptr<Place> place_;
};

} // namespace process
