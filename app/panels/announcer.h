// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>

namespace panels {

/// A sentence that screen readers say when it is shown, wherever the focus is. It has one clear pixel.
class Notification : public QWidget {
    Q_OBJECT

public:
    explicit Notification(QWidget* parent);

    void say(const QString& sentences);
    void withdraw();
    /// What it says; empty when that is withdrawn.
    const QString& words() const { return words_; }

private:
    QString words_;
};

/// Tells those who do not see the window what has happened in it.
///
/// Of two events of one thing that come soon after one another screen readers leave out the first, so the
/// notifications take turns. After some seconds they are withdrawn: what they say may not hold any more.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// One whose notifications are on a widget.
    explicit Announcer(QWidget* place);

    void announce(const QString& sentences);
    /// Withdraws what was announced, which must not be read any more.
    void withdraw();

private:
    std::array<Notification*, 4> notifications_;
    std::size_t next_ = 0;
    QTimer lapse_{this};
};

} // namespace panels
