// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>

namespace panels {

/// A one-pixel transparent widget whose text screen readers announce when it is shown, wherever the focus is.
class Notification : public QWidget {
    Q_OBJECT

public:
    explicit Notification(QWidget* parent);

    void say(const QString& sentences);
    void withdraw();
    /// Returns the text announced; empty after `withdraw()`.
    const QString& words() const { return words_; }

private:
    QString words_;
};

/// Announces changes in the window to screen-reader users.
///
/// Screen readers drop the first of two events of one object in quick succession, so several notifications
/// are used in turn. They are withdrawn after some seconds because their texts may no longer be true.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// @param place the parent widget of the notifications
    explicit Announcer(QWidget* place);

    void announce(const QString& sentences);
    /// Withdraws the current announcements, which must not be read any more.
    void withdraw();

private:
    std::array<Notification*, 4> notifications_;
    std::size_t next_ = 0;
    QTimer lapse_{this};
};

} // namespace panels
